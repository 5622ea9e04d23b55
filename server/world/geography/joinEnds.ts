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
const PASSES = 3;
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
    const grid = makeSegmentGrid(
      kept.map(({ kind, points }) => (kind === 'motorway' ? undefined : points)),
      plane,
    );
    const joiner = new Joiner(grid, kept, plane, isOpen);
    kept = kept.filter((draft, at) => draft.kind === 'motorway' || joiner.joins(draft, at));
  }
  return kept;
}

class Joiner {
  private readonly grid: SegmentGrid;
  private readonly drafts: readonly StreetDraft[];
  private readonly plane: Plane;
  private readonly isOpen: OpenGround;

  constructor(grid: SegmentGrid, drafts: readonly StreetDraft[], plane: Plane, isOpen: OpenGround) {
    this.grid = grid;
    this.drafts = drafts;
    this.plane = plane;
    this.isOpen = isOpen;
  }

  /** Mends both ends of a street; false if it hangs on nothing. */
  joins(draft: StreetDraft, own: number): boolean {
    draft.deadEnds = 0;
    if (this.isLoop(draft)) {
      return this.lastCrossing(draft.points, own) !== undefined;
    }
    for (const bit of [END, START]) {
      const line = bit === END ? draft.points : draft.points.toReversed();
      const mended = this.mend(line, own, draft);
      if (mended === 'hangs') {
        return draft.kind === 'arterial';
      }
      if (mended === 'dead') {
        draft.deadEnds |= bit;
        continue;
      }
      if (mended !== line) {
        if (bit === START) {
          draft.offset += this.metresOf(draft.points) - this.metresOf(mended);
        }
        draft.points = bit === END ? mended : mended.toReversed();
      }
    }
    return true;
  }

  private isLoop({ points }: StreetDraft): boolean {
    const [first, last] = [this.toMetres(points[0]), this.toMetres(points.at(-1))];
    return points.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) < MET;
  }

  /** The line with its last end mended; the same line if that end had met a street. */
  private mend(line: Position[], own: number, draft: StreetDraft): Position[] | 'dead' | 'hangs' {
    const [x, y] = this.toMetres(line.at(-1));
    if (this.hasMet(x, y, own)) {
      return line;
    }
    const met =
      draft.shape === 'court' ? undefined : (this.ahead(line, own, draft) ?? this.aside(line, own, draft));
    if (met !== undefined) {
      return [...line, this.plane.toPosition(met.x / 1000, met.y / 1000)];
    }
    const crossing = this.lastCrossing(line, own);
    if (crossing === undefined) {
      return draft.kind === 'arterial' ? 'dead' : 'hangs';
    }
    if (crossing.tail > TAIL || draft.kind === 'arterial') {
      return 'dead';
    }
    const end = this.plane.toPosition(crossing.x / 1000, crossing.y / 1000);
    return [...line.slice(0, crossing.segment), end];
  }

  private hasMet(x: number, y: number, own: number): boolean {
    for (const at of this.grid.around(x, y, MET)) {
      if (this.grid.ownerOf(at) !== own && this.grid.nearestOn(at, x, y).metres < MET) {
        return true;
      }
    }
    return false;
  }

  /** The first street that the end meets when it runs on straight. */
  private ahead(line: Position[], own: number, draft: StreetDraft): Meeting | undefined {
    const [x, y] = this.toMetres(line.at(-1));
    const [bx, by] = this.toMetres(line.at(-2));
    const span = Math.hypot(x - bx, y - by);
    const reach = RUN_ON[draft.kind];
    if (span === 0 || reach === 0) {
      return undefined;
    }
    const [toX, toY] = [x + ((x - bx) / span) * reach, y + ((y - by) / span) * reach];
    let best: Meeting | undefined;
    for (const at of this.grid.around((x + toX) / 2, (y + toY) / 2, reach / 2)) {
      const met = this.grid.ownerOf(at) === own ? undefined : this.grid.crossing(at, x, y, toX, toY);
      if (met !== undefined && (best === undefined || met.metres < best.metres)) {
        best = met;
      }
    }
    return best !== undefined && this.isFree(x, y, best, draft.city) ? best : undefined;
  }

  /** The nearest street beside or before the end. */
  private aside(line: Position[], own: number, draft: StreetDraft): Meeting | undefined {
    const [x, y] = this.toMetres(line.at(-1));
    const [bx, by] = this.toMetres(line.at(-2));
    let best: Meeting | undefined;
    for (const at of draft.kind === 'arterial' ? [] : this.grid.around(x, y, BEND)) {
      if (this.grid.ownerOf(at) !== own) {
        const met = this.grid.nearestOn(at, x, y);
        const isBehind = (met.x - x) * (x - bx) + (met.y - y) * (y - by) < 0;
        if (!isBehind && met.metres < Math.min(BEND, best?.metres ?? BEND)) {
          best = met;
        }
      }
    }
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

  /** The last place along a line where another street meets it, and the metres that are left from there. */
  private lastCrossing(
    line: Position[],
    own: number,
  ): { segment: number; tail: number; x: number; y: number } | undefined {
    let tail = 0;
    for (let segment = line.length - 1; segment > 0; segment -= 1) {
      const [ax, ay] = this.toMetres(line[segment - 1]);
      const [bx, by] = this.toMetres(line[segment]);
      const span = Math.hypot(bx - ax, by - ay);
      let best: Meeting | undefined;
      for (const at of this.grid.around((ax + bx) / 2, (ay + by) / 2, span / 2 + MET)) {
        const other = this.grid.ownerOf(at);
        const met = other === own ? undefined : this.meeting(at, other, ax, ay, bx, by);
        if (met !== undefined && met.metres > (best?.metres ?? -1)) {
          best = met;
        }
      }
      if (best !== undefined) {
        return { segment, tail: tail + span - best.metres, x: best.x, y: best.y };
      }
      tail += span;
    }
    return undefined;
  }

  /** Where a segment crosses the line from a to b, or the other street's end touches it. */
  private meeting(
    at: number,
    other: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
  ): Meeting | undefined {
    const crossing = this.grid.crossing(at, ax, ay, bx, by);
    if (crossing !== undefined) {
      return crossing;
    }
    const span = Math.hypot(bx - ax, by - ay);
    const { points } = this.drafts[other] ?? { points: [] };
    for (const end of [points[0], points.at(-1)]) {
      const [x, y] = this.toMetres(end);
      const along = span === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / span;
      const off = span === 0 ? Infinity : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / span;
      if (off < MET && along >= -MET && along <= span + MET) {
        const share = Math.max(0, Math.min(1, along / span));
        return { metres: share * span, x: ax + share * (bx - ax), y: ay + share * (by - ay) };
      }
    }
    return undefined;
  }

  private metresOf(line: readonly Position[]): number {
    let metres = 0;
    for (let at = 1; at < line.length; at += 1) {
      const [ax, ay] = this.toMetres(line[at - 1]);
      const [bx, by] = this.toMetres(line[at]);
      metres += Math.hypot(bx - ax, by - ay);
    }
    return metres;
  }

  private toMetres(position: Position | undefined): [number, number] {
    const [x, y] = this.plane.toKm(position ?? this.plane.origin);
    return [x * 1000, y * 1000];
  }
}
