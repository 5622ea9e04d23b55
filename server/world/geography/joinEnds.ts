import type { Position, StreetKind } from '../types.ts';
import type { Plane } from './plane.ts';
import { type Meeting, makeSegmentGrid, type SegmentGrid } from './segmentGrid.ts';
import type { StreetDraft } from './streetSink.ts';

/** An end this near to another street has met it, metres. */
const MET = 3;
/** How far an end that stops short runs on to the next street, metres. */
const RUN_ON: Record<StreetKind, number> = { motorway: 0, arterial: 60, collector: 160, local: 95 };
/** How far it bends aside to one, metres. */
const BEND = 45;
/** A tail beyond the last crossing that is shorter than this goes, metres. */
const TAIL = 60;
/** Passes: what is cut off in one may leave another street without its end. */
const PASSES = 2;
/** Bits of `deadEnds`. */
const START = 1;
const END = 2;

/** True where a street of a city may be led on: its own land, no park, no water. */
export type OpenGround = (position: Position, city: string) => boolean;

/**
 * Lets no side street stop in the middle of a block: an end runs on to the next street, bends to one beside it, or
 * is cut back to its last crossing. What remains is a dead end, and is marked. Changes the drafts; those that meet
 * no other street are left out of the answer.
 */
export function joinEnds(drafts: readonly StreetDraft[], plane: Plane, isOpen: OpenGround): StreetDraft[] {
  let kept = [...drafts];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const joiner = new Joiner(gridOf(kept, plane), plane, isOpen);
    kept = kept.filter((draft, at) => draft.kind === 'motorway' || joiner.joins(draft, at));
  }
  // The last pass may have taken away the only street that another hung on.
  const joiner = new Joiner(gridOf(kept, plane), plane, isOpen);
  return kept.filter((draft, at) => draft.deadEnds !== (START | END) || joiner.keeps(draft, at));
}

function gridOf(drafts: readonly StreetDraft[], plane: Plane): SegmentGrid {
  return makeSegmentGrid(
    drafts.map(({ kind, points }) => (kind === 'motorway' ? undefined : points)),
    plane,
  );
}

class Joiner {
  private readonly grid: SegmentGrid;
  private readonly plane: Plane;
  private readonly isOpen: OpenGround;

  constructor(grid: SegmentGrid, plane: Plane, isOpen: OpenGround) {
    this.grid = grid;
    this.plane = plane;
    this.isOpen = isOpen;
  }

  /** Mends both ends of a street; false if it hangs on nothing. */
  joins(draft: StreetDraft, own: number): boolean {
    draft.deadEnds = 0;
    const line = this.grid.lines[own] ?? [];
    if (isLoop(line)) {
      return this.lastCrossing(line, own) !== undefined;
    }
    for (const bit of [END, START]) {
      const mended = this.mend(bit === END ? line : turned(line), own, draft);
      if (mended === 'hangs') {
        return draft.kind === 'arterial';
      }
      if (mended === 'dead') {
        draft.deadEnds |= bit;
      } else if (mended !== 'met') {
        this.change(draft, bit, mended);
      }
    }
    return draft.points.length > 2 || !isShort(draft.points, this.plane);
  }

  /** False for a side street that meets no other. */
  keeps({ kind }: StreetDraft, own: number): boolean {
    return kind === 'arterial' || this.lastCrossing(this.grid.lines[own] ?? [], own) !== undefined;
  }

  /** What to do about the last end of a line. */
  private mend(line: ArrayLike<number>, own: number, draft: StreetDraft): Mending | 'met' | 'dead' | 'hangs' {
    const [x, y] = pointOf(line, line.length / 2 - 1);
    if (this.hasMet(x, y, own)) {
      return 'met';
    }
    const met =
      draft.shape === 'court' ? undefined : (this.ahead(line, own, draft) ?? this.aside(line, own, draft));
    if (met !== undefined) {
      return { dropped: 0, metres: met.metres, x: met.x, y: met.y };
    }
    const crossing = this.lastCrossing(line, own);
    if (crossing === undefined) {
      return draft.kind === 'arterial' ? 'dead' : 'hangs';
    }
    return crossing.metres < -TAIL || draft.kind === 'arterial' ? 'dead' : crossing;
  }

  private change(draft: StreetDraft, bit: number, { dropped, metres, x, y }: Mending): void {
    const end = this.plane.toPosition(x / 1000, y / 1000);
    if (bit === END) {
      draft.points = [...draft.points.slice(0, draft.points.length - dropped), end];
    } else {
      draft.points = [end, ...draft.points.slice(dropped)];
      draft.offset -= metres;
    }
  }

  private hasMet(x: number, y: number, own: number): boolean {
    let met = false;
    this.grid.around(x, y, MET, (at) => {
      met ||= this.grid.ownerOf(at) !== own && this.grid.nearestOn(at, x, y).metres < MET;
    });
    return met;
  }

  /** The first street that the end meets when it runs on straight. */
  private ahead(line: ArrayLike<number>, own: number, draft: StreetDraft): Meeting | undefined {
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
    });
    return best !== undefined && this.isFree(x, y, best, draft.city) ? best : undefined;
  }

  /** The nearest street beside or before the end. */
  private aside(line: ArrayLike<number>, own: number, draft: StreetDraft): Meeting | undefined {
    if (draft.kind === 'arterial') {
      return undefined;
    }
    const [x, y] = pointOf(line, line.length / 2 - 1);
    const [bx, by] = pointOf(line, line.length / 2 - 2);
    let best: Meeting | undefined;
    this.grid.around(x, y, BEND, (at) => {
      if (this.grid.ownerOf(at) !== own) {
        const met = this.grid.nearestOn(at, x, y);
        const isBehind = (met.x - x) * (x - bx) + (met.y - y) * (y - by) < 0;
        if (!isBehind && met.metres < Math.min(BEND, best?.metres ?? BEND)) {
          best = met;
        }
      }
    });
    return best !== undefined && this.isFree(x, y, best, draft.city) ? best : undefined;
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
      });
      const found = best as Meeting | undefined; // set in the callback, which the compiler does not follow
      if (found !== undefined) {
        return {
          dropped: line.length / 2 - point,
          metres: found.metres - span - tail,
          x: found.x,
          y: found.y,
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
    const span = Math.hypot(bx - ax, by - ay);
    const other = this.grid.lines[this.grid.ownerOf(at)] ?? [0, 0];
    for (const end of [0, other.length / 2 - 1]) {
      const [x, y] = pointOf(other, end);
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

/** A new last point of a line: points that go before it comes, and the metres that the line grows. */
interface Mending {
  dropped: number;
  metres: number;
  x: number;
  y: number;
}

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
