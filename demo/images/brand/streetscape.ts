import { luminous } from '../drawing/colour.ts';
import { diceOf } from '../drawing/dice.ts';
import { ellipse, group, path, rect, withOpacity } from '../drawing/shapes.ts';
import { drawCar, drawStreet, drawStreetLamp, drawWalkway, GROUND } from '../exterior/grounds.ts';
import { drawCraftsman } from '../exterior/homes/cottages.ts';
import { drawModern } from '../exterior/homes/modern.ts';
import { drawVictorian } from '../exterior/homes/victorian.ts';
import { drawTreeline } from '../exterior/sky.ts';
import { drawSkyline } from '../exterior/skyline.ts';
import { drawConifer, drawHedge, drawTree } from '../exterior/trees.ts';
import type { HouseColours } from '../look.ts';
import type { Stage } from '../stage.ts';

/** Size of the hero picture in drawing units, 21:9. */
export const HERO_FRAME = { width: 2100, height: 900 } as const;

/** Distance of the street below its position in a listing's picture, in drawing units. */
const DROP = 96;

function houseStage(stage: Stage, name: string, house: Partial<HouseColours>): Stage {
  const look = { ...stage.look, house: { ...stage.look.house, ...house } };
  return { ...stage, look, home: diceOf(`brand/home/${name}`), shot: diceOf(`brand/shot/${name}`) };
}

function moved(across: number, drawing: string): string {
  return group([drawing], `transform="translate(${across} 0)"`);
}

function stars(stage: Stage): string {
  const dice = stage.shot.fork('stars');
  const parts: string[] = [];
  for (let index = 0; index < 70; index += 1) {
    const y = dice.between(10, 300);
    const size = dice.between(0.8, 2);
    parts.push(
      ellipse(
        dice.between(0, HERO_FRAME.width),
        y,
        size,
        size,
        luminous('#fdf6e3'),
        withOpacity(dice.between(0.25, 0.8) * (1 - y / 340)),
      ),
    );
  }
  const glow = stage.pen.radial([
    [0, luminous('#fff3d8'), 0.5],
    [1, luminous('#fff3d8'), 0],
  ]);
  parts.push(ellipse(1720, 128, 120, 120, glow));
  parts.push(path('M1738 96a34 34 0 1 0 12 58a28 28 0 1 1 -12 -58z', luminous('#fff6e0')));
  return group(parts);
}

function houses(stage: Stage): string {
  const modern = houseStage(stage, 'modern', { trim: '#f7f5f0', stone: '#a8a39a' });
  const brick = {
    cladding: 'brick',
    wall: '#a65a45',
    accent: '#55697a',
    roof: '#4a5058',
    trim: '#f7f5f0',
    frame: '#fbfaf6',
    stone: '#a8a39a',
  } as const;
  const semi = houseStage(stage, 'semi', brick);
  const cottage = houseStage(stage, 'cottage', {
    cladding: 'siding',
    wall: '#5f7d8f',
    roof: '#3e4a57',
    trim: '#f7f5f0',
    frame: '#fbfaf6',
    door: '#d39a35',
    stone: '#a8a39a',
  });
  const end = houseStage(stage, 'end', { ...brick, wall: '#b58a6e', accent: '#efe9df', door: '#1e5b45' });
  return group([
    moved(-486, drawModern(modern)),
    drawWalkway(semi, 596, 54),
    drawWalkway(semi, 1136, 54),
    moved(
      266,
      drawVictorian(semi, { x: 246, width: 356, mirrored: true, door: '#0e5a72' }) +
        drawVictorian(semi, { x: 598, width: 356, mirrored: false, door: '#a83a32' }),
    ),
    moved(984, drawCraftsman(cottage)),
    drawWalkway(end, 2250, 60),
    moved(1538, drawVictorian(end, { x: 398, width: 404, mirrored: false, door: '#1e5b45' })),
  ]);
}

/** Draws the evening sky: deep blue behind the page's text, and a warm band behind the roofs. */
function eveningSky(stage: Stage): string {
  const { width, height } = HERO_FRAME;
  const fill = stage.pen.linear([
    [0, luminous('#15294d')],
    [0.34, luminous('#3d5488')],
    [0.58, luminous('#8f7fa6')],
    [0.74, luminous('#e3a08f')],
    [0.9, luminous('#fbc890')],
  ]);
  const bands = [
    [330, 172, 150],
    [900, 236, 210],
    [1480, 250, 190],
    [1900, 196, 130],
  ] as const;
  return group([
    rect(0, 0, width, height * 0.76, fill),
    ...bands.map(([x, y, size]) =>
      group(
        [
          ellipse(x, y, size, size * 0.05, luminous('#d9a2a8')),
          ellipse(x - size * 0.3, y - size * 0.05, size * 0.45, size * 0.06, luminous('#c795ab')),
          ellipse(x + size * 0.5, y + size * 0.07, size * 0.6, size * 0.035, luminous('#e8b3a4')),
        ],
        withOpacity(0.5),
      ),
    ),
  ]);
}

/** Draws the light from the windows on the lawns. */
function spill(stage: Stage): string {
  const { pen } = stage;
  const warm = luminous('#ffd590');
  const fill = pen.radial([
    [0, warm, 0.42],
    [1, warm, 0],
  ]);
  return group([694, 1038, 1360, 1730, 2030, 70].map((x) => ellipse(x, GROUND.base + 32, 170, 46, fill)));
}

/** Draws the home page's streetscape: a residential street at dusk with lit windows, and the city in the distance. */
export function drawStreetscape(stage: Stage): string {
  const { width } = HERO_FRAME;
  const { shot } = stage;
  const { base } = GROUND;
  const tree = (x: number, height: number, foot = base): string => {
    const dice = shot.fork(`tree${x}`);
    return dice.chance(0.3)
      ? drawConifer(stage, dice, x, foot, height)
      : drawTree(stage, dice, x, foot, height);
  };
  return group([
    eveningSky(stage),
    stars(stage),
    group(
      [
        drawSkyline(stage, base, 330, 0.6, width),
        drawTreeline(stage, base, 210, 0.4, width),
        ...[-10, 478, 820, 1262, 1590, 1905].map((x) => tree(x, shot.between(340, 430))),
        drawStreet(stage, width),
        spill(stage),
        houses(stage),
        drawHedge(stage, shot.fork('h1'), 656, 866, base + 12, 30),
        drawHedge(stage, shot.fork('h2'), 866, 1076, base + 12, 30),
        drawHedge(stage, shot.fork('h3'), 1280, 1500, base + 12, 30),
        drawHedge(stage, shot.fork('h4'), 1660, 1880, base + 12, 30),
        drawHedge(stage, shot.fork('h5'), 1945, 2100, base + 12, 30),
        drawTree(stage, shot.fork('f1'), 478, base + 62, 318),
        drawTree(stage, shot.fork('f2'), 1258, base + 66, 300),
        drawConifer(stage, shot.fork('f3'), 1908, base + 52, 330),
        ...[866, 1420, 2010].map((x) => drawStreetLamp(stage, x, GROUND.walk + 30, 220)),
        drawCar(stage, 1010, GROUND.road + 30, '#3d5a73', 1.1),
        drawCar(stage, 1700, GROUND.road + 30, '#b9bfc4', 1.1),
        rect(0, GROUND.road + 62, width, 60, '#545a63'),
      ],
      `transform="translate(0 ${DROP})"`,
    ),
  ]);
}
