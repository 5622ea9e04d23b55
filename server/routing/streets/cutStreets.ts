import { metresOfUnit, TILE_UNITS, tileColumn, tileNumber, tileRow, unitX, unitY } from './streetGrid.ts';
import type { StreetTile } from './streetTile.ts';

/** A line in units of the grid of streets, as alternating columns and rows. */
export type UnitLine = number[];

/** A street between two junctions. Streets meet at their ends only. */
export interface StreetPiece {
  /** Its points, at least two, in units of the grid. */
  line: UnitLine;
  /** Kilometres per hour of a car, 1 to 100. */
  speed: number;
  /** Bits of ACCESS. */
  access: number;
}

/** Cuts streets into tiles. */
export interface StreetCutter {
  add(piece: StreetPiece): void;
  /** Returns the tiles with streets by their numbers. */
  tiles(): Map<number, StreetTile>;
}

/** Bends that are nearer to the straight line are left out, in metres. */
const STRAIGHT_METRES = 10;
/** Maximum length of an edge, in half metres. */
const MAX_LENGTH = 65_535;

interface Draft {
  nodes: Map<number, number>;
  x: number[];
  y: number[];
  from: number[];
  to: number[];
  length: number[];
  speed: number[];
  access: number[];
}

const valueAt = (line: ArrayLike<number>, at: number): number => line[at] ?? 0;

/**
 * Creates a cutter. A street that leaves a tile gets a node on the border, which both tiles have.
 * @param only the tile to make; all by default
 */
export function cutStreets(only?: number): StreetCutter {
  const drafts = new Map<number, Draft>();

  function draftOf(tile: number): Draft {
    const known = drafts.get(tile);
    if (known) return known;
    const made: Draft = {
      nodes: new Map(),
      x: [],
      y: [],
      from: [],
      to: [],
      length: [],
      speed: [],
      access: [],
    };
    drafts.set(tile, made);
    return made;
  }

  function addLine(tile: number, line: UnitLine, piece: StreetPiece): void {
    if (only !== undefined && tile !== only) return;
    const draft = draftOf(tile);
    const [left, top] = [tileColumn(tile) * TILE_UNITS, tileRow(tile) * TILE_UNITS];
    const metres = metresOfUnit(valueAt(line, 1));
    const nodeAt = (at: number): number => {
      const within = (value: number): number => Math.max(0, Math.min(TILE_UNITS, Math.round(value)));
      const x = within(valueAt(line, at) - left);
      const y = within(valueAt(line, at + 1) - top);
      const key = x * 2 * TILE_UNITS + y;
      const known = draft.nodes.get(key);
      if (known !== undefined) return known;
      draft.nodes.set(key, draft.x.length);
      draft.y.push(y);
      return draft.x.push(x) - 1;
    };
    const bends = bendsOf(line, STRAIGHT_METRES / metres);
    for (let bend = 1; bend < bends.length; bend += 1) {
      const [start, end] = [valueAt(bends, bend - 1), valueAt(bends, bend)];
      const [from, to] = [nodeAt(start), nodeAt(end)];
      if (from === to) continue;
      let length = 0;
      for (let at = start; at < end; at += 2) {
        length += Math.hypot(
          valueAt(line, at + 2) - valueAt(line, at),
          valueAt(line, at + 3) - valueAt(line, at + 1),
        );
      }
      draft.from.push(from);
      draft.to.push(to);
      draft.length.push(Math.max(1, Math.min(MAX_LENGTH, Math.round(length * metres * 2))));
      draft.speed.push(piece.speed);
      draft.access.push(piece.access);
    }
  }

  return {
    add(piece) {
      for (const [tile, part] of cutAtBorders(piece.line)) addLine(tile, part, piece);
    },
    tiles: () =>
      new Map(
        Array.from(drafts)
          .filter(([, { from }]) => from.length > 0)
          .map(([tile, draft]) => [
            tile,
            {
              x: Uint16Array.from(draft.x),
              y: Uint16Array.from(draft.y),
              from: Uint32Array.from(draft.from),
              to: Uint32Array.from(draft.to),
              length: Uint16Array.from(draft.length),
              speed: Uint8Array.from(draft.speed),
              access: Uint8Array.from(draft.access),
            },
          ]),
      ),
  };
}

/** Converts points, longitude first, to units of the grid. */
export function unitLine(points: readonly (readonly [longitude: number, latitude: number])[]): UnitLine {
  return points.flatMap(([longitude, latitude]) => [unitX(longitude), unitY(latitude)]);
}

/** Cuts a line at the borders of tiles. */
export function cutAtBorders(line: UnitLine): [tile: number, part: UnitLine][] {
  const parts: [tile: number, part: UnitLine][] = [];
  let open: UnitLine | undefined;
  let tile = -1;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [ax, ay] = [valueAt(line, at), valueAt(line, at + 1)];
    const [bx, by] = [valueAt(line, at + 2), valueAt(line, at + 3)];
    const shares = [0, ...bordersBetween(ax, bx), ...bordersBetween(ay, by), 1].sort(
      (one, other) => one - other,
    );
    for (let part = 1; part < shares.length; part += 1) {
      const [from, to] = [valueAt(shares, part - 1), valueAt(shares, part)];
      if (to <= from) continue;
      const middle = (from + to) / 2;
      const own = tileNumber(
        Math.floor((ax + (bx - ax) * middle) / TILE_UNITS),
        Math.floor((ay + (by - ay) * middle) / TILE_UNITS),
      );
      if (own !== tile || open === undefined) {
        open = [ax + (bx - ax) * from, ay + (by - ay) * from];
        parts.push([own, open]);
        tile = own;
      }
      open.push(ax + (bx - ax) * to, ay + (by - ay) * to);
    }
  }
  return parts;
}

/** Shares of a segment at which one of its coordinates crosses a border. */
function bordersBetween(a: number, b: number): number[] {
  const shares: number[] = [];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  for (let border = Math.floor(low / TILE_UNITS) + 1; border * TILE_UNITS < high; border += 1) {
    shares.push((border * TILE_UNITS - a) / (b - a));
  }
  return shares;
}

/** Indexes of the points that a line keeps when bends within a tolerance are left out (Douglas and Peucker). */
export function bendsOf(line: ArrayLike<number>, tolerance: number): number[] {
  const last = line.length - 2;
  const kept = [0, last];
  const open: [from: number, to: number][] = [[0, last]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [from, to] = range;
    const [ax, ay] = [valueAt(line, from), valueAt(line, from + 1)];
    const [dx, dy] = [valueAt(line, to) - ax, valueAt(line, to + 1) - ay];
    const square = dx * dx + dy * dy;
    let furthest = -1;
    let most = tolerance;
    for (let at = from + 2; at < to; at += 2) {
      const [px, py] = [valueAt(line, at) - ax, valueAt(line, at + 1) - ay];
      const share = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
      const off = Math.hypot(px - share * dx, py - share * dy);
      if (off > most) [furthest, most] = [at, off];
    }
    if (furthest < 0) continue;
    kept.push(furthest);
    open.push([from, furthest], [furthest, to]);
  }
  return kept.sort((one, other) => one - other);
}
