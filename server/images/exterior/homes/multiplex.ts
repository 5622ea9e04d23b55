import { darken } from '../../drawing/colour.ts';
import { group, polyline, rect } from '../../drawing/shapes.ts';
import type { Stage } from '../../stage.ts';
import { drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawWindow } from '../openings.ts';
import { drawFlatRoof } from '../roofs.ts';
import { drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { claddingOf, drawFootShadow, drawRailing, drawSteps } from './parts.ts';

const STOREY = 128;

function balcony(stage: Stage, x: number, y: number, width: number): string {
  const iron = '#2b333b';
  return group([
    rect(x, y, width, 9, darken(stage.look.house.stone, 0.1)),
    rect(x, y + 9, width, 14, '#0f1b2d', 'opacity="0.2"'),
    drawRailing(x, x + width, y - 40, y, iron),
  ]);
}

function outerStair(fromX: number, fromY: number, toX: number, toY: number): string {
  const iron = '#2b333b';
  const parts: string[] = [];
  const steps = 11;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const x = fromX + (toX - fromX) * share;
    const y = fromY + (toY - fromY) * share;
    parts.push(rect(x - 17, y, 34, 4, '#59636c'));
    parts.push(rect(x - 1, y - 36, 2, 38, iron));
  }
  parts.push(
    polyline(
      [
        [fromX, fromY - 36],
        [toX, toY - 36],
      ],
      iron,
      4,
    ),
    polyline(
      [
        [fromX, fromY + 4],
        [toX, toY + 4],
      ],
      iron,
      5,
    ),
  );
  return group(parts);
}

/** A three-storey walk-up with balconies; an outer stair to the first floor, as in Montréal. */
export function drawMultiplex(stage: Stage): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const x = 268;
  const width = 664;
  const top = base - STOREY * 3 - 14;
  const wall = claddingOf(stage);
  const middle = x + width / 2;
  const parts = [
    drawFootShadow(x, width, base),
    drawWall(stage, stage.home.fork('wall'), x, top, width, base - top, wall, 14),
    rect(x, top + 8, width, 16, house.trim),
    drawFlatRoof(stage, x, top, width, 18, 10),
    rect(middle - 88, top - 34, 176, 22, house.trim),
    drawStoneBase(stage, stage.home.fork('stone'), x, base - 34, width, 34),
  ];
  for (let floor = 0; floor < 3; floor += 1) {
    const y = top + 40 + floor * STOREY;
    for (const [side, left] of [x + 40, x + width - 214].entries()) {
      const dice = stage.shot.fork(`flat${floor}${side}`);
      parts.push(
        drawWindow(stage, dice.fork('a'), left, y, 66, 82, {
          columns: 1,
          rows: 2,
          arched: wall.kind === 'brick',
        }),
      );
      parts.push(
        drawWindow(stage, dice.fork('b'), left + 106, y, 66, 82, {
          columns: 1,
          rows: 2,
          arched: wall.kind === 'brick',
        }),
      );
    }
    if (floor < 2) {
      parts.push(
        drawWindow(stage, stage.shot.fork(`hall${floor}`), middle - 66, y - 4, 48, 96, {
          columns: 1,
          rows: 2,
        }),
      );
      parts.push(
        drawDoor(stage, stage.home.fork(`flat door${floor}`), middle + 16, y + 94, 44, 84, house.door),
      );
      parts.push(balcony(stage, middle - 104, y + 94, 208));
      parts.push(drawPot(stage, middle - 88, y + 94, 24));
    }
  }
  parts.push(drawDoor(stage, stage.home.fork('left door'), middle - 62, base - 14, 46, 86, house.door));
  parts.push(
    drawDoor(stage, stage.home.fork('right door'), middle + 16, base - 14, 46, 86, darken(house.door, 0.3)),
  );
  parts.push(drawSteps(middle - 76, 152, base - 14, base + 8, 2));
  parts.push(drawWalkway(stage, middle, 96, base + 8));
  if (stage.home.chance(0.5)) {
    parts.push(outerStair(middle + 96, top + 40 + STOREY + 94, middle + 196, base + 6));
  }
  return group(parts);
}
