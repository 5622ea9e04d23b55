import { darken, INK, lighten, mix } from '#demo/images/drawing/colour.ts';
import { short, withOpacity } from '#demo/images/drawing/shapes.ts';
import type { Cladding } from '../walls.ts';
import type { Site } from './site.ts';
import { facet, placed, shade } from './site.ts';
import type { Spot } from './space.ts';
import { faces, project, scaleAt } from './space.ts';

/** A vertical wall of a site, from its left to its right end as seen from outside. In metres. */
export interface Wall {
  from: readonly [x: number, y: number];
  /** Unit vector along the wall. */
  along: readonly [x: number, y: number];
  length: number;
  /** Height of its foot. */
  z: number;
  height: number;
  /** Height of the gable above it; 0 for none. */
  gable: number;
}

/** Returns a wall between two corners. */
export function wallOf(
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  height: number,
  gable = 0,
): Wall {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length, z, height, gable };
}

function outwards({ along }: Wall): Spot {
  return [along[1], -along[0], 0];
}

/** Returns the point `a` metres along the wall, `b` up and `out` in front of it. */
export function onWall(wall: Wall, a: number, b: number, out = 0): Spot {
  const [nx, ny] = outwards(wall);
  return [
    wall.from[0] + wall.along[0] * a + nx * out,
    wall.from[1] + wall.along[1] * a + ny * out,
    wall.z + b,
  ];
}

/** True if the camera sees the wall's outside. */
export function isVisible(site: Site, wall: Wall): boolean {
  return faces(site.camera, outwards(wall), placed(site, onWall(wall, 0, 0)));
}

/** Returns a colour in the wall's light. */
export function inLightOf(site: Site, wall: Wall, colour: string): string {
  return shade(site, colour, outwards(wall));
}

/** Draws a rectangle on the wall with an unchanged fill. */
export function patch(
  site: Site,
  wall: Wall,
  [a, b, width, height]: readonly [number, number, number, number],
  fill: string,
  extra = '',
  out = 0,
): string {
  return facet(
    site,
    [
      onWall(wall, a, b, out),
      onWall(wall, a + width, b, out),
      onWall(wall, a + width, b + height, out),
      onWall(wall, a, b + height, out),
    ],
    fill,
    extra,
  );
}

/** Draws a rectangle on the wall in the wall's light. */
export function panel(
  site: Site,
  wall: Wall,
  box: readonly [number, number, number, number],
  colour: string,
  out = 0,
): string {
  return patch(site, wall, box, inLightOf(site, wall, colour), '', out);
}

/** Returns path data of a line on the wall. */
export function stretch(
  site: Site,
  wall: Wall,
  from: readonly [number, number],
  to: readonly [number, number],
  out = 0,
): string {
  const [x0, y0] = project(site.camera, placed(site, onWall(wall, from[0], from[1], out)));
  const [x1, y1] = project(site.camera, placed(site, onWall(wall, to[0], to[1], out)));
  return `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}`;
}

/** Returns the drawing units per metre in the middle of the wall. */
export function wallScale(site: Site, wall: Wall): number {
  return scaleAt(site.camera, placed(site, onWall(wall, wall.length / 2, wall.height / 2)));
}

/** Returns the ends of the wall at a height. They are closer together in the gable. */
function endsAt({ length, height, gable }: Wall, b: number): [number, number] {
  const share = gable > 0 ? Math.max(0, (b - height) / gable) : 0;
  return [(length / 2) * share, length - (length / 2) * share];
}

function topAt({ length, height, gable }: Wall, a: number): number {
  return height + gable * (1 - Math.abs((2 * a) / length - 1));
}

/** Returns lines along the wall, `step` metres apart. */
function coursesOn(
  site: Site,
  wall: Wall,
  step: number,
  colour: string,
  width: number,
  opacity: number,
): string {
  let data = '';
  for (let b = step; b < wall.height + wall.gable - 0.05; b += step) {
    const [left, right] = endsAt(wall, b);
    data += stretch(site, wall, [left, b], [right, b]);
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="${short(width)}" fill="none" ${withOpacity(opacity)}/>`;
}

function boardsOn(site: Site, wall: Wall, step: number, colour: string): string {
  let data = '';
  for (let a = step; a < wall.length - 0.05; a += step) {
    data += stretch(site, wall, [a, 0], [a, topAt(wall, a)]);
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="1.4" fill="none" ${withOpacity(0.5)}/>`;
}

/** Draws single bricks or stones that are lighter or darker than the others. */
function speckle(
  site: Site,
  wall: Wall,
  [width, height]: readonly [number, number],
  each: number,
  colours: readonly string[],
): string {
  const dice = site.dice.fork(`speckle${wall.from[0]}/${wall.z}`);
  const top = wall.height + wall.gable;
  const count = Math.min(300, Math.round(wall.length * (wall.height + wall.gable / 2) * each));
  const data = colours.map(() => '');
  for (let index = 0; index < count; index += 1) {
    const b = Math.floor(dice.between(0.2, top - 0.1) / height) * height + height / 2;
    const [left, right] = endsAt(wall, b + height);
    if (right - left < width * 2) continue;
    const a = dice.between(left + 0.06, right - width - 0.06);
    const kind = dice.whole(0, colours.length - 1);
    data[kind] += stretch(site, wall, [a, b], [a + width, b]);
  }
  const thick = short(wallScale(site, wall) * height * 0.86);
  return data
    .map(
      (lines, kind) => `<path d="${lines}" stroke="${colours[kind]}" stroke-width="${thick}" fill="none"/>`,
    )
    .join('');
}

/** Draws the courses of a wall in a small picture: fewer, and without single bricks. */
function coarseCourses(site: Site, wall: Wall, kind: Cladding['kind'], lit: string): string {
  const isBrick = kind === 'brick';
  return coursesOn(
    site,
    wall,
    isBrick ? 0.4 : 0.38,
    isBrick ? lighten(lit, 0.3) : darken(lit, 0.36),
    1.5,
    0.32,
  );
}

function texture(site: Site, wall: Wall, { kind, colour }: Cladding): string {
  const lit = inLightOf(site, wall, colour);
  if (site.stage.coarse === true) {
    return kind === 'stucco'
      ? ''
      : kind === 'board'
        ? boardsOn(site, wall, 0.84, darken(lit, 0.32))
        : coarseCourses(site, wall, kind, lit);
  }
  const step = wallScale(site, wall) < 22 ? 2 : 1;
  switch (kind) {
    case 'brick':
      return (
        coursesOn(site, wall, 0.2 * step, lighten(lit, 0.3), 0.8, 0.4) +
        speckle(site, wall, [0.24, 0.1], 3.4, [
          lighten(lit, 0.12),
          darken(lit, 0.16),
          mix(lit, '#c88a5a', 0.22),
        ])
      );
    case 'siding':
      return (
        coursesOn(site, wall, 0.19 * step, darken(lit, 0.36), 1.1, 0.42) +
        coursesOn(site, wall, 0.19 * step, lighten(lit, 0.35), 0.7, 0.3)
      );
    case 'board':
      return boardsOn(site, wall, 0.42, darken(lit, 0.32));
    case 'stone':
      return (
        speckle(site, wall, [0.5, 0.26], 2.2, [
          lighten(lit, 0.14),
          darken(lit, 0.12),
          mix(lit, '#b59a78', 0.3),
        ]) + coursesOn(site, wall, 0.26, darken(lit, 0.3), 0.8, 0.25)
      );
    case 'shingle':
      return (
        coursesOn(site, wall, 0.24 * step, darken(lit, 0.34), 1, 0.5) +
        speckle(site, wall, [0.16, 0.22], 1.8, [lighten(lit, 0.1), darken(lit, 0.14)])
      );
    case 'stucco':
      return speckle(site, wall, [0.5, 0.05], 0.5, [lighten(lit, 0.06), darken(lit, 0.05)]);
  }
}

/** Draws a wall with its gable, its cladding in the light, and the shadow of the eaves at its top. */
export function drawFacade(site: Site, wall: Wall, cladding: Cladding, eaves = 0.45): string {
  if (!isVisible(site, wall)) {
    return '';
  }
  const { length, height, gable } = wall;
  const corners = [onWall(wall, 0, 0), onWall(wall, length, 0), onWall(wall, length, height)];
  const top = gable > 0 ? [onWall(wall, length / 2, height + gable)] : [];
  const lit = inLightOf(site, wall, cladding.colour);
  const fill = site.fine ? site.stage.pen.fade(lighten(lit, 0.04), darken(lit, 0.08)) : lit;
  const body = facet(site, [...corners, ...top, onWall(wall, 0, height)], fill);
  if (!site.fine) {
    return body;
  }
  const shadow =
    gable > 0
      ? gableShadow(site, wall)
      : eaves > 0
        ? patch(site, wall, [0, height - eaves, length, eaves], INK, withOpacity(0.3))
        : '';
  return body + texture(site, wall, cladding) + shadow;
}

/** Draws the shadow of a gable's overhang along both slopes. */
function gableShadow(site: Site, wall: Wall): string {
  const { length, height, gable } = wall;
  const drop = 0.5;
  return facet(
    site,
    [
      onWall(wall, length, height - drop),
      onWall(wall, length, height),
      onWall(wall, length / 2, height + gable),
      onWall(wall, 0, height),
      onWall(wall, 0, height - drop),
      onWall(wall, length / 2, height + gable - drop),
    ],
    INK,
    withOpacity(0.3),
  );
}
