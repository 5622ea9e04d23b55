import { luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, poly, rect, scallop, short, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';

/** Draws a cumulus cloud with a flat foot that fades downwards. (x, y) is the middle of its foot. */
function heap(stage: Stage, dice: Dice, x: number, y: number, size: number): string {
  const { pen, look } = stage;
  const lumps = dice.whole(4, 7);
  let data = `M${short(x - size)} ${short(y)}`;
  let fromX = x - size;
  let fromY = y;
  for (let index = 1; index <= lumps; index += 1) {
    const share = index / lumps;
    const toX = x - size + size * 2 * share;
    const toY = index === lumps ? y : y - Math.sin(share * Math.PI) * size * dice.between(0.16, 0.36);
    const radius = Math.hypot(toX - fromX, toY - fromY) * dice.between(0.52, 0.66);
    data += `A${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  const fill = pen.linear([
    [0, look.sky.cloud, 0.95],
    [0.6, look.sky.cloud, 0.6],
    [1, look.sky.cloud, 0.08],
  ]);
  return path(`${data}Q${short(x)} ${short(y + size * 0.07)} ${short(x - size)} ${short(y)}Z`, fill);
}

/** Draws a thin veil of high cloud. */
function streak(stage: Stage, dice: Dice, x: number, y: number, size: number): string {
  const { cloud } = stage.look.sky;
  const fill = stage.pen.linear(
    [
      [0, cloud, 0],
      [0.5, cloud, 0.75],
      [1, cloud, 0],
    ],
    [0, 0],
    [1, 0],
  );
  const rise = dice.between(-10, 10);
  return path(
    `M${short(x - size)} ${short(y)}Q${short(x)} ${short(y - size * 0.09 + rise)} ${short(x + size)} ${short(y - 4)}Q${short(x)} ${short(y + size * 0.05 + rise)} ${short(x - size)} ${short(y)}Z`,
    fill,
    withOpacity(0.75),
  );
}

/** Draws low grey layers of cloud with lighter gaps. */
function layers(stage: Stage, dice: Dice, horizon: number, width: number): string {
  const parts: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const y = horizon * (0.06 + index * 0.15 + dice.between(-0.03, 0.03));
    const tint = index % 2 === 0 ? stage.look.sky.cloud : luminous('#a9b6c0');
    const fill = stage.pen.linear([
      [0, tint, 0],
      [0.5, tint, 0.5],
      [1, tint, 0],
    ]);
    parts.push(ellipse(dice.between(0, width), y, dice.between(400, 760), dice.between(24, 58), fill));
  }
  return parts.join('');
}

function clouds(stage: Stage, dice: Dice, horizon: number, width: number): string {
  if (stage.look.hour === 'overcast') {
    return layers(stage, dice, horizon, width);
  }
  const kind = dice.pick(['heaps', 'heaps', 'streaks', 'both', 'clear'] as const);
  const parts: string[] = [];
  if (kind !== 'heaps') {
    for (let index = 0; index < (kind === 'clear' ? 2 : 6); index += 1) {
      parts.push(
        streak(
          stage,
          dice,
          dice.between(0, width),
          horizon * dice.between(0.08, 0.6),
          dice.between(130, 380),
        ),
      );
    }
  }
  if (kind === 'heaps' || kind === 'both') {
    const count = dice.whole(2, 4) * Math.max(1, Math.round(width / 1200));
    for (let index = 0; index < count; index += 1) {
      const depth = dice.next();
      const x = (width / count) * (index + dice.between(0.05, 0.95));
      parts.push(heap(stage, dice, x, horizon * (0.2 + depth * 0.5), 210 - depth * 140));
    }
  }
  return parts.join('');
}

/** Draws the sky down to `horizon` with the sun's glow and a few clouds, `width` units wide. */
export function drawSky(stage: Stage, horizon: number, width: number = FRAME.width): string {
  const { pen, look, shot } = stage;
  const { sky } = look;
  const fill = pen.linear([
    [0, sky.top],
    [0.48, sky.middle],
    [0.86, sky.bottom],
  ]);
  const glow = pen.radial([
    [0, sky.sun, look.hour === 'day' ? 0.55 : 0.85],
    [0.35, sky.sun, 0.3],
    [1, sky.sun, 0],
  ]);
  const sunY = look.hour === 'day' ? horizon * 0.22 : horizon * 0.86;
  const sunX = width * shot.fork('sun place').pick([0.12, 0.2, 0.82, 0.9]);
  const reach = look.hour === 'day' ? 330 : 520;
  const parts = [rect(0, 0, width, horizon + 2, fill), ellipse(sunX, sunY, reach, reach * 0.8, glow)];
  parts.push(clouds(stage, shot.fork('clouds'), horizon, width));
  return parts.join('');
}

/** Draws a distant line of trees, pale with distance, with its foot at `base`. */
export function drawTreeline(
  stage: Stage,
  base: number,
  height: number,
  distance: number,
  width: number = FRAME.width,
): string {
  const { look, shot, pen } = stage;
  const colour = luminousHaze(stage, look.foliage[0], distance);
  const foot = luminousHaze(stage, look.foliage[0], Math.min(1, distance + 0.15));
  const fill = pen.fade(colour, foot);
  const parts: string[] = [];
  let x = -40;
  while (x < width + 40) {
    const size = shot.between(0.55, 1.1) * height;
    if (shot.chance(0.25)) {
      const half = size * 0.28;
      parts.push(
        poly(
          [
            [x - half, base],
            [x, base - size * 1.3],
            [x + half, base],
          ],
          fill,
        ),
      );
    } else {
      parts.push(path(scallop(shot, x, base - size * 0.45, size * 0.62, size * 0.6, 11), fill));
    }
    x += size * shot.between(0.45, 0.8);
  }
  parts.push(rect(0, base - height * 0.35, width, height * 0.35 + 2, fill));
  return group(parts);
}

/** Returns a surface colour through air. `distance` is 0 (near) to 1 (all air). */
export function luminousHaze(stage: Stage, colour: string, distance: number): string {
  const { sky, light } = stage.look;
  const air = mix(sky.middle, sky.bottom, 0.5);
  return luminous(mix(mix(colour, light.air, light.haze), air, distance));
}
