import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { boards, courses, ellipse, group, path, pill, poly, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawPlant } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, face, flat, floorPatch, floorShadow } from './room.ts';
import { drawBackWindow, drawGlow } from './windows.ts';

function wallTiles(stage: Stage, room: Room, height: number): string {
  const { tile } = stage.look.room;
  const cm = room.width * 100;
  const step = stage.home.fork('tiles').pick([12, 20, 32]);
  const marks =
    courses(0, -height * 100, cm, height * 100, step) + boards(0, -height * 100, cm, height * 100, step * 2);
  return flat(room, -room.width / 2, room.back, [
    rect(
      0,
      -height * 100,
      cm,
      height * 100,
      stage.pen.linear(
        [
          [0, lighten(tile, 0.25)],
          [1, darken(tile, 0.04)],
        ],
        [0, 0],
        [1, 0.4],
      ),
    ),
    `<path d="${marks}" stroke="${darken(tile, 0.16)}" stroke-width="0.9" ${see(0.7)}/>`,
  ]);
}

function vanity(stage: Stage, room: Room, x: number, width: number): string {
  const { cabinet, counter, metal, wood } = stage.look.room;
  const body = cabinet === '#fafaf6' || cabinet === '#f3f1ea' ? wood : cabinet;
  const z = room.back - 0.55;
  const cm = width * 100;
  const round = stage.home.fork('mirror').chance(0.5);
  const glass = stage.pen.linear(
    [
      [0, '#f2f6f8'],
      [0.5, '#d3dfe6'],
      [1, '#b3c5cf'],
    ],
    [0, 0],
    [1, 1],
  );
  const middle = cm / 2;
  const mirror = round
    ? ellipse(middle, -158, 46, 46, metal) +
      ellipse(middle, -158, 43, 43, glass) +
      path(`M${middle - 24} -128L${middle + 16} -194h14L${middle - 8} -122z`, '#ffffff', see(0.35))
    : pill(12, -208, cm - 24, 92, 4, metal) +
      pill(15, -205, cm - 30, 86, 3, glass) +
      poly(
        [
          [40, -119],
          [90, -205],
          [112, -205],
          [62, -119],
        ],
        '#ffffff',
        see(0.35),
      );
  const drawers: string[] = [];
  for (const left of [4, cm / 2 + 1]) {
    drawers.push(
      rect(left, -76, cm / 2 - 5, 24, darken(body, 0.06)),
      rect(left, -50, cm / 2 - 5, 24, darken(body, 0.1)),
    );
    drawers.push(rect(left + cm / 4 - 9, -66, 14, 2, metal), rect(left + cm / 4 - 9, -40, 14, 2, metal));
  }
  return group([
    flat(room, x, room.back, [
      mirror,
      ...[-8, cm + 2].map(
        (at) =>
          drawGlow(stage, at + 3, -160, 46) +
          rect(at, -172, 6, 24, metal) +
          pill(at - 1, -170, 8, 20, 3, '#fbf4e2'),
      ),
    ]),
    floorShadow(room, x, z, width, 0.5),
    block(room, { x, y: 0.22, z, width, height: 0.58, depth: 0.55 }, body),
    flat(room, x, z, drawers),
    block(
      room,
      { x: x - 0.02, y: 0.8, z: z - 0.02, width: width + 0.04, height: 0.05, depth: 0.57 },
      counter,
    ),
    flat(room, x, z + 0.25, [
      path(`M${middle - 26} -98q26 22 52 0z`, '#fbfbf8'),
      ellipse(middle, -98, 26, 3.4, '#e3e7e8'),
      path(`M${middle - 2} -99v-18q0 -8 8 -8h8v4h-7q-4 0 -4 4v18z`, metal),
      pill(16, -100, 9, 15, 3, '#c9b59a'),
      rect(19, -105, 3, 6, metal),
      pill(cm - 34, -98, 16, 13, 2, '#e9e3d8'),
      path(`M${cm - 26} -98q-10 -12 -7 -22q7 6 7 22q2 -14 9 -18q2 10 -9 18z`, '#4f8a6a'),
    ]),
  ]);
}

function freestandingTub(stage: Stage, room: Room, x: number): string {
  const { metal } = stage.look.room;
  const z = room.back - 1.25;
  return group([
    flat(room, x, z, [
      ellipse(82, -2, 86, 8, INK, see(0.22)),
      path(
        'M-4 -60q2 60 40 60h92q38 0 40 -60z',
        stage.pen.linear(
          [
            [0, '#ffffff'],
            [0.65, '#f3f4f3'],
            [1, '#cfd6da'],
          ],
          [0, 0],
          [1, 0.4],
        ),
      ),
      ellipse(82, -60, 86, 9, '#ffffff'),
      ellipse(82, -59, 79, 6.6, '#d6e3e8'),
      ellipse(70, -58, 60, 4, '#c0d6df'),
      path('M116 -62q0 24 2 34h26q4 -14 4 -34z', mix(stage.look.room.cushion, '#f6f1e6', 0.35)),
      path('M116 -34h31l-1 4h-29z', '#ffffff', see(0.6)),
    ]),
    flat(room, x + 0.02, z + 0.4, [path('M4 -2v-94q0 -16 16 -16h4v10h-4v-5h-2q-8 0 -8 10v95z', metal)]),
  ]);
}

function alcoveTub(stage: Stage, room: Room, x: number): string {
  const width = room.width / 2 - x;
  const z = room.back - 0.8;
  const cm = width * 100;
  const curtain = mix(stage.look.room.fabric, '#ffffff', 0.7);
  let folds = '';
  for (let at = 8; at < 56; at += 9) {
    folds += `M${at} -208L${at + 3} -30`;
  }
  return group([
    block(
      room,
      { x, y: 0, z, width, height: 0.55, depth: 0.8 },
      '#f7f7f4',
      stage.pen.fade('#ffffff', '#d9dee0'),
    ),
    face(
      room,
      [
        [x + 0.1, 0.552, z + 0.1],
        [x + width - 0.1, 0.552, z + 0.1],
        [x + width - 0.1, 0.552, z + 0.7],
        [x + 0.1, 0.552, z + 0.7],
      ],
      '#cfdde3',
    ),
    flat(room, x, room.back, [
      rect(cm - 30, -206, 3, 60, stage.look.room.metal),
      path(`M${cm - 42} -206h26l-3 7h-20z`, stage.look.room.metal),
    ]),
    flat(room, x, z, [
      rect(-4, -212, cm + 4, 3, '#8a929a'),
      path('M0 -210H58L62 -26Q30 -20 2 -26Z', curtain),
      `<path d="${folds}" stroke="${darken(curtain, 0.18)}" stroke-width="2.4" ${see(0.6)}/>`,
    ]),
  ]);
}

function shower(stage: Stage, room: Room, x: number): string {
  const { metal, tile } = stage.look.room;
  const width = room.width / 2 - x;
  const z = room.back - 1;
  const cm = width * 100;
  const deep = darken(tile, 0.18);
  return group([
    floorPatch(room, x, z, width, 1, darken(tile, 0.08)),
    flat(room, x, room.back, [
      rect(0, -250, cm, 250, deep),
      `<path d="${courses(0, -250, cm, 250, 10) + boards(0, -250, cm, 250, 10)}" stroke="${lighten(deep, 0.2)}" stroke-width="0.7"/>`,
      rect(30, -130, 44, 30, darken(deep, 0.25)),
      pill(36, -114, 8, 14, 2, '#e9e3d8'),
      pill(48, -118, 8, 18, 2, '#c49a6a'),
      rect(cm - 44, -226, 3, 110, metal),
      path(`M${cm - 60} -222h36l-3 6h-30z`, metal),
    ]),
    flat(room, x, z, [
      rect(0, -212, cm, 212, '#dff0f5', see(0.26)),
      poly(
        [
          [12, 0],
          [66, -212],
          [92, -212],
          [38, 0],
        ],
        '#ffffff',
        see(0.2),
      ),
      rect(0, -212, cm, 3, metal),
      rect(0, -212, 2.4, 212, metal),
      rect(cm * 0.52, -212, 2, 212, metal, see(0.7)),
      rect(cm * 0.52 + 6, -112, 2.6, 26, metal),
    ]),
  ]);
}

function toilet(room: Room, x: number): string {
  const z = room.back - 0.66;
  return group([
    flat(room, x, room.back - 0.1, [pill(0, -82, 44, 40, 4, '#f4f5f3'), rect(-2, -84, 48, 6, '#ffffff')]),
    flat(room, x + 0.03, z, [
      ellipse(19, 0, 22, 4, INK, see(0.2)),
      path('M6 -36q2 20 4 36h20q2 -16 6 -36z', '#e7eaea'),
      path('M-4 -46q22 -10 46 0q2 14 -8 20h-30q-10 -6 -8 -20z', '#fafaf8'),
      ellipse(19, -45, 23, 5, '#ffffff'),
    ]),
  ]);
}

/** A bathroom: vanity and mirror, a tub before the window or in an alcove, or a glass shower. */
export function drawBath(stage: Stage): string {
  const { look, home, shot } = stage;
  const room: Room = { width: 3.9, height: 2.6, back: 4.5, eye: 1.4, shift: shot.between(-0.25, 0.25) };
  const kind = shot.pick(['freestanding', 'freestanding', 'shower', 'alcove'] as const);
  const wide = home.pick([1.2, 1.4]);
  const floorTile = home.pick(['#d9d6cf', '#c8ced0', '#b9b4aa', '#e3e0d9', '#8c949a']);
  const rightSide = {
    freestanding: () =>
      drawBackWindow(stage, room, {
        x: 0.25,
        sill: 1.05,
        width: 1.3,
        height: 1.15,
        columns: 2,
        blind: home.chance(0.5),
      }) + freestandingTub(stage, room, 0.05),
    shower: () => toilet(room, -0.15) + shower(stage, room, 0.6),
    alcove: () => toilet(room, -0.25) + alcoveTub(stage, room, 0.45),
  };
  return group([
    drawShell(stage, room, {
      wall: look.room.wall,
      floor: floorTile,
      flooring: 'tiles',
      tileSize: home.pick([0.3, 0.45, 0.6]),
    }),
    wallTiles(stage, room, home.chance(0.5) ? room.height : 1.2),
    kind === 'freestanding' ? drawPlant(room, home.fork('plant'), 1.72, room.back - 0.2, 1.5) : '',
    rightSide[kind](),
    vanity(stage, room, -1.82, wide),
    floorPatch(room, -1.7, 3.05, 1.1, 0.62, INK, see(0.14)),
    floorPatch(room, -1.7, 3.08, 1.1, 0.6, mix(look.room.rug, look.room.cushion, 0.12)),
    floorPatch(room, -1.62, 3.14, 0.94, 0.46, lighten(look.room.rug, 0.2)),
  ]);
}
