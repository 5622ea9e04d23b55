import { luminous, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, poly, rect, scallop, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';

function cloud(dice: Dice, x: number, y: number, size: number, colour: string): string {
  const puffs: string[] = [];
  const count = dice.whole(3, 5);
  for (let index = 0; index < count; index += 1) {
    const along = (index / (count - 1) - 0.5) * size * 1.5;
    const rise = Math.cos((index / (count - 1) - 0.5) * Math.PI) * size * 0.2;
    puffs.push(
      ellipse(x + along, y - rise * 0.5, size * dice.between(0.34, 0.5), size * 0.1 + rise * 0.55, colour),
    );
  }
  puffs.push(rectBase(x, y, size, colour));
  return group(puffs, see(dice.between(0.5, 0.8)));
}

function rectBase(x: number, y: number, size: number, colour: string): string {
  return `${rect(x - size * 1.05, y - size * 0.04, size * 2.1, size * 0.12, colour, `rx="${Math.round(size * 0.06)}"`)}`;
}

/** Sky down to `horizon` with its sun glow and a few clouds, `width` units wide. */
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
  const sunX = width * 0.14;
  const reach = look.hour === 'day' ? 330 : 520;
  const parts = [rect(0, 0, width, horizon + 2, fill), ellipse(sunX, sunY, reach, reach * 0.8, glow)];
  const clouds = Math.round((width / 1200) * shot.whole(2, 4));
  for (let index = 0; index < clouds; index += 1) {
    const x = (width / clouds) * (index + shot.between(0.1, 0.9));
    parts.push(cloud(shot, x, shot.between(50, horizon * 0.5), shot.between(60, 130), sky.cloud));
  }
  return parts.join('');
}

/** A far line of trees that the air has paled, its foot at `base`. */
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

/** A surface colour as seen through air: `distance` 0 (near) to 1 (all air). */
export function luminousHaze(stage: Stage, colour: string, distance: number): string {
  const { sky, light } = stage.look;
  const air = mix(sky.middle, sky.bottom, 0.5);
  return luminous(mix(mix(colour, light.air, light.haze), air, distance));
}
