import { group, rect } from '../../drawing/shapes.ts';
import type { Stage } from '../../stage.ts';
import { drawDriveway, drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawGarage, drawWindow } from '../openings.ts';
import { drawChimney, drawGableEdges, drawLongRoof } from '../roofs.ts';
import { drawGableWall, drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { accentOf, claddingOf, drawFootShadow, drawPorch, drawSteps } from './parts.ts';

/** A two-storey family house: hip roof, a gabled wing over a double garage, a covered entry. */
export function drawSuburban(stage: Stage): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const x = 262;
  const width = 676;
  const eaves = base - 244;
  const wall = claddingOf(stage);
  const wingX = x + 372;
  const wingWidth = 304;
  const wingTop = eaves - 6;
  const rise = 134;
  const shutters = stage.home.chance(0.45) ? house.door : undefined;
  const paired = { columns: 2, rows: 2, ...(shutters ? { shutters } : {}) };
  const shot = stage.shot;
  const entry = x + 236;
  return group([
    drawFootShadow(x, width, base),
    drawChimney(x + 90, eaves - 70, 44, 92, house.stone),
    drawLongRoof(stage, x, eaves, width, 146, 130),
    drawWall(stage, stage.home.fork('wall'), x, eaves, width, base - eaves, wall),
    drawStoneBase(stage, stage.home.fork('stone'), x, base - 46, 380, 46),
    drawWindow(stage, shot.fork('a'), x + 62, eaves + 44, 92, 76, paired),
    drawWindow(stage, shot.fork('b'), x + 306, eaves + 40, 46, 62, { columns: 1, rows: 2 }),
    drawWindow(stage, shot.fork('c'), x + 44, base - 148, 130, 88, { columns: 3, rows: 2 }),
    rect(wingX - 12, wingTop, 14, base - wingTop, '#0f1b2d', 'opacity="0.18"'),
    drawWall(stage, stage.home.fork('wing'), wingX, wingTop, wingWidth, base - wingTop, wall, 10),
    drawGableWall(stage, stage.home.fork('gable'), wingX, wingTop + 2, wingWidth, rise, accentOf(stage)),
    rect(wingX, wingTop - 4, wingWidth, 9, house.trim),
    drawWindow(stage, shot.fork('d'), wingX + wingWidth / 2 - 22, wingTop - 76, 44, 50, {
      columns: 2,
      rows: 2,
      arched: true,
      casing: 4,
    }),
    drawGableEdges(stage, wingX, wingTop, wingWidth, rise),
    drawWindow(stage, shot.fork('e'), wingX + 84, wingTop + 36, 136, 68, { columns: 3, rows: 2 }),
    drawLongRoof(stage, wingX, base - 114, wingWidth, 24, 14),
    drawStoneBase(stage, stage.home.fork('pier'), wingX, base - 50, 34, 50),
    drawStoneBase(stage, stage.home.fork('pier2'), wingX + wingWidth - 34, base - 50, 34, 50),
    drawGarage(
      stage,
      wingX + 42,
      base - 100,
      wingWidth - 84,
      100,
      house.cladding === 'brick' ? '#e9e4d8' : '#f3f2ee',
      stage.home.chance(0.4),
    ),
    drawDoor(stage, stage.home.fork('door'), entry - 26, base - 18, 52, 96, house.door),
    drawPorch(stage, entry - 74, 148, base - 142, base - 16, base, [entry - 64, entry + 64]),
    drawGableWall(stage, stage.home.fork('entry'), entry - 82, base - 152, 164, 56, accentOf(stage)),
    drawGableEdges(stage, entry - 82, base - 154, 164, 56, 13),
    drawSteps(entry - 40, 80, base - 16, base + 8, 2),
    drawPot(stage, entry - 46, base - 18, 28),
    drawDriveway(stage, wingX + 36, wingWidth - 72),
    drawWalkway(stage, entry, 62, base + 8),
  ]);
}
