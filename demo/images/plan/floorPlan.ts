import { INK, lighten, mix } from '../drawing/colour.ts';
import { group, poly, short, withOpacity } from '../drawing/shapes.ts';
import { styleFor } from '../interior/roomPlan.ts';
import type { RoomStyle } from '../interior/style.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import type { PlacedRoom } from './packing.ts';
import { packLevel } from './packing.ts';
import { drawPlanFurniture } from './planFurniture.ts';
import { planLevels } from './planRooms.ts';
import { box, fine } from './planShapes.ts';
import { drawDigits } from './strokeDigits.ts';

const PAPER = '#fbf9f4';
const WALL = '#2d3a49';
/** Thickness of outer and inner walls in metres. */
const OUTER = 0.26;
const INNER = 0.11;

function floorTint(style: RoomStyle, kind: PlacedRoom['kind']): string {
  if (kind === 't' || kind === 'a') {
    return mix(style.tile, '#ffffff', 0.45);
  }
  if (kind === 'k') {
    return mix(style.tile, '#fbf4e6', 0.6);
  }
  return kind === 'h' || kind === 's' ? mix(style.floor, '#ffffff', 0.8) : mix(style.floor, '#ffffff', 0.68);
}

function floorMarks(style: RoomStyle, room: PlacedRoom): string {
  const { x, y, wide, deep, kind } = room;
  const isTiled = kind === 't' || kind === 'a' || kind === 'k';
  const step = isTiled ? 0.4 : 0.22;
  let data = '';
  for (let at = step; at < deep; at += step) {
    data += `M${fine(x)} ${(y + at).toFixed(2)}h${wide.toFixed(2)}`;
  }
  for (let at = step; isTiled && at < wide; at += step) {
    data += `M${(x + at).toFixed(2)} ${y.toFixed(2)}v${deep.toFixed(2)}`;
  }
  const ink = isTiled ? '#9fb0b8' : style.wood;
  return `<path d="${data}" stroke="${ink}" stroke-width="0.015" ${withOpacity(0.35)}/>`;
}

interface Door {
  x: number;
  y: number;
  isUpright: boolean;
  /** Direction in which the door opens: 1 towards larger coordinates. */
  side: 1 | -1;
}

const LEAF = 0.8;

function overlap(a: number, aLength: number, b: number, bLength: number): readonly [number, number] {
  return [Math.max(a, b), Math.min(a + aLength, b + bLength)];
}

/** Returns a door between two rooms; null if they share too little of a wall. */
function doorBetween(a: PlacedRoom, b: PlacedRoom): Door | null {
  const near = (p: number, q: number): boolean => Math.abs(p - q) < 0.02;
  const across = overlap(a.y, a.deep, b.y, b.deep);
  if (across[1] - across[0] > LEAF + 0.3) {
    if (near(a.x + a.wide, b.x)) {
      return { x: b.x, y: (across[0] + across[1] - LEAF) / 2, isUpright: true, side: 1 };
    }
    if (near(b.x + b.wide, a.x)) {
      return { x: a.x, y: (across[0] + across[1] - LEAF) / 2, isUpright: true, side: -1 };
    }
  }
  const along = overlap(a.x, a.wide, b.x, b.wide);
  if (along[1] - along[0] > LEAF + 0.3) {
    if (near(a.y + a.deep, b.y)) {
      return { x: (along[0] + along[1] - LEAF) / 2, y: b.y, isUpright: false, side: 1 };
    }
    if (near(b.y + b.deep, a.y)) {
      return { x: (along[0] + along[1] - LEAF) / 2, y: a.y, isUpright: false, side: -1 };
    }
  }
  return null;
}

/** Returns doors that connect all rooms of a level. Each room gets a door to a connected one, starting at the hall. */
function doorsOf(rooms: readonly PlacedRoom[]): Door[] {
  const hall = rooms.find(({ kind }) => kind === 'h') ?? rooms[0];
  if (!hall) {
    return [];
  }
  const joined: PlacedRoom[] = [hall];
  const rest = rooms.filter((room) => room !== hall);
  const doors: Door[] = [];
  for (;;) {
    const match = rest
      .flatMap((room) => joined.map((from) => ({ room, door: doorBetween(from, room), from })))
      .find(({ door, from }) => door !== null && from.kind !== 't' && from.kind !== 's');
    const next =
      match ??
      rest
        .flatMap((room) => joined.map((from) => ({ room, door: doorBetween(from, room), from })))
        .find(({ door }) => door !== null);
    if (!next?.door) {
      return doors;
    }
    doors.push(next.door);
    joined.push(next.room);
    rest.splice(rest.indexOf(next.room), 1);
  }
}

function drawDoor({ x, y, isUpright, side }: Door): string {
  const gap = isUpright
    ? box(x - INNER / 2 - 0.01, y, INNER + 0.02, LEAF, PAPER)
    : box(x, y - INNER / 2 - 0.01, LEAF, INNER + 0.02, PAPER);
  const leaf = isUpright
    ? `M${fine(x)} ${fine(y)}h${fine(side * LEAF)}A${LEAF} ${LEAF} 0 0 ${side === 1 ? 1 : 0} ${fine(x)} ${fine(y + LEAF)}`
    : `M${fine(x)} ${fine(y)}v${fine(side * LEAF)}A${LEAF} ${LEAF} 0 0 ${side === 1 ? 0 : 1} ${fine(x + LEAF)} ${fine(y)}`;
  return `${gap}<path d="${leaf}" fill="none" stroke="${WALL}" stroke-width="0.03" ${withOpacity(0.75)}/>`;
}

function drawWindows(room: PlacedRoom, wide: number, deep: number): string {
  const parts: string[] = [];
  if ('ths'.includes(room.kind) && room.kind !== 't') {
    return '';
  }
  const glass = (x: number, y: number, width: number, height: number): void => {
    parts.push(box(x, y, width, height, '#e6f1f5', `stroke="${WALL}" stroke-width="0.03"`));
    parts.push(
      width > height
        ? box(x, y + height / 2 - 0.01, width, 0.02, WALL)
        : box(x + width / 2 - 0.01, y, 0.02, height, WALL),
    );
  };
  const span = (length: number): number => Math.min(room.kind === 't' ? 0.6 : 2, length * 0.5);
  const across = span(room.wide);
  const along = span(room.deep);
  if (room.y < 0.02) {
    glass(room.x + (room.wide - across) / 2, -OUTER * 0.75, across, OUTER * 0.5);
  } else if (room.y + room.deep > deep - 0.02) {
    glass(room.x + (room.wide - across) / 2, deep + OUTER * 0.25, across, OUTER * 0.5);
  }
  if (room.x < 0.02) {
    glass(-OUTER * 0.75, room.y + (room.deep - along) / 2, OUTER * 0.5, along);
  } else if (room.x + room.wide > wide - 0.02) {
    glass(wide + OUTER * 0.25, room.y + (room.deep - along) / 2, OUTER * 0.5, along);
  }
  return parts.join('');
}

function drawSize(room: PlacedRoom): string {
  if (!room.isMeasured || room.wide < 1.9 || room.deep < 1.2) {
    return '';
  }
  const isAcross = room.wide >= room.deep;
  const [first, second] =
    isAcross === room.length >= room.width ? [room.length, room.width] : [room.width, room.length];
  const text = `${first.toFixed(1)} x ${second.toFixed(1)}`;
  const x = room.x + room.wide / 2;
  const y = room.y + room.deep - 0.36;
  return (
    box(x - 0.82, y - 0.21, 1.64, 0.42, PAPER, `rx="0.1" ${withOpacity(0.86)}`) +
    drawDigits(text, x, y, 0.22, WALL)
  );
}

function drawLevel(style: RoomStyle, rooms: readonly PlacedRoom[], wide: number, deep: number): string {
  const line = mix(WALL, '#8a7a68', 0.45);
  const walls = rooms.map(({ x, y, wide: w, deep: d }) =>
    box(x, y, w, d, 'none', `stroke="${WALL}" stroke-width="${INNER}"`),
  );
  return group([
    box(-OUTER + 0.16, -OUTER + 0.2, wide + OUTER * 2, deep + OUTER * 2, INK, withOpacity(0.12)),
    box(-OUTER, -OUTER, wide + OUTER * 2, deep + OUTER * 2, WALL),
    box(0, 0, wide, deep, PAPER),
    ...rooms.map(
      (room) =>
        box(room.x, room.y, room.wide, room.deep, floorTint(style, room.kind)) + floorMarks(style, room),
    ),
    ...rooms.map((room) =>
      group([drawPlanFurniture(style, room, line)], `transform="translate(${fine(room.x)} ${fine(room.y)})"`),
    ),
    ...walls,
    ...doorsOf(rooms).map(drawDoor),
    ...rooms.map((room) => drawWindows(room, wide, deep)),
    ...rooms.map(drawSize),
  ]);
}

function north(angle: number): string {
  return group(
    [
      `<circle r="30" fill="${PAPER}" stroke="${WALL}" stroke-width="2"/>`,
      poly(
        [
          [0, -24],
          [9, 14],
          [0, 8],
        ],
        WALL,
      ),
      poly(
        [
          [0, -24],
          [-9, 14],
          [0, 8],
        ],
        lighten(WALL, 0.6),
      ),
      drawDigits('N', 0, -42, 14, WALL),
    ],
    `transform="translate(1128 92) rotate(${Math.round(angle)})"`,
  );
}

function scaleBar(scale: number): string {
  const metre = scale;
  return group(
    [
      box(0, 0, metre, 8, WALL),
      box(metre, 0, metre, 8, PAPER, `stroke="${WALL}" stroke-width="1.6"`),
      drawDigits('0', 0, 22, 13, WALL),
      drawDigits('2 m', metre * 2, 22, 13, WALL),
    ],
    'transform="translate(64 742)"',
  );
}

/** Draws the plan of a home's levels, from the rooms in the facts, with their sizes in metres. */
export function drawFloorPlan(stage: Stage): string {
  const style = styleFor(stage);
  const levels = planLevels(stage.facts);
  const proportion = levels.length === 1 ? 1.5 : levels.length === 2 ? 0.98 : 0.76;
  const packed = levels.map(({ rooms }) => packLevel(rooms, proportion));
  const gap = 1;
  const total = packed.reduce((sum, { wide }) => sum + wide + OUTER * 2, 0) + gap * (packed.length - 1);
  const tallest = Math.max(...packed.map(({ deep }) => deep + OUTER * 2));
  const scale = Math.min(1080 / total, 610 / tallest, 96);
  let left = (FRAME.width - total * scale) / 2;
  const drawings = packed.map(({ rooms, wide, deep }) => {
    const x = left + OUTER * scale;
    const y = (FRAME.height - 30 - deep * scale) / 2;
    left += (wide + OUTER * 2 + gap) * scale;
    return group(
      [drawLevel(style, rooms, wide, deep)],
      `transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(2)})"`,
    );
  });
  return group([
    box(
      0,
      0,
      FRAME.width,
      FRAME.height,
      stage.pen.fade(PAPER, mix(PAPER, style.wall, stage.shot.between(0.3, 0.6))),
    ),
    ...drawings,
    north(stage.home.fork('north').between(-50, 50)),
    scaleBar(scale),
  ]);
}
