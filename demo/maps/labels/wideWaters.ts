/** Labels of lakes and rivers that pass many towns. Each part of the water has the name. */
import type { MapGeography, NamedRing } from '#demo/geography/mapGeography.ts';
import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import type { Label } from '../label.ts';
import { frenchWater, nameTags } from '../placeLabels.ts';
import { crossingsOf, spanOf } from './outlines.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Width in degrees above which each part of a water has its name, and the lowest zoom of these labels. */
const WIDE = 0.25;
const FROM = 11;
/** Size of a part in degrees, east and north, and the minimum width of water for a name. */
const PART = [0.16, 0.09] as const;
const MIN_WATER_WIDTH = 0.012;
/** Shares of a part's height at which a row is sampled. */
const ROWS = [0.2, 0.5, 0.8];

/** Returns the labels of wide waters, one for each part with enough space. */
export function wideWaterLabels({
  waters,
  islands,
  regions,
}: Pick<MapGeography, 'waters' | 'islands' | 'regions'>): Label[] {
  return waters
    .filter((water) => water.name !== '' && spanOf(water) >= WIDE)
    .flatMap(({ name, ring }) => {
      const bounds = boundsOf(ring);
      const region = regions.find(({ box }) => meets(box, bounds));
      const tags = { ...nameTags(name, frenchWater(name)), kind: 'lake', area: 'area', rank: 0 };
      return partsOf(region === undefined ? bounds : overlapOf(region.box, bounds)).flatMap(
        (part): Label[] => {
          const position = middleOfStretch(ring, part);
          const isWater =
            position !== undefined && !islands.some((island) => inRing(...position, island.ring));
          return isWater ? [{ position, from: FROM, tags }] : [];
        },
      );
    });
}

function meets(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function overlapOf(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

function partsOf([west, south, east, north]: Box): Box[] {
  const parts: Box[] = [];
  for (let x = west; x < east; x += PART[0]) {
    for (let y = south; y < north; y += PART[1]) {
      parts.push([x, y, Math.min(east, x + PART[0]), Math.min(north, y + PART[1])]);
    }
  }
  return parts;
}

/** Returns the middle of the widest interval in a part's rows that is inside an outline. */
function middleOfStretch(ring: NamedRing['ring'], [west, south, east, north]: Box): Position | undefined {
  let best: Position | undefined;
  let widest = MIN_WATER_WIDTH;
  for (const y of ROWS.map((share) => south + (north - south) * share)) {
    const crossings = crossingsOf(ring, y);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(west, crossings[at] ?? 0);
      const to = Math.min(east, crossings[at + 1] ?? 0);
      if (to - from >= widest) {
        widest = to - from;
        best = [(from + to) / 2, y];
      }
    }
  }
  return best;
}
