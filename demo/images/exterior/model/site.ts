import { INK, lighten, mix } from '#demo/images/drawing/colour.ts';
import type { Dice } from '#demo/images/drawing/dice.ts';
import { poly, short } from '#demo/images/drawing/shapes.ts';
import type { HouseColours } from '#demo/images/look.ts';
import type { Stage } from '#demo/images/stage.ts';
import type { Camera, Spot } from './space.ts';
import { faces, normalOf, outline, project } from './space.ts';

/** The construction of a home, from its facts. */
export interface Plan {
  storeys: number;
  garageSpaces: number;
  garage: 'attached' | 'builtin' | 'detached' | 'none';
  /** In feet. */
  lotWidth: number;
  /** Number of adjacent dwellings or bays. */
  bays: number;
}

/** A building lot in the picture. */
export interface Site {
  stage: Stage;
  camera: Camera;
  /** Unit vector towards the sun. */
  sun: Spot;
  /** Dice of this house. */
  dice: Dice;
  /** Position of the middle of the front, in metres. */
  at: readonly [x: number, y: number];
  /** True to draw bricks, bars and boards. */
  fine: boolean;
  /** Share of the air in its colours because of the distance, 0 to 1. */
  far: number;
  house: HouseColours;
  plan: Plan;
}

/** Converts a point of the site to the street's coordinates. */
export function placed(site: Site, [x, y, z]: Spot): Spot {
  return [x + site.at[0], y + site.at[1], z];
}

/** Returns a colour in the light of the sun and the air, on a face with the normal. */
export function shade(site: Site, colour: string, normal: Spot): string {
  const { look } = site.stage;
  const length = Math.hypot(...normal) || 1;
  const [x, y, z] = site.sun;
  const facing = Math.max(0, (normal[0] * x + normal[1] * y + normal[2] * z) / length);
  const isFlat = look.hour === 'overcast' || look.hour === 'dusk';
  const level = isFlat ? 0.62 + 0.2 * facing : 0.4 + 0.6 * facing;
  const lit =
    level > 0.72 ? lighten(colour, (level - 0.72) * 0.3) : mix(colour, '#1c2b4a', (0.72 - level) * 1.05);
  return site.far > 0 ? mix(lit, airOf(site.stage), site.far) : lit;
}

/** Returns the air's colour as a surface colour, before the grading of the hour. */
export function airOf({ look }: Stage): string {
  return look.hour === 'dusk' ? '#8f92b8' : look.hour === 'golden' ? '#e8dccb' : '#d3e0ea';
}

/** Draws a flat face with the given corners, counter-clockwise as seen from outside. Returns '' if it faces away. */
export function facet(
  site: Site,
  corners: readonly Spot[],
  fill: string | ((normal: Spot) => string),
  extra = '',
): string {
  const spots = corners.map((corner) => placed(site, corner));
  const normal = normalOf(spots);
  const [first] = spots;
  if (!first || !faces(site.camera, normal, first)) {
    return '';
  }
  const points = outline(site.camera, spots);
  return points.length < 3 ? '' : poly(points, typeof fill === 'string' ? fill : fill(normal), extra);
}

/** Draws a face of one colour in its light. */
export function plain(site: Site, corners: readonly Spot[], colour: string): string {
  return facet(site, corners, (normal) => shade(site, colour, normal));
}

/** Returns path data of a line between two points of the site. */
export function line(site: Site, from: Spot, to: Spot): string {
  const [x0, y0] = project(site.camera, placed(site, from));
  const [x1, y1] = project(site.camera, placed(site, to));
  return `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}`;
}

/** Draws the faces of a box that a camera in front of the house may see: front, top and one side. */
export function drawBox(
  site: Site,
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  colour: string,
  top = colour,
): string {
  const [right, back, up] = [x + width, y + depth, z + height];
  return [
    plain(
      site,
      [
        [x, y, up],
        [right, y, up],
        [right, back, up],
        [x, back, up],
      ],
      top,
    ),
    plain(
      site,
      [
        [x, back, z],
        [right, back, z],
        [right, y, z],
        [x, y, z],
      ],
      colour,
    ),
    plain(
      site,
      [
        [x, back, z],
        [x, y, z],
        [x, y, up],
        [x, back, up],
      ],
      colour,
    ),
    plain(
      site,
      [
        [right, y, z],
        [right, back, z],
        [right, back, up],
        [right, y, up],
      ],
      colour,
    ),
    plain(
      site,
      [
        [x, y, z],
        [right, y, z],
        [right, y, up],
        [x, y, up],
      ],
      colour,
    ),
  ].join('');
}

/** Draws the shadow of a box on the ground. */
export function drawShadow(site: Site, [x, y, z]: Spot, [width, depth, height]: Spot): string {
  const { hour } = site.stage.look;
  if (hour === 'overcast' || hour === 'dusk') {
    return '';
  }
  const [sunX, sunY, sunZ] = site.sun;
  const reach = Math.min(9, (z + height) / Math.max(0.3, sunZ));
  const shift = [(-sunX / Math.hypot(sunX, sunY)) * reach, (-sunY / Math.hypot(sunX, sunY)) * reach] as const;
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  const hull = hullOf([
    ...corners,
    ...corners.map(([cx, cy]): [number, number] => [cx + shift[0], cy + shift[1]]),
  ]);
  const points = outline(
    site.camera,
    hull.map(([hx, hy]) => placed(site, [hx, hy, 0.01])),
  );
  return points.length < 3 ? '' : poly(points, INK, 'opacity="0.24"');
}

/** Returns the convex hull of points on the ground (monotone chain). */
function hullOf(points: readonly [number, number][]): [number, number][] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (list: readonly [number, number][]): [number, number][] => {
    const inside: [number, number][] = [];
    for (const point of list) {
      for (;;) {
        const last = inside.at(-1);
        const before = inside.at(-2);
        if (!last || !before) break;
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        inside.pop();
      }
      inside.push(point);
    }
    return inside.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
