import { darken, lighten, luminous, mix } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import {
  drawArmchair,
  drawArt,
  drawCoffeeTable,
  drawFloorLamp,
  drawPlant,
  drawRug,
  drawSofa,
} from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, flat } from './room.ts';
import { drawBackWindow, drawGlow, drawSideWindow } from './windows.ts';

function fireplace(stage: Stage, room: Room, x: number): string {
  const { look, pen } = stage;
  const stone = look.room.wall === '#f3eee6' ? '#dcd7cd' : mix(look.house.stone, '#ffffff', 0.35);
  const flame = stage.home.chance(0.6) || look.hour === 'dusk';
  const z = room.back - 0.32;
  return group([
    block(
      room,
      { x, y: 0, z, width: 1.7, height: room.height, depth: 0.32 },
      stone,
      pen.fade(lighten(stone, 0.15), darken(stone, 0.05)),
    ),
    flat(room, x, z, [
      rect(30, -98, 110, 72, '#2a2e33'),
      rect(36, -92, 98, 62, pen.fade('#15191e', '#2c2724')),
      flame ? drawGlow(stage, 85, -48, 90) : '',
      flame
        ? path(
            'M60 -32q-6 -18 8 -30q2 12 10 12q-2 -18 10 -28q2 20 12 24q6 -4 4 -12q12 18 4 34z',
            luminous('#f59a3c'),
          ) + path('M72 -32q-2 -10 6 -16q4 8 8 8q2 -8 6 -12q8 10 6 20z', luminous('#ffdb7d'))
        : '',
      rect(52, -34, 66, 5, '#4a3a30'),
      rect(-8, -128, 186, 9, look.room.wood),
      rect(-8, -119, 186, 4, '#0f1b2d', see(0.2)),
      rect(22, -26, 126, 26, darken(stone, 0.12)),
      rect(40, -206, 90, 62, '#20262d'),
      rect(
        43,
        -203,
        84,
        56,
        pen.linear(
          [
            [0, '#2f3d4b'],
            [1, '#1b232c'],
          ],
          [0, 0],
          [1, 1],
        ),
      ),
      rect(4, -146, 8, 18, '#c9876a'),
      rect(15, -152, 6, 24, '#e9e3d8'),
      ellipse(160, -137, 8, 9, '#3f7a62'),
    ]),
  ]);
}

function shelves(stage: Stage, room: Room, x: number): string {
  const { wood, cushion } = stage.look.room;
  const dice = stage.home.fork('shelves');
  const tints = [cushion, '#e9e3d8', '#2f5d6e', '#8a6f5a', '#c9d3d8', '#3f6f5c', '#d9b36a'] as const;
  const items: string[] = [
    rect(0, -205, 95, 205, mix(wood, '#ffffff', 0.12)),
    rect(5, -200, 85, 196, darken(wood, 0.35)),
  ];
  for (let row = 0; row < 5; row += 1) {
    const floor = -8 - row * 39;
    items.push(rect(5, floor, 85, 4, mix(wood, '#ffffff', 0.12)));
    let along = 10;
    while (along < 80) {
      if (dice.chance(0.16)) {
        items.push(pill(along + 3, floor - 17, 12, 17, 5, dice.pick(tints)));
        along += 24;
      } else {
        const width = dice.between(4, 8);
        const height = dice.between(18, 29);
        items.push(rect(along, floor - height, width, height, dice.pick(tints)));
        along += width + 0.8;
      }
    }
  }
  return flat(room, x, room.back - 0.02, items);
}

function mediaUnit(stage: Stage, room: Room, x: number): string {
  const { wood } = stage.look.room;
  const z = room.back - 0.42;
  return group([
    flat(room, x + 0.2, room.back, [
      rect(3, -172, 150, 88, '#0f1b2d', see(0.16)),
      rect(0, -176, 150, 88, '#1d242b'),
      rect(
        2,
        -174,
        146,
        84,
        stage.pen.linear(
          [
            [0, '#3b4c5c'],
            [0.5, '#222c36'],
            [1, '#1a222a'],
          ],
          [0, 0],
          [1, 1],
        ),
      ),
    ]),
    block(room, { x, y: 0.14, z, width: 1.9, height: 0.4, depth: 0.4 }, wood),
    flat(room, x, z, [
      rect(6, -50, 58, 32, darken(wood, 0.1)),
      rect(66, -50, 58, 32, darken(wood, 0.16)),
      rect(126, -50, 58, 32, darken(wood, 0.1)),
      rect(10, -14, 4, 14, '#2a2f36'),
      rect(176, -14, 4, 14, '#2a2f36'),
      poly(
        [
          [160, -54],
          [178, -54],
          [175, -70],
          [163, -70],
        ],
        '#e9e3d8',
      ),
    ]),
  ]);
}

/** A living room: sofa, rug and low table before a window, a fireplace, shelves or a screen. */
export function drawLiving(stage: Stage): string {
  const { look, home, shot } = stage;
  const { room: colours } = look;
  const room: Room = { width: 5.6, height: 2.75, back: 5.5, eye: 1.32, shift: shot.between(-0.35, 0.35) };
  const feature = home.chance(0.3) ? home.pick(['#41566a', '#4f6a5f', '#8d7f73', '#c9bda9']) : undefined;
  const kind = home.pick(['window', 'window', 'fire', 'media'] as const);
  const curtain = home.pick(['#f4efe4', '#e6dccb', '#b8c4c8', '#ded8cf']);
  const parts = [
    drawShell(stage, room, {
      wall: colours.wall,
      ...(feature ? { feature } : {}),
      floor: colours.floor,
      flooring: 'planks',
    }),
  ];
  parts.push(drawSideWindow(stage, room, 3.1, 4.7, 0.75, 2.3));
  if (kind === 'window') {
    parts.push(
      drawBackWindow(stage, room, { x: -1.2, sill: 0.62, width: 2.4, height: 1.65, columns: 3, curtain }),
    );
    parts.push(shelves(stage, room, 1.72));
    parts.push(drawArt(stage, room, home.fork('art'), -2.35, 1.25, 0.55, 0.75));
  } else if (kind === 'fire') {
    parts.push(fireplace(stage, room, -0.1));
    parts.push(
      drawBackWindow(stage, room, { x: -2.2, sill: 0.7, width: 1.3, height: 1.55, columns: 2, curtain }),
    );
    parts.push(shelves(stage, room, 1.75));
  } else {
    parts.push(mediaUnit(stage, room, -0.2));
    parts.push(
      drawArt(stage, room, home.fork('art'), -1.75, 1.15, 0.85, 0.95),
      drawArt(stage, room, home.fork('art 2'), 2.0, 1.3, 0.5, 0.65),
    );
  }
  const facing = kind === 'window';
  parts.push(drawPlant(room, home.fork('plant'), kind === 'media' ? 2.25 : -2.35, room.back - 0.45, 1.5));
  parts.push(drawRug(room, -1.55, 3.0, 3.2, 1.75, colours.rug));
  if (facing) {
    parts.push(drawSofa(stage, room, -1.15, 4.2, 2.3, colours.fabric), drawFloorLamp(stage, room, 1.45, 4.9));
    parts.push(drawCoffeeTable(stage, room, -0.6, 3.35, 1.2));
    parts.push(drawArmchair(stage, room, 1.5, 3.4, mix(colours.cushion, '#d8cbb8', 0.45)));
  } else {
    parts.push(drawFloorLamp(stage, room, -1.25, 4.9));
    parts.push(
      drawArmchair(stage, room, -2.3, 3.9, colours.fabric),
      drawArmchair(stage, room, -1.3, 4.1, colours.fabric),
    );
    parts.push(drawCoffeeTable(stage, room, -0.55, 3.3, 1.2));
    parts.push(drawArmchair(stage, room, 1.4, 3.5, mix(colours.cushion, '#d8cbb8', 0.45)));
  }
  return group(parts);
}
