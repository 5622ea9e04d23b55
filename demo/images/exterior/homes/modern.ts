import { darken, INK, lighten, luminous } from '#demo/images/drawing/colour.ts';
import { boards, group, rect, withOpacity } from '#demo/images/drawing/shapes.ts';
import { lampsAreOn } from '#demo/images/look.ts';
import type { Stage } from '#demo/images/stage.ts';
import { drawDriveway, drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawGarage, drawWindow } from '../openings.ts';
import { drawFlatRoof } from '../roofs.ts';
import { drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { drawFootShadow, drawSteps } from './parts.ts';

const WOOD = '#a9764a';

function slats(stage: Stage, x: number, y: number, width: number, height: number): string {
  const fill = stage.pen.linear(
    [
      [0, lighten(WOOD, 0.12)],
      [1, darken(WOOD, 0.12)],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    rect(x, y, width, height, fill) +
    `<path d="${boards(x, y, width, height, 11)}" stroke="${darken(WOOD, 0.4)}" stroke-width="2" ${withOpacity(0.55)}/>`
  );
}

/** Draws a contemporary house: stacked volumes of stucco, wood and dark panels with large windows. */
export function drawModern(stage: Stage): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const { shot, home } = stage;
  const pale = { kind: 'stucco' as const, colour: home.pick(['#f1eee7', '#e4e3df', '#f6f4ef']) };
  const dark = { kind: 'stucco' as const, colour: home.pick(['#3a434d', '#2f3a44', '#4b4f55']) };
  const frame = '#22292f';
  const wide = { columns: 3, rows: 1, casing: 0, frame };
  const strip = luminous('#ffe0a3');
  return group([
    drawFootShadow(290, 640, base),
    drawWall(stage, home.fork('back'), 520, base - 352, 330, 352, dark, 12),
    drawFlatRoof(stage, 520, base - 352, 330),
    slats(stage, 540, base - 330, 96, 120),
    drawWindow(stage, shot.fork('a'), 652, base - 326, 178, 112, wide),
    drawWall(stage, home.fork('upper'), 300, base - 300, 300, 176, pale, 8),
    drawFlatRoof(stage, 300, base - 300, 300),
    drawWindow(stage, shot.fork('b'), 334, base - 268, 168, 118, { ...wide, columns: 2 }),
    slats(stage, 514, base - 286, 66, 150),
    drawWall(stage, home.fork('lower'), 320, base - 124, 300, 124, dark, 34),
    drawStoneBase(stage, home.fork('stone'), 320, base - 124, 92, 124),
    drawWindow(stage, shot.fork('c'), 430, base - 104, 104, 88, { ...wide, columns: 2 }),
    rect(288, base - 132, 330, 12, darken(pale.colour, 0.12)),
    drawWall(stage, home.fork('garage'), 640, base - 176, 270, 176, pale, 8),
    drawFlatRoof(stage, 640, base - 176, 270),
    `${rect(655, base - 206, 240, 26, '#9fc0d0', withOpacity(0.45))}${rect(655, base - 207, 240, 3, frame)}`,
    slats(stage, 664, base - 150, 222, 34),
    drawGarage(stage, 668, base - 108, 214, 108, home.chance(0.5) ? '#4a4f55' : WOOD, true),
    drawDoor(stage, home.fork('door'), 562, base - 12, 50, 96, WOOD),
    rect(536, base - 134, 108, 10, darken(dark.colour, 0.3)),
    lampsAreOn(stage.look)
      ? rect(540, base - 124, 100, 3, strip)
      : rect(540, base - 124, 100, 3, INK, withOpacity(0.3)),
    drawSteps(548, 78, base - 12, base + 8, 2, '#c9c6bf'),
    drawPot(stage, 640, base + 4, 34),
    drawDriveway(stage, 660, 230),
    drawWalkway(stage, 587, 76, base + 8),
    rect(300, base - 4, 230, 8, house.stone),
  ]);
}
