import type { PlanRoom } from './planRooms.ts';

/** A room with its position on the level, in metres from the level's upper left corner. */
export interface PlacedRoom extends PlanRoom {
  x: number;
  y: number;
  wide: number;
  deep: number;
}

interface Box {
  x: number;
  y: number;
  wide: number;
  deep: number;
}

function areaOf(room: PlanRoom): number {
  return room.width * room.length;
}

/** Returns the worst proportion in a row of rooms along `side`. */
function worst(row: readonly PlanRoom[], side: number): number {
  const total = row.reduce((sum, room) => sum + areaOf(room), 0);
  const thick = total / side;
  return Math.max(
    ...row.map((room) => Math.max(areaOf(room) / thick / thick, (thick * thick) / areaOf(room))),
  );
}

/** Places a row of rooms along the shorter side of the free box. Returns the remaining box. */
function lay(row: readonly PlanRoom[], box: Box, placed: PlacedRoom[]): Box {
  const total = row.reduce((sum, room) => sum + areaOf(room), 0);
  const isUpright = box.wide >= box.deep;
  const thick = total / (isUpright ? box.deep : box.wide);
  let along = 0;
  for (const room of row) {
    const length = areaOf(room) / thick;
    placed.push(
      isUpright
        ? { ...room, x: box.x, y: box.y + along, wide: thick, deep: length }
        : { ...room, x: box.x + along, y: box.y, wide: length, deep: thick },
    );
    along += length;
  }
  return isUpright
    ? { ...box, x: box.x + thick, wide: box.wide - thick }
    : { ...box, y: box.y + thick, deep: box.deep - thick };
}

/** Order of the kinds of rooms in a plan: shared rooms first, then halls, then bedrooms. */
const ORDER = 'lfrdkhstapbn';

/**
 * Packs rooms without gaps into a rectangle of the given proportion (width to depth). Each keeps its area, and its
 * shape as far as possible.
 */
export function packLevel(
  rooms: readonly PlanRoom[],
  proportion: number,
): { rooms: PlacedRoom[]; wide: number; deep: number } {
  const total = rooms.reduce((sum, room) => sum + areaOf(room), 0);
  const deep = Math.sqrt(total / proportion);
  const wide = total / deep;
  const placed: PlacedRoom[] = [];
  let box: Box = { x: 0, y: 0, wide, deep };
  let row: PlanRoom[] = [];
  const sorted = [...rooms].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || areaOf(b) - areaOf(a),
  );
  for (const room of sorted) {
    const side = Math.min(box.wide, box.deep);
    if (row.length > 0 && worst([...row, room], side) > worst(row, side)) {
      box = lay(row, box, placed);
      row = [];
    }
    row.push(room);
  }
  lay(row, box, placed);
  return { rooms: placed, wide, deep };
}
