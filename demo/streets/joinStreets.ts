import type { StreetKind } from '#demo/types.ts';
import { cutStreets, type UnitLine } from '#server/routing/streets/cutStreets.ts';
import { CARS_ONLY, DRIVING_SPEED, OPEN_TO_ALL } from '#server/routing/streets/speeds.ts';
import { metresOfUnit, TILE_UNITS, tileColumn, tileRow } from '#server/routing/streets/streetGrid.ts';
import type { StreetTile } from '#server/routing/streets/streetTile.ts';

/** A part of a street within a tile. */
export interface TileStreet {
  line: UnitLine;
  kind: StreetKind;
  /** True outside of cities. */
  isRural: boolean;
}

/** Distance in metres within which the end of a street meets another one. */
const MEETING_METRES = 4;
/** Size of a cell of the index, in units: 150 m in Toronto. */
const CELL = 350;
const CELLS_ACROSS = Math.ceil(TILE_UNITS / CELL) + 3;

const SPEED: Readonly<Record<StreetKind, number>> = {
  motorway: DRIVING_SPEED.motorway,
  arterial: DRIVING_SPEED.secondary,
  collector: DRIVING_SPEED.tertiary,
  local: DRIVING_SPEED.local,
};

/** A straight part of a street, and the points at which other streets meet it. */
interface Segment {
  street: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  cuts: { share: number; x: number; y: number }[];
}

/** Small streets pass below or above a motorway. */
const mayMeet = (one: StreetKind, other: StreetKind): boolean =>
  one === 'motorway' || other === 'motorway'
    ? [one, other].every((kind) => kind === 'motorway' || kind === 'arterial')
    : true;

/** Finds the junctions of a tile's streets, which cross without common points, and cuts the streets there. */
export function joinStreets(tile: number, streets: readonly TileStreet[]): Map<number, StreetTile> {
  const meeting = MEETING_METRES / metresOfUnit((tileRow(tile) + 0.5) * TILE_UNITS);
  const cutter = cutStreets(tile);
  const lines = streets.map(({ line }) => [...line]);
  const segments = streets.flatMap(({ line }, street) => segmentsOf(line, street));
  const cellAt = (x: number, y: number): number =>
    (Math.floor((x - tileColumn(tile) * TILE_UNITS) / CELL) + 1) * CELLS_ACROSS +
    Math.floor((y - tileRow(tile) * TILE_UNITS) / CELL) +
    1;
  const cells = indexed(segments, meeting, cellAt);
  const kindOf = (street: number): StreetKind => streets[street]?.kind ?? 'local';
  const seen = new Set<number>();
  for (const members of cells.values()) {
    for (const [at, first] of members.entries()) {
      for (const second of members.slice(at + 1)) {
        const [one, other] = [segments[first], segments[second]];
        if (!one || !other || one.street === other.street) continue;
        const pair = Math.min(first, second) * segments.length + Math.max(first, second);
        if (seen.has(pair) || !mayMeet(kindOf(one.street), kindOf(other.street))) continue;
        seen.add(pair);
        cross(one, other);
      }
    }
  }
  joinEnds(lines, {
    segments,
    near: (x, y) => cells.get(cellAt(x, y)) ?? [],
    meeting,
    mayMeet: (a, b) => mayMeet(kindOf(a), kindOf(b)),
  });
  let next = 0;
  for (const [street, line] of lines.entries()) {
    const { kind, isRural, line: drawn } = streets[street] ?? { kind: 'local', isRural: false, line: [] };
    const own = segments.slice(next, next + drawn.length / 2 - 1);
    next += own.length;
    const speed = isRural && kind === 'arterial' ? DRIVING_SPEED.primary : SPEED[kind];
    const access = kind === 'motorway' ? CARS_ONLY : OPEN_TO_ALL;
    for (const piece of piecesOf(line, own)) cutter.add({ line: piece, speed, access });
  }
  return cutter.tiles();
}

function segmentsOf(line: UnitLine, street: number): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at, at + 4);
    segments.push({ street, ax, ay, bx, by, cuts: [] });
  }
  return segments;
}

/** Lists the segments of each cell that their boxes meet. */
function indexed(
  segments: readonly Segment[],
  margin: number,
  cellAt: (x: number, y: number) => number,
): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (const [at, { ax, ay, bx, by }] of segments.entries()) {
    const [left, top] = [Math.min(ax, bx) - margin, Math.min(ay, by) - margin];
    const [first, last] = [cellAt(left, top), cellAt(Math.max(ax, bx) + margin, Math.max(ay, by) + margin)];
    for (
      let column = Math.floor(first / CELLS_ACROSS);
      column <= Math.floor(last / CELLS_ACROSS);
      column += 1
    ) {
      for (let row = first % CELLS_ACROSS; row <= last % CELLS_ACROSS; row += 1) {
        const cell = column * CELLS_ACROSS + row;
        const members = cells.get(cell);
        if (members) members.push(at);
        else cells.set(cell, [at]);
      }
    }
  }
  return cells;
}

/** Cuts two segments where they cross. */
function cross(one: Segment, other: Segment): void {
  const [dx, dy] = [one.bx - one.ax, one.by - one.ay];
  const [ex, ey] = [other.bx - other.ax, other.by - other.ay];
  const twist = dx * ey - dy * ex;
  if (Math.abs(twist) < 1e-9) return;
  const [px, py] = [other.ax - one.ax, other.ay - one.ay];
  const share = (px * ey - py * ex) / twist;
  const across = (px * dy - py * dx) / twist;
  if (share < 0 || share > 1 || across < 0 || across > 1) return;
  const [x, y] = [one.ax + share * dx, one.ay + share * dy];
  one.cuts.push({ share, x, y });
  other.cuts.push({ share: across, x, y });
}

interface Index {
  segments: readonly Segment[];
  /** Segments around a point. */
  near(x: number, y: number): readonly number[];
  meeting: number;
  mayMeet(one: number, other: number): boolean;
}

/** Extends the ends of streets to the streets that they nearly meet, and cuts those there. */
function joinEnds(lines: UnitLine[], { segments, near, meeting, mayMeet: areJoined }: Index): void {
  for (const [street, line] of lines.entries()) {
    for (const isStart of [true, false]) {
      const [x = 0, y = 0] = isStart ? line : line.slice(-2);
      // The street goes on in the next tile.
      if (x % TILE_UNITS === 0 || y % TILE_UNITS === 0) continue;
      for (const at of near(x, y)) {
        const segment = segments[at];
        if (!segment || segment.street === street || !areJoined(segment.street, street)) continue;
        const [dx, dy] = [segment.bx - segment.ax, segment.by - segment.ay];
        const square = dx * dx + dy * dy;
        const along = square === 0 ? 0 : ((x - segment.ax) * dx + (y - segment.ay) * dy) / square;
        const share = Math.max(0, Math.min(1, along));
        const [footX, footY] = [segment.ax + share * dx, segment.ay + share * dy];
        if (Math.hypot(footX - x, footY - y) > meeting) continue;
        segment.cuts.push({ share, x: footX, y: footY });
        if (isStart) line.unshift(footX, footY);
        else line.push(footX, footY);
        break;
      }
    }
  }
}

/**
 * Cuts a line at its junctions.
 * @param line the line, which may have one more point at each end than its segments
 */
function piecesOf(line: UnitLine, segments: readonly Segment[]): UnitLine[] {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return [];
  const pieces: UnitLine[] = [];
  let open: UnitLine = [line[0] ?? 0, line[1] ?? 0];
  const close = (x: number, y: number): void => {
    open.push(x, y);
    pieces.push(open);
    open = [x, y];
  };
  if (line[0] !== first.ax || line[1] !== first.ay) open.push(first.ax, first.ay);
  for (const { bx, by, cuts } of segments) {
    for (const { x, y } of cuts.toSorted((one, other) => one.share - other.share)) close(x, y);
    open.push(bx, by);
  }
  const [endX = 0, endY = 0] = line.slice(-2);
  if (endX !== last.bx || endY !== last.by) open.push(endX, endY);
  pieces.push(open);
  return pieces;
}
