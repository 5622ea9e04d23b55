import type { Facts } from '../facts.ts';
import { numberIn } from '../facts.ts';

/** Letters of the facts for the rooms of each level, from the lowest level up. */
const LEVELS = ['b', 'm', 'u', 'y'] as const;

/**
 * Use of a room: `l` living, `d` dining, `k` kitchen, `f` family, `p` primary, `b` bedroom, `n` den, `r` recreation,
 * `a` laundry, `t` bath, `h` hall, `s` stairs.
 */
export type RoomKind = 'l' | 'd' | 'k' | 'f' | 'p' | 'b' | 'n' | 'r' | 'a' | 't' | 'h' | 's';

/** A room of the plan. Lengths are in metres. */
export interface PlanRoom {
  kind: RoomKind;
  width: number;
  length: number;
  /** False if the size is not from the listing: halls, stairs, baths. */
  isMeasured: boolean;
}

/** A level of a home. */
export interface PlanLevel {
  rooms: PlanRoom[];
}

const KNOWN = /([ldkfpbnra])(\d{2,3})x(\d{2,3})/g;

const SAMPLE = 'l42x55k30x38d32x36p38x44b30x34';

function isKind(letter: string): letter is RoomKind {
  return 'ldkfpbnraths'.includes(letter) && letter.length === 1;
}

function roomsOf(word: string): PlanRoom[] {
  return Array.from(word.matchAll(KNOWN), ([, kind = 'n', width = '30', length = '30']) => ({
    kind: isKind(kind) ? kind : 'n',
    width: Number(width) / 10,
    length: Number(length) / 10,
    isMeasured: true,
  }));
}

function plain(kind: RoomKind, width: number, length: number): PlanRoom {
  return { kind, width, length, isMeasured: false };
}

/**
 * Returns the levels of the facts, lowest first. The words `b`, `m`, `u` and `y` contain the rooms of basement, main
 * floor, second and third floor. Each room is its letter with width and length in decimetres (`l42x55k31x40`); `z` is
 * the number of baths. Halls, stairs and baths are added, since listings do not measure them.
 */
export function planLevels(facts: Facts): PlanLevel[] {
  const words = LEVELS.map((letter) => roomsOf(facts.get(letter) ?? '')).filter((rooms) => rooms.length > 0);
  const levels = words.length > 0 ? words : [roomsOf(SAMPLE)];
  const baths = Math.max(1, numberIn(facts, 'z', 1));
  const sleeping = levels.findIndex((rooms) => rooms.some(({ kind }) => kind === 'p'));
  return levels.map((rooms, index) => {
    const own =
      index === sleeping
        ? Math.ceil(baths / 2)
        : index < levels.length
          ? Math.floor(baths / 2 / Math.max(1, levels.length - 1))
          : 0;
    const count = levels.length === 1 ? baths : own;
    const added = Array.from({ length: Math.min(3, count) }, () => plain('t', 1.8, 2.5));
    const area = rooms.reduce((sum, { width, length }) => sum + width * length, 0);
    added.push(plain('h', Math.min(3, 1.2 + area / 60), 3));
    if (levels.length > 1) {
      added.push(plain('s', 1.4, 3));
    }
    return { rooms: [...rooms, ...added] };
  });
}
