import { darken } from '#demo/images/drawing/colour.ts';
import { ellipse, group, poly, rect } from '#demo/images/drawing/shapes.ts';
import type { Stage } from '#demo/images/stage.ts';
import { GROUND } from '../grounds.ts';
import { drawDoor, drawWindow } from '../openings.ts';
import { drawChimney, drawGableEdges, drawLongRoof } from '../roofs.ts';
import { drawGableWall, drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { accentOf, claddingOf, drawFootShadow, drawPorch, drawRailing, drawSteps } from './parts.ts';

/** A Victorian house, single or one of a pair: its left edge, its width, and whether the bay is on the right. */
interface VictorianPlan {
  x: number;
  width: number;
  mirrored: boolean;
  door: string;
}

function bay(stage: Stage, x: number, width: number, top: number, storeys: readonly number[]): string {
  const { base } = GROUND;
  const wall = claddingOf(stage);
  const side = width * 0.2;
  const parts = [
    poly(
      [
        [x - 10, top],
        [x + width + 10, top],
        [x + width + 10, base],
        [x - 10, base],
      ],
      '#0f1b2d',
      'opacity="0.12"',
    ),
    drawWall(stage, stage.home.fork('bay'), x + side, top, width - side * 2, base - top, wall, 10),
    rect(x, top, side, base - top, darken(wall.colour, 0.06)),
    rect(x + width - side, top, side, base - top, darken(wall.colour, 0.26)),
    drawStoneBase(stage, stage.home.fork('bay stone'), x, base - 34, width, 34),
    rect(x - 4, top - 8, width + 8, 10, stage.look.house.trim),
  ];
  for (const [index, y] of storeys.entries()) {
    const dice = stage.shot.fork(`bay${index}`);
    const plain = { rows: 2, columns: 1, casing: 3 };
    parts.push(
      drawWindow(stage, dice, x + side + 10, y, width - side * 2 - 20, 92, {
        rows: 2,
        columns: 2,
        casing: 4,
      }),
    );
    parts.push(
      drawWindow(stage, dice, x + 6, y, side - 11, 92, plain),
      drawWindow(stage, dice, x + width - side + 5, y, side - 11, 92, plain),
    );
  }
  return group(parts);
}

/** Draws a tall brick house of old Toronto, with a steep front gable over a two-storey bay, and a porch beside it. */
export function drawVictorian(stage: Stage, plan: VictorianPlan): string {
  const { x, width, mirrored } = plan;
  const { base } = GROUND;
  const eaves = base - 262;
  const wall = claddingOf(stage);
  const bayWidth = width * 0.46;
  const bayX = mirrored ? x + width - bayWidth - 18 : x + 18;
  const gableWidth = bayWidth + 36;
  const gableX = mirrored ? x + width - gableWidth : x;
  const rise = gableWidth * 0.62;
  const porchX = mirrored ? x + 4 : x + gableWidth + 2;
  const porchWidth = width - gableWidth - 6;
  const doorX = porchX + porchWidth * 0.5 - 25;
  const upper = drawWindow(
    stage,
    stage.shot.fork('upper'),
    porchX + porchWidth / 2 - 25,
    eaves + 44,
    50,
    84,
    { rows: 2, columns: 1, arched: true },
  );
  const attic = drawWindow(
    stage,
    stage.shot.fork('attic'),
    gableX + gableWidth / 2 - 22,
    eaves - rise * 0.52,
    44,
    54,
    { rows: 2, columns: 2, casing: 4, arched: true },
  );
  const beam = base - 138;
  return group([
    drawFootShadow(x, width, base),
    drawChimney(mirrored ? x + 24 : x + width - 62, eaves - 60, 34, 88, darken(wall.colour, 0.1)),
    drawLongRoof(stage, x, eaves, width, 118, 40),
    drawWall(stage, stage.home.fork('wall'), x, eaves, width, base - eaves, wall),
    drawStoneBase(stage, stage.home.fork('stone'), x, base - 30, width, 30),
    upper,
    drawGableWall(stage, stage.home.fork('gable'), gableX, eaves + 2, gableWidth, rise, accentOf(stage)),
    rect(gableX, eaves - 4, gableWidth, 9, stage.look.house.trim),
    attic,
    drawGableEdges(stage, gableX, eaves, gableWidth, rise),
    bay(stage, bayX, bayWidth, eaves + 26, [eaves + 46, base - 136]),
    drawDoor(stage, stage.home.fork('door'), doorX, base - 26, 50, 94, plan.door),
    drawPorch(stage, porchX, porchWidth, beam, base - 26, base, [porchX + 10, porchX + porchWidth - 10]),
    poly(
      [
        [porchX - 14, beam - 11],
        [porchX + porchWidth + 14, beam - 11],
        [porchX + porchWidth, beam - 38],
        [porchX, beam - 38],
      ],
      stage.look.season === 'winter' ? '#f2f6fa' : stage.look.house.roof,
    ),
    drawRailing(porchX + 16, doorX - 6, base - 58, base - 30, stage.look.house.trim),
    drawRailing(doorX + 56, porchX + porchWidth - 16, base - 58, base - 30, stage.look.house.trim),
    drawSteps(doorX - 4, 58, base - 26, base + 8, 3),
    ellipse(doorX + 25, base + 10, 44, 4, '#0f1b2d', 'opacity="0.15"'),
    drawPot(stage, mirrored ? porchX + porchWidth - 30 : porchX + 30, base - 28, 28),
  ]);
}
