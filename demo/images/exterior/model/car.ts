import { darken, INK, lighten, luminous } from '#demo/images/drawing/colour.ts';
import { poly, withOpacity } from '#demo/images/drawing/shapes.ts';
import { lampsAreOn } from '#demo/images/look.ts';
import type { Site } from './site.ts';
import { facet, placed, plain, shade } from './site.ts';
import type { Spot } from './space.ts';
import { aheadOf, outline, scaleAt } from './space.ts';

const PAINTS = [
  '#3d5a73',
  '#c5cacd',
  '#7c3a36',
  '#2c3238',
  '#eceae4',
  '#4d6b5c',
  '#8f959a',
  '#54616f',
] as const;

/**
 * Draws a car with its middle at (x, y), along the street or with its nose to the house. The side view with hood, cabin
 * and trunk is extruded over the car's width.
 */
export function drawCar(
  site: Site,
  x: number,
  y: number,
  orientation: 'along' | 'across',
  seed: string,
): string {
  // Leaves out a car so near that it would take a third of the picture's width.
  if (
    aheadOf(site.camera, placed(site, [x, y, 0])) < 5 ||
    scaleAt(site.camera, placed(site, [x, y, 0])) * 4.4 > 340
  ) {
    return '';
  }
  const dice = site.stage.shot.fork(`car${seed}`);
  const paint = dice.pick(PAINTS);
  const tall = dice.chance(0.45) ? 1.72 : 1.46;
  const turned = dice.chance(0.5) ? -1 : 1;
  const at = (along: number, beside: number, up: number): Spot =>
    orientation === 'along' ? [x + along * turned, y + beside, up] : [x + beside, y + along, up];
  const near = orientation === 'along' ? -0.88 : site.camera.at[0] - site.at[0] > x ? 0.88 : -0.88;
  const profile: readonly (readonly [number, number])[] = [
    [-2.2, 0.32],
    [2.2, 0.32],
    [2.24, 0.72],
    [1.5, 0.92],
    [0.72, tall],
    [-1.2, tall],
    [-1.95, 0.98],
    [-2.22, 0.9],
  ];
  const evening = lampsAreOn(site.stage.look);
  const side = (points: readonly (readonly [number, number])[], beside: number): ReturnType<typeof outline> =>
    outline(
      site.camera,
      points.map(([along, up]) => placed(site, at(along, beside, up))),
    );
  const lit = shade(site, paint, orientation === 'along' ? [0, -1, 0] : [near, 0, 0]);
  const glass = evening ? '#33486b' : '#8aa6b8';
  const body: string[] = [];
  for (let index = 1; index < profile.length; index += 1) {
    const from = profile[index] ?? [0, 0];
    const to = profile[(index + 1) % profile.length] ?? [0, 0];
    const isGlass = index === 3 || index === 5;
    const corners = [
      at(from[0], -0.88, from[1]),
      at(to[0], -0.88, to[1]),
      at(to[0], 0.88, to[1]),
      at(from[0], 0.88, from[1]),
    ];
    const colour = isGlass ? glass : paint;
    body.push(plain(site, corners, colour), plain(site, corners.toReversed(), colour));
  }
  const wheel = (along: number, radius: number, colour: string): string =>
    poly(
      side(
        Array.from(
          { length: 12 },
          (_, index) =>
            [
              along + Math.cos((index * Math.PI) / 6) * radius,
              0.34 + Math.sin((index * Math.PI) / 6) * radius,
            ] as const,
        ),
        near * 1.02,
      ),
      colour,
    );
  const windows = (from: number, to: number, lean: number): string =>
    poly(
      side(
        [
          [from, 0.98],
          [to, 0.98],
          [to - lean, tall - 0.1],
          [from + (lean > 0 ? 0.12 : 0.5), tall - 0.1],
        ],
        near * 1.01,
      ),
      glass,
    );
  const lamp = (along: number, colour: string): string =>
    poly(
      side(
        [
          [along, 0.62],
          [along + 0.28, 0.62],
          [along + 0.28, 0.8],
          [along, 0.8],
        ],
        near * 1.02,
      ),
      colour,
    );
  const end =
    orientation === 'across'
      ? [-0.75, 0.45]
          .map((beside) =>
            facet(
              site,
              [
                [x + beside, y - 2.23, 0.62],
                [x + beside + 0.3, y - 2.23, 0.62],
                [x + beside + 0.3, y - 2.23, 0.8],
                [x + beside, y - 2.23, 0.8],
              ],
              '#b8443b',
            ),
          )
          .join('')
      : '';
  return [
    poly(
      outline(
        site.camera,
        [at(-2.3, -1, 0.01), at(2.3, -1, 0.01), at(2.3, 1, 0.01), at(-2.3, 1, 0.01)].map((spot) =>
          placed(site, spot),
        ),
      ),
      INK,
      withOpacity(0.36),
    ),
    ...body,
    poly(side(profile, near), lit),
    poly(
      side(
        [
          [-2.2, 0.32],
          [2.2, 0.32],
          [2.23, 0.52],
          [-2.2, 0.52],
        ],
        near,
      ),
      darken(lit, 0.25),
    ),
    windows(-0.15, 1.3, 0.6),
    windows(-1.75, -0.27, 0.02),
    lamp(1.9, evening ? luminous('#ffe9b5') : lighten(lit, 0.6)),
    lamp(-2.18, '#b8443b'),
    ...[-1.35, 1.38].map((along) => wheel(along, 0.35, '#1d2329') + wheel(along, 0.19, '#a9b0b6')),
    end,
  ].join('');
}
