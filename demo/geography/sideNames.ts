import type { FrameFacts, LineFacts } from '#demo/facts/regionFacts.ts';
import type { Position } from '#demo/types.ts';
import { type Halves, halvesOf, NUMBERED } from './directions.ts';
import type { Frame } from './frame.ts';

/** Distance in km within which a side street takes the name of a real one. */
const BESIDE_KM = 0.055;
/** Maximum deviation of a straight street, in km. */
const STRAIGHT_KM = 0.07;

/** A generated side street with the name of a real one. */
export interface NamedSide {
  name: string;
  direction: string;
  /** In the direction in which the numbers of the whole street rise. */
  line: Position[];
  /** Metres along the whole street to the line's start. */
  startsAt: number;
}

/** The real side streets of a frame. */
export interface SideNames {
  /** Returns the real street that a line follows, unless an earlier line has its name there. */
  nameOf(line: Position[]): NamedSide | undefined;
  /** Returns the quadrant of a position ("SW"); '' if the frame has no quadrants. */
  quadrantAt(position: Position): string;
  /** Returns the offsets (km) of real streets between two lines, at `along`; undefined if none is known. */
  between(axis: 'northSouth' | 'eastWest', from: number, to: number, along: number): number[] | undefined;
}

/** True if a side street's name has a direction: always, if it is numbered, or if it is on both sides. */
const hasDirection = (
  [name, , from = -Infinity, to = Infinity]: LineFacts,
  { always, at }: Halves,
): boolean => always || NUMBERED.test(name) || (from < at - 0.05 && to > at + 0.05);

/** Reads the side streets of a frame. */
export function readSideNames(frame: Frame, facts: FrameFacts): SideNames {
  const { sideStreets, quadrants } = facts;
  const runsAt = ([, , from = -Infinity, to = Infinity]: LineFacts, along: number): boolean =>
    along > from - 0.05 && along < to + 0.05;

  const lines = [sideStreets?.northSouth ?? [], sideStreets?.eastWest ?? []] as const;
  const isKnown = lines[0].length + lines[1].length > 0;

  const claims = new Map<string, [from: number, to: number][]>();
  /** Returns false if another line already represents this part of the street. */
  const claim = (name: string, from: number, to: number): boolean => {
    const known = claims.get(name) ?? [];
    if (known.some(([low, high]) => from < high - 0.005 && to > low + 0.005)) {
      return false;
    }
    claims.set(name, [...known, [from, to]]);
    return true;
  };

  /** Returns the line of an axis that is nearest to an offset and exists at `along`. */
  const nearest = (axis: 0 | 1, offset: number, along: number): LineFacts | undefined => {
    let best: LineFacts | undefined;
    let shortest = BESIDE_KM;
    for (const one of lines[axis]) {
      const off = Math.abs(one[1] - offset);
      if (off < shortest && runsAt(one, along)) {
        shortest = off;
        best = one;
      }
    }
    return best;
  };

  const nameOf = (line: Position[]): NamedSide | undefined => {
    if (!isKnown) {
      return undefined;
    }
    const spots = line.map(frame.toFrame);
    for (const axis of [0, 1] as const) {
      let [low, high] = [Infinity, -Infinity];
      for (const spot of spots) {
        low = Math.min(low, spot[axis]);
        high = Math.max(high, spot[axis]);
      }
      const ends = [spots[0]?.[1 - axis] ?? 0, spots.at(-1)?.[1 - axis] ?? 0] as const;
      const middle = (ends[0] + ends[1]) / 2;
      if (high - low > Math.min(STRAIGHT_KM, Math.abs(ends[1] - ends[0]) / 3)) {
        continue;
      }
      const best = nearest(axis, (low + high) / 2, middle);
      if (best !== undefined) {
        const halves = halvesOf(facts, axis === 0 ? 'northSouth' : 'eastWest', best[1]);
        const isLow = halves !== undefined && middle < halves.at;
        const rises = ends[1] > ends[0] !== isLow;
        const start = rises ? ends[0] : ends[1];
        if (!claim(`${axis}${best[0]}`, Math.min(...ends), Math.max(...ends))) {
          return undefined;
        }
        const first = halves?.at ?? (axis === 0 ? frame.range.south : frame.range.west);
        return {
          name: best[0],
          direction:
            halves !== undefined && hasDirection(best, halves) ? (isLow ? halves.low : halves.high) : '',
          line: rises ? line : line.toReversed(),
          startsAt: 1000 * Math.max(0, isLow ? first - start : start - first),
        };
      }
    }
    return undefined;
  };

  return {
    nameOf,
    quadrantAt: (position) => {
      if (quadrants === undefined) {
        return '';
      }
      const [u, v] = frame.toFrame(position);
      return `${v < quadrants[1] ? 'S' : 'N'}${u < quadrants[0] ? 'W' : 'E'}`;
    },
    between: (axis, from, to, along) => {
      const found = (sideStreets?.[axis] ?? [])
        .filter((one) => one[1] > from + 0.04 && one[1] < to - 0.04 && runsAt(one, along))
        .map(([, offset]) => offset)
        .toSorted((a, b) => a - b)
        .filter((offset, at, all) => at === 0 || offset - (all[at - 1] ?? 0) > 0.03);
      return found.length === 0 ? undefined : found;
    },
  };
}
