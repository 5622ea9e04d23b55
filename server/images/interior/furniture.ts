import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { blob, ellipse, group, path, poly, rect, see, short, stroke } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './room.ts';
import { block, flat, floorPatch, floorShadow } from './room.ts';
import { drawGlow } from './windows.ts';

/** A rug with a border, its near left corner at (x, z). */
export function drawRug(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
): string {
  const line = darken(colour, 0.22);
  return group([
    floorPatch(room, x - 0.02, z - 0.03, width + 0.05, depth, INK, see(0.16)),
    floorPatch(room, x, z, width, depth, colour),
    floorPatch(room, x + 0.12, z + 0.1, width - 0.24, depth - 0.2, line, see(0.5)),
    floorPatch(room, x + 0.16, z + 0.13, width - 0.32, depth - 0.26, lighten(colour, 0.12)),
    ...[0.28, 0.5, 0.72].map((share) =>
      floorPatch(room, x + 0.3, z + depth * share, width - 0.6, 0.05, line, see(0.35)),
    ),
  ]);
}

/** A sofa facing the camera. */
export function drawSofa(
  stage: Stage,
  room: Room,
  x: number,
  z: number,
  width: number,
  colour: string,
): string {
  const { cushion, metal } = stage.look.room;
  const dark = darken(colour, 0.12);
  const seats = width > 1.9 ? 3 : 2;
  const seatWidth = (width - 0.44) / seats;
  const parts = [
    floorShadow(room, x, z, width, 0.9),
    block(
      room,
      { x: x + 0.04, y: 0.1, z: z + 0.66, width: width - 0.08, height: 0.74, depth: 0.22 },
      colour,
      stage.pen.fade(lighten(colour, 0.06), dark),
      0.06,
    ),
  ];
  for (let seat = 0; seat < seats; seat += 1) {
    const left = x + 0.22 + seat * seatWidth;
    parts.push(
      block(
        room,
        { x: left + 0.01, y: 0.44, z: z + 0.56, width: seatWidth - 0.02, height: 0.36, depth: 0.1 },
        lighten(colour, 0.05),
        stage.pen.fade(lighten(colour, 0.16), colour),
        0.07,
      ),
    );
  }
  parts.push(
    block(room, { x: x + 0.2, y: 0.1, z: z + 0.02, width: width - 0.4, height: 0.2, depth: 0.7 }, dark),
  );
  for (let seat = 0; seat < seats; seat += 1) {
    const left = x + 0.22 + seat * seatWidth;
    parts.push(
      block(
        room,
        { x: left, y: 0.28, z, width: seatWidth - 0.015, height: 0.17, depth: 0.58 },
        lighten(colour, 0.03),
        stage.pen.fade(lighten(colour, 0.12), darken(colour, 0.06)),
        0.05,
      ),
    );
  }
  for (const left of [x, x + width - 0.22]) {
    parts.push(
      block(
        room,
        { x: left, y: 0.08, z: z - 0.02, width: 0.22, height: 0.5, depth: 0.84 },
        colour,
        stage.pen.fade(lighten(colour, 0.08), darken(colour, 0.16)),
        0.06,
      ),
    );
  }
  parts.push(
    pillow(room, x + 0.46, z + 0.4, 0.46, cushion, -8),
    pillow(room, x + width - 0.5, z + 0.4, 0.46, lighten(cushion, 0.45), 8),
  );
  if (stage.home.fork('sofa').chance(0.6)) {
    parts.push(pillow(room, x + 0.78, z + 0.36, 0.4, mix(cushion, '#f4eee2', 0.75), 5));
  }
  parts.push(flat(room, x, z, [rect(12, -9, 5, 9, metal), rect(width * 100 - 17, -9, 5, 9, metal)]));
  return group(parts);
}

function pillow(room: Room, x: number, z: number, size: number, colour: string, turn: number): string {
  const s = size * 100;
  return flat(room, x, z, [
    group(
      [
        path(
          `M${-s / 2} ${-s / 2}Q0 ${-s * 0.42} ${s / 2} ${-s / 2}Q${s * 0.42} 0 ${s / 2} ${s / 2}Q0 ${s * 0.42} ${-s / 2} ${s / 2}Q${-s * 0.42} 0 ${-s / 2} ${-s / 2}Z`,
          colour,
        ),
        path(
          `M${-s / 2} ${s / 2}Q0 ${s * 0.42} ${s / 2} ${s / 2}Q${s * 0.44} ${s * 0.2} ${s * 0.43} 0Q${s * 0.2} ${s * 0.34} ${-s / 2} ${s / 2}Z`,
          darken(colour, 0.18),
          see(0.7),
        ),
      ],
      `transform="translate(0 ${short(-46 - s * 0.42)}) rotate(${turn})"`,
    ),
  ]);
}

/** An armchair facing the camera, slightly smaller than a sofa seat. */
export function drawArmchair(stage: Stage, room: Room, x: number, z: number, colour: string): string {
  const { wood } = stage.look.room;
  return group([
    floorShadow(room, x, z, 0.8, 0.7),
    flat(room, x, z + 0.6, [rect(6, -22, 5, 22, darken(wood, 0.3)), rect(68, -22, 5, 22, darken(wood, 0.3))]),
    block(
      room,
      { x: x + 0.06, y: 0.3, z: z + 0.55, width: 0.68, height: 0.56, depth: 0.14 },
      colour,
      stage.pen.fade(lighten(colour, 0.12), colour),
      0.12,
    ),
    block(
      room,
      { x: x + 0.06, y: 0.24, z, width: 0.68, height: 0.2, depth: 0.6 },
      colour,
      stage.pen.fade(lighten(colour, 0.08), darken(colour, 0.1)),
      0.06,
    ),
    block(
      room,
      { x, y: 0.24, z, width: 0.1, height: 0.36, depth: 0.6 },
      darken(colour, 0.06),
      darken(colour, 0.08),
      0.04,
    ),
    block(
      room,
      { x: x + 0.7, y: 0.24, z, width: 0.1, height: 0.36, depth: 0.6 },
      darken(colour, 0.06),
      darken(colour, 0.1),
      0.04,
    ),
    flat(room, x, z, [
      poly(
        [
          [6, -24],
          [12, -24],
          [8, 0],
          [4, 0],
        ],
        wood,
      ),
      poly(
        [
          [68, -24],
          [74, -24],
          [76, 0],
          [72, 0],
        ],
        wood,
      ),
    ]),
  ]);
}

/** A low table with a few things on it. */
export function drawCoffeeTable(stage: Stage, room: Room, x: number, z: number, width: number): string {
  const { wood, metal, cushion } = stage.look.room;
  const legs = [4, width * 100 - 8].map((left) => rect(left, -38, 4, 38, metal));
  return group([
    floorShadow(room, x, z, width, 0.55),
    flat(room, x, z + 0.5, legs),
    block(room, { x, y: 0.38, z, width, height: 0.06, depth: 0.56 }, wood),
    flat(room, x, z, legs),
    flat(room, x + width * 0.34, z + 0.2, [
      rect(-20, -48, 34, 4, '#e8e2d4'),
      rect(-18, -52, 30, 4, cushion),
      ellipse(-2, -55, 7, 3, '#f5f1e8'),
    ]),
    flat(room, x + width * 0.76, z + 0.25, [
      path('M-7 -44q-4 -14 2 -18h10q6 4 2 18z', '#f2eee6'),
      stroke('M0 -62q-8 -14 -14 -22M0 -62q2 -16 0 -28M0 -62q8 -10 16 -18', '#4c7a5e', 1.6),
      ellipse(-14, -85, 5, 3.4, '#5f9471'),
      ellipse(0, -91, 4, 5, '#4c7f60'),
      ellipse(16, -81, 5, 3.4, '#5f9471'),
    ]),
  ]);
}

/** A tall leafy plant in a pot. */
export function drawPlant(room: Room, dice: Dice, x: number, z: number, height: number): string {
  const h = height * 100;
  const greens = ['#24594a', '#2f6f58', '#3f8768', '#56a07a'] as const;
  const parts = [
    ellipse(0, 0, 26, 5, INK, see(0.2)),
    poly(
      [
        [-18, -34],
        [18, -34],
        [13, 0],
        [-13, 0],
      ],
      dice.pick(['#e9e3d8', '#4b555e', '#c2876a', '#d8cdbb']),
    ),
    rect(-20, -38, 40, 6, INK, see(0.16)),
  ];
  for (let index = 0; index < 15; index += 1) {
    const share = index / 14;
    const lean = (dice.between(-1, 1) * 0.8 + (share - 0.5) * 1.1) * h * 0.24;
    const tip = -(36 + (h - 36) * dice.between(0.45, 1) * (1 - Math.abs(share - 0.5) * 0.5));
    const half = h * dice.between(0.055, 0.085);
    const bend = (tip - 36) / 2;
    parts.push(
      stroke(`M0 -36Q${short(lean * 0.3)} ${short(bend)} ${short(lean)} ${short(tip)}`, '#2c5546', 1.6),
    );
    parts.push(
      path(
        `M${short(lean * 0.72)} ${short(tip * 0.8)}q${short(-half)} ${short(-half * 1.2)} ${short(lean * 0.3)} ${short(-h * 0.14)}q${short(half * 1.1)} ${short(half * 0.4)} ${short(-lean * 0.3)} ${short(h * 0.14)}z`,
        dice.pick(greens),
      ),
    );
    parts.push(
      ellipse(
        lean,
        tip,
        half * 1.25,
        half * 0.7,
        dice.pick(greens),
        `transform="rotate(${Math.round(lean * 0.7 - 40)} ${short(lean)} ${short(tip)})"`,
      ),
    );
  }
  return flat(room, x, z, parts);
}

/** A standing lamp with a fabric shade. */
export function drawFloorLamp(stage: Stage, room: Room, x: number, z: number): string {
  const { metal } = stage.look.room;
  const lit = stage.look.hour !== 'day';
  return flat(room, x, z, [
    drawGlow(stage, 0, -142, lit ? 120 : 70),
    ellipse(0, -1, 17, 3, metal),
    rect(-1.5, -128, 3, 127, metal),
    poly(
      [
        [-16, -162],
        [16, -162],
        [25, -124],
        [-25, -124],
      ],
      stage.pen.fade(lit ? luminous('#fff1d0') : '#f6efe0', lit ? luminous('#ffd793') : '#e9ddc4'),
    ),
  ]);
}

/** A framed abstract picture on the back wall; x and y (height of its lower edge) in metres. */
export function drawArt(
  stage: Stage,
  room: Room,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { cushion, fabric, metal } = stage.look.room;
  const w = width * 100;
  const h = height * 100;
  const top = -(y * 100 + h);
  const clip = stage.pen.clip(rect(6, top + 6, w - 12, h - 12, '#000000'));
  const hills = dice.chance(0.6);
  const inside = hills
    ? [
        rect(0, top, w, h, mix(fabric, '#f3efe6', 0.75)),
        ellipse(w * 0.7, top + h * 0.34, w * 0.13, w * 0.13, cushion),
        path(blob(dice, w * 0.3, top + h * 1.05, w * 0.6, h * 0.42, 9, 0.1), '#3f6f66'),
        path(blob(dice, w * 0.8, top + h * 1.12, w * 0.6, h * 0.4, 9, 0.1), '#1f4a5c'),
      ]
    : [
        rect(0, top, w, h, '#f2ede3'),
        path(blob(dice, w * 0.4, top + h * 0.4, w * 0.24, h * 0.22, 8, 0.2), cushion),
        path(blob(dice, w * 0.6, top + h * 0.62, w * 0.24, h * 0.2, 8, 0.2), '#2f5d6e', see(0.9)),
        stroke(
          `M${short(w * 0.2)} ${short(top + h * 0.84)}Q${short(w * 0.5)} ${short(top + h * 0.2)} ${short(w * 0.84)} ${short(top + h * 0.2)}`,
          INK,
          1.6,
        ),
      ];
  return flat(room, x, room.back, [
    rect(3, top + 4, w, h, INK, see(0.14)),
    rect(0, top, w, h, metal === '#b9bec4' ? '#f6f4ee' : darken(metal, 0.1)),
    rect(3, top + 3, w - 6, h - 6, '#fbf9f4'),
    group(inside, clip),
  ]);
}

/** A hanging lamp: its x and distance, and the height of its lower edge. */
export function drawPendant(
  stage: Stage,
  room: Room,
  x: number,
  z: number,
  y: number,
  kind: 'dome' | 'globe' | 'drum',
): string {
  const { metal } = stage.look.room;
  const foot = -y * 100;
  const ceiling = -room.height * 100;
  const shade = kind === 'drum' ? '#f5eddc' : metal;
  const shapes = {
    dome: path(`M-22 ${foot}q1 -22 22 -24q21 2 22 24z`, shade) + ellipse(0, foot, 22, 3, luminous('#fff0c8')),
    globe: ellipse(0, foot - 13, 13, 13, luminous('#fff3d6')) + rect(-4, foot - 31, 8, 6, metal),
    drum:
      rect(-34, foot - 26, 68, 26, stage.pen.fade('#f8f2e4', luminous('#ffe3ac'))) +
      rect(-34, foot - 2, 68, 2, darken('#f5eddc', 0.2)),
  };
  return flat(room, x, z, [
    drawGlow(stage, 0, foot - 4, 92),
    rect(-0.9, ceiling, 1.8, foot - ceiling - 22, '#2a2f36'),
    rect(-6, ceiling, 12, 3, '#2a2f36'),
    shapes[kind],
  ]);
}
