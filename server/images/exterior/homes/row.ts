import { darken } from '../../drawing/colour.ts';
import { group, rect } from '../../drawing/shapes.ts';
import type { Stage } from '../../stage.ts';
import { drawDriveway, drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawGarage, drawWindow } from '../openings.ts';
import { drawFlatRoof, drawGableEdges, drawLongRoof } from '../roofs.ts';
import { drawHedge } from '../trees.ts';
import { drawGableWall, drawStoneBase, drawWall } from '../walls.ts';
import { drawFootShadow, drawSteps } from './parts.ts';

const HOUSE_WIDTH = 214;

function townhouse(stage: Stage, x: number, index: number, modern: boolean, garage: boolean): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const dice = stage.home.fork(`house${index}`);
  const shot = stage.shot.fork(`house${index}`);
  const eaves = base - 336;
  const walls = [house.wall, darken(house.wall, 0.12), house.accent] as const;
  const wall = {
    kind: modern && index % 2 === 1 ? ('board' as const) : house.cladding,
    colour: walls[index % 3] ?? house.wall,
  };
  const doors = [house.door, '#22334a', '#8c4a2f', '#2c5a49'] as const;
  const doorX = garage ? x + 24 : x + 26;
  const gable = !modern && index % 2 === 0;
  return group([
    drawWall(stage, dice.fork('wall'), x, eaves, HOUSE_WIDTH, base - eaves, wall),
    rect(x + HOUSE_WIDTH - 4, eaves, 4, base - eaves, '#0f1b2d', 'opacity="0.22"'),
    gable ? drawGableWall(stage, dice.fork('gable'), x + 18, eaves + 2, HOUSE_WIDTH - 36, 92, wall) : '',
    gable ? drawGableEdges(stage, x + 18, eaves, HOUSE_WIDTH - 36, 92, 13) : '',
    modern ? drawFlatRoof(stage, x, eaves, HOUSE_WIDTH, 14, index % 2 === 0 ? 4 : 0) : '',
    drawWindow(stage, shot.fork('a'), x + 32, eaves + 36, 62, 74, { columns: 1, rows: 2 }),
    drawWindow(stage, shot.fork('b'), x + 118, eaves + 36, 62, 74, { columns: 1, rows: 2 }),
    drawWindow(stage, shot.fork('c'), x + 32, eaves + 138, 148, 62, { columns: 3, rows: 1 }),
    rect(x, eaves + 216, HOUSE_WIDTH, 6, house.trim),
    drawStoneBase(stage, dice.fork('stone'), x, base - 26, HOUSE_WIDTH, 26),
    garage
      ? drawGarage(stage, x + 96, base - 92, 100, 92, modern ? '#4a4f55' : '#eeeae0', modern)
      : drawWindow(stage, shot.fork('d'), x + 106, base - 98, 78, 58, { columns: 2, rows: 1 }),
    drawDoor(stage, dice.fork('door'), doorX, base - 14, 44, 78, doors[index % 4] ?? house.door),
    drawSteps(doorX - 6, 56, base - 14, base + 6, 2),
  ]);
}

/** Five town houses in a row, the outer ones cut by the picture's edge. */
export function drawRow(stage: Stage): string {
  const { base } = GROUND;
  const modern = stage.home.chance(0.4);
  const garage = stage.home.chance(0.45);
  const start = 60 - HOUSE_WIDTH / 2 + stage.shot.between(-16, 16);
  const parts = [drawFootShadow(start, HOUSE_WIDTH * 6, base)];
  if (!modern) {
    parts.push(drawLongRoof(stage, start, base - 336, HOUSE_WIDTH * 6, 96, 10));
  }
  for (let index = 0; index < 6; index += 1) {
    parts.push(townhouse(stage, start + index * HOUSE_WIDTH, index, modern, garage));
  }
  for (let index = 0; index < 6; index += 1) {
    const x = start + index * HOUSE_WIDTH;
    parts.push(drawWalkway(stage, x + 48, 46, base + 6));
    if (garage) {
      parts.push(drawDriveway(stage, x + 98, 96));
    } else {
      parts.push(
        drawHedge(stage, stage.shot.fork(`hedge${index}`), x + 92, x + HOUSE_WIDTH - 6, base + 12, 22),
      );
    }
  }
  return group(parts);
}
