import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, rect, scallop, see } from '../drawing/shapes.ts';
import { luminousHaze } from '../exterior/sky.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './room.ts';
import { face, flat, floorPatch, spot } from './room.ts';

/** What is seen through glass: sky, far roofs or towers, tree tops; in the caller's units over the box. */
function drawView(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { pen, look, shot } = stage;
  const { sky } = look;
  const dice = shot.fork('view');
  const foot = y + height;
  const unit = Math.min(width, height);
  const parts = [
    rect(
      x,
      y,
      width,
      height,
      pen.linear([
        [0, sky.top],
        [0.5, sky.middle],
        [1, sky.bottom],
      ]),
    ),
    ellipse(x + width * 0.3, y + height * 0.24, unit * 0.22, unit * 0.05, sky.cloud, see(0.7)),
    ellipse(x + width * 0.38, y + height * 0.2, unit * 0.12, unit * 0.05, sky.cloud, see(0.7)),
  ];
  for (let left = x; left < x + width; left += unit * 0.16) {
    const rise = height * dice.between(0.16, 0.42);
    parts.push(
      rect(left, foot - rise, unit * dice.between(0.1, 0.17), rise, luminousHaze(stage, '#6f8598', 0.6)),
    );
  }
  const crowns: readonly (readonly [number, number])[] = [
    [0.55, 0.2],
    [0.25, 0.1],
  ];
  for (const [distance, reach] of crowns) {
    const fill = luminousHaze(stage, look.foliage[distance > 0.3 ? 0 : 1], distance);
    for (let left = x - unit * 0.1; left < x + width + unit * 0.1; left += unit * 0.24) {
      parts.push(
        path(
          scallop(dice, left, foot - height * (reach * dice.between(0.3, 1)), unit * 0.2, unit * 0.17, 10),
          fill,
        ),
      );
    }
  }
  return group(parts, pen.clip(rect(x, y, width, height, '#000000')));
}

/** A window in the back wall, in metres: left edge, sill height, size; `curtain` hangs beside it. */
interface BackWindow {
  x: number;
  sill: number;
  width: number;
  height: number;
  columns: number;
  curtain?: string;
  blind?: boolean;
}

function curtainPair(x: number, top: number, width: number, foot: number, colour: string): string {
  const parts: string[] = [];
  for (const left of [x - 34, x + width - 8]) {
    parts.push(
      path(
        `M${left} ${top}H${left + 42}L${left + 44} ${foot}Q${left + 20} ${foot + 4} ${left - 2} ${foot}Z`,
        colour,
      ),
    );
    for (let fold = 1; fold < 4; fold += 1) {
      parts.push(
        path(
          `M${left + fold * 10} ${top}L${left + fold * 11 - 3} ${foot}l4 0L${left + fold * 10 + 3} ${top}Z`,
          darken(colour, 0.16),
          see(0.6),
        ),
      );
    }
  }
  parts.push(
    rect(x - 48, top - 6, width + 96, 4, '#3b4148'),
    ellipse(x - 49, top - 4, 5, 5, '#3b4148'),
    ellipse(x + width + 49, top - 4, 5, 5, '#3b4148'),
  );
  return group(parts);
}

/** Draws a window in the back wall with the light that falls from it on the floor. */
export function drawBackWindow(stage: Stage, room: Room, at: BackWindow): string {
  const frame = '#fbfaf6';
  const width = at.width * 100;
  const height = at.height * 100;
  const top = -(at.sill * 100 + height);
  const bars: string[] = [];
  for (let column = 1; column < at.columns; column += 1) {
    bars.push(rect((width * column) / at.columns - 2.5, top, 5, height, frame));
  }
  const bright = stage.look.hour !== 'dusk';
  const glow = luminous(stage.look.hour === 'golden' ? '#ffdba0' : '#ffffff');
  const children = [
    rect(-8, top - 8, width + 16, height + 14, frame),
    drawView(stage, 0, top, width, height),
    rect(0, top, width, 3, INK, see(0.25)),
    ...bars,
    rect(0, top + height * 0.42, width, 3.5, frame),
    at.blind
      ? group([
          rect(0, top, width, height * 0.3, '#f4f0e6'),
          rect(0, top + height * 0.3 - 3, width, 3, darken('#f4f0e6', 0.18)),
        ])
      : '',
    rect(-13, -at.sill * 100 + 1, width + 26, 6, lighten(frame, 0.3)),
    rect(-11, -at.sill * 100 + 7, width + 22, 3, INK, see(0.12)),
    at.curtain ? curtainPair(0, top - 26, width, -6, at.curtain) : '',
  ];
  const light = bright
    ? floorPatch(room, at.x + 0.25, room.back - 1.9, at.width * 0.46, 1.45, glow, see(0.24)) +
      floorPatch(room, at.x + 0.3 + at.width * 0.5, room.back - 1.9, at.width * 0.46, 1.45, glow, see(0.24))
    : '';
  return light + flat(room, at.x, room.back, children);
}

/** A window in the left wall between two distances, with its light slanting over the floor. */
export function drawSideWindow(
  stage: Stage,
  room: Room,
  near: number,
  far: number,
  sill: number,
  top: number,
): string {
  const x = -room.width / 2;
  const { sky, hour } = stage.look;
  const middle = (near + far) / 2;
  const frame = '#f6f4ee';
  const quad = (z0: number, z1: number, y0: number, y1: number, fill: string, extra = ''): string =>
    face(
      room,
      [
        [x, y0, z0],
        [x, y1, z0],
        [x, y1, z1],
        [x, y0, z1],
      ],
      fill,
      extra,
    );
  const [, skyTop] = spot(room, x, top, near);
  const [, skyFoot] = spot(room, x, sill, near);
  const view = stage.pen.linear([
    [0, sky.top],
    [0.55, sky.middle],
    [0.75, sky.bottom],
    [0.76, luminousHaze(stage, stage.look.foliage[0], 0.45)],
    [1, luminousHaze(stage, stage.look.foliage[0], 0.25)],
  ]);
  const glow = luminous(hour === 'golden' ? '#ffd594' : '#ffffff');
  const shine = (z0: number, z1: number): string =>
    face(
      room,
      [
        [x + 0.5, 0, z0],
        [x + 2.5, 0, z0 - 0.5],
        [x + 2.5, 0, z1 - 0.5],
        [x + 0.5, 0, z1],
      ],
      glow,
      see(0.22),
    );
  return group([
    quad(near - 0.08, far + 0.08, sill - 0.08, top + 0.08, frame),
    skyFoot > skyTop ? quad(near, far, sill, top, view) : '',
    quad(middle - 0.03, middle + 0.03, sill, top, frame),
    quad(near, far, (sill + top) / 2 - 0.02, (sill + top) / 2 + 0.02, frame),
    quad(near - 0.12, far + 0.12, sill - 0.14, sill - 0.07, darken(frame, 0.08)),
    hour === 'dusk' ? '' : shine(near, middle - 0.06) + shine(middle + 0.06, far),
  ]);
}

/** A round glow of a lamp around a point of the picture; stronger in the evening. */
export function drawGlow(stage: Stage, x: number, y: number, radius: number): string {
  const strength = stage.look.hour === 'dusk' ? 0.6 : 0.22;
  const warm = luminous('#ffe2a8');
  return ellipse(
    x,
    y,
    radius,
    radius,
    stage.pen.radial([
      [0, warm, strength],
      [0.4, warm, strength * 0.45],
      [1, warm, 0],
    ]),
  );
}
