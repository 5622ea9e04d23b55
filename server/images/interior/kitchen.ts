import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { boards, courses, ellipse, group, path, pill, poly, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawPendant } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, flat, floorShadow } from './room.ts';
import { drawBackWindow, drawSideWindow } from './windows.ts';

const DEPTH = 0.62;

function doors(
  x: number,
  top: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  metal: string,
  low: boolean,
): string {
  const each = width / count;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const left = x + index * each;
    parts.push(rect(left + 0.8, top + 0.8, each - 1.6, height - 1.6, lighten(colour, 0.05)));
    parts.push(
      rect(left + 6, top + 6, each - 12, height - 12, darken(colour, 0.07)),
      rect(left + 7, top + 7, each - 14, height - 14, colour),
    );
    const handle = index % 2 === 0 ? left + each - 5 : left + 3.4;
    parts.push(rect(handle, low ? top + 6 : top + height - 20, 1.7, 14, metal));
  }
  return parts.join('');
}

function lowerRun(stage: Stage, room: Room, x: number, width: number, colour: string): string {
  const { counter, metal } = stage.look.room;
  const z = room.back - DEPTH;
  const cm = width * 100;
  return group([
    block(room, { x, y: 0.1, z, width, height: 0.78, depth: DEPTH }, colour),
    flat(room, x, z, [
      rect(0, -10, cm, 10, darken(colour, 0.55)),
      rect(0, -88, cm, 20, darken(colour, 0.05)),
      doors(0, -68, cm, 58, Math.round(width / 0.45), colour, metal, true),
      doors(0, -88, cm, 20, Math.round(width / 0.9), colour, metal, true),
    ]),
    block(
      room,
      { x: x - 0.02, y: 0.88, z: z - 0.03, width: width + 0.04, height: 0.045, depth: DEPTH + 0.03 },
      counter,
    ),
  ]);
}

function backsplash(stage: Stage, room: Room, x: number, width: number): string {
  const tile = stage.home.pick(['#f4f4f0', '#e6ecea', '#dbe6ea', '#cfdcd6', '#e9e2d6']);
  const cm = width * 100;
  const slim = stage.home.chance(0.5);
  const marks = slim
    ? boards(0, -150, cm, 58, 6) + courses(0, -150, cm, 58, 29)
    : courses(0, -150, cm, 58, 7.5) + boards(0, -150, cm, 58, 15);
  return flat(room, x, room.back, [
    rect(0, -150, cm, 60, tile),
    `<path d="${marks}" stroke="${darken(tile, 0.14)}" stroke-width="0.7" fill="none"/>`,
    rect(0, -150, cm, 8, INK, see(0.1)),
  ]);
}

function range(stage: Stage, room: Room, x: number): string {
  const { metal, cabinet } = stage.look.room;
  const z = room.back - DEPTH - 0.03;
  const steel = '#c3c9ce';
  const hood = stage.home.chance(0.5);
  return group([
    block(
      room,
      { x, y: 0, z, width: 0.8, height: 0.93, depth: DEPTH },
      steel,
      stage.pen.fade('#d8dde0', '#aab1b7'),
    ),
    flat(room, x, z, [
      rect(6, -68, 68, 44, '#2b3138'),
      rect(
        8,
        -66,
        64,
        40,
        stage.pen.linear(
          [
            [0, '#4a535c'],
            [1, '#23292f'],
          ],
          [0, 0],
          [1, 1],
        ),
      ),
      rect(8, -74, 64, 2.6, '#8c949b'),
      ...[14, 27, 40, 53, 66].map((at) => ellipse(at, -84, 3.2, 3.2, '#333a41')),
      rect(4, -18, 72, 12, '#b5bcc2'),
    ]),
    flat(room, x, z + 0.3, [
      rect(8, -96, 26, 3, '#22272c'),
      rect(44, -96, 26, 3, '#22272c'),
      rect(47, -112, 22, 16, '#1f5a6e'),
      rect(45, -114, 26, 3, '#184a5b'),
    ]),
    flat(room, x, room.back - 0.3, [
      hood
        ? poly(
            [
              [20, -270],
              [60, -270],
              [60, -196],
              [84, -160],
              [-4, -160],
              [20, -196],
            ],
            stage.pen.linear(
              [
                [0, '#dfe3e6'],
                [1, '#a9b0b6'],
              ],
              [0, 0],
              [1, 0],
            ),
          )
        : poly(
            [
              [-4, -270],
              [84, -270],
              [84, -162],
              [-4, -162],
            ],
            stage.pen.fade(lighten(cabinet, 0.1), cabinet),
          ) + rect(-6, -168, 92, 9, darken(metal, 0.1)),
      rect(-4, -160, 88, 4, '#6b737a'),
    ]),
  ]);
}

function fridge(stage: Stage, room: Room, x: number): string {
  const z = room.back - 0.72;
  return group([
    floorShadow(room, x, z, 0.92, 0.7),
    block(
      room,
      { x, y: 0.02, z, width: 0.92, height: 1.84, depth: 0.72 },
      '#bcc3c8',
      stage.pen.linear(
        [
          [0, '#d9dee1'],
          [0.5, '#c1c8cc'],
          [1, '#aeb5bb'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    flat(room, x, z, [
      rect(45.4, -184, 1.2, 122, '#838b92'),
      rect(0, -62, 92, 1.2, '#838b92'),
      rect(40, -160, 2.4, 70, '#7b838a'),
      rect(49.6, -160, 2.4, 70, '#7b838a'),
      rect(20, -56, 52, 2.4, '#7b838a'),
    ]),
  ]);
}

function island(stage: Stage, room: Room, x: number, z: number, width: number): string {
  const { cabinet, counter, wood, metal, fabric } = stage.look.room;
  const dice = stage.home.fork('island');
  const body = dice.pick([cabinet, '#34495b', wood, '#4d6a5f']);
  const stools: string[] = [];
  const count = width > 1.9 ? 3 : 2;
  for (let index = 0; index < count; index += 1) {
    const at = x + (width / count) * (index + 0.5);
    stools.push(
      flat(room, at, z - 0.28, [
        ellipse(0, 0, 24, 4, INK, see(0.18)),
        poly(
          [
            [-13, -62],
            [-10, -62],
            [-15, 0],
            [-18, 0],
          ],
          metal,
        ),
        poly(
          [
            [13, -62],
            [10, -62],
            [15, 0],
            [18, 0],
          ],
          metal,
        ),
        rect(-15, -24, 30, 2.4, metal),
        pill(-19, -68, 38, 8, 4, darken(fabric, 0.1)),
        path('M-18 -72q0 -26 18 -26q18 0 18 26q-18 6 -36 0z', fabric),
        path('M-18 -72q0 -8 3 -14q2 12 30 14q-16 5 -33 0z', darken(fabric, 0.18), see(0.6)),
      ]),
    );
  }
  const cm = width * 100;
  return group([
    floorShadow(room, x, z, width, 0.9),
    block(
      room,
      { x: x + 0.06, y: 0, z: z + 0.16, width: width - 0.12, height: 0.88, depth: 0.66 },
      body,
      stage.pen.fade(darken(body, 0.14), darken(body, 0.02)),
    ),
    flat(room, x, z + 0.16, [
      doors(8, -82, cm - 16, 74, Math.max(3, Math.round(width / 0.6)), darken(body, 0.06), body, true),
      rect(6, -88, cm - 12, 10, INK, see(0.22)),
    ]),
    block(
      room,
      { x, y: 0.88, z: z - 0.12, width, height: 0.06, depth: 1.06 },
      counter,
      lighten(counter, 0.03),
    ),
    flat(room, x + width * 0.26, z + 0.3, [
      path('M-22 -98q22 16 44 0z', '#e9e3d8'),
      ellipse(-8, -101, 7, 7, '#c98a3d'),
      ellipse(5, -102, 7, 7, '#c9563f'),
      ellipse(0, -106, 6, 6, '#8fa64a'),
      rect(-24, -100, 48, 2.6, '#f7f3ea'),
    ]),
    flat(room, x + width * 0.72, z + 0.35, [
      path('M-6 -95l-2 -20q8 -4 16 0l-2 20z', '#cfdfe4'),
      path(
        'M0 -114q-14 -10 -16 -28q12 6 16 28q-2 -20 4 -34q10 14 -4 34q4 -16 18 -20q0 14 -18 20z',
        '#4c8266',
      ),
    ]),
    ...stools,
  ]);
}

/** A kitchen: cabinets along the back wall with range, window and refrigerator, and an island in front. */
export function drawKitchen(stage: Stage): string {
  const { look, home, shot } = stage;
  const { cabinet, floor, metal, wall } = look.room;
  const room: Room = { width: 5.2, height: 2.7, back: 5.3, eye: 1.46, shift: shot.between(-0.3, 0.3) };
  const uppers = home.chance(0.35) ? mix('#fafaf6', cabinet, 0.15) : cabinet;
  const z = room.back - 0.34;
  const open = home.chance(0.4);
  const upper = (x: number, width: number): string =>
    block(room, { x, y: 1.5, z, width, height: 0.95, depth: 0.34 }, uppers) +
    flat(room, x, z, [
      doors(0, -245, width * 100, 95, Math.round(width / 0.45), uppers, metal, false),
      rect(0, -150, width * 100, 2, darken(uppers, 0.3)),
    ]);
  const pendants = home.pick(['dome', 'globe', 'dome'] as const);
  const width = home.pick([1.9, 2.2, 2.4]);
  const left = -width / 2 + home.between(-0.2, 0.2);
  const shelf = open
    ? flat(room, 1.02, room.back - 0.2, [
        ...[-176, -212].map((y) => rect(0, y, 68, 4, look.room.wood)),
        ...[4, 16, 28, 44].map((x, index) =>
          pill(
            x,
            -190 + (index % 2) * 3,
            9,
            14 - (index % 2) * 3,
            2,
            ['#e9e3d8', '#b9c7cc', '#d0a27c', '#7f9b8c'][index] ?? '#e9e3d8',
          ),
        ),
        ...[8, 24, 46].map((x) => ellipse(x + 4, -216, 6, 5, '#e6dfd2')),
      ])
    : upper(1.02, 0.68);
  return group([
    drawShell(stage, room, { wall, floor, flooring: home.chance(0.7) ? 'planks' : 'tiles', tileSize: 0.5 }),
    drawSideWindow(stage, room, 2.9, 4.1, 0.95, 2.25),
    backsplash(stage, room, -2.6, 4.3),
    drawBackWindow(stage, room, {
      x: -1.3,
      sill: 1.12,
      width: 1.2,
      height: 1.15,
      columns: 2,
      blind: home.chance(0.4),
    }),
    upper(-2.58, 1.16),
    upper(1.7, 0.9),
    shelf,
    lowerRun(stage, room, -2.6, 2.78, cabinet),
    lowerRun(stage, room, 0.98, 0.72, cabinet),
    flat(room, -0.72, room.back - 0.4, [
      path('M-2 -92v-22q0 -11 10 -11q8 0 8 9v3h-3v-3q0 -5 -5 -5q-6 0 -6 8v21z', metal),
      rect(-24, -93, 46, 2, '#9aa2a8'),
    ]),
    flat(room, -2.1, room.back - 0.3, [
      rect(0, -117, 22, 24, '#3a424a'),
      rect(26, -106, 14, 13, '#d9cfc0'),
      rect(44, -112, 9, 19, '#8a6f5a'),
      ellipse(48, -118, 10, 8, '#4f8a6a'),
    ]),
    range(stage, room, 0.18),
    block(room, { x: 1.68, y: 1.86, z: room.back - 0.6, width: 0.94, height: 0.6, depth: 0.6 }, cabinet),
    fridge(stage, room, 1.68),
    island(stage, room, left, 3.25, width),
    drawPendant(stage, room, left + width * 0.28, 3.5, 1.72, pendants),
    drawPendant(stage, room, left + width * 0.74, 3.5, 1.72, pendants),
  ]);
}
