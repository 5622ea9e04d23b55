import { darken } from '#demo/images/drawing/colour.ts';
import { group, poly } from '#demo/images/drawing/shapes.ts';
import type { Stage } from '#demo/images/stage.ts';
import { drawWalkway, GROUND } from '../grounds.ts';
import { drawDoor, drawWindow } from '../openings.ts';
import { drawChimney, drawDormer, drawLongRoof } from '../roofs.ts';
import { drawPot, drawStoneBase, drawWall } from '../walls.ts';
import { claddingOf, drawFootShadow, drawPorch, drawRailing, drawSteps } from './parts.ts';

/** Draws a storey-and-a-half Craftsman: a long roof with one to three dormers over a porch as wide as the house. */
export function drawCraftsman(stage: Stage): string {
  const { base } = GROUND;
  const { house } = stage.look;
  const { shot, home } = stage;
  const x = 306;
  const width = 588;
  const eaves = base - 168;
  const wall = claddingOf(stage);
  const deck = base - 30;
  const dormers = home.pick([[x + 96, x + 372], [x + 62, x + 234, x + 406], [x + 234]]);
  const door = x + 268;
  const posts = [x + 8, x + 196, x + 392, x + 580];
  return group([
    drawFootShadow(x, width, base),
    drawChimney(x + width - 110, eaves - 150, 42, 74, house.stone),
    drawLongRoof(stage, x - 10, eaves, width + 20, 186, 54),
    ...dormers.map((left, index) =>
      drawDormer(
        stage,
        left,
        eaves - 34,
        120,
        66,
        drawWindow(stage, shot.fork(`dormer${index}`), left + 20, eaves - 92, 80, 52, {
          columns: 4,
          rows: 1,
          casing: 4,
        }),
      ),
    ),
    drawWall(stage, home.fork('wall'), x + 6, eaves + 8, width - 12, base - eaves - 8, wall, 40),
    drawWindow(stage, shot.fork('a'), x + 52, deck - 108, 112, 84, { columns: 3, rows: 2 }),
    drawWindow(stage, shot.fork('b'), x + 424, deck - 108, 112, 84, { columns: 3, rows: 2 }),
    drawDoor(stage, home.fork('door'), door, deck, 54, 96, house.door),
    drawPorch(stage, x - 4, width + 8, eaves + 12, deck, base, posts),
    ...posts.map((post) =>
      drawStoneBase(stage, home.fork(`pier${post}`), post - 15, deck - 40, 30, base - deck + 40),
    ),
    drawRailing(x + 24, x + 180, deck - 34, deck - 4, house.trim),
    drawRailing(x + 408, x + 564, deck - 34, deck - 4, house.trim),
    drawSteps(door - 26, 106, deck, base + 10, 4),
    drawPot(stage, door - 40, deck, 32),
    drawPot(stage, door + 96, deck, 32),
    drawWalkway(stage, door + 27, 76, base + 10),
    poly(
      [
        [x - 30, base],
        [x - 4, base],
        [x - 4, base - 2],
      ],
      darken(house.stone, 0.1),
    ),
  ]);
}
