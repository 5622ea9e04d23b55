/**
 * Cities in the aerial view at low zoom: a mosaic of blocks along their streets, in the tones of roofs, trees and
 * pavement.
 */
import { makeDice } from '#demo/geography/hash.ts';
import type { Neighbourhood } from '#demo/types.ts';
import { clipRing, MARGIN, type Point } from '../clip.ts';
import type { Feature } from '../feature.ts';
import { areasFeature } from '../polygons.ts';
import { boxOf, projectionOf, type TileAddress } from '../tileUnits.ts';
import { type BuiltGround, DIRECTIONS } from './builtGround.ts';
import { KM_X, KM_Y } from './landCover.ts';
import { layeredNoise } from './noise.ts';

const FABRIC = makeDice(6173);
/** Noise for trees, with the sizes of neighbourhoods and of avenues. */
const LEAVES = layeredNoise(FABRIC, [1.9, 0.6]);

/** Size of a block along and across its streets, in km, and its enlargement at zooms where blocks are too small. */
const BLOCK = [0.17, 0.095] as const;
const SCALE: Readonly<Record<number, number>> = { 9: 5.5, 10: 3, 11: 1.7, 12: 1.15, 13: 0.8, 14: 0.8 };
/** Highest zoom of the mosaic. Above it single gardens are drawn. */
const LAST = 14;
/** Share of a block's side that is taken by the street next to it. */
const GAP = 0.06;
/** Maximum share by which a block is smaller than its place. */
const MAX_SHRINKAGE = 0.26;

/** Tones, whose numbers the styles turn into colours, from dark trees to white roofs. */
const FABRIC_TONES = ['canopy', 'leafy', 'lots', 'bare', 'asphalt', 'roof', 'bright', 'green'] as const;
type Tone = (typeof FABRIC_TONES)[number];

/** Returns the mosaic of a tile, one feature per tone. */
export function drawFabric(
  address: TileAddress,
  grounds: readonly BuiltGround[],
  neighbourhoods: readonly Neighbourhood[],
): Feature[] {
  const scale = SCALE[address.z];
  if (scale === undefined || address.z > LAST) {
    return [];
  }
  const box = boxOf(address, MARGIN);
  const project = projectionOf(address);
  const rings = new Map<Tone, Point[][]>();
  for (const ground of grounds) {
    for (const { corners, tone } of blocksIn(box, ground, neighbourhoods, scale)) {
      const ring = clipRing(corners.map(project));
      if (ring.length < 4) continue;
      const same = rings.get(tone);
      if (same === undefined) rings.set(tone, [ring]);
      else same.push(ring);
    }
  }
  return FABRIC_TONES.flatMap((name, tone) => areasFeature(rings.get(name) ?? [], { tone }));
}

interface Block {
  corners: [number, number][];
  tone: Tone;
}

function* blocksIn(
  [west, south, east, north]: readonly [number, number, number, number],
  ground: BuiltGround,
  neighbourhoods: readonly Neighbourhood[],
  scale: number,
): Generator<Block> {
  const { plane, cell, columns, rows } = ground;
  const [left, low] = plane.toKm([west, south]);
  const [right, high] = plane.toKm([east, north]);
  const [along, across] = [BLOCK[0] * scale, BLOCK[1] * scale];
  const last = (km: number, count: number): number => Math.min(count - 1, Math.floor(km / cell));
  for (let row = Math.max(0, Math.floor(low / cell)); row <= last(high, rows); row += 1) {
    for (let column = Math.max(0, Math.floor(left / cell)); column <= last(right, columns); column += 1) {
      const at = row * columns + column;
      const direction = (ground.direction[at] ?? 0) - 1;
      const hood = neighbourhoods[ground.neighbourhood[at] ?? 0];
      if (direction < 0 || hood === undefined) continue;
      const turn = (direction / DIRECTIONS) * (Math.PI / 2);
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      // All blocks with this direction are on one lattice over the whole region, so that adjacent cells with the same
      // direction fit together.
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      const reach = (cell / 2) * (Math.abs(cos) + Math.abs(sin));
      for (let i = Math.floor((u - reach) / along); i * along < u + reach; i += 1) {
        for (let j = Math.floor((v - reach) / across); j * across < v + reach; j += 1) {
          const [p, q] = [(i + 0.5) * along, (j + 0.5) * across];
          const [middleX, middleY] = [p * cos - q * sin, p * sin + q * cos];
          if (Math.floor(middleX / cell) !== column || Math.floor(middleY / cell) !== row) continue;
          const [lng, lat] = plane.toPosition(middleX, middleY);
          const leaves = LEAVES(lng * KM_X, lat * KM_Y);
          const dice = (part: number): number => FABRIC.unit(direction, i, j, part);
          const tone = toneOf(hood, leaves, ground.isMain[at] === 1, dice);
          if (tone === undefined) continue;
          // Blocks of one size would look like a chessboard.
          const [halfU, halfV] = [half(along, dice(5)), half(across, dice(6))];
          yield {
            corners: [
              [p - halfU, q - halfV],
              [p + halfU, q - halfV],
              [p + halfU, q + halfV],
              [p - halfU, q + halfV],
              [p - halfU, q - halfV],
            ].map(([a = 0, b = 0]) => plane.toPosition(a * cos - b * sin, a * sin + b * cos)),
            tone,
          };
        }
      }
    }
  }
}

function half(side: number, dice: number): number {
  // Only three sizes: equal steps between corners make a tile smaller.
  return (side * (1 - GAP - (MAX_SHRINKAGE * Math.floor(3 * dice)) / 2)) / 2;
}

/** Returns the tone of a block; undefined if it looks like the ground around it. */
function toneOf(
  { towers, era }: Neighbourhood,
  leaves: number,
  isMain: boolean,
  dice: (part: number) => number,
): Tone | undefined {
  const first = dice(1);
  if (first < towers * 1.1 - 0.25) {
    return pickTone(dice(2), CENTRE);
  }
  if (isMain && first > 0.78 - 0.2 * towers) {
    return pickTone(dice(2), SHOPS);
  }
  if (dice(3) < 0.035) {
    return 'green';
  }
  // Trees are as old as the houses.
  const grown = Math.max(-0.3, Math.min(0.25, (1980 - era) / 120));
  const leafy = 0.5 + (leaves - 0.5) * 1.5 + grown + (dice(4) - 0.5) * 0.36;
  if (leafy > 0.86) return 'canopy';
  if (leafy > 0.6) return 'leafy';
  if (leafy > 0.42) return undefined;
  return leafy > 0.2 ? 'lots' : 'bare';
}

type Shares = readonly (readonly [tone: Tone | undefined, share: number])[];
const CENTRE: Shares = [
  ['asphalt', 0.34],
  ['roof', 0.3],
  ['bright', 0.12],
  ['lots', 0.12],
  ['leafy', 0.05],
  [undefined, 0.07],
];
const SHOPS: Shares = [
  ['roof', 0.34],
  ['bright', 0.16],
  ['asphalt', 0.28],
  ['lots', 0.22],
];

function pickTone(dice: number, shares: Shares): Tone | undefined {
  let sum = 0;
  for (const [tone, share] of shares) {
    sum += share;
    if (dice < sum) return tone;
  }
  return undefined;
}
