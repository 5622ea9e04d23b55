import type { PlaceFacts } from '#demo/facts/cityFacts.ts';
import type { Position, Street, StreetKind } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { type ClassAt, cutLine, type Piece, thin } from './cut.ts';
import type { FrameRule } from './frameAreas.ts';
import type { Ground } from './ground.ts';
import type { Dice } from './hash.ts';
import { type Lot, lotOf } from './lots.ts';
import type { RuralRoad } from './mapGeography.ts';
import { CITY_BITS, LAND, PARK, SOLID, VERGE } from './mask.ts';
import { makeNameGiver, type NameGiver, type StreetTitle } from './names.ts';
import type { Districts } from './neighbourhoods.ts';
import type { Shape } from './pattern.ts';
import type { BesideTest } from './roadStrips.ts';

/** Class of ground outside every city, where main streets are drawn. */
const RURAL = 100;
/**
 * Class of parks that stop main streets, unless the park is narrow. Outlines of narrow ones are drawn a little too
 * wide.
 */
const BARRED = 101;
/** Width in metres below which main streets cross such a park. */
const MAX_PARK_CROSSING = 700;
/** Minimum length of a piece, in metres. Shorter ones are dropped. */
const MIN_LENGTH: Record<StreetKind, number> = { motorway: 0, arterial: 120, collector: 90, local: 55 };

/** A street without a number. */
export interface StreetDraft extends Omit<Street, 'id' | 'lotWidth'> {
  deadEnds: number;
  /** Distance in metres from the start of the whole street. */
  offset: number;
  /** Number of the line that its pieces share; 0 for a street that several cells draw together. */
  line: number;
  shape: Shape;
  lot: Lot;
}

/** A line that the sink cuts by the ground and stores as streets. */
export interface StreetLine {
  kind: StreetKind;
  line: Position[];
  direction?: string;
  shape?: Shape;
  /** Year of building of the houses. By default the neighbourhood's. */
  era?: number;
  /** Metres along the whole street to the line's start. By default the line is the whole street. */
  startsAt?: number;
  /** The test of its frame. By default the line is drawn everywhere. */
  rule?: FrameRule;
  /** True for a real side street. It is drawn even next to a road. */
  isReal?: boolean;
  /** Returns its name in a city. */
  title(city: PlaceFacts): StreetTitle;
}

/** Collects the streets of a region. */
export interface StreetSink {
  drafts: StreetDraft[];
  rural: RuralRoad[];
  add(street: StreetLine): void;
  namesOf(city: PlaceFacts): NameGiver;
}

/**
 * Creates an empty sink.
 * @param taken names that no side street may have
 * @param beside true if a side street would run beside a road
 */
export function makeSink(
  ground: Ground,
  cities: ReadonlyMap<string, PlaceFacts>,
  dice: Dice,
  taken: readonly string[],
  beside: BesideTest,
  districts: Districts,
): StreetSink {
  const givers = new Map<string, NameGiver>();
  const drafts: StreetDraft[] = [];
  const rural: RuralRoad[] = [];
  const anyCity = cities.get(ground.cities[0] ?? '');

  let lines = 0;

  const lotAt = (points: Position[], { kind, era, startsAt }: StreetLine, city: PlaceFacts): Lot => {
    const middle = points[Math.floor(points.length / 2)] as Position; // pieces have points
    const district = districts.nearest(city.name, middle);
    const lot = lotOf(kind, era ?? district?.era ?? 1970, district?.priceLevel ?? 1);
    // Lots are the same along the whole street only if one line draws it.
    return kind === 'local' && startsAt === undefined ? { ...lot, numbering: lot.width } : lot;
  };

  const add = (street: StreetLine): void => {
    const { kind, title } = street;
    lines += 1;
    const cut = cutLine(
      street.line,
      groundClass(ground, kind, street.rule, street.isReal === true ? () => false : beside),
    );
    for (const piece of kind === 'arterial' ? crossNarrowParks(cut) : cut) {
      const points = thin(piece.points);
      const city = cities.get(ground.cities[piece.ground - 1] ?? '');
      if (piece.ground === RURAL && anyCity !== undefined && (kind === 'motorway' || kind === 'arterial')) {
        const name = title(anyCity);
        rural.push({ kind, name: `${name.name} ${name.suffix}`.trim(), points });
      } else if (city !== undefined && metresOf(points) >= MIN_LENGTH[kind]) {
        const state = PROVINCES[city.stateCode] ?? city.stateCode;
        drafts.push({
          ...title(city),
          kind,
          direction: street.direction ?? '',
          city: city.name,
          state,
          points,
          deadEnds: 0,
          offset: (street.startsAt ?? 0) + piece.offset,
          line: street.startsAt === undefined ? lines : 0,
          shape: street.shape ?? 'straight',
          lot: lotAt(points, street, city),
        });
      }
    }
  };

  return {
    drafts,
    rural,
    add,
    namesOf: (city) => {
      const giver = givers.get(city.name) ?? makeNameGiver(city.language, dice, taken);
      givers.set(city.name, giver);
      return giver;
    },
  };
}

/** Joins the pieces on both sides of a narrow park, and drops the pieces in other parks. */
function crossNarrowParks(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const [before, after] = [joined.at(-1), pieces[at + 1]];
    if (piece.ground !== BARRED) {
      const last = before?.points.at(-1);
      const [first] = piece.points;
      if (before?.ground === piece.ground && last !== undefined && last === first) {
        before.points.push(...piece.points.slice(1));
      } else {
        joined.push({ ...piece, points: [...piece.points] });
      }
    } else if (
      before !== undefined &&
      before.ground === after?.ground &&
      before.points.at(-1) === piece.points[0] &&
      metresOf(piece.points) < MAX_PARK_CROSSING
    ) {
      before.points.push(...piece.points.slice(1));
    }
  }
  return joined;
}

/** Returns the class of the ground for a kind of street: a city's number, open country, or 0 if it cannot be there. */
function groundClass(
  ground: Ground,
  kind: StreetKind,
  rule: FrameRule | undefined,
  beside: BesideTest,
): ClassAt {
  const { valueAt } = ground.mask;
  const barred = { motorway: 0, arterial: SOLID, collector: SOLID | PARK, local: SOLID | PARK | VERGE }[kind];
  const yields = kind === 'collector' || kind === 'local';
  return (x, y, east, north) => {
    const value = valueAt(x, y);
    const isBarred = kind === 'arterial' && (value & (SOLID | VERGE | LAND)) === (SOLID | LAND);
    if (isBarred) {
      return BARRED;
    }
    if ((value & barred) !== 0 || (kind !== 'motorway' && (value & LAND) === 0)) {
      return 0;
    }
    const city = value & CITY_BITS;
    if (city === 0 && yields) {
      return 0;
    }
    const isOpen = rule === undefined || rule(x, y, ground.cities[city - 1]);
    if (!isOpen || (yields && beside(x, y, east, north))) {
      return 0;
    }
    return city === 0 ? RURAL : city;
  };
}

function metresOf(points: Position[]): number {
  let metres = 0;
  for (let at = 1; at < points.length; at += 1) {
    const [ax, ay] = points[at - 1] as Position; // at stays in range
    const [bx, by] = points[at] as Position; // at stays in range
    metres += Math.hypot((bx - ax) * Math.cos((ay * Math.PI) / 180), by - ay) * 111200;
  }
  return metres;
}
