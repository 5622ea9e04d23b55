import type { PlaceFacts } from '#demo/facts/cityFacts.ts';
import type { RegionFacts } from '#demo/facts/regionFacts.ts';
import type { Ring } from '#demo/types.ts';
import { drawCells } from './cellStreets.ts';
import { smooth } from './curves.ts';
import { namingSink } from './directions.ts';
import { makeFrame } from './frame.ts';
import { type FrameRule, makeFrameRules } from './frameAreas.ts';
import { type Ground, layGround } from './ground.ts';
import { type Dice, makeDice, textKey } from './hash.ts';
import { joinEnds, type OpenGround } from './joinEnds.ts';
import { drawLanes, drawMainStreets, traceLoose } from './mainStreets.ts';
import { CITY_BITS, LAND, PARK, SOLID, VERGE } from './mask.ts';
import { toTitle } from './names.ts';
import { cityLand, type Districts } from './neighbourhoods.ts';
import { separateNumbers } from './numbering.ts';
import { makePlane } from './plane.ts';
import { makeBesideTest } from './roadStrips.ts';
import { readSideNames } from './sideNames.ts';
import { makeSink, type StreetSink } from './streetSink.ts';

/** Matches "Dundas Street W", "Bow Trail SW": the street and its direction. */
const DIRECTED = /^(.+) ([NS]?[EW]|[NS])$/;

/** A region with its ground, but without streets. */
export interface Region {
  facts: RegionFacts;
  ground: Ground;
  dice: Dice;
  landOf: Map<string, Ring[][]>;
}

/** Creates a region's ground and finds the land of each city. */
export function layRegion(facts: RegionFacts, dice: Dice): Region {
  const own = makeDice(dice.bits(textKey(facts.name)));
  const ground = layGround(facts, own);
  const waters = ground.waters.map(({ ring }) => ring);
  const islands = ground.islands.map(({ ring }) => ring);
  const landOf = new Map([...ground.limits].map(([city, limit]) => [city, cityLand(limit, waters, islands)]));
  return { facts, ground, dice: own, landOf };
}

/** Generates all streets of a region: expressways, main streets and collectors, then the side streets of each cell. */
export function drawRegion(
  region: Region,
  cities: ReadonlyMap<string, PlaceFacts>,
  districts: Districts,
): Pick<StreetSink, 'drafts' | 'rural'> {
  const { facts, ground, dice } = region;
  const roads = Object.entries(facts.roads ?? {}).map(([name, line]) => ({ name, line: smooth(line, 2) }));
  const taken = [
    ...roads.map(({ name }) => name),
    ...facts.frames.flatMap((frame) =>
      [frame, frame.sideStreets, frame.lanes].flatMap((lines) =>
        [...(lines?.northSouth ?? []), ...(lines?.eastWest ?? [])].map(([name]) => name),
      ),
    ),
  ];
  const rules = makeFrameRules(facts.frames);
  const frames = facts.frames.map((frameFacts, number) => {
    const outlines =
      frameFacts.within ?? frameFacts.cities.flatMap((city) => [...(facts.limits[city] ?? [])]);
    const frame = makeFrame(frameFacts, outlines, dice);
    const rule = rules[number] as FrameRule; // one for each frame
    return { frame, frameFacts, rule, sides: readSideNames(frame, frameFacts) };
  });
  const beside = makeBesideTest([
    ...roads.map(({ line }) => line),
    ...frames.flatMap(({ frame, frameFacts, rule }) => traceLoose(frame, frameFacts, rule)),
  ]);
  const sink = makeSink(ground, cities, dice, taken, beside, districts);
  for (const { name, line } of ground.motorways) {
    sink.add({ kind: 'motorway', line, title: () => ({ name, suffix: '' }) });
  }
  for (const { name, line } of roads) {
    const [, whole = name, direction = ''] = DIRECTED.exec(name) ?? [];
    sink.add({ kind: 'arterial', line, direction, title: (city) => toTitle(whole, city.language) });
  }
  for (const [number, { frame, frameFacts, rule, sides }] of frames.entries()) {
    const named = namingSink(frameFacts, sink);
    drawMainStreets(frame, frameFacts, rule, sides, number, named);
    drawLanes(frame, frameFacts, rule, named);
    const gridKm = frameFacts.gridKm ?? 1.5;
    drawCells({ frame, gridKm, rule, sides, facts: cities, ground, districts, dice, sink: named });
  }
  const plane = makePlane([facts.box[0], facts.box[1]]);
  const isOpen: OpenGround = (position, city) => {
    const value = ground.mask.valueAt(...position);
    return (
      (value & (LAND | PARK | VERGE | SOLID)) === LAND && ground.cities[(value & CITY_BITS) - 1] === city
    );
  };
  const outside = sink.rural.map(({ points }) => points);
  const drafts = joinEnds(sink.drafts, outside, plane, isOpen);
  separateNumbers(drafts);
  return { drafts, rural: sink.rural };
}
