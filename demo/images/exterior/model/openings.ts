import { darken, INK, lighten, luminous, mix } from '#demo/images/drawing/colour.ts';
import { ellipse, poly, short, withOpacity } from '#demo/images/drawing/shapes.ts';
import { lampsAreOn } from '#demo/images/look.ts';
import type { Wall } from './facade.ts';
import { inLightOf, isVisible, onWall, panel, patch, stretch, wallScale } from './facade.ts';
import type { Site } from './site.ts';
import { placed } from './site.ts';
import { outline, project } from './space.ts';

const LAMP = { top: luminous('#ffcf85'), foot: luminous('#fff0cf'), deep: luminous('#f1a95a') };

/** A box on a wall, in metres: along, up, width and height. */
export type Box = readonly [a: number, b: number, width: number, height: number];

/** The construction of a window. */
export interface WindowStyle {
  /** Number of panes across and down; 1 by 1 by default. */
  bars?: readonly [across: number, down: number];
  frame?: string;
  /** Width of the casing in metres; 0 for none. */
  casing?: number;
  casingColour?: string;
  head?: 'flat' | 'arched' | 'stone';
  shutters?: string;
  /** Tint of dark glass, for offices and towers. */
  tint?: string;
}

function glassFill(site: Site, lit: boolean, tint: string): string {
  const { pen, look } = site.stage;
  if (lit) {
    return pen.fade(LAMP.top, LAMP.foot);
  }
  const upper = lampsAreOn(look) ? '#2f4467' : tint;
  const lower = lampsAreOn(look)
    ? '#6f7fa4'
    : mix(tint, look.hour === 'golden' ? '#f3dcb4' : '#d3e4ec', 0.72);
  return pen.linear(
    [
      [0, upper],
      [1, lower],
    ],
    [0.1, 0],
    [0.9, 1],
  );
}

function barsOf(
  site: Site,
  wall: Wall,
  [a, b, width, height]: Box,
  bars: readonly [number, number],
  frame: string,
): string {
  let data = '';
  for (let column = 1; column < bars[0]; column += 1) {
    const at = a + (width * column) / bars[0];
    data += stretch(site, wall, [at, b], [at, b + height]);
  }
  for (let row = 1; row < bars[1]; row += 1) {
    const at = b + (height * row) / bars[1];
    data += stretch(site, wall, [a, at], [a + width, at]);
  }
  const thick = short(Math.max(1, wallScale(site, wall) * 0.055));
  return data === ''
    ? ''
    : `<path d="${data}" stroke="${inLightOf(site, wall, frame)}" stroke-width="${thick}" fill="none"/>`;
}

function headOf(site: Site, wall: Wall, [a, b, width, height]: Box, style: WindowStyle): string {
  if (style.head === 'stone') {
    return panel(site, wall, [a - 0.14, b + height, width + 0.28, 0.22], '#d9d2c3');
  }
  if (style.head !== 'arched') {
    return '';
  }
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const along = a - 0.06 + (width + 0.12) * (1 - share);
    return placed(site, onWall(wall, along, b + height + Math.sin(share * Math.PI) * width * 0.22));
  });
  return poly(
    outline(site.camera, steps),
    inLightOf(site, wall, mix(site.house.trim, site.house.wall, 0.25)),
  );
}

/** Draws a window that fills the box. */
export function drawWindow(site: Site, wall: Wall, box: Box, style: WindowStyle = {}): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const [a, b, width, height] = box;
  const { look } = site.stage;
  const { casing = 0.09, frame = site.house.frame, bars = [1, 1], tint = '#5f86a3' } = style;
  const dice = site.stage.shot.fork(`pane${site.at[0]}/${wall.from[0]}/${a}/${b}/${wall.z}`);
  const lit = lampsAreOn(look) ? dice.chance(0.66) : look.hour !== 'day' && dice.chance(0.2);
  const parts: string[] = [];
  if (style.shutters !== undefined && site.fine) {
    for (const left of [a - width * 0.36 - 0.1, a + width + 0.1]) {
      parts.push(panel(site, wall, [left, b - 0.03, width * 0.36, height + 0.06], style.shutters));
    }
  }
  if (casing > 0) {
    const around: Box = [a - casing, b - casing, width + casing * 2, height + casing * 2];
    parts.push(panel(site, wall, around, style.casingColour ?? site.house.trim));
  }
  parts.push(headOf(site, wall, box, style), panel(site, wall, box, frame));
  const inset = Math.min(0.06, width * 0.08);
  const glass: Box = [a + inset, b + inset, width - inset * 2, height - inset * 2];
  parts.push(patch(site, wall, glass, glassFill(site, lit, tint)));
  if (!site.fine) {
    return parts.join('');
  }
  const [ga, gb, gw, gh] = glass;
  if (dice.chance(0.6)) {
    const side = gw * dice.between(0.14, 0.26);
    const cloth = lit ? LAMP.deep : inLightOf(site, wall, '#f0ece2');
    parts.push(patch(site, wall, [ga, gb, side, gh], cloth, withOpacity(0.5)));
    parts.push(patch(site, wall, [ga + gw - side, gb, side, gh], cloth, withOpacity(0.5)));
  } else if (!lit && dice.chance(0.5)) {
    const drop = gh * dice.between(0.15, 0.45);
    parts.push(patch(site, wall, [ga, gb + gh - drop, gw, drop], '#f4f1e8', withOpacity(0.55)));
  }
  parts.push(barsOf(site, wall, glass, bars, frame));
  parts.push(patch(site, wall, [ga, gb + gh - 0.09, gw, 0.09], INK, withOpacity(0.35)));
  parts.push(
    panel(
      site,
      wall,
      [a - casing - 0.05, b - casing - 0.08, width + casing * 2 + 0.1, 0.09],
      lighten(site.house.trim, 0.15),
      0.06,
    ),
  );
  parts.push(
    patch(site, wall, [a - casing, b - casing - 0.19, width + casing * 2, 0.11], INK, withOpacity(0.2)),
  );
  return parts.join('');
}

/** Draws a front door with its frame, a pane, and a lamp that is lit in the evening. */
export function drawDoor(
  site: Site,
  wall: Wall,
  [a, b, width, height]: Box,
  colour = site.house.door,
): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const warm = lampsAreOn(site.stage.look);
  const pane = warm ? LAMP.foot : inLightOf(site, wall, '#a9c0cd');
  const parts = [
    panel(site, wall, [a - 0.12, b, width + 0.24, height + 0.4], site.house.trim),
    patch(site, wall, [a, b + height + 0.05, width, 0.24], pane),
    panel(site, wall, [a, b, width, height], colour),
  ];
  if (!site.fine) {
    return parts.join('');
  }
  const deep = inLightOf(site, wall, darken(colour, 0.25));
  const dice = site.dice.fork('door');
  const inner: Box = [a + width * 0.2, b + height * 0.52, width * 0.6, height * 0.38];
  parts.push(patch(site, wall, inner, dice.chance(0.6) ? pane : deep));
  parts.push(patch(site, wall, [a + width * 0.2, b + height * 0.1, width * 0.6, height * 0.32], deep));
  parts.push(patch(site, wall, [a, b + height - 0.14, width, 0.14], INK, withOpacity(0.3)));
  const [knobX, knobY] = project(
    site.camera,
    placed(site, onWall(wall, a + width * 0.86, b + height * 0.46)),
  );
  const size = wallScale(site, wall) * 0.05;
  parts.push(ellipse(knobX, knobY, size, size, '#e0b869'));
  const [lampX, lampY] = project(
    site.camera,
    placed(site, onWall(wall, a + width + 0.34, b + height * 0.84)),
  );
  if (warm) {
    const glow = site.stage.pen.radial([
      [0, LAMP.top, 0.75],
      [1, LAMP.top, 0],
    ]);
    parts.push(ellipse(lampX, lampY, size * 26, size * 26, glow));
  }
  parts.push(
    patch(site, wall, [a + width + 0.27, b + height * 0.78, 0.14, 0.26], warm ? LAMP.foot : '#3a424a'),
  );
  return parts.join('');
}

/**
 * Draws a sectional garage door.
 * @param panes windows in its top row
 */
export function drawGarageDoor(
  site: Site,
  wall: Wall,
  [a, b, width, height]: Box,
  colour: string,
  panes = true,
): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const parts = [
    panel(site, wall, [a - 0.14, b, width + 0.28, height + 0.16], site.house.trim),
    panel(site, wall, [a, b, width, height], colour),
  ];
  if (!site.fine) {
    return parts.join('');
  }
  let data = '';
  for (let row = 1; row < 4; row += 1) {
    const at = b + (height * row) / 4;
    data += stretch(site, wall, [a, at], [a + width, at]);
  }
  const columns = Math.max(3, Math.round(width / 0.7));
  let joints = '';
  for (let column = 1; column < columns; column += 1) {
    const at = a + (width * column) / columns;
    joints += stretch(site, wall, [at, b + 0.04], [at, b + height * 0.73]);
  }
  const lit = inLightOf(site, wall, colour);
  parts.push(
    `<path d="${data}" stroke="${darken(lit, 0.28)}" stroke-width="1.6"/><path d="${joints}" stroke="${darken(lit, 0.2)}" stroke-width="1" ${withOpacity(0.5)}/>`,
  );
  if (panes) {
    const fill = lampsAreOn(site.stage.look) ? LAMP.top : inLightOf(site, wall, '#6f8ea2');
    for (let column = 0; column < columns; column += 1) {
      const left = a + (width * column) / columns + 0.08;
      parts.push(patch(site, wall, [left, b + height * 0.8, width / columns - 0.16, height * 0.13], fill));
    }
  }
  parts.push(patch(site, wall, [a, b + height - 0.2, width, 0.2], INK, withOpacity(0.32)));
  return parts.join('');
}
