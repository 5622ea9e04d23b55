import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import { ellipse, group, path, pill, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawArt, drawCoffeeTable, drawPlant, drawRug, drawSofa } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, face, flat, floorShadow, spot } from './room.ts';
import { drawGlow } from './windows.ts';

function potLights(stage: Stage, room: Room): string {
  const parts: string[] = [];
  for (const z of [3.2, 4.3, 5.3]) {
    for (const x of [-1.7, 0, 1.7]) {
      const [left, top] = spot(room, x, room.height, z);
      const size = 900 / z / 100;
      parts.push(
        drawGlow(stage, left, top + 6, size * 46),
        ellipse(left, top, size * 9, size * 2.6, luminous('#fff6df')),
      );
    }
  }
  return group(parts);
}

function bar(stage: Stage, room: Room, x: number): string {
  const { wood, counter, metal } = stage.look.room;
  const z = room.back - 0.6;
  const bottles = ['#3f6f5c', '#c6903f', '#8c3f36', '#dfe6e4', '#2f5d6e', '#c6903f'] as const;
  return group([
    flat(room, x, room.back - 0.1, [
      rect(0, -196, 150, 4, wood),
      rect(0, -160, 150, 4, wood),
      ...bottles.map((tint, index) =>
        pill(8 + index * 22, -182 + (index % 3) * 3, 9, 22 - (index % 3) * 3, 3, tint),
      ),
      ...bottles.map((_, index) => path(`M${14 + index * 22} -198l-1 -14h10l-1 14z`, '#dbe8ec', see(0.8))),
    ]),
    block(room, { x, y: 0, z, width: 1.5, height: 0.98, depth: 0.5 }, darken(wood, 0.2)),
    flat(room, x, z, [...[6, 54, 102].map((left) => rect(left, -90, 42, 82, darken(wood, 0.3)))]),
    block(room, { x: x - 0.05, y: 0.98, z: z - 0.06, width: 1.6, height: 0.05, depth: 0.6 }, counter),
    ...[0.35, 1.1].map((at) =>
      flat(room, x + at, z - 0.4, [
        ellipse(0, 0, 22, 4, INK, see(0.2)),
        rect(-2, -66, 4, 64, metal),
        ellipse(0, -2, 15, 3, metal),
        pill(-19, -74, 38, 9, 4, stage.look.room.fabric),
      ]),
    ),
  ]);
}

/** A finished basement: low ceiling with pot lights, a screen, a large sofa, a bar or shelves, one high window. */
export function drawBasement(stage: Stage): string {
  const { look, home, shot } = stage;
  const { room: colours } = look;
  const room: Room = { width: 6, height: 2.3, back: 5.9, eye: 1.3, shift: shot.between(-0.3, 0.3) };
  const carpet = home.chance(0.6);
  const floor = carpet ? home.pick(['#b9b2a8', '#a8adb0', '#c6bdaf']) : colours.floor;
  const wall = mix(colours.wall, '#8c97a0', 0.12);
  const feature = home.pick(['#4a5a68', '#5d6a62', '#7a6b5f', '#3f4d5b']);
  const z = room.back - 0.4;
  const half = room.width / 2;
  const window = face(
    room,
    [
      [-half, 1.55, 3.6],
      [-half, 2.05, 3.6],
      [-half, 2.05, 4.8],
      [-half, 1.55, 4.8],
    ],
    stage.pen.linear([
      [0, look.sky.middle],
      [1, look.sky.bottom],
    ]),
  );
  return group([
    drawShell(stage, room, { wall, feature, floor, flooring: carpet ? 'carpet' : 'planks' }),
    face(
      room,
      [
        [-half, 1.49, 3.52],
        [-half, 2.11, 3.52],
        [-half, 2.11, 4.88],
        [-half, 1.49, 4.88],
      ],
      '#f5f3ee',
    ),
    window,
    block(
      room,
      { x: 1.75, y: 1.98, z: 2.6, width: 1.25, height: 0.32, depth: room.back - 2.6 },
      mix(wall, '#ffffff', 0.45),
    ),
    potLights(stage, room),
    drawGlow(stage, ...spot(room, -0.1, 1.4, room.back), 200),
    flat(room, -1, room.back, [
      rect(3, -192, 184, 106, INK, see(0.25)),
      rect(0, -196, 184, 106, '#171d23'),
      rect(
        3,
        -193,
        178,
        100,
        stage.pen.linear(
          [
            [0, '#2c4a63'],
            [0.5, '#3f7a86'],
            [1, '#d9a86a'],
          ],
          [0, 0],
          [1, 1],
        ),
      ),
      path('M3 -120q40 -34 80 -8q30 -40 98 -6v41h-178z', '#1c3948'),
    ]),
    block(room, { x: -1.2, y: 0.06, z, width: 2.3, height: 0.42, depth: 0.4 }, colours.wood),
    flat(room, -1.2, z, [
      ...[0, 1, 2, 3].map((index) => rect(4 + index * 56, -44, 53, 34, darken(colours.wood, 0.1))),
      pill(196, -62, 14, 14, 4, '#e9e3d8'),
    ]),
    bar(stage, room, 1.35),
    drawArt(stage, room, home.fork('art'), -2.4, 1.1, 0.6, 0.75),
    drawPlant(room, home.fork('plant'), -2.5, room.back - 0.4, 1),
    drawRug(room, -1.9, 2.9, 3.4, 1.9, colours.rug),
    floorShadow(room, -2.5, 3.3, 0.95, 1.5),
    block(
      room,
      { x: -2.55, y: 0.1, z: 3.4, width: 0.28, height: 0.62, depth: 1.5 },
      colours.fabric,
      darken(colours.fabric, 0.1),
      0.05,
    ),
    block(
      room,
      { x: -2.27, y: 0.1, z: 3.4, width: 0.75, height: 0.34, depth: 1.5 },
      colours.fabric,
      stage.pen.fade(lighten(colours.fabric, 0.1), darken(colours.fabric, 0.1)),
      0.04,
    ),
    home.chance(0.5) ? drawSofa(stage, room, -1.5, 4.5, 1.9, colours.fabric) : '',
    drawCoffeeTable(stage, room, -0.75, 3.3, 1.1),
  ]);
}
