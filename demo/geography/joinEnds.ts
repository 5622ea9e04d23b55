import type { Position, StreetKind } from '#demo/types.ts';
import type { Plane } from './plane.ts';
import { type Meeting, makeSegmentGrid, type SegmentGrid } from './segmentGrid.ts';
import type { StreetDraft } from './streetSink.ts';

/** An end this near to another street has met it, metres. */
const MET = 3;
/** How far an end that stops short runs on to the next street, metres. */
const RUN_ON: Record<StreetKind, number> = { motorway: 0, arterial: 60, collector: 160, local: 120 };
/** How far it bends aside to one before its tail is looked at, metres. */
const BEND = 45;
/** A tail beyond the last crossing that is shorter than this goes, metres. */
const TAIL = 60;
/** How far a longer tail turns aside to the next street, along the park or the tracks that stopped it, metres. */
const TURN = 120;
/** How far it goes back for the turn where something juts out, metres. */
const BACK: readonly number[] = [0, 20, 40];
/** Passes: what is cut off in one may leave another street without its end. */
const PASSES = 2;
/** Bits of `deadEnds`. */
const START = 1;
const END = 2;

/** True where a street of a city may be led on: its own land, no park, no water. */
export type OpenGround = (position: Position, city: string) => boolean;

/**
 * Lets no side street stop in the middle of a block: an end runs on to the next street, bends or turns to one beside
 * it, or is cut back to its last crossing. What remains is a dead end, and is marked. Changes the drafts; those that
 * meet no other street are left out of the answer. `outside` are roads of the country, which stay as they are.
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
  return drafts.filter((draft, own) => draft.kind === 'motorway' || joiner.marks(own));
}

class Joiner {
  /** True if a street changed since it was last set to false. */
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

  /** Mends both ends of a street; takes it away if it hangs on nothing. */
  join(own: number): void {
    const draft = this.drafts[own] as StreetDraft; // asked by its own keys
    if (isLoop(this.lineOf(own))) {
      this.keepIf(own, this.lastCrossing(this.lineOf(own), own) !== undefined);
      return;
    }
    for (const bit of [END, START]) {
      const line = this.lineOf(own);
      const mended = this.endHasMet(line, bit, own)
        ? undefined
        : this.mend(bit === END ? line : turned(line), own, draft);
      if (mended === 'hangs') {
        this.keepIf(own, draft.kind === 'arterial');
      } else if (typeof mended === 'object') {
        this.change(own, bit, mended);
      }
    }
    this.keepIf(own, draft.points.length > 2 || !isShort(draft.points, this.plane));
  }

  /** Marks the dead ends of a street; false for one that is gone or that meets no other. */
  marks(own: number): boolean {
    const draft = this.drafts[own] as StreetDraft; // asked by its own keys
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

  private keepIf(own: number, isKept: boolean): void {
    if (!isKept && this.lineOf(own).length > 0) {
      this.grid.replace(own, NO_LINE);
      this.changed = true;
    }
  }

  /** Decides how to treat the last end of a line. */
  private mend(line: ArrayLike<number>, own: number, draft: StreetDraft): Mending | 'dead' | 'hangs' {
    const isCourt = draft.shape === 'court';
    const met = isCourt ? undefined : (this.ahead(line, own, draft) ?? this.aside(line, own, draft, BEND));
    if (met !== undefined) {
      return met;
    }
    const crossing = this.lastCrossing(line, own);
    if (crossing === undefined) {
      return draft.kind === 'arterial' ? 'dead' : 'hangs';
    }
    if (crossing.metres < -TAIL) {
      return (isCourt ? undefined : this.aside(line, own, draft, TURN)) ?? 'dead';
    }
    return crossing;
  }

  private change(own: number, bit: number, { dropped, metres, way }: Mending): void {
    const draft = this.drafts[own] as StreetDraft; // asked by its own keys
    const line = this.lineOf(own);
    const added = way.map(([x, y]) => this.plane.toPosition(x / 1000, y / 1000));
    if (bit === END) {
      draft.points = [...draft.points.slice(0, draft.points.length - dropped), ...added];
      this.grid.replace(
        own,
        Float64Array.from([...line.subarray(0, line.length - 2 * dropped), ...way.flat()]),
      );
    } else {
      draft.points = [...added.toReversed(), ...draft.points.slice(dropped)];
      draft.offset -= metres;
      this.grid.replace(own, Float64Array.from([...way.toReversed().flat(), ...line.subarray(2 * dropped)]));
    }
    this.changed = true;
  }

  /** True for an end that another street meets, and for a line that is gone. */
  private endHasMet(line: Float64Array, bit: number, own: number): boolean {
    const [x, y] = pointOf(line, bit === START ? 0 : line.length / 2 - 1);
    return line.length === 0 || this.hasMet(x, y, own);
  }

  private hasMet(x: number, y: number, own: number): boolean {
    let met = false;
    this.grid.around(x, y, MET, (at) => {
      met = this.grid.ownerOf(at) !== own && this.grid.metresTo(at, x, y) < MET;
      return met;
    });
    return met;
  }

  /** The first street that the end meets when it runs on straight. */
  private ahead(line: ArrayLike<number>, own: number, draft: StreetDraft): Mending | undefined {
    const [x, y] = pointOf(line, line.length / 2 - 1);
    const [bx, by] = pointOf(line, line.length / 2 - 2);
    const span = Math.hypot(x - bx, y - by);
    const reach = RUN_ON[draft.kind];
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
    return best !== undefined && this.isFree(x, y, best, draft.city) ? ledTo(best) : undefined;
  }

  /** To the nearest street beside or before the end; from a little further back where the way is barred. */
  private aside(
    line: ArrayLike<number>,
    own: number,
    draft: StreetDraft,
    reach: number,
  ): Mending | undefined {
    if (draft.kind === 'arterial') {
      return undefined;
    }
    const [endX, endY] = pointOf(line, line.length / 2 - 1);
    const [bx, by] = pointOf(line, line.length / 2 - 2);
    const span = Math.hypot(endX - bx, endY - by);
    for (const back of reach > BEND ? BACK : [0]) {
      if (back > 0 && back + TAIL > span) {
        return undefined;
      }
      const [x, y] = [endX - ((endX - bx) / span) * back, endY - ((endY - by) / span) * back];
      const best = this.beside(x, y, [x - bx, y - by], own, reach);
      const to = (best === undefined ? [] : [this.looseEnd(best, x, y), best]).find(
        (one) => one !== undefined && this.isFree(x, y, one, draft.city),
      );
      if (to !== undefined) {
        const way: Mending['way'] = [[to.x, to.y]];
        return back === 0 ? ledTo(to) : { dropped: 1, metres: to.metres - back, way: [[x, y], ...way] };
      }
    }
    return undefined;
  }

  /** The nearest other street that does not lie behind a heading. */
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

  /** The end of a street a little beyond where one would turn into it, if it stops there too: so both are joined. */
  private looseEnd({ x, y, segment }: Aside, fromX: number, fromY: number): Meeting | undefined {
    const other = this.grid.ownerOf(segment);
    const line = this.lineOf(other);
    for (const point of [0, line.length / 2 - 1]) {
      const [endX, endY] = pointOf(line, point);
      const beyond = Math.hypot(endX - x, endY - y);
      if (beyond > MET && beyond < TAIL && !this.hasMet(endX, endY, other)) {
        return { x: endX, y: endY, metres: Math.hypot(endX - fromX, endY - fromY) };
      }
    }
    return undefined;
  }

  private isFree(x: number, y: number, to: Meeting, city: string): boolean {
    // The last look is just short of the street: it may be a bridge.
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

  /** The last place along a line where another street meets it. */
  private lastCrossing(line: ArrayLike<number>, own: number): Mending | undefined {
    let tail = 0;
    for (let point = line.length / 2 - 1; point > 0; point -= 1) {
      const [ax, ay] = pointOf(line, point - 1);
      const [bx, by] = pointOf(line, point);
      const span = Math.hypot(bx - ax, by - ay);
      let best: Meeting | undefined;
      this.grid.around((ax + bx) / 2, (ay + by) / 2, span / 2 + MET, (at) => {
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
          way: [[found.x, found.y]],
        };
      }
      tail += span;
    }
    return undefined;
  }

  /** Where a segment crosses the line from a to b, or its street's end touches it. */
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
      if (off < MET && along >= -MET && along <= span + MET) {
        const share = Math.max(0, Math.min(1, along / span));
        return { metres: share * span, x: ax + share * (bx - ax), y: ay + share * (by - ay) };
      }
    }
    return undefined;
  }
}

/** The line of a street that was taken away. */
const NO_LINE = new Float64Array(0);

/** A new end of a line: points that go before it comes, the metres that the line grows, and the points that come. */
interface Mending {
  dropped: number;
  metres: number;
  way: [x: number, y: number][];
}

/** A place on a street beside an end. */
interface Aside extends Meeting {
  segment: number;
}

const ledTo = ({ metres, x, y }: Meeting): Mending => ({ dropped: 0, metres, way: [[x, y]] });

function pointOf(line: ArrayLike<number>, point: number): [x: number, y: number] {
  return [line[2 * point] ?? 0, line[2 * point + 1] ?? 0];
}

function isLoop(line: ArrayLike<number>): boolean {
  const [x, y] = pointOf(line, 0);
  const [endX, endY] = pointOf(line, line.length / 2 - 1);
  return line.length > 6 && Math.hypot(x - endX, y - endY) < MET;
}

function isShort([a = [0, 0], b = a]: readonly Position[], { kmX, kmY }: Plane): boolean {
  return Math.hypot((a[0] - b[0]) * kmX, (a[1] - b[1]) * kmY) < 0.02;
}

function turned(line: ArrayLike<number>): number[] {
  return Array.from({ length: line.length }, (_, at) => line[line.length - 2 - at + 2 * (at % 2)] ?? 0);
}
