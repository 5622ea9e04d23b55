import { darken, lighten } from '#demo/images/drawing/colour.ts';
import type { Wall } from '../model/facade.ts';
import { panel } from '../model/facade.ts';
import { drawHedgeRow } from '../model/ground.ts';
import { drawDoor, drawWindow } from '../model/openings.ts';
import { drawMass, drawRailing, drawSteps } from '../model/parts.ts';
import { drawFrontGable, drawParapet } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawBox, line, plain } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { mainWall, mirrored } from './houseType.ts';

const MONTREAL = ['#9d5742', '#b38b68', '#7b4a3d', '#a8a096', '#8c5a45', '#c2a88a', '#6f6a66'] as const;

/** Draws an outside stair that curves from the sidewalk to the first floor's balcony. */
function curvedStair(site: Site, x: number, y: number, height: number, side: -1 | 1): string {
  const steps = 15;
  const iron = site.dice.fork('iron').pick(['#23282d', '#23282d', '#2f4a3f', '#5a2f2a']);
  const parts: string[] = [];
  const edge: { outer: string; inner: string; posts: string } = { outer: '', inner: '', posts: '' };
  const at = (share: number, off: number): readonly [number, number, number] => {
    const angle = share * 1.25;
    return [
      x + side * (Math.sin(angle) * (2.3 + off) - 0.4),
      y - 3.4 + (1 - Math.cos(angle)) * 3.2 + share * 0.9 - off * 0.4 * (1 - share),
      height * share,
    ];
  };
  for (let step = 0; step < steps; step += 1) {
    const [cx, cy, cz] = at(step / steps, 0);
    parts.push(
      drawBox(
        site,
        [cx - 0.55, cy - 0.15, cz + height / steps - 0.07],
        [1.1, 0.34, 0.07],
        lighten(iron, 0.16),
      ),
    );
  }
  for (let step = 0; step < steps; step += 1) {
    for (const [name, off] of [
      ['outer', 0.55],
      ['inner', -0.55],
    ] as const) {
      const [ax, ay, az] = at(step / steps, 0);
      const [bx, by, bz] = at((step + 1) / steps, 0);
      edge[name] +=
        line(site, [ax + off, ay, az + 1], [bx + off, by, bz + 1]) +
        line(site, [ax + off, ay, az + 0.1], [bx + off, by, bz + 0.1]);
      edge.posts += line(site, [ax + off, ay, az + 0.1], [ax + off, ay, az + 1]);
    }
  }
  return `${parts.join('')}<path d="${edge.posts}" stroke="${iron}" stroke-width="1.3"/><path d="${edge.outer}${edge.inner}" stroke="${iron}" stroke-width="2.6" fill="none"/>`;
}

/** A Montréal plex: three brick floors, balconies and an outside stair, a cornice at the top. */
export const plex: HouseType = {
  extent: ({ storeys }) => ({ width: 8, depth: 13, height: storeys > 2 ? 10.4 : 8 }),
  pitch: 8.05,
  attached: true,
  street: { setback: 4.6, sidewalk: true },
  colours: (dice, cladding) => ({
    cladding: cladding === 'stone' ? 'stone' : 'brick',
    ...(cladding === 'stone' ? {} : { wall: dice.pick(MONTREAL) }),
    trim: dice.pick(['#efe8d8', '#d9d2c3', '#3a4a44', '#e9e3d4']),
    door: dice.pick(['#2f4a5e', '#7a2f2a', '#2c5a49', '#b5772e', '#4a3a56', '#23282d']),
  }),
  draw(site, { height: top }) {
    const { dice, house } = site;
    const floors = top > 9 ? 3 : 2;
    const isMirrored = dice.fork('mirror').chance(0.5);
    const side = isMirrored ? -1 : 1;
    const at = (x: number, width: number): number => mirrored(isMirrored, x, width);
    const [width, left] = [8, -4];
    const height = floors * 3.1 + 0.5;
    const wall = mainWall(site);
    const iron = dice.fork('iron').pick(['#23282d', '#23282d', '#2f4a3f', '#5a2f2a']);
    const floor = (index: number) => 0.5 + index * 3.1;
    const front = (face: Wall): string =>
      Array.from({ length: floors }, (_, index) => {
        const b = floor(index);
        return [
          drawDoor(site, face, [at(0.5, 0.95) - left, b, 0.95, 2.15]),
          index > 0
            ? drawDoor(site, face, [at(1.9, 0.95) - left, b, 0.95, 2.15], darken(house.door, 0.12))
            : drawDoor(site, face, [at(1.9, 0.95) - left, b, 0.95, 2.15]),
          drawWindow(site, face, [at(-3.3, 1.1) - left, b + 0.65, 1.1, 1.65], {
            bars: [1, 2],
            head: 'stone',
          }),
          drawWindow(site, face, [at(-1.6, 1.1) - left, b + 0.65, 1.1, 1.65], {
            bars: [1, 2],
            head: 'stone',
          }),
        ].join('');
      }).join('') + panel(site, face, [0, 0, width, 0.5], '#a39d92');
    const cornice = [
      drawParapet(
        site,
        { x: left, y: -0.3, width, depth: 13, eaves: height, rise: 0.6, over: 0.02 },
        house.trim,
      ),
      drawBox(site, [left, -0.42, height + 0.5], [width, 0.3, 0.2], darken(house.trim, 0.15)),
      dice.fork('crest').chance(0.6)
        ? plain(
            site,
            [
              [-1.5, -0.4, height + 0.6],
              [1.5, -0.4, height + 0.6],
              [0, -0.4, height + 1.6],
            ],
            house.trim,
          ) +
          drawFrontGable(site, {
            x: -1.5,
            y: -0.4,
            width: 3,
            depth: 0.3,
            eaves: height + 0.7,
            rise: 0.9,
            over: 0.1,
          })
        : '',
    ].join('');
    const balcony = (index: number): string =>
      [
        drawBox(site, [at(-0.4, 3.9), -1.5, floor(index) - 0.16], [3.9, 1.5, 0.16], '#8d9296'),
        drawRailing(site, [at(-0.4, 3.9), -1.45], [at(-0.4, 3.9) + 3.9, -1.45], floor(index), iron),
        drawBox(site, [at(-0.4, 0.12), -1.45, 0], [0.12, 0.12, floor(index)], iron),
        drawBox(site, [at(3.4, 0.12), -1.45, 0], [0.12, 0.12, floor(index)], iron),
      ].join('');
    return [
      drawMass(site, { x: left, y: 0, width, depth: 13, height }, wall, front, { storeys: [], eaves: 0.7 }),
      cornice,
      ...Array.from({ length: floors - 1 }, (_, index) => balcony(floors - 1 - index)),
      drawSteps(site, at(0.4, 1.3), 0, 1.3, 0.5),
      curvedStair(site, at(-0.2, 1.2), -0.3, floor(1), side === 1 ? 1 : -1),
      drawHedgeRow(site, at(-3.8, 3), at(-3.8, 3) + 3, -1, 0.75),
      drawRailing(site, [left, -4], [left + (isMirrored ? 5.6 : 2.4), -4], 0, iron, 0.8),
    ].join('');
  },
};
