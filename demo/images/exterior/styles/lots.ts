import { darken, mix } from '#demo/images/drawing/colour.ts';
import { ellipse } from '#demo/images/drawing/shapes.ts';
import { drawGround, drawPlant, drawWay } from '../model/ground.ts';
import type { Site } from '../model/site.ts';
import { drawBox, facet, line, placed } from '../model/site.ts';
import { project, scaleAt } from '../model/space.ts';
import { railFence } from './farm.ts';
import type { HouseType } from './houseType.ts';
import { drawWater } from './lakeside.ts';

/** Draws survey stakes at the corners of a lot, with ribbons and string between them. */
function drawStakes(site: Site, [x0, y0, x1, y1]: readonly [number, number, number, number]): string {
  const corners = [
    [x0, y1],
    [x1, y1],
    [x1, y0],
    [x0, y0],
  ] as const;
  const string = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? corners[0];
    return line(site, [x, y, 0.5], [nextX, nextY, 0.5]);
  });
  return [
    `<path d="${string.join('')}" stroke="#e0662f" stroke-width="1.6" stroke-dasharray="9 6" opacity="0.8"/>`,
    ...corners.map(
      ([x, y]) =>
        drawBox(site, [x - 0.05, y - 0.05, 0], [0.1, 0.1, 1.15], '#d8c9a8') +
        facet(
          site,
          [
            [x + 0.05, y, 0.75],
            [x + 0.6, y, 0.85],
            [x + 0.6, y, 1.05],
            [x + 0.05, y, 1.15],
          ],
          '#e0662f',
        ),
    ),
  ].join('');
}

/** Draws tall grass and flowers over a piece of ground. */
function meadow(
  site: Site,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  count: number,
): string {
  const { look, shot } = site.stage;
  const dice = shot.fork('meadow');
  const isWinter = look.season === 'winter';
  let blades = '';
  const flowers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const spot = placed(site, [dice.between(x0, x1), y0 + (y1 - y0) * dice.next() ** 1.4, 0]);
    const [x, y] = project(site.camera, spot);
    const size = scaleAt(site.camera, spot) * dice.between(0.2, 0.55);
    blades += `M${Math.round(x)} ${Math.round(y)}l${(-size * 0.3).toFixed(1)} ${(-size).toFixed(1)}m${(size * 0.3).toFixed(1)} ${size.toFixed(1)}l${(size * 0.5).toFixed(1)} ${(-size * 0.8).toFixed(1)}`;
    if (index % 5 === 0 && (look.season === 'summer' || look.season === 'spring')) {
      flowers.push(
        ellipse(
          x,
          y - size,
          size * 0.2,
          size * 0.18,
          dice.pick(['#f6f1e2', '#e8c24f', '#c9a1d4', '#d97a6a']),
        ),
      );
    }
  }
  const tint = isWinter ? '#b9a98a' : look.season === 'autumn' ? '#b39a4e' : darken(look.lawn, 0.28);
  return `<path d="${blades}" stroke="${tint}" stroke-width="1.6" fill="none" opacity="${isWinter ? 0.5 : 0.7}"/>${flowers.join('')}`;
}

function wildGround(site: Site): string {
  const { look } = site.stage;
  return look.season === 'winter' ? '#eaf0f5' : mix(look.lawn, '#c9b968', 0.28);
}

/** A lot between houses: grass, a board fence behind, stakes with ribbons. */
export const lotCity: HouseType = {
  extent: () => ({ width: 13, depth: 12, height: 6 }),
  pitch: 15,
  beside: ['bungalow', 'foursquare', 'prairie', 'nineties'],
  eye: 4.4,
  street: { setback: 5.5, sidewalk: true },
  draw(site) {
    const wood = site.dice.fork('fence').pick(['#a98d68', '#8d7a68', '#a3967f']);
    const boards = Array.from({ length: 13 }, (_, index) =>
      line(site, [-6.6 + index * 1.1, 22, 0], [-6.6 + index * 1.1, 22, 1.9]),
    ).join('');
    return [
      drawGround(site, [-6.6, -5.4, 6.6, 22], wildGround(site)),
      drawPlant(site, { kind: 'tree', x: -3.5, y: 27, height: 10 }),
      drawPlant(site, { kind: 'tree', x: 4, y: 30, height: 12 }),
      facet(
        site,
        [
          [-6.6, 22, 0],
          [6.6, 22, 0],
          [6.6, 22, 1.9],
          [-6.6, 22, 1.9],
        ],
        wood,
      ),
      `<path d="${boards}" stroke="${darken(wood, 0.35)}" stroke-width="1.2"/>`,
      meadow(site, [-6.4, -5, 6.4, 20], 320),
      drawPlant(site, { kind: 'shrub', x: site.dice.fork('bush').between(-5, 5), y: 14, height: 1.8 }),
      drawPlant(site, { kind: 'tree', x: site.dice.fork('sapling').between(-4, 4), y: 11, height: 4.6 }),
      drawStakes(site, [-5.8, -4.6, 5.8, 16]),
    ].join('');
  },
};

/** A lot in a wood: a clearing with a gravel track. */
export const lotWood: HouseType = {
  extent: () => ({ width: 26, depth: 24, height: 10 }),
  pitch: 200,
  alone: true,
  eye: 4.2,
  street: { setback: 6, sidewalk: false, rural: true },
  draw(site) {
    const dice = site.dice.fork('wood');
    const trees = Array.from({ length: 26 }, (_, index) => {
      const deep = index < 14;
      const side = index % 2 === 0 ? -1 : 1;
      return {
        kind: dice.chance(0.5) ? ('conifer' as const) : ('tree' as const),
        x: deep ? (index - 6.5) * 3.6 + dice.between(-1, 1) : side * dice.between(12, 19),
        y: deep ? dice.between(19, 30) : dice.between(-1, 18),
        height: dice.between(8, 15),
      };
    });
    return [
      drawGround(site, [-30, -5, 30, 40], wildGround(site)),
      ...trees.toSorted((one, other) => other.y - one.y).map((plant) => drawPlant(site, plant)),
      drawWay(site, [1, 16], [dice.between(-6, 6), -8], [2, 4], '#b9ab8e'),
      meadow(site, [-14, -5, 14, 17], 420),
      drawStakes(site, [-10, -3.5, 10, 14]),
    ].join('');
  },
};

/** A lot at the water: grass down to the shore, a few old trees at the sides. */
export const lotWater: HouseType = {
  extent: () => ({ width: 26, depth: 20, height: 9 }),
  pitch: 200,
  alone: true,
  eye: 7,
  street: { setback: 6, sidewalk: false, rural: true },
  draw(site) {
    const dice = site.dice.fork('shore');
    const side = dice.chance(0.5) ? -1 : 1;
    const isles = [dice.between(-60, 60), dice.between(-90, 90)];
    return [
      drawWater(site, 18, 400),
      ...isles.flatMap((x, index) =>
        [0, 1, 2, 3].map((tree) =>
          drawPlant(site, {
            kind: tree % 2 === 0 ? 'conifer' : 'tree',
            x: x + tree * 4,
            y: 130 + index * 40,
            height: 9 + ((tree * 5) % 4),
          }),
        ),
      ),
      drawGround(site, [-40, -5, 40, 16], wildGround(site)),
      drawBox(site, [dice.between(-6, 6), 15, 0.2], [2, 12, 0.16], '#a98d68', '#bfa27a'),
      meadow(site, [-18, -5, 18, 15], 420),
      drawPlant(site, { kind: 'tree', x: side * 13, y: 10, height: 12 }),
      drawPlant(site, { kind: 'conifer', x: side * 17, y: 6, height: 13 }),
      drawPlant(site, { kind: 'shrub', x: -side * 11, y: 13, height: 1.8 }),
      drawPlant(site, { kind: 'conifer', x: -side * 18, y: 9, height: 11 }),
      drawStakes(site, [-10, -3.5, 10, 13]),
    ].join('');
  },
};

/** A prairie lot: grass to the horizon, a rail fence, a distant shelter belt. */
export const lotPrairie: HouseType = {
  extent: () => ({ width: 30, depth: 20, height: 9 }),
  pitch: 200,
  alone: true,
  eye: 5,
  street: { setback: 6, sidewalk: false, rural: true },
  draw(site) {
    const dice = site.dice.fork('plain');
    const crop = { spring: '#a9a06a', summer: '#d9c24f', autumn: '#d1b05f', winter: '#e8eef4' }[
      site.stage.look.season
    ];
    const beltX = dice.between(-60, 20);
    return [
      drawGround(site, [-400, 60, 400, 500], mix(crop, '#d3e0ea', 0.25)),
      drawGround(site, [-400, 24, 400, 62], mix(wildGround(site), '#d3e0ea', 0.1)),
      ...Array.from({ length: 7 }, (_, index) =>
        drawPlant(site, {
          kind: index % 3 === 0 ? 'conifer' : 'tree',
          x: beltX + index * 7,
          y: 90 + (index % 2) * 6,
          height: 9 + (index % 3) * 2,
        }),
      ),
      railFence(site, -60, 60, 24),
      drawGround(site, [-60, -5, 60, 23], wildGround(site)),
      meadow(site, [-24, -5, 24, 22], 520),
      drawWay(site, [0, 10], [dice.between(-4, 4), -8], [2.2, 4], '#b9ab8e'),
      drawStakes(site, [-12, -3.5, 12, 16]),
    ].join('');
  },
};
