import type { CityFacts } from '../facts/cityFacts.ts';
import type { RegionFacts } from '../facts/regionFacts.ts';
import type { Ring } from '../types.ts';
import { drawCells } from './cellStreets.ts';
import { makeFrame } from './frame.ts';
import { type Ground, layGround } from './ground.ts';
import { type Dice, makeDice, textKey } from './hash.ts';
import { drawMainStreets } from './mainStreets.ts';
import { cityLand, type Districts } from './neighbourhoods.ts';
import { makeSink, type StreetSink } from './streetSink.ts';

/** A region whose ground lies, waiting for its streets. */
export interface Region {
  facts: RegionFacts;
  ground: Ground;
  dice: Dice;
  landOf: Map<string, Ring[][]>;
}

/** Lays a region's ground and finds each city's land. */
export function layRegion(facts: RegionFacts, dice: Dice): Region {
  const own = makeDice(dice.bits(textKey(facts.name)));
  const ground = layGround(facts, own);
  const waters = ground.waters.map(({ ring }) => ring);
  const islands = ground.islands.map(({ ring }) => ring);
  const landOf = new Map([...ground.limits].map(([city, limit]) => [city, cityLand(limit, waters, islands)]));
  return { facts, ground, dice: own, landOf };
}

/** Draws every street of a region: expressways, main streets and collectors, then side streets cell by cell. */
export function drawRegion(
  region: Region,
  cities: ReadonlyMap<string, CityFacts>,
  districts: Districts,
): StreetSink {
  const { facts, ground, dice } = region;
  const taken = facts.frames.flatMap((frame) =>
    [...frame.northSouth, ...frame.eastWest].map(([name]) => name),
  );
  const sink = makeSink(ground, cities, dice, taken);
  for (const { name, line } of ground.motorways) {
    sink.add({ kind: 'motorway', line, title: () => ({ name, suffix: '' }) });
  }
  for (const [number, frameFacts] of facts.frames.entries()) {
    const outlines = frameFacts.cities.flatMap((city) => [...(facts.limits[city] ?? [])]);
    const frame = makeFrame(frameFacts, outlines, dice);
    drawMainStreets(frame, frameFacts, number, sink);
    const gridKm = frameFacts.gridKm ?? 1.5;
    drawCells({ frame, gridKm, cities: frameFacts.cities, facts: cities, ground, districts, dice, sink });
  }
  return sink;
}
