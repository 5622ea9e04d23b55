import { darken, INK, lighten, luminous, mix } from '#demo/images/drawing/colour.ts';
import { short, withOpacity } from '#demo/images/drawing/shapes.ts';
import { lampsAreOn } from '#demo/images/look.ts';
import type { Wall } from './facade.ts';
import { inLightOf, isVisible, onWall, panel, patch, stretch, wallScale } from './facade.ts';
import type { Box } from './openings.ts';
import type { Site } from './site.ts';
import { placed } from './site.ts';
import { outline } from './space.ts';

/** The repetition of storeys and bays on a large front. */
export interface Grid {
  /** Height of the first storey's foot on the wall, in metres. */
  from: number;
  floors: number;
  floor: number;
  bays: number;
  /** Share of a bay and of a storey that is glass. */
  glass: readonly [across: number, up: number];
  tint: string;
  frame?: string;
}

/** Returns path data of a rectangle on the wall. */
function cell(site: Site, wall: Wall, [a, b, width, height]: Box, out = 0): string {
  const points = outline(site.camera, [
    placed(site, onWall(wall, a, b, out)),
    placed(site, onWall(wall, a + width, b, out)),
    placed(site, onWall(wall, a + width, b + height, out)),
    placed(site, onWall(wall, a, b + height, out)),
  ]);
  return points.length < 3 ? '' : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Returns the boxes of all openings of the grid, from the bottom up. */
function cellsOf(wall: Wall, grid: Grid): Box[] {
  const bay = wall.length / grid.bays;
  const [across, up] = grid.glass;
  const boxes: Box[] = [];
  for (let floor = 0; floor < grid.floors; floor += 1) {
    for (let index = 0; index < grid.bays; index += 1) {
      const a = bay * (index + (1 - across) / 2);
      const b = grid.from + grid.floor * (floor + (1 - up) * 0.45);
      boxes.push([a, b, bay * across, grid.floor * up]);
    }
  }
  return boxes;
}

/**
 * Draws all panes of a front in a few tones, some lit in the evening. The number of paths is small for any number of
 * panes.
 */
export function drawPanes(site: Site, wall: Wall, grid: Grid): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const dice = site.stage.shot.fork(`panes${site.at[0]}/${wall.from[0]}/${wall.z}`);
  const evening = lampsAreOn(site.stage.look);
  const base = evening ? '#3a5078' : grid.tint;
  const lit = inLightOf(site, wall, base);
  const sky = evening ? '#6f7fa4' : site.stage.look.hour === 'golden' ? '#f0d9b0' : '#d5e5ee';
  const tones = [mix(lit, sky, 0.18), mix(lit, sky, 0.38), mix(lit, sky, 0.6), darken(lit, 0.16)];
  const lamps = [luminous('#ffd48c'), luminous('#ffe7b8')];
  const data = new Map<string, string>();
  // On a neighbour's large front two panes are drawn as one.
  const bays = site.fine || grid.bays < 9 ? grid.bays : Math.ceil(grid.bays / 2);
  for (const box of cellsOf(wall, { ...grid, bays })) {
    const isLit = evening ? dice.chance(0.45) : site.stage.look.hour !== 'day' && dice.chance(0.1);
    const tone = isLit ? lamps[dice.whole(0, 1)] : tones[dice.whole(0, 3)];
    data.set(tone ?? lit, (data.get(tone ?? lit) ?? '') + cell(site, wall, box));
  }
  return [...data].map(([tone, cells]) => `<path d="${cells}" fill="${tone}"/>`).join('');
}

/** Draws windows in a wall: shaded heads and light sills around the panes, with bars across each. */
export function drawPunched(site: Site, wall: Wall, grid: Grid, bars = 2): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const frame = inLightOf(site, wall, grid.frame ?? site.house.frame);
  let frames = '';
  let sills = '';
  let heads = '';
  let lines = '';
  if (!site.fine) {
    return drawPanes(site, wall, grid);
  }
  for (const [a, b, width, height] of cellsOf(wall, grid)) {
    frames += cell(site, wall, [a - 0.07, b - 0.07, width + 0.14, height + 0.14]);
    sills += cell(site, wall, [a - 0.14, b - 0.2, width + 0.28, 0.13]);
    heads += cell(site, wall, [a, b + height - 0.14, width, 0.14]);
    for (let index = 1; index < bars; index += 1) {
      lines += stretch(site, wall, [a + (width * index) / bars, b], [a + (width * index) / bars, b + height]);
    }
    if (bars > 2) {
      lines += [0.33, 0.66]
        .map((share) => stretch(site, wall, [a, b + height * share], [a + width, b + height * share]))
        .join('');
    }
  }
  const thick = short(Math.max(0.8, wallScale(site, wall) * 0.06));
  return [
    `<path d="${sills}" fill="${inLightOf(site, wall, '#d5cfc2')}"/><path d="${frames}" fill="${frame}"/>`,
    drawPanes(site, wall, grid),
    `<path d="${heads}" fill="${INK}" ${withOpacity(0.34)}/><path d="${lines}" stroke="${frame}" stroke-width="${thick}" fill="none"/>`,
  ].join('');
}

/** Draws a curtain wall: panes between mullions and the edges of the slabs. */
export function drawCurtain(site: Site, wall: Wall, grid: Grid): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const frame = inLightOf(site, wall, grid.frame ?? '#dfe3e4');
  const { pen } = site.stage;
  const base = inLightOf(site, wall, lampsAreOn(site.stage.look) ? '#3a5078' : grid.tint);
  let slabs = '';
  let mullions = '';
  const top = grid.from + grid.floor * grid.floors;
  for (let floor = 0; floor <= grid.floors; floor += 1) {
    const b = grid.from + grid.floor * floor;
    slabs += stretch(site, wall, [0, b], [wall.length, b]);
  }
  for (let index = 0; index <= grid.bays; index += 1) {
    const a = (wall.length / grid.bays) * index;
    mullions += stretch(site, wall, [a, grid.from], [a, top]);
  }
  const scale = wallScale(site, wall);
  const slant: Box = [wall.length * 0.1, grid.from, wall.length * 0.5, top - grid.from];
  return [
    patch(
      site,
      wall,
      [0, grid.from, wall.length, top - grid.from],
      pen.linear(
        [
          [0, lighten(base, 0.25)],
          [1, darken(base, 0.1)],
        ],
        [0, 0],
        [0.6, 1],
      ),
    ),
    drawPanes(site, wall, grid),
    patch(
      site,
      wall,
      slant,
      pen.linear(
        [
          [0, '#ffffff', 0.22],
          [1, '#ffffff', 0],
        ],
        [0, 0],
        [1, 0.8],
      ),
    ),
    `<path d="${mullions}" stroke="${darken(frame, 0.2)}" stroke-width="${short(Math.max(0.6, scale * 0.08))}" ${withOpacity(0.7)}/>`,
    `<path d="${slabs}" stroke="${frame}" stroke-width="${short(Math.max(1, scale * 0.24))}"/>`,
  ].join('');
}

/** Draws balconies in front of some bays of a grid: slab, rail and the shadow below, storey by storey. */
export function drawBalconies(
  site: Site,
  wall: Wall,
  grid: Grid,
  spans: readonly (readonly [from: number, to: number])[],
  rail: string,
  out = 1.5,
): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  let slabs = '';
  let rails = '';
  let shadows = '';
  let deep = '';
  for (const [from, to] of spans) {
    const [a, width] = [wall.length * from, wall.length * (to - from)];
    for (let floor = 0; floor < grid.floors; floor += 1) {
      const b = grid.from + grid.floor * floor;
      if (site.fine) {
        deep += cell(site, wall, [a, b, width, grid.floor * 0.94]);
        shadows += cell(site, wall, [a, b - 0.75, width, 0.6]);
      }
      rails += cell(site, wall, [a, b + 0.1, width, 1], out);
      slabs += cell(site, wall, [a, b - 0.18, width, 0.26], out);
    }
  }
  const isGlass = rail === 'glass';
  return [
    `<path d="${deep}" fill="${INK}" ${withOpacity(0.2)}/><path d="${shadows}" fill="${INK}" ${withOpacity(0.28)}/>`,
    `<path d="${rails}" fill="${inLightOf(site, wall, isGlass ? '#c4dbe6' : rail)}" ${withOpacity(isGlass ? 0.55 : 1)}/>`,
    `<path d="${slabs}" fill="${inLightOf(site, wall, '#e9e9e6')}"/>`,
  ].join('');
}

/** Draws shop windows along the foot of a wall, with a fascia band above and some awnings. */
export function drawShops(
  site: Site,
  wall: Wall,
  bays: number,
  height: number,
  awnings: readonly string[],
): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const dice = site.dice.fork(`shops${wall.from[0]}`);
  const evening = lampsAreOn(site.stage.look);
  const { pen } = site.stage;
  const glass = evening
    ? pen.fade(luminous('#ffcf85'), luminous('#fff0cf'))
    : pen.linear(
        [
          [0, '#54758a'],
          [1, '#c3d8e2'],
        ],
        [0, 0],
        [1, 1],
      );
  const bay = wall.length / bays;
  const parts: string[] = [];
  for (let index = 0; index < bays; index += 1) {
    const a = bay * index;
    const colour = dice.pick(['#2f3a42', '#23405c', '#6d2f2a', '#2c5a49', '#d9cfb8', '#8a5a34']);
    const doorAt = dice.chance(0.5) ? a + 0.4 : a + bay - 1.4;
    parts.push(panel(site, wall, [a + 0.1, 0, bay - 0.2, height], colour));
    parts.push(patch(site, wall, [a + 0.35, 0.55, bay - 0.7, height - 1.35], glass));
    parts.push(
      patch(
        site,
        wall,
        [doorAt, 0.05, 1, height - 0.85],
        pen.linear([
          [0, evening ? luminous('#ffdf9e') : '#6d8ca0'],
          [1, evening ? luminous('#fff0cf') : '#b9ced9'],
        ]),
      ),
    );
    parts.push(
      panel(site, wall, [doorAt + 0.95, 0.05, 0.07, height - 0.85], colour),
      panel(site, wall, [doorAt, 0.05, 0.07, height - 0.85], colour),
    );
    if (!evening && site.fine) {
      const goods = ['#e6d7bd', '#b5614a', '#d39a4a', '#53705f', '#f4f1e8'];
      for (let thing = 0; thing < 5; thing += 1) {
        const x = a + 0.6 + dice.next() * (bay - 1.6);
        parts.push(
          patch(
            site,
            wall,
            [x, 0.6, dice.between(0.2, 0.5), dice.between(0.2, 0.9)],
            dice.pick(['#e6d7bd', '#b5614a', '#d39a4a', '#53705f', goods[0] ?? '#f4f1e8']),
            withOpacity(0.65),
          ),
        );
      }
    }
    parts.push(
      panel(site, wall, [a + 0.25, height - 0.62, bay - 0.5, 0.44], lighten(colour, dice.pick([0.12, 0.75]))),
    );
    const awning = awnings[dice.whole(0, awnings.length)];
    if (awning !== undefined) {
      parts.push(awningOver(site, wall, a + 0.15, bay - 0.3, height - 0.75, awning));
    }
  }
  return parts.join('');
}

function awningOver(site: Site, wall: Wall, a: number, width: number, b: number, colour: string): string {
  const strip = (from: number, to: number, fill: string): string => {
    const points = outline(site.camera, [
      placed(site, onWall(wall, a + width * from, b - 0.55, 1.1)),
      placed(site, onWall(wall, a + width * to, b - 0.55, 1.1)),
      placed(site, onWall(wall, a + width * to, b + 0.1, 0.02)),
      placed(site, onWall(wall, a + width * from, b + 0.1, 0.02)),
    ]);
    return points.length < 3
      ? ''
      : `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"/>`;
  };
  const lit = inLightOf(site, wall, colour);
  const stripes = site.dice.fork(`stripes${a}`).chance(0.5)
    ? [0, 1, 2, 3, 4]
        .map((index) => strip(index * 0.2 + 0.1, index * 0.2 + 0.2, inLightOf(site, wall, '#f4efe2')))
        .join('')
    : '';
  return [
    patch(site, wall, [a, b - 1.2, width, 1.2], INK, withOpacity(0.2)),
    strip(0, 1, lit),
    stripes,
    patch(site, wall, [a, b - 0.8, width, 0.26], darken(lit, 0.12), '', 1.1),
  ].join('');
}
