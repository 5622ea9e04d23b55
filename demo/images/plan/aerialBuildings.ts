import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { group, poly, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import type { Drone, Place } from './oblique.ts';
import { over } from './oblique.ts';

/** A block with its roof: lower left corner, size, height of the walls and rise of the roof, in metres. */
export interface Building {
  x: number;
  y: number;
  width: number;
  depth: number;
  walls: number;
  rise: number;
  roof: 'gable' | 'hip' | 'flat';
  wall: string;
  cover: string;
}

/** Draws a flat shape over the lot. */
export function shape(drone: Drone, places: readonly Place[], fill: string, extra = ''): string {
  return poly(
    places.map((place) => over(drone, place)),
    fill,
    extra,
  );
}

/** Length of shadows, to the right and towards the street, in metres per metre of height. */
const SHADE = [0.55, 0.28] as const;

/** Draws the shadow of a building on the ground. */
export function buildingShadow(drone: Drone, at: Building, strength: number): string {
  const tall = at.walls + at.rise * 0.6;
  const dx = SHADE[0] * tall;
  const dy = SHADE[1] * tall;
  const [x0, x1, y0, y1] = [at.x, at.x + at.width, at.y, at.y + at.depth];
  const places: Place[] = [
    [x0, y1],
    [x0 + dx, y1 + dy],
    [x1 + dx, y1 + dy],
    [x1 + dx, y0 + dy],
    [x1, y0],
    [x0, y0],
  ];
  return shape(drone, places, INK, withOpacity(strength));
}

function windows(drone: Drone, at: Building, face: 'front' | 'side', glass: string): string {
  const floors = Math.max(1, Math.round(at.walls / 3));
  const length = face === 'front' ? at.width : at.depth;
  const count = Math.max(2, Math.round(length / 3.2));
  const parts: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    const low = (at.walls / floors) * floor + 0.9;
    const high = low + 1.3;
    for (let index = 0; index < count; index += 1) {
      const from = (length / count) * (index + 0.28);
      const to = (length / count) * (index + 0.72);
      const side = at.x + at.width;
      const places: Place[] =
        face === 'front'
          ? [
              [at.x + from, at.y, low],
              [at.x + to, at.y, low],
              [at.x + to, at.y, high],
              [at.x + from, at.y, high],
            ]
          : [
              [side, at.y + from, low],
              [side, at.y + to, low],
              [side, at.y + to, high],
              [side, at.y + from, high],
            ];
      parts.push(shape(drone, places, glass));
    }
  }
  return parts.join('');
}

function courses(drone: Drone, from: Place, to: Place, top: Place, end: Place, colour: string): string {
  let data = '';
  for (let share = 0.12; share < 1; share += 0.12) {
    const along = (a: Place, b: Place): Place => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      (a[2] ?? 0) + ((b[2] ?? 0) - (a[2] ?? 0)) * share,
    ];
    const [x0, y0] = over(drone, along(from, top));
    const [x1, y1] = over(drone, along(to, end));
    data += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
  }
  return `<path d="${data}" stroke="${darken(colour, 0.25)}" stroke-width="1" ${withOpacity(0.4)}/>`;
}

function roof(drone: Drone, at: Building): string {
  const eave = 0.4;
  const [x0, x1, y0, y1] = [at.x - eave, at.x + at.width + eave, at.y - eave, at.y + at.depth + eave];
  const low = at.walls;
  const high = at.walls + at.rise;
  const { cover } = at;
  if (at.roof === 'flat') {
    const edge = shape(
      drone,
      [
        [x0, y0, low],
        [x1, y0, low],
        [x1, y1, low],
        [x0, y1, low],
      ],
      lighten(cover, 0.3),
    );
    const inner = 0.7;
    return (
      edge +
      shape(
        drone,
        [
          [x0 + inner, y0 + inner, low],
          [x1 - inner, y0 + inner, low],
          [x1 - inner, y1 - inner, low],
          [x0 + inner, y1 - inner, low],
        ],
        cover,
      )
    );
  }
  const isWide = at.width >= at.depth;
  const inset = at.roof === 'hip' ? Math.min(at.width, at.depth) / 2 : 0;
  const middle = isWide ? (y0 + y1) / 2 : (x0 + x1) / 2;
  const first: Place = isWide ? [x0 + inset, middle, high] : [middle, y0 + inset, high];
  const last: Place = isWide ? [x1 - inset, middle, high] : [middle, y1 - inset, high];
  const a: Place = [x0, y0, low];
  const b: Place = [x1, y0, low];
  const c: Place = [x1, y1, low];
  const d: Place = [x0, y1, low];
  const bright = lighten(cover, 0.14);
  const dim = darken(cover, 0.18);
  if (isWide) {
    const ends = at.roof === 'hip' ? [lighten(cover, 0.06), dim] : [at.wall, darken(at.wall, 0.22)];
    return [
      shape(drone, [d, c, last, first], dim),
      shape(drone, [a, d, first], ends[0] ?? cover),
      shape(drone, [a, b, last, first], bright),
      courses(drone, a, b, first, last, cover),
      shape(drone, [b, c, last], ends[1] ?? dim),
    ].join('');
  }
  const ends =
    at.roof === 'hip' ? [lighten(cover, 0.1), darken(cover, 0.1)] : [at.wall, darken(at.wall, 0.1)];
  return [
    shape(drone, [d, c, last], ends[1] ?? cover),
    shape(drone, [a, d, last, first], bright),
    courses(drone, a, d, first, last, cover),
    shape(drone, [b, c, last, first], dim),
    courses(drone, b, c, first, last, cover),
    shape(drone, [a, b, first], ends[0] ?? cover),
  ].join('');
}

/** Draws a building: the two walls that face the drone, its windows and its roof. */
export function drawBuilding(stage: Stage, drone: Drone, at: Building): string {
  const [x0, x1, y0, y1] = [at.x, at.x + at.width, at.y, at.y + at.depth];
  const lit = stage.look.hour === 'dusk';
  const glass = lit ? 'rgb(255,214,140)' : '#5d7486';
  const front = shape(
    drone,
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y0, at.walls],
      [x0, y0, at.walls],
    ],
    at.wall,
  );
  const flank =
    drone.turn < 0
      ? [
          [x1, y0, 0],
          [x1, y1, 0],
          [x1, y1, at.walls],
          [x1, y0, at.walls],
        ]
      : [
          [x0, y0, 0],
          [x0, y1, 0],
          [x0, y1, at.walls],
          [x0, y0, at.walls],
        ];
  const side = shape(
    drone,
    flank.map(([x = 0, y = 0, z = 0]): Place => [x, y, z]),
    darken(at.wall, 0.24),
  );
  const panes =
    windows(drone, at, 'front', glass) +
    (drone.turn < 0
      ? windows(drone, at, 'side', darken(glass.startsWith('#') ? glass : '#d9a95c', 0.2))
      : '');
  return group([side, front, panes, roof(drone, at)]);
}

/** Colour that makes neighbours paler than the home. */
const PALE = '#c3c8c2';

/** Returns a neighbour's house with its own colours, on a lot from `x` that is `width` metres wide. */
export function neighbourOf(
  dice: Dice,
  stage: Stage,
  x: number,
  width: number,
  y: number,
  storeys: number,
): Building {
  const { house } = stage.look;
  const size = width * dice.between(0.6, 0.74);
  return {
    x: x + (width - size) / 2,
    y: y + dice.between(-0.8, 1.4),
    width: size,
    depth: dice.between(9, 13),
    walls: 3 * Math.max(1, storeys + dice.pick([-0.5, 0, 0, 0.5])),
    rise: dice.between(1.8, 3.2),
    roof: dice.pick(['gable', 'hip', 'hip', 'gable']),
    wall: mix(
      dice.pick([house.wall, mix(house.wall, '#e2ddd2', 0.5), '#b8836a', '#d6d2c8', '#8ea0ab']),
      PALE,
      0.42,
    ),
    cover: mix(dice.pick(['#5a5f66', '#6b625c', '#4c5661', '#7a6c60', '#65707a']), PALE, 0.32),
  };
}
