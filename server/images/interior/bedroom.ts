import { darken, lighten, mix } from '../drawing/colour.ts';
import { boards, ellipse, group, path, pill, poly, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawArt, drawPendant, drawPlant, drawRug } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, face, flat, floorShadow } from './room.ts';
import { drawBackWindow, drawGlow, drawSideWindow } from './windows.ts';

const BED_LENGTH = 2.05;

function headboard(stage: Stage, room: Room, x: number, width: number): string {
  const { fabric, wood } = stage.look.room;
  const cm = width * 100;
  const z = room.back - 0.1;
  const padded = stage.home.fork('headboard').chance(0.55);
  const colour = padded ? fabric : wood;
  const marks = padded ? boards(0, -118, cm, 60, cm / 6) : boards(0, -118, cm, 60, cm / 12);
  return group([
    block(
      room,
      { x: x - 0.06, y: 0.2, z, width: width + 0.12, height: 1, depth: 0.1 },
      colour,
      stage.pen.fade(lighten(colour, 0.12), darken(colour, 0.08)),
      padded ? 0.08 : 0.02,
    ),
    flat(room, x, z, [
      `<path d="${marks}" stroke="${darken(colour, 0.25)}" stroke-width="${padded ? 1.6 : 1}" ${see(0.5)}/>`,
    ]),
  ]);
}

function bed(stage: Stage, room: Room, x: number, width: number): string {
  const { fabric, cushion, wood } = stage.look.room;
  const z = room.back - 0.12 - BED_LENGTH;
  const linen = '#f6f3ec';
  const throwColour = stage.home.pick([cushion, fabric, mix(cushion, fabric, 0.5)]);
  const cm = width * 100;
  const top = 0.56;
  const strip = (from: number, to: number, fill: string): string =>
    face(
      room,
      [
        [x - 0.03, top + 0.005, from],
        [x + width + 0.03, top + 0.005, from],
        [x + width + 0.03, top + 0.005, to],
        [x - 0.03, top + 0.005, to],
      ],
      fill,
    );
  const pillowRow = (depth: number, size: number, colour: string, lift: number): string => {
    const each = cm / 2;
    return flat(
      room,
      x,
      room.back - depth,
      [0, 1].map((side) => {
        const left = side * each + (each - size) / 2;
        return group([
          path(
            `M${left} ${-58 - lift}q${size / 2} -9 ${size} 0q5 ${lift / 2} 0 ${lift + 4}q${-size / 2} 6 ${-size} 0q-5 ${-lift / 2} 0 ${-lift - 4}z`,
            colour,
          ),
          path(
            `M${left + 2} ${-58 - lift * 0.2}q${size / 2} 12 ${size - 4} 0l1 ${lift * 0.2 + 3}q${-size / 2} 6 ${-size + 2} 0z`,
            darken(colour, 0.12),
            see(0.6),
          ),
        ]);
      }),
    );
  };
  return group([
    floorShadow(room, x - 0.05, z, width + 0.1, BED_LENGTH),
    flat(room, x, z + 0.05, [rect(4, -16, 7, 16, wood), rect(cm - 11, -16, 7, 16, wood)]),
    block(
      room,
      { x: x - 0.02, y: 0.14, z: z + 0.02, width: width + 0.04, height: 0.16, depth: BED_LENGTH },
      darken(fabric, 0.1),
    ),
    block(
      room,
      { x: x - 0.03, y: 0.26, z: z - 0.02, width: width + 0.06, height: 0.3, depth: BED_LENGTH },
      linen,
      stage.pen.fade(linen, darken(linen, 0.12)),
      0.03,
    ),
    strip(z + 1.2, z + 1.42, '#ffffff'),
    strip(z + 0.12, z + 0.66, throwColour),
    flat(room, x, z - 0.02, [
      rect(-3, -56, cm + 6, 4, '#ffffff', see(0.7)),
      path(
        `M${cm * 0.3} -54q4 14 0 27M${cm * 0.66} -54q-4 14 1 27`,
        'none',
        `stroke="${darken(linen, 0.2)}" stroke-width="1.4" ${see(0.6)}`,
      ),
    ]),
    pillowRow(0.32, cm * 0.43, '#fdfcf8', 24),
    pillowRow(0.48, cm * 0.38, mix(fabric, '#ffffff', 0.35), 19),
    flat(room, x + width / 2, room.back - 0.62, [
      pill(-24, -75, 48, 20, 8, cushion),
      pill(-24, -64, 48, 9, 4, darken(cushion, 0.14), see(0.6)),
    ]),
  ]);
}

function nightstand(stage: Stage, room: Room, x: number): string {
  const { wood, metal } = stage.look.room;
  const z = room.back - 0.45;
  return group([
    floorShadow(room, x, z, 0.5, 0.4),
    block(room, { x, y: 0.12, z, width: 0.5, height: 0.44, depth: 0.42 }, wood),
    flat(room, x, z, [
      rect(3, -53, 44, 18, darken(wood, 0.08)),
      rect(3, -33, 44, 18, darken(wood, 0.08)),
      ellipse(25, -44, 1.8, 1.8, metal),
      ellipse(25, -24, 1.8, 1.8, metal),
      rect(4, -12, 4, 12, darken(wood, 0.3)),
      rect(42, -12, 4, 12, darken(wood, 0.3)),
    ]),
    flat(room, x + 0.25, z + 0.2, [
      drawGlow(stage, 0, -88, 75),
      path('M-8 -56q-6 -14 0 -20h16q6 6 0 20z', '#e4ddd0'),
      poly(
        [
          [-11, -100],
          [11, -100],
          [17, -76],
          [-17, -76],
        ],
        '#f8f0dd',
      ),
    ]),
  ]);
}

function dresser(stage: Stage, room: Room, x: number): string {
  const { wood, metal } = stage.look.room;
  const z = room.back - 0.46;
  const pale = mix(wood, '#ffffff', 0.15);
  const drawers: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (const left of [3, 57]) {
      drawers.push(
        rect(left, -80 + row * 23, 50, 21, darken(pale, 0.08)),
        rect(left + 19, -71 + row * 23, 12, 1.8, metal),
      );
    }
  }
  return group([
    flat(room, x + 0.55, room.back, [
      ellipse(0, -140, 36, 36, metal),
      ellipse(
        0,
        -140,
        33,
        33,
        stage.pen.linear(
          [
            [0, '#eaf1f4'],
            [1, '#b9cad4'],
          ],
          [0, 0],
          [1, 1],
        ),
      ),
    ]),
    block(room, { x, y: 0.12, z, width: 1.1, height: 0.72, depth: 0.46 }, pale),
    flat(room, x, z, [
      ...drawers,
      rect(5, -12, 4, 12, wood),
      rect(101, -12, 4, 12, wood),
      pill(74, -98, 12, 14, 4, '#cfd9dc'),
      path('M80 -98q-12 -16 -8 -28q8 8 8 28q2 -18 12 -24q2 14 -12 24z', '#4f8a6a'),
    ]),
  ]);
}

/** A bedroom: bed against the back wall, night tables, window, rug; a dresser where it is wide. */
export function drawBedroom(stage: Stage): string {
  const { look, home, shot } = stage;
  const { room: colours } = look;
  const room: Room = { width: 4.8, height: 2.65, back: 5.2, eye: 1.45, shift: shot.between(-0.4, 0.4) };
  const feature = shot.chance(0.45)
    ? shot.pick(['#5b7184', '#6f857a', '#b9a898', '#44566a', '#cbb8a6', '#8fa3a8'])
    : undefined;
  const width = shot.pick([1.5, 1.6, 1.8]);
  const x = -width / 2 - 0.25;
  const panelled = feature !== undefined && home.chance(0.5);
  const windowBehind = shot.chance(0.35);
  return group([
    drawShell(stage, room, {
      wall: colours.wall,
      ...(feature ? { feature } : {}),
      floor: colours.floor,
      flooring: home.chance(0.75) ? 'planks' : 'carpet',
    }),
    panelled && feature
      ? flat(room, -2.4, room.back, [
          `<path d="${boards(0, -262, 480, 250, 32)}" stroke="${darken(feature, 0.2)}" stroke-width="1.6" ${see(0.6)}/>`,
        ])
      : '',
    drawSideWindow(stage, room, 3.1, 4.5, 0.75, 2.2),
    windowBehind
      ? drawBackWindow(stage, room, {
          x: -1.05,
          sill: 1.28,
          width: 1.6,
          height: 0.95,
          columns: 2,
          curtain: mix(colours.fabric, '#f6f1e6', 0.7),
        })
      : drawArt(stage, room, shot.fork('art'), -0.72, 1.45, 0.46, 0.6) +
        drawArt(stage, room, shot.fork('art 2'), -0.16, 1.45, 0.46, 0.6),
    drawRug(room, x - 0.6, 2.6, width + 1.2, 1.5, colours.rug),
    headboard(stage, room, x, width),
    nightstand(stage, room, x - 0.6),
    nightstand(stage, room, x + width + 0.1),
    dresser(stage, room, 1.5 - 0.15),
    bed(stage, room, x, width),
    drawPlant(room, shot.fork('plant'), -2.1, room.back - 0.4, 1.25),
    drawPendant(stage, room, -0.25, 4.2, 2.2, home.pick(['drum', 'globe', 'drum'] as const)),
  ]);
}
