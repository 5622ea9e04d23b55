import type { Position, StreetKind } from '#demo/types.ts';
import type { Plane } from './plane.ts';
import { type Meeting, makeSegmentGrid, type SegmentGrid } from './segmentGrid.ts';
import type { StreetDraft } from './streetSink.ts';

/** Distance in metres within which an end meets another street. */
const MEETING_DISTANCE = 3;
/** Maximum extension of an end to the next street ahead, in metres. */
const EXTENSION: Record<StreetKind, number> = { motorway: 0, arterial: 60, collector: 160, local: 120 };
/** Maximum distance in metres to a street beside the end, before the part beyond the last crossing is considered. */
const BEND = 45;
/** Parts beyond the last crossing that are shorter than this, in metres, are removed. */
const TAIL = 60;
/**
 * Maximum distance in metres that a longer part turns to the next street, along the park or railway that stopped it.
 */
const TURN = 120;
/** Metres from the end at which the turn may begin, if an obstacle is in the way. */
const TURN_STARTS: readonly number[] = [0, 20, 40];
/** Number of passes. A cut in one pass may leave another street's end without a crossing. */
const PASSES = 2;
/** Bits of `deadEnds`. */
const START = 1;
const END = 2;

/** True if a street of a city may be extended over a position: the city's land, no park, no water. */
export type OpenGround = (position: Position, city: string) => boolean;

/**
 * Removes ends of side streets in the middle of a block. An end is extended to the next street, turns to one beside it,
 * or is cut back to its last crossing. Other ends are marked as dead ends. Changes the drafts.
 * @param outside roads of the country, which do not change
 * @returns the drafts that meet another street
 */
export function joinEnds(
  drafts: readonly StreetDraft[],
  outside: readonly (readonly Position[])[],
  plane: Plane,
  isOpen: OpenGround,
): StreetDraft[] {
  const joiner = new Joiner(drafts, outside, plane, isOpen);
  for (let pass = 0; pass < PASSES && joiner.changed; pass += 1) {
    joiner.changed = false;
    for (const own of drafts.keys()) {
      joiner.join(own);
    }
  }
  return drafts.filter((draft, own) => draft.kind === 'motorway' || joiner.markDeadEnds(own));
}

class Joiner {
  /** True if a street has changed since the flag was last reset. */
  changed = true;
  private readonly drafts: readonly StreetDraft[];
  private readonly grid: SegmentGrid;
  private readonly plane: Plane;
  private readonly isOpen: OpenGround;

  constructor(
    drafts: readonly StreetDraft[],
    outside: readonly (readonly Position[])[],
    plane: Plane,
    isOpen: OpenGround,
  ) {
    this.drafts = drafts;
    const own = drafts.map(({ kind, points }) => (kind === 'motorway' ? undefined : points));
    this.grid = makeSegmentGrid([...own, ...outside], plane);
    this.plane = plane;
    this.isOpen = isOpen;
  }

  /** Joins both ends of a street to other streets. Removes the street if it meets no other. */
  join(own: number): void {
    const draft = this.drafts[own] as StreetDraft; // the caller passes an index of drafts
    if (isLoop(this.lineOf(own))) {
      this.removeUnless(own, this.lastCrossing(this.lineOf(own), own) !== undefined);
      return;
    }
    for (const bit of [END, START]) {
      const line = this.lineOf(own);
      const newEnd = this.endHasMet(line, bit, own)
        ? undefined
        : this.findNewEnd(bit === END ? line : turned(line), own, draft);
      if (newEnd === 'isolated') {
        this.removeUnless(own, draft.kind === 'arterial');
      } else if (typeof newEnd === 'object') {
        this.change(own, bit, newEnd);
      }
    }
    this.removeUnless(own, draft.points.length > 2 || !isShort(draft.points, this.plane));
  }

  /** Marks the dead ends of a street. Returns false if it was removed or meets no other street. */
  markDeadEnds(own: number): boolean {
    const draft = this.drafts[own] as StreetDraft; // the caller passes an index of drafts
    const line = this.lineOf(own);
    draft.deadEnds = 0;
    if (line.length === 0 || isLoop(line)) {
      return line.length > 0;
    }
    for (const bit of [START, END]) {
      draft.deadEnds |= this.endHasMet(line, bit, own) ? 0 : bit;
    }
    return (
      draft.deadEnds !== (START | END) ||
      draft.kind === 'arterial' ||
      this.lastCrossing(line, own) !== undefined
    );
  }

  private lineOf(own: number): Float64Array {
    return this.grid.lines[own] ?? NO_LINE;
  }

  private removeUnless(own: number, isNeeded: boolean): void {
    if (!isNeeded && this.lineOf(own).length > 0) {
      this.grid.replace(own, NO_LINE);
      this.changed = true;
    }
  }

  /** Finds a new end for a line. 'dead' stands for a dead end, 'isolated' for a street that meets no other. */
  private findNewEnd(line: ArrayLike<number>, own: number, draft: StreetDraft): NewEnd | 'dead' | 'isolated' {
    const isCourt = draft.shape === 'court';
    const met = isCourt ? undefined : (this.ahead(line, own, draft) ?? this.aside(line, own, draft, BEND));
    if (met !== undefined) {
      return met;
    }
    const crossing = this.lastCrossing(line, own);
    if (crossing === undefined) {
      return draft.kind === 'arterial' ? 'dead' : 'isolated';
    }
    if (crossing.metres < -TAIL) {
      return (isCourt ? undefined : this.aside(line, own, draft, TURN)) ?? 'dead';
    }
    return crossing;
  }

  private change(own: number, bit: number, { dropped, metres, path }: NewEnd): void {
    const draft = this.drafts[own] as StreetDraft; // the caller passes an index of drafts
    const line = this.lineOf(own);
    const added = path.map(([x, y]) => this.plane.toPosition(x / 1000, y / 1000));
    if (bit === END) {
      draft.points = [...draft.points.slice(0, draft.points.length - dropped), ...added];
      this.grid.replace(
        own,
        Float64Array.from([...line.subarray(0, line.length - 2 * dropped), ...path.flat()]),
      );
    } else {
      draft.points = [...added.toReversed(), ...draft.points.slice(dropped)];
      draft.offset -= metres;
      this.grid.replace(own, Float64Array.from([...path.toReversed().flat(), ...line.subarray(2 * dropped)]));
    }
    this.changed = true;
  }

  /** True if another street meets the end, or if the line was removed. */
  private endHasMet(line: Float64Array, bit: number, own: number): boolean {
    const [x, y] = pointOf(line, bit === START ? 0 : line.length / 2 - 1);
    return line.length === 0 || this.hasMet(x, y, own);
  }

  private hasMet(x: number, y: number, own: number): boolean {
    let met = false;
    this.grid.around(x, y, MEETING_DISTANCE, (at) => {
      met = this.grid.ownerOf(at) !== own && this.grid.metresTo(at, x, y) < MEETING_DISTANCE;
      return met;
    });
    return met;
  }

  /** Finds the first street straight ahead of the end. */
  private ahead(line: ArrayLike<number>, own: number, draft: StreetDraft): NewEnd | undefined {
    const [x, y] = pointOf(line, line.length / 2 - 1);
    const [bx, by] = pointOf(line, line.length / 2 - 2);
    const span = Math.hypot(x - bx, y - by);
    const reach = EXTENSION[draft.kind];
    if (span === 0 || reach === 0) {
      return undefined;
    }
    const [toX, toY] = [x + ((x - bx) / span) * reach, y + ((y - by) / span) * reach];
    let best: Meeting | undefined;
    this.grid.around((x + toX) / 2, (y + toY) / 2, reach / 2, (at) => {
      const met = this.grid.ownerOf(at) === own ? undefined : this.grid.crossing(at, x, y, toX, toY);
      if (met !== undefined && (best === undefined || met.metres < best.metres)) {
        best = met;
      }
      return false;
    });
    return best !== undefined && this.isFree(x, y, best, draft.city) ? extendedTo(best) : undefined;
  }

  /**
   * Finds the nearest street beside or ahead of the end. If the way there is blocked, the turn begins a little earlier.
   */
  private aside(line: ArrayLike<number>, own: number, draft: StreetDraft, reach: number): NewEnd | undefined {
    if (draft.kind === 'arterial') {
      return undefined;
    }
    const [endX, endY] = pointOf(line, line.length / 2 - 1);
    const [bx, by] = pointOf(line, line.length / 2 - 2);
    const span = Math.hypot(endX - bx, endY - by);
    for (const back of reach > BEND ? TURN_STARTS : [0]) {
      if (back > 0 && back + TAIL > span) {
        return undefined;
      }
      const [x, y] = [endX - ((endX - bx) / span) * back, endY - ((endY - by) / span) * back];
      const best = this.beside(x, y, [x - bx, y - by], own, reach);
      const to = (best === undefined ? [] : [this.looseEnd(best, x, y), best]).find(
        (one) => one !== undefined && this.isFree(x, y, one, draft.city),
      );
      if (to !== undefined) {
        const path: NewEnd['path'] = [[to.x, to.y]];
        return back === 0
          ? extendedTo(to)
          : { dropped: 1, metres: to.metres - back, path: [[x, y], ...path] };
      }
    }
    return undefined;
  }

  /** Finds the nearest other street that is not behind the direction. */
  private beside(
    x: number,
    y: number,
    [east, north]: readonly [number, number],
    own: number,
    reach: number,
  ): Aside | undefined {
    let best: Aside | undefined;
    this.grid.around(x, y, reach, (segment) => {
      const nearer = Math.min(reach, best?.metres ?? reach);
      if (this.grid.ownerOf(segment) !== own && this.grid.metresTo(segment, x, y) < nearer) {
        const met = this.grid.nearestOn(segment, x, y);
        const isBehind = (met.x - x) * east + (met.y - y) * north < 0;
        best = isBehind ? best : { ...met, segment };
      }
      return false;
    });
    return best;
  }

  /**
   * Returns the end of the other street if it is a little beyond the turn and meets no street, so that the two ends are
   * joined.
   */
  private looseEnd({ x, y, segment }: Aside, fromX: number, fromY: number): Meeting | undefined {
    const other = this.grid.ownerOf(segment);
    const line = this.lineOf(other);
    for (const point of [0, line.length / 2 - 1]) {
      const [endX, endY] = pointOf(line, point);
      const beyond = Math.hypot(endX - x, endY - y);
      if (beyond > MEETING_DISTANCE && beyond < TAIL && !this.hasMet(endX, endY, other)) {
        return { x: endX, y: endY, metres: Math.hypot(endX - fromX, endY - fromY) };
      }
    }
    return undefined;
  }

  private isFree(x: number, y: number, to: Meeting, city: string): boolean {
    // The street itself is not tested, since it may be a bridge.
    for (let metres = Math.max(0, to.metres - 4); metres > 0; metres -= 12) {
      const share = metres / to.metres;
      const position = this.plane.toPosition(
        (x + (to.x - x) * share) / 1000,
        (y + (to.y - y) * share) / 1000,
      );
      if (!this.isOpen(position, city)) {
        return false;
      }
    }
    return true;
  }

  /** Finds the last point of a line where another street meets it. */
  private lastCrossing(line: ArrayLike<number>, own: number): NewEnd | undefined {
    let tail = 0;
    for (let point = line.length / 2 - 1; point > 0; point -= 1) {
      const [ax, ay] = pointOf(line, point - 1);
      const [bx, by] = pointOf(line, point);
      const span = Math.hypot(bx - ax, by - ay);
      let best: Meeting | undefined;
      this.grid.around((ax + bx) / 2, (ay + by) / 2, span / 2 + MEETING_DISTANCE, (at) => {
        const met = this.grid.ownerOf(at) === own ? undefined : this.meeting(at, ax, ay, bx, by);
        if (met !== undefined && met.metres > (best?.metres ?? -1)) {
          best = met;
        }
        return false;
      });
      const found = best as Meeting | undefined; // set in the callback, which the compiler does not follow
      if (found !== undefined) {
        return {
          dropped: line.length / 2 - point,
          metres: found.metres - span - tail,
          path: [[found.x, found.y]],
        };
      }
      tail += span;
    }
    return undefined;
  }

  /**
   * Returns the point where a segment crosses the line from a to b, or where the end of its street touches the line.
   */
  private meeting(at: number, ax: number, ay: number, bx: number, by: number): Meeting | undefined {
    const crossing = this.grid.crossing(at, ax, ay, bx, by);
    if (crossing !== undefined) {
      return crossing;
    }
    const span = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const other = this.lineOf(this.grid.ownerOf(at));
    for (let end = 0; end < other.length; end += Math.max(2, other.length - 2)) {
      const x = other[end] ?? 0;
      const y = other[end + 1] ?? 0;
      const along = span === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / span;
      const off = span === 0 ? Infinity : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / span;
      if (off < MEETING_DISTANCE && along >= -MEETING_DISTANCE && along <= span + MEETING_DISTANCE) {
        const share = Math.max(0, Math.min(1, along / span));
        return { metres: share * span, x: ax + share * (bx - ax), y: ay + share * (by - ay) };
      }
    }
    return undefined;
  }
}

/** The line of a removed street. */
const NO_LINE = new Float64Array(0);

/** A new end of a line: the number of points to drop, the metres that the line grows, and the points to add. */
interface NewEnd {
  dropped: number;
  metres: number;
  path: [x: number, y: number][];
}

/** A point on a street beside an end. */
interface Aside extends Meeting {
  segment: number;
}

const extendedTo = ({ metres, x, y }: Meeting): NewEnd => ({ dropped: 0, metres, path: [[x, y]] });

function pointOf(line: ArrayLike<number>, point: number): [x: number, y: number] {
  return [line[2 * point] ?? 0, line[2 * point + 1] ?? 0];
}

function isLoop(line: ArrayLike<number>): boolean {
  const [x, y] = pointOf(line, 0);
  const [endX, endY] = pointOf(line, line.length / 2 - 1);
  return line.length > 6 && Math.hypot(x - endX, y - endY) < MEETING_DISTANCE;
}

function isShort([a = [0, 0], b = a]: readonly Position[], { kmX, kmY }: Plane): boolean {
  return Math.hypot((a[0] - b[0]) * kmX, (a[1] - b[1]) * kmY) < 0.02;
}

function turned(line: ArrayLike<number>): number[] {
  return Array.from({ length: line.length }, (_, at) => line[line.length - 2 - at + 2 * (at % 2)] ?? 0);
}
