import { darken, INK, lighten, luminous, mix } from '../drawing/colour.ts';
import { poly, short, withOpacity } from '../drawing/shapes.ts';
import { FRAME } from '../stage.ts';
import type { Vec } from './camera.ts';
import { faceOf } from './camera.ts';
import { drawFloor } from './flooring.ts';
import type { Space, Wall } from './space.ts';
import { face, onWall, panel } from './space.ts';
import type { Opening } from './wallFinish.ts';
import { BEHIND, bricks, endsOf, grain } from './wallFinish.ts';

/** The openings of the walls, and their finishes other than paint. */
export interface Walls {
  openings: readonly Opening[];
  /** A wall with another colour or material than the others. */
  feature?: { wall: Wall; kind: 'paint' | 'brick' | 'boards' | 'slats' | 'tile' | 'paper' };
  /** Tiles or wainscot on all walls: height, colour and kind. */
  dado?: { height: number; colour: string; kind: 'tile' | 'boards' };
  /** Colour of the floor's tiles, if it has any. */
  tiledFloor?: string;
}

const NAMES = ['left', 'right', 'back'] as const;

/** Returns path data of a wall's face from end to end, between two heights, without the openings. */
function wallPath(space: Space, wall: Wall, low: number, high: number, openings: readonly Opening[]): string {
  const [from, to] = endsOf(space, wall);
  const outline = (u: number, v: number, width: number, height: number): string => {
    const corners = [
      onWall(space, wall, u, v),
      onWall(space, wall, u + width, v),
      onWall(space, wall, u + width, v + height),
      onWall(space, wall, u, v + height),
    ];
    const points = faceOf(space.camera, corners);
    return points.length < 3 ? '' : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
  };
  const holes = openings
    .filter((opening) => opening.wall === wall)
    .map(({ u, v, width, height }) => {
      const foot = Math.max(low, v);
      const top = Math.min(high, v + height);
      return top > foot ? outline(u, foot, width, top - foot) : '';
    });
  return outline(from, low, to - from, high - low) + holes.join('');
}

function wallFill(space: Space, wall: Wall, colour: string): string {
  const { pen, sunny } = space;
  const [near, far] = wall === sunny ? [0.1, 0.17] : sunny === 'back' ? [0.1, 0.04] : [0.06, 0.02];
  if (wall === 'back') {
    const towards = sunny === 'right' ? [1, 0] : [0, 1];
    const stops = [
      [towards[0] ?? 0, lighten(colour, 0.16)],
      [0.5, colour],
      [towards[1] ?? 1, darken(colour, 0.1)],
    ] as const;
    const ordered = [...stops].sort((a, b) => a[0] - b[0]);
    return pen.linear(ordered, [0, 0.1], [1, 0.35]);
  }
  const bright = lighten(darken(colour, near), 0.04);
  const dim = darken(colour, far);
  const stops = wall === 'left' ? [bright, dim] : [dim, bright];
  return pen.linear(
    [
      [0, stops[0] ?? bright],
      [1, stops[1] ?? dim],
    ],
    [0, 0],
    [1, 0.2],
  );
}

function ceiling(space: Space): string {
  const { width, depth, height, style, pen } = space;
  const white = mix(style.name === 'dated' ? '#f1e9da' : '#fbfaf6', style.wall, 0.22);
  const corners: Vec[] = [
    [0, height, -BEHIND],
    [width, height, -BEHIND],
    [width, height, depth],
    [0, height, depth],
  ];
  const sheet = face(space, corners, pen.fade(darken(white, 0.02), darken(white, 0.1)));
  if (style.name !== 'loft' && style.name !== 'cottage') {
    return sheet;
  }
  const beams: string[] = [];
  const colour = style.name === 'loft' ? darken(style.wood, 0.25) : lighten(style.wood, 0.1);
  for (let z = 0.9; z < depth; z += 1.25) {
    const drop = height - 0.2;
    beams.unshift(
      face(
        space,
        [
          [0, drop, z],
          [width, drop, z],
          [width, height, z],
          [0, height, z],
        ],
        darken(colour, 0.08),
      ),
      face(
        space,
        [
          [0, drop, z],
          [width, drop, z],
          [width, drop, z + 0.2],
          [0, drop, z + 0.2],
        ],
        darken(colour, 0.3),
      ),
    );
  }
  return sheet + beams.join('');
}

/** Draws soft dark edges where walls meet the floor, the ceiling and each other. */
function corners(space: Space): string {
  const { pen, width, depth, height } = space;
  const parts: string[] = [];
  const veil = pen.linear([
    [0, INK, 0],
    [1, INK, 0.13],
  ]);
  const turned = pen.linear([
    [0, INK, 0.1],
    [1, INK, 0],
  ]);
  for (const wall of NAMES) {
    const [from, to] = endsOf(space, wall);
    parts.push(panel(space, wall, [from, 0, to - from, 0.7], veil));
    parts.push(panel(space, wall, [from, height - 0.55, to - from, 0.55], turned));
  }
  const side = pen.linear(
    [
      [0, INK, 0.12],
      [1, INK, 0],
    ],
    [0, 0],
    [1, 0],
  );
  const other = pen.linear(
    [
      [0, INK, 0],
      [1, INK, 0.12],
    ],
    [0, 0],
    [1, 0],
  );
  parts.push(panel(space, 'back', [0, 0, 0.5, height], side));
  parts.push(panel(space, 'back', [width - 0.5, 0, 0.5, height], other));
  parts.push(
    face(
      space,
      [
        [0, 0, depth - 0.6],
        [width, 0, depth - 0.6],
        [width, 0, depth],
        [0, 0, depth],
      ],
      veil,
    ),
  );
  return parts.join('');
}

/** Returns the parts of a strip along a wall without openings, as [start, length]. */
function unbroken(space: Space, wall: Wall, low: number, high: number, openings: readonly Opening[]) {
  const holes = openings
    .filter((hole) => hole.wall === wall && hole.v < high && hole.v + hole.height > low)
    .sort((a, b) => a.u - b.u);
  const runs: [number, number][] = [];
  const [start, end] = endsOf(space, wall);
  let from = start;
  for (const hole of holes) {
    runs.push([from, hole.u - from]);
    from = hole.u + hole.width;
  }
  runs.push([from, end - from]);
  return runs.filter(([, length]) => length > 0.05);
}

function trims(space: Space, openings: readonly Opening[]): string {
  const { style, height } = space;
  const parts: string[] = [];
  const strip = (wall: Wall, v: number, tall: number, colour: string, extra = ''): void => {
    for (const [u, length] of unbroken(space, wall, v, v + tall, openings)) {
      parts.push(panel(space, wall, [u, v, length, tall], colour, extra));
    }
  };
  for (const wall of NAMES) {
    const shade =
      wall === space.sunny
        ? darken(style.trim, 0.16)
        : wall === 'back'
          ? darken(style.trim, 0.03)
          : darken(style.trim, 0.07);
    strip(wall, 0, style.baseboard, shade);
    strip(wall, style.baseboard, 0.018, darken(shade, 0.22), withOpacity(0.6));
    if (style.crown > 0) {
      strip(wall, height - style.crown, style.crown, lighten(shade, 0.1));
      strip(wall, height - style.crown - 0.02, 0.025, darken(shade, 0.25), withOpacity(0.5));
    }
  }
  return parts.join('');
}

/** Draws framed mouldings on a wall, for old houses and new ones in an old style. */
function mouldings(space: Space, openings: readonly Opening[], colours: Record<Wall, string>): string {
  const parts: string[] = [];
  const rail = 0.92;
  for (const wall of NAMES) {
    const colour = colours[wall];
    for (const [u, length] of unbroken(space, wall, 0.3, rail, openings)) {
      parts.push(panel(space, wall, [u, rail, length, 0.05], lighten(colour, 0.4), withOpacity(0.7)));
      const count = Math.max(1, Math.round(length / 0.9));
      const each = length / count;
      for (let index = 0; index < count; index += 1) {
        const left = u + index * each + 0.1;
        const box = [left, 0.36, each - 0.2, rail - 0.5] as const;
        parts.push(
          panel(space, wall, box, darken(colour, 0.14)),
          panel(space, wall, [left + 0.02, 0.38, each - 0.24, rail - 0.54], lighten(colour, 0.05)),
        );
      }
    }
  }
  return parts.join('');
}

/** Draws ceiling, walls with their openings, floor and trim. The view through the openings (`behind`) comes first. */
export function drawShell(space: Space, walls: Walls, behind: string): void {
  const { style, height } = space;
  const { openings, feature, dado } = walls;
  const colours: Record<Wall, string> = { back: style.wall, left: style.wall, right: style.wall };
  if (feature) {
    colours[feature.wall] = feature.kind === 'slats' ? style.wood : style.feature;
  }
  const parts = [
    `<rect width="${FRAME.width}" height="${FRAME.height}" fill="${darken(style.wall, 0.12)}"/>`,
    behind,
    ceiling(space),
  ];
  for (const wall of NAMES) {
    const fill = wallFill(space, wall, colours[wall]);
    parts.push(
      `<path fill-rule="evenodd" d="${wallPath(space, wall, 0, height, openings)}" fill="${fill}"/>`,
    );
    if (feature?.wall === wall && feature.kind !== 'paint') {
      const colour = colours[wall];
      const clip = space.pen.clip(
        `<path clip-rule="evenodd" d="${wallPath(space, wall, 0, height, openings)}"/>`,
      );
      const marks = feature.kind === 'brick' ? bricks(space, wall, colour, openings) : '';
      parts.push(`<g ${clip}>${marks}${grain(space, wall, feature.kind, 0, height, colour)}</g>`);
    }
    if (dado) {
      const data = wallPath(space, wall, 0, dado.height, openings);
      const clip = space.pen.clip(`<path clip-rule="evenodd" d="${data}"/>`);
      parts.push(
        `<path fill-rule="evenodd" d="${data}" fill="${wallFill(space, wall, dado.colour)}"/>`,
        `<g ${clip}>${grain(space, wall, dado.kind, 0, dado.height, dado.colour)}</g>`,
      );
      for (const [u, length] of unbroken(space, wall, dado.height, dado.height + 0.04, openings)) {
        parts.push(panel(space, wall, [u, dado.height, length, 0.04], lighten(dado.colour, 0.4)));
      }
    }
  }
  if (style.panelled && !dado) {
    parts.push(mouldings(space, openings, colours));
  }
  parts.push(drawFloor(space, walls.tiledFloor), corners(space), trims(space, openings));
  parts.push(backLight(space, openings));
  space.shell.push(...parts);
}

/** Draws sunlight on the back wall, from a window behind the camera, if that wall has no window. */
function backLight(space: Space, openings: readonly Opening[]): string {
  const { look, width, height, sunny } = space;
  const isSunny = look.hour === 'day' || look.hour === 'golden';
  if (!isSunny || openings.some(({ wall }) => wall === 'back')) {
    return '';
  }
  const glow = luminous(look.hour === 'golden' ? '#ffc56e' : '#fff4d6');
  const lean = sunny === 'right' ? -0.5 : 0.5;
  const start = sunny === 'right' ? width * 0.62 : width * 0.2;
  const panes: string[] = [];
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const top = height * 0.86 - row * 0.72;
    const foot = top - 0.66;
    const at = (v: number): number => start + column * 0.62 + (height - v) * lean;
    const corners: Vec[] = [
      [at(top), top, space.depth],
      [at(top) + 0.55, top, space.depth],
      [at(foot) + 0.55, foot, space.depth],
      [at(foot), foot, space.depth],
    ];
    panes.push(face(space, corners, glow, withOpacity(look.hour === 'golden' ? 0.34 : 0.26)));
  }
  return panes.join('');
}

/** Draws a veil over the picture: bright on the side of the daylight, darker on the other. */
export function drawAir(space: Space): string {
  const { pen, sunny, look } = space;
  const dusk = look.hour === 'dusk';
  const warm = dusk ? '#3a2f4a' : '#fff3da';
  const from = sunny === 'right' ? [1, 0] : [0, 0];
  const to = sunny === 'right' ? [0, 0.9] : [1, 0.9];
  const fill = pen.linear(
    [
      [0, warm, dusk ? 0.16 : 0.2],
      [0.45, warm, 0],
      [1, INK, 0.16],
    ],
    [from[0] ?? 0, from[1] ?? 0],
    [to[0] ?? 1, to[1] ?? 1],
  );
  return poly(
    [
      [0, 0],
      [FRAME.width, 0],
      [FRAME.width, FRAME.height],
      [0, FRAME.height],
    ],
    fill,
  );
}
