import type { AreaKind, RegionFacts } from '#demo/facts/regionFacts.ts';
import type { Ring } from '#demo/types.ts';
import { ribbon, smooth, smoothOutline } from './curves.ts';
import type { Dice } from './hash.ts';
import type { NamedLine, NamedRing } from './mapGeography.ts';
import { CITY_BITS, LAND, type Mask, makeMask, PARK, SOLID, VERGE } from './mask.ts';
import { indexRings, type RingIndex } from './obstacles.ts';

/** Half the width of the strip along an expressway without side streets, in km. */
const VERGE_KM = 0.055;
/** Half the width of the strip along a railway that side streets do not cross, in km. */
const TRACKS_KM = 0.022;
/** Width in metres above which only expressways cross a river. */
const EXPRESSWAYS_ONLY_WIDTH = 300;
/** Width in metres above which each bank of a river is sampled. */
const TWO_BANKS_WIDTH = 80;
/** Minimum distance of side streets from water, in km. */
const BANK_KM = 0.03;

/** Fenced areas, which have sharp corners. */
const SQUARE: ReadonlySet<AreaKind> = new Set(['airport', 'campus', 'cemetery', 'hospital', 'industrial']);

/** The ground of a region, without streets. */
export interface Ground {
  mask: Mask;
  /** Names of cities. The mask's number of a city is its index here plus one. */
  cities: string[];
  limits: Map<string, Ring>;
  /** Lakes and sea, including the islands in them. */
  waters: NamedRing[];
  islands: NamedRing[];
  rivers: NamedRing[];
  parks: NamedRing[];
  motorways: { name: string; line: Ring }[];
  /** Industrial areas and campuses. */
  works: RingIndex;
  railways: NamedLine[];
}

/** Smooths the outlines of the facts and paints them on the mask. */
export function layGround(facts: RegionFacts, dice: Dice): Ground {
  const mask = makeMask(facts.box);
  const cities = Object.keys(facts.limits);
  const limits = new Map<string, Ring>();
  for (const [at, name] of cities.entries()) {
    const outline = facts.limits[name] ?? [];
    limits.set(name, [...outline, outline[0] ?? [0, 0]]);
    mask.paint(outline, (value) => (value & ~CITY_BITS) | (at + 1));
  }
  const toRing = (outline: readonly [number, number][], rounds: number): Ring =>
    smoothOutline(outline, rounds);
  const waters = facts.waters.map(({ name, outline }) => ({ name, ring: toRing(outline, 2) }));
  const islands = facts.islands.map(({ name, outline }) => ({ name, ring: toRing(outline, 2) }));
  const parks = facts.parks.map(({ name, outline, kind }): NamedRing => {
    const area = { name, ring: toRing(outline, kind !== undefined && SQUARE.has(kind) ? 0 : 2) };
    return kind === undefined ? area : { ...area, kind };
  });
  const rivers: NamedRing[] = [];
  const valleys: NamedRing[] = [];
  for (const [at, river] of facts.rivers.entries()) {
    const line = smooth(meander(river.line, river.width, dice, at), 2);
    const ring = ribbon(line, river.width / 2000, dice, 0.25);
    rivers.push({ name: river.name, ring });
    mask.paintLine(line, river.width / 2000 + BANK_KM, (value) => value | PARK);
    if (river.width > TWO_BANKS_WIDTH) {
      // The banks extend further than the strip along the river's middle.
      mask.paintLine(ring, BANK_KM, (value) => value | PARK);
    }
    if (river.width > EXPRESSWAYS_ONLY_WIDTH) {
      mask.paint(ring, (value) => value & ~LAND);
    }
    if (river.valley !== undefined) {
      valleys.push({ name: river.valley[0], ring: ribbon(line, river.valley[1], dice, 0.8) });
    }
  }
  for (const valley of valleys) {
    mask.paint(valley.ring, (value) => value | PARK);
  }
  for (const [at, park] of parks.entries()) {
    // Industrial areas and campuses have streets; only homes are excluded.
    if (!isWorks(park)) {
      const flag =
        facts.parks[at]?.crossed === true ? PARK : PARK | SOLID | (park.kind === 'airport' ? VERGE : 0);
      mask.paint(park.ring, (value) => value | flag);
    }
  }
  const motorways = Object.entries(facts.motorways).map(([name, line]) => ({ name, line: smooth(line, 3) }));
  for (const { line } of motorways) {
    mask.paintLine(line, VERGE_KM, (value) => value | VERGE);
  }
  const railways = Object.entries(facts.railways ?? {}).map(([name, line]) => ({
    name,
    points: smooth(line, 2),
  }));
  for (const { points } of railways) {
    mask.paintLine(points, TRACKS_KM, (value) => value | VERGE);
  }
  for (const { ring } of waters) {
    mask.paintLine(ring, BANK_KM, (value) => value | PARK);
    mask.paint(ring, (value) => value & ~LAND);
  }
  return {
    mask,
    cities,
    limits,
    waters,
    islands,
    rivers,
    parks: [...valleys, ...islands, ...parks],
    motorways,
    works: indexRings(parks.filter(isWorks).map(({ ring }) => ring)),
    railways,
  };
}

const isWorks = ({ kind }: NamedRing): boolean => kind === 'industrial' || kind === 'campus';

/** Adds small curves to the straight parts of a hand-drawn river, larger ones for narrow rivers. */
function meander(line: readonly [number, number][], width: number, dice: Dice, key: number): Ring {
  const swing = width > 120 ? 0.0002 : 0.0011;
  const bent: Ring = [];
  line.forEach((here, at) => {
    bent.push([here[0], here[1]]);
    const next = line[at + 1];
    if (next === undefined) {
      return;
    }
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const span = Math.hypot(dx, dy) || 1;
    const bends = Math.min(6, Math.floor(span / 0.006));
    for (let bend = 1; bend <= bends; bend += 1) {
      const share = bend / (bends + 1);
      const off = swing * (dice.unit(key, at, bend, 17) * 2 - 1) * 1.6;
      bent.push([here[0] + dx * share - (dy / span) * off, here[1] + dy * share + (dx / span) * off]);
    }
  });
  return bent;
}
