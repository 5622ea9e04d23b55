import { darken } from '../../drawing/colour.ts';
import { group, poly, rect } from '../../drawing/shapes.ts';
import type { Stage } from '../../stage.ts';
import { drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawWindow } from '../openings.ts';
import { drawChimney, drawLongRoof } from '../roofs.ts';
import { drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { claddingOf, drawFootShadow, drawSteps } from './parts.ts';

const BAYS = 5;

/** A symmetrical centre-hall house: five bays, shutters, a portico with columns, chimneys at both ends. */
export function drawGeorgian(stage: Stage): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const { home, shot } = stage;
  const x = 298;
  const width = 604;
  const middle = x + width / 2;
  const eaves = base - 268;
  const wall = claddingOf(stage);
  const shutters = home.chance(0.7) ? { shutters: home.pick([house.door, '#22334a', '#2b2f36']) } : {};
  const step = width / BAYS;
  const windows: string[] = [];
  for (let bay = 0; bay < BAYS; bay += 1) {
    const left = x + step * (bay + 0.5) - 25;
    const panes = { columns: 2, rows: 3, ...shutters };
    windows.push(drawWindow(stage, shot.fork(`up${bay}`), left, eaves + 40, 50, 78, panes));
    if (bay !== 2) {
      windows.push(drawWindow(stage, shot.fork(`down${bay}`), left, base - 128, 50, 84, panes));
    }
  }
  const porch = { left: middle - 68, right: middle + 68, beam: base - 142 };
  const column = (at: number): string =>
    rect(at - 7, porch.beam, 14, base - 16 - porch.beam, house.trim) +
    rect(at + 2, porch.beam, 5, base - 16 - porch.beam, '#0f1b2d', 'opacity="0.14"') +
    rect(at - 10, porch.beam, 20, 7, house.trim) +
    rect(at - 10, base - 24, 20, 9, house.trim);
  const snow = stage.look.season === 'winter';
  return group([
    drawFootShadow(x, width, base),
    drawChimney(x + 34, eaves - 20, 42, 148, darken(wall.colour, 0.1)),
    drawChimney(x + width - 76, eaves - 20, 42, 148, darken(wall.colour, 0.1)),
    drawLongRoof(stage, x, eaves, width, 124, home.chance(0.5) ? 96 : 20),
    drawWall(stage, home.fork('wall'), x, eaves, width, base - eaves, wall),
    rect(x, eaves + 8, width, 9, house.trim),
    rect(x, base - 146, width, 5, darken(wall.colour, 0.16)),
    drawStoneBase(stage, home.fork('stone'), x, base - 26, width, 26),
    ...windows,
    drawDoor(stage, home.fork('door'), middle - 26, base - 16, 52, 96, house.door),
    rect(porch.left, porch.beam, porch.right - porch.left, 34, '#0f1b2d', 'opacity="0.16"'),
    column(porch.left + 10),
    column(porch.right - 10),
    rect(porch.left - 10, porch.beam - 14, porch.right - porch.left + 20, 16, house.trim),
    poly(
      [
        [porch.left - 16, porch.beam - 13],
        [middle, porch.beam - 54],
        [porch.right + 16, porch.beam - 13],
      ],
      house.trim,
    ),
    poly(
      [
        [porch.left + 14, porch.beam - 18],
        [middle, porch.beam - 44],
        [porch.right - 14, porch.beam - 18],
      ],
      darken(house.trim, 0.1),
    ),
    snow
      ? poly(
          [
            [porch.left - 20, porch.beam - 13],
            [middle, porch.beam - 62],
            [porch.right + 20, porch.beam - 13],
            [porch.right + 8, porch.beam - 13],
            [middle, porch.beam - 50],
            [porch.left - 8, porch.beam - 13],
          ],
          '#f6f9fc',
        )
      : '',
    drawSteps(porch.left - 2, 140, base - 16, base + 10, 3),
    drawPot(stage, porch.left - 22, base + 4, 34),
    drawPot(stage, porch.right + 22, base + 4, 34),
    drawWalkway(stage, middle, 80, base + 10),
  ]);
}
