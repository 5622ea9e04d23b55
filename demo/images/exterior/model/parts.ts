import { darken, INK, lighten } from '#demo/images/drawing/colour.ts';
import { withOpacity } from '#demo/images/drawing/shapes.ts';
import type { Cladding } from '../walls.ts';
import type { Wall } from './facade.ts';
import { drawFacade, isVisible, wallOf } from './facade.ts';
import type { Box, WindowStyle } from './openings.ts';
import { drawWindow } from './openings.ts';
import { drawFrontGable, drawParapet, drawShed } from './roof.ts';
import type { Site } from './site.ts';
import { drawBox, line } from './site.ts';

/** A block of a house: its left front corner, its size, and the height of its foot. */
export interface Mass {
  x: number;
  y: number;
  width: number;
  depth: number;
  height: number;
  z?: number;
  /** Height of the gable at the front, and of those at the two sides. */
  frontGable?: number;
  sideGable?: number;
}

/** Returns the walls of a block that a camera in front of it may see. */
export function wallsOf({ x, y, width, depth, height, z = 0, frontGable = 0, sideGable = 0 }: Mass): {
  front: Wall;
  left: Wall;
  right: Wall;
} {
  return {
    front: wallOf([x, y], [x + width, y], z, height, frontGable),
    left: wallOf([x, y + depth], [x, y], z, height, sideGable),
    right: wallOf([x + width, y], [x + width, y + depth], z, height, sideGable),
  };
}

/**
 * Draws the walls of a block, with `front` on its front wall. The sides have plain windows, two on a storey by default.
 */
export function drawMass(
  site: Site,
  mass: Mass,
  cladding: Cladding,
  front: (wall: Wall) => string = () => '',
  sides: { windows?: number; storeys?: readonly number[]; cladding?: Cladding; eaves?: number } = {},
): string {
  const walls = wallsOf(mass);
  const { windows = 2, storeys = [1], eaves } = sides;
  const openings = (wall: Wall): string =>
    isVisible(site, wall)
      ? storeys
          .flatMap((b) =>
            Array.from({ length: windows }, (_, index) => {
              const a = (wall.length * (index + 0.5)) / windows - 0.5;
              return drawWindow(site, wall, [a, b, 1, 1.2], { bars: [1, 2] });
            }),
          )
          .join('')
      : '';
  return [
    drawFacade(site, walls.left, sides.cladding ?? cladding, eaves),
    openings(walls.left),
    drawFacade(site, walls.right, sides.cladding ?? cladding, eaves),
    openings(walls.right),
    drawFacade(site, walls.front, cladding, eaves),
    front(walls.front),
  ].join('');
}

/** Draws steps towards the street, from (x, y) at height `top`. */
export function drawSteps(
  site: Site,
  x: number,
  y: number,
  width: number,
  top: number,
  colour = '#b9b4aa',
): string {
  const count = Math.max(1, Math.round(top / 0.19));
  const parts: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const height = top * (1 - (step + 1) / (count + 1));
    parts.push(
      drawBox(site, [x, y - 0.3 * (step + 1), 0], [width, 0.3, height], colour, lighten(colour, 0.2)),
    );
  }
  return parts.join('');
}

/** Draws a row of balusters with its rail between two positions at height `z`. */
export function drawRailing(
  site: Site,
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  colour: string,
  height = 0.95,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / 0.16));
  let data = '';
  for (let index = 0; index <= count; index += 1) {
    const x = from[0] + ((to[0] - from[0]) * index) / count;
    const y = from[1] + ((to[1] - from[1]) * index) / count;
    data += line(site, [x, y, z + 0.08], [x, y, z + height]);
  }
  const rail = (up: number): string => line(site, [from[0], from[1], z + up], [to[0], to[1], z + up]);
  const bars = site.fine ? `<path d="${data}" stroke="${colour}" stroke-width="1.5" fill="none"/>` : '';
  return `${bars}<path d="${rail(height)}${rail(0.1)}" stroke="${colour}" stroke-width="3.2" fill="none"/>`;
}

/** A porch in front of a wall. */
export interface PorchPlan {
  x: number;
  /** Position of the wall. The porch is in front of it. */
  y: number;
  width: number;
  depth: number;
  deck: number;
  beam: number;
  roof: 'shed' | 'gable' | 'flat';
  /** Positions of the posts, in metres from its left end. */
  posts: readonly number[];
  thick?: number;
  /** Gap in the railing, in metres from the left end. No railing by default. */
  gap?: readonly [number, number];
  piers?: string;
}

/** Draws a porch: deck, posts, railing, roof. */
export function drawPorch(site: Site, plan: PorchPlan): string {
  const { x, y, width, depth, deck, beam, posts, thick = 0.2, gap } = plan;
  const front = y - depth;
  const { trim, stone } = site.house;
  const railing = gap
    ? drawRailing(site, [x + 0.1, front + 0.1], [x + gap[0], front + 0.1], deck, trim) +
      drawRailing(site, [x + gap[1], front + 0.1], [x + width - 0.1, front + 0.1], deck, trim)
    : '';
  const post = (at: number): string => {
    const pier = plan.piers
      ? drawBox(site, [x + at - 0.26, front, deck], [0.52, 0.5, 0.95], plan.piers, lighten(plan.piers, 0.2))
      : '';
    return pier + drawBox(site, [x + at - thick / 2, front + 0.1, deck], [thick, thick, beam - deck], trim);
  };
  const roofPlan = {
    x,
    y: front,
    width,
    depth,
    eaves: beam + 0.28,
    rise: plan.roof === 'gable' ? width * 0.26 : 0.75,
  };
  const roof =
    plan.roof === 'gable'
      ? drawFrontGable(site, { ...roofPlan, over: 0.25 })
      : plan.roof === 'shed'
        ? drawShed(site, roofPlan)
        : drawParapet(site, { ...roofPlan, rise: 0.16, over: 0.15 }, trim);
  const pediment =
    plan.roof === 'gable'
      ? drawFacade(
          site,
          wallOf([x, front], [x + width, front], beam, 0.28, width * 0.26),
          { kind: 'board', colour: site.house.accent },
          0,
        )
      : '';
  const shade = drawFacade(
    { ...site, fine: false },
    wallOf([x, y - 0.02], [x + width, y - 0.02], deck, beam - deck),
    { kind: 'stucco', colour: INK },
  );
  return [
    shade === '' ? '' : `<g ${withOpacity(0.3)}>${shade}</g>`,
    drawBox(site, [x, front, 0], [width, depth, deck], darken(stone, 0.12), lighten(trim, 0.1)),
    railing,
    ...posts.map(post),
    drawBox(site, [x, front, beam], [width, 0.24, 0.28], trim),
    pediment,
    roof,
  ].join('');
}

/**
 * Draws a bay window with three faces in front of a wall.
 * @param storeys heights and sizes of its windows
 */
export function drawBay(
  site: Site,
  {
    x,
    y,
    width,
    out,
    z,
    height,
  }: { x: number; y: number; width: number; out: number; z: number; height: number },
  cladding: Cladding,
  storeys: readonly (readonly [b: number, height: number])[],
  style: WindowStyle = {},
): string {
  const corner = Math.min(out, width * 0.3);
  const walls = [
    wallOf([x, y], [x + corner, y - out], z, height),
    wallOf([x + width - corner, y - out], [x + width, y], z, height),
    wallOf([x + corner, y - out], [x + width - corner, y - out], z, height),
  ];
  return walls
    .map((wall) =>
      [
        drawFacade(site, wall, cladding, 0.2),
        ...storeys.map(([b, tall]) => {
          const box: Box = [wall.length * 0.16, b, wall.length * 0.68, tall];
          return drawWindow(site, wall, box, {
            ...style,
            bars: wall.length > 1.4 ? (style.bars ?? [2, 2]) : [1, 2],
          });
        }),
      ].join(''),
    )
    .join('');
}

/** Draws a dormer with a gable. Its front is at `y`, and its foot at height `z`. */
export function drawDormer(
  site: Site,
  {
    x,
    y,
    z,
    width,
    height,
    depth,
    rise = width * 0.45,
  }: { x: number; y: number; z: number; width: number; height: number; depth: number; rise?: number },
  cladding: Cladding,
  bars: readonly [number, number] = [2, 2],
): string {
  const mass = { x, y, z, width, depth, height, frontGable: rise };
  return (
    drawMass(
      site,
      mass,
      cladding,
      (wall) => drawWindow(site, wall, [width * 0.2, height * 0.16, width * 0.6, height * 0.72], { bars }),
      { windows: 0, eaves: 0.1 },
    ) + drawFrontGable(site, { x, y, width, depth, eaves: z + height, rise, over: 0.22 })
  );
}

/** Draws a chimney from its lower corner up. */
export function drawChimney(
  site: Site,
  x: number,
  y: number,
  z: number,
  height: number,
  colour: string,
): string {
  return (
    drawBox(site, [x, y, z], [0.8, 0.7, height], colour) +
    drawBox(site, [x - 0.08, y - 0.08, z + height], [0.96, 0.86, 0.14], darken(colour, 0.3)) +
    drawBox(site, [x + 0.2, y + 0.15, z + height + 0.14], [0.36, 0.36, 0.34], '#8a5443')
  );
}
