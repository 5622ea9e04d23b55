import type { PlaceFacts } from '#demo/facts/cityFacts.ts';
import type { Position, Street, StreetKind } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { type ClassAt, cutLine, type Piece, thin } from './cut.ts';
import type { FrameRule } from './frameAreas.ts';
import type { Ground } from './ground.ts';
import type { Dice } from './hash.ts';
import { type Lot, lotOf } from './lots.ts';
import type { RuralRoad } from './mapWorld.ts';
import { CITY_BITS, LAND, PARK, SOLID, VERGE } from './mask.ts';
import { makeNameGiver, type NameGiver, type StreetTitle } from './names.ts';
import type { Districts } from './neighbourhoods.ts';
import type { Shape } from './pattern.ts';
import type { BesideTest } from './roadStrips.ts';

/** Class of the ground where a main street is drawn outside every city. */
const RURAL = 100;
/** Class of a park that bars main streets, unless it is narrow: then its outline was drawn a little too wide. */
const BARRED = 101;
/** Metres of such a park that a main street runs through all the same. */
const NARROW = 700;
/** Shorter pieces are dropped, metres. */
const SHORTEST: Record<StreetKind, number> = { motorway: 0, arterial: 120, collector: 90, local: 55 };

/** A street before it has a number. */
export interface StreetDraft extends Omit<Street, 'id' | 'lotWidth'> {
  deadEnds: number;
  /** Where its piece starts on the whole street, metres. */
  offset: number;
  /** Number of the line that its pieces share; 0 for a street that many cells draw together. */
  line: number;
  shape: Shape;
  lot: Lot;
}

/** A line to be cut by the ground and kept. */
export interface StreetLine {
  kind: StreetKind;
  line: Position[];
  direction?: string;
  shape?: Shape;
  /** When the houses along it were built, where the place does not say it better. */
  era?: number;
  /** Metres along the whole street to the line's start, where it is a part of one. */
  startsAt?: number;
  /** Where the frame that it belongs to rules; everywhere without it. */
  rule?: FrameRule;
  /** True for a real side street: it lies where it lies, however near to a road. */
  isReal?: boolean;
  /** Its name in a city. */
  title(city: PlaceFacts): StreetTitle;
}

/** Collects the streets of a region. */
export interface StreetSink {
  drafts: StreetDraft[];
  rural: RuralRoad[];
  add(street: StreetLine): void;
  namesOf(city: PlaceFacts): NameGiver;
}

/** An empty sink; `taken` are names that no side street may have, `beside` tells where one would double a road. */
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
    // Only a street that is drawn at once has the same lots all along.
    return kind === 'local' && startsAt === undefined ? { ...lot, numbering: lot.width } : lot;
  };

  const add = (street: StreetLine): void => {
    const { kind, title } = street;
    lines += 1;
    const cut = cutLine(
      street.line,
      groundClass(ground, kind, street.rule, street.isReal === true ? () => false : beside),
    );
    for (const piece of kind === 'arterial' ? crossNarrows(cut) : cut) {
      const points = thin(piece.points);
      const city = cities.get(ground.cities[piece.ground - 1] ?? '');
      if (piece.ground === RURAL && anyCity !== undefined && (kind === 'motorway' || kind === 'arterial')) {
        const name = title(anyCity);
        rural.push({ kind, name: `${name.name} ${name.suffix}`.trim(), points });
      } else if (city !== undefined && metresOf(points) >= SHORTEST[kind]) {
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

/** Joins the pieces on both sides of a narrow park and leaves out what lies in others. */
function crossNarrows(pieces: readonly Piece[]): Piece[] {
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
      metresOf(piece.points) < NARROW
    ) {
      before.points.push(...piece.points.slice(1));
    }
  }
  return joined;
}

/** The ground for a street of a kind at a point: a city's number, open country, or 0 where it cannot run. */
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
