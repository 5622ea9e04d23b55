import { darken, lighten, luminous, mix } from '../drawing/colour.ts';
import { boards, ellipse, group, path, pill, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawArmchair, drawCoffeeTable, drawPlant, drawRug } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, face, flat, floorPatch, floorShadow } from './room.ts';
import { drawGlow, drawSideWindow } from './windows.ts';

function elevators(stage: Stage, room: Room, x: number): string {
  const steel = '#aeb6bc';
  const door = (left: number): string =>
    group([
      rect(left - 7, -232, 104, 232, '#3a424a'),
      rect(
        left,
        -225,
        45,
        225,
        stage.pen.linear(
          [
            [0, lighten(steel, 0.2)],
            [1, darken(steel, 0.12)],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      rect(
        left + 45.6,
        -225,
        44.4,
        225,
        stage.pen.linear(
          [
            [0, darken(steel, 0.04)],
            [1, lighten(steel, 0.16)],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      ellipse(left + 45, -244, 5, 5, luminous('#ffe3a6')),
    ]);
  return flat(room, x, room.back, [
    door(0),
    door(130),
    rect(104, -124, 12, 22, '#22292f'),
    ellipse(110, -113, 2.6, 2.6, luminous('#ffd793')),
  ]);
}

function desk(stage: Stage, room: Room, x: number): string {
  const { wood, counter } = stage.look.room;
  const z = room.back - 1.5;
  return group([
    floorShadow(room, x, z, 2.3, 0.8),
    block(
      room,
      { x, y: 0, z, width: 2.3, height: 1.05, depth: 0.8 },
      wood,
      stage.pen.fade(lighten(wood, 0.05), darken(wood, 0.12)),
    ),
    flat(room, x, z, [
      `<path d="${boards(0, -102, 230, 98, 9)}" stroke="${darken(wood, 0.35)}" stroke-width="1.8" ${see(0.5)}/>`,
      rect(0, -6, 230, 6, '#2a2f36'),
      rect(4, -5, 222, 2, luminous('#ffe0a3')),
    ]),
    block(room, { x: x - 0.08, y: 1.05, z: z - 0.08, width: 2.46, height: 0.07, depth: 0.9 }, counter),
    flat(room, x + 0.5, z + 0.3, [
      path('M-10 -113q-7 -20 2 -30h16q9 10 2 30z', '#e9e3d8'),
      path(
        'M0 -142q-26 -12 -30 -42q22 8 30 42q-12 -34 2 -60q14 26 -2 60q6 -32 30 -40q-2 30 -30 40z',
        '#4c8266',
      ),
    ]),
    flat(room, x + 1.6, z + 0.4, [rect(0, -140, 40, 25, '#262d34'), rect(17, -116, 6, 6, '#262d34')]),
  ]);
}

function chandelier(stage: Stage, room: Room): string {
  const dice = stage.home.fork('chandelier');
  const globes: string[] = [drawGlow(stage, 0, -300, 190)];
  for (let index = 0; index < 9; index += 1) {
    const x = (index - 4) * 21;
    const foot = -258 - dice.between(0, 70);
    globes.push(
      rect(x - 0.6, -room.height * 100, 1.2, room.height * 100 + foot - 10, '#4a4f55'),
      ellipse(x, foot, 10, 10, luminous('#fff3d6')),
      ellipse(x - 2, foot - 3, 4, 3, luminous('#ffffff')),
    );
  }
  return flat(room, 0.1, 4.4, globes);
}

/** The lobby of a condominium: stone floor, concierge, elevators, a seating group below a cluster of lamps. */
export function drawLobby(stage: Stage): string {
  const { look, home, shot } = stage;
  const { room: colours } = look;
  const room: Room = { width: 7.4, height: 3.9, back: 6.8, eye: 1.5, shift: shot.between(-0.4, 0.4) };
  const stone = home.pick(['#dcd9d3', '#cfd3d4', '#e2dcd0']);
  const half = room.width / 2;
  const panel = home.pick([colours.wood, '#5b4a3f', '#46545f']);
  const panels: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const tint = index % 2 === 0 ? panel : lighten(panel, 0.05);
    panels.push(
      rect(index * 42, -390, 41, 390, tint),
      `<path d="${boards(index * 42, -390, 41, 390, 5)}" stroke="${darken(panel, 0.3)}" stroke-width="0.6" ${see(0.35)}/>`,
    );
  }
  return group([
    drawShell(stage, room, {
      wall: mix(colours.wall, '#ffffff', 0.3),
      floor: stone,
      flooring: 'tiles',
      tileSize: 0.9,
    }),
    floorPatch(room, -0.6, 2, 1.5, room.back - 2, '#ffffff', see(0.2)),
    drawSideWindow(stage, room, 2.6, 3.7, 0.15, 3.4),
    drawSideWindow(stage, room, 3.9, 5, 0.15, 3.4),
    drawSideWindow(stage, room, 5.2, 6.3, 0.15, 3.4),
    flat(room, -2.5, room.back, panels),
    flat(room, -1.6, room.back, [
      pill(0, -250, 116, 70, 2, '#f0ece2'),
      path('M0 -206q30 -30 58 -8q30 -26 58 0v34h-116z', '#2f5d6e'),
      path('M0 -192q40 -14 116 -4v16h-116z', '#1f4a42'),
      ellipse(86, -232, 8, 8, colours.cushion),
    ]),
    elevators(stage, room, 0.85),
    face(
      room,
      [
        [half, 0.6, 3],
        [half, 3.2, 3],
        [half, 3.2, 5.4],
        [half, 0.6, 5.4],
      ],
      darken(panel, 0.05),
    ),
    face(
      room,
      [
        [half, 1, 3.4],
        [half, 2.8, 3.4],
        [half, 2.8, 5],
        [half, 1, 5],
      ],
      mix(colours.cushion, '#f3ede2', 0.7),
    ),
    desk(stage, room, -2.4),
    drawPlant(room, home.fork('plant'), 3.1, 6.1, 2),
    drawPlant(room, home.fork('plant 2'), 0.45, 6.4, 1.5),
    drawRug(room, 0.1, 3.1, 3, 1.8, colours.rug),
    drawArmchair(stage, room, 0.3, 4.2, colours.fabric),
    drawArmchair(stage, room, 1.9, 4.1, colours.fabric),
    drawCoffeeTable(stage, room, 0.9, 3.5, 1),
    chandelier(stage, room),
  ]);
}
