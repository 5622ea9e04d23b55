import { luminous } from '../drawing/colour.ts';
import { ellipse, group, rect, short } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import { luminousHaze } from './sky.ts';

const TINTS = ['#5f7d97', '#6d8aa1', '#4f6b86', '#7a8f9f', '#8a8d92'] as const;

/**
 * Draws a skyline with its foot at `base`, up to `height`, pale by `distance` (0 to 1). Some windows are lit at dusk.
 */
export function drawSkyline(
  stage: Stage,
  base: number,
  height: number,
  distance: number,
  width: number = FRAME.width,
): string {
  const dice = stage.shot.fork(`skyline${distance}`);
  const parts: string[] = [];
  let lights = '';
  for (let x = -20; x < width + 20; ) {
    const span = dice.between(36, 92);
    const rise = height * dice.between(0.35, 1);
    const tint = luminousHaze(stage, dice.pick(TINTS), distance);
    const foot = luminousHaze(stage, dice.pick(TINTS), Math.min(1, distance + 0.2));
    const top = base - rise;
    parts.push(rect(x, top, span, rise, stage.pen.fade(tint, foot)));
    if (dice.chance(0.4)) {
      parts.push(rect(x + span * 0.25, top - 14, span * 0.5, 15, tint));
    }
    let lines = '';
    for (let y = top + 12; y < base; y += 12) {
      lines += `M${short(x + 4)} ${short(y)}h${short(span - 8)}`;
      if (lampsAreOn(stage.look) && dice.chance(0.5)) {
        lights += `M${short(x + 4 + dice.next() * (span - 16))} ${short(y - 4)}h7`;
      }
    }
    parts.push(
      `<path d="${lines}" stroke="${luminousHaze(stage, '#dfeaf2', distance * 0.7)}" stroke-width="1.6" opacity="0.3"/>`,
    );
    x += span + dice.between(-8, 22);
  }
  parts.push(`<path d="${lights}" stroke="${luminous('#ffd590')}" stroke-width="4" opacity="0.8"/>`);
  return group(parts);
}

/** Draws a band of lake with a few reflections, from `top` to `foot`. */
export function drawLake(stage: Stage, top: number, foot: number, width: number = FRAME.width): string {
  const { sky } = stage.look;
  const dice = stage.shot.fork('lake');
  let glints = '';
  for (let index = 0; index < 26; index += 1) {
    const y = dice.between(top + 4, foot);
    glints += `M${short(dice.between(0, width))} ${short(y)}h${short(dice.between(14, 70))}`;
  }
  const sail = dice.between(width * 0.2, width * 0.8);
  const y = top + (foot - top) * 0.4;
  return group([
    rect(
      0,
      top,
      width,
      foot - top,
      stage.pen.linear([
        [0, luminousHaze(stage, '#7fb0cf', 0.35)],
        [1, luminousHaze(stage, '#2f6f93', 0.1)],
      ]),
    ),
    `<path d="${glints}" stroke="${sky.bottom}" stroke-width="2" opacity="0.45" stroke-linecap="round"/>`,
    `<path d="M${short(sail)} ${short(y - 34)}v30h-18zM${short(sail + 3)} ${short(y - 28)}v24h12z" fill="${luminous('#ffffff')}"/>`,
    ellipse(sail, y, 20, 2.4, luminousHaze(stage, '#22405a', 0.1)),
  ]);
}
