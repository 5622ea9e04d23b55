/** Every name on the map but those of streets, which lie along their lines. */
import type { MapWorld, NamedRing } from '../../world/geography/mapWorld.ts';
import { boundsOf, inRing } from '../../world/geography/rings.ts';
import type { Position } from '../../world/types.ts';
import type { Label } from '../label.ts';
import { frenchWater, nameTags, PLACE_LABELS } from '../placeLabels.ts';
import { townLabels } from './towns.ts';

/** Degrees across (the wider side) from which an area is named at a zoom, and that zoom. */
const AREA_FROM: readonly (readonly [span: number, zoom: number])[] = [
  [0.03, 11],
  [0.016, 12],
  [0.009, 13],
  [0.004, 14],
  [0, 15],
];
const WATER_FROM: readonly (readonly [span: number, zoom: number])[] = [
  [0.3, 9],
  [0.08, 10],
  [0.025, 11],
  [0.01, 12],
  [0.004, 13],
  [0, 14],
];
/** Degrees across from which a water has its name in every part of it, and the zoom from which. */
const WIDE_WATER = 0.25;
const WIDE_FROM = 11;
/** Degrees of such a part, east and north, and the least stretch of water for a name, degrees. */
const PART = [0.16, 0.09] as const;
const LEAST_STRETCH = 0.02;

/** The world's labels with the zoom from which each is in the tiles. */
export function worldLabels(world: MapWorld): Label[] {
  const great = new Set(PLACE_LABELS.map(({ tags }) => tags['name']));
  return [
    ...PLACE_LABELS,
    ...townLabels(world.cities, world.neighbourhoods),
    ...world.cities.map(
      ({ name, center, population }): Label => ({
        position: center,
        from: population > 350_000 ? 4 : population > 180_000 ? 7 : 8,
        tags: { name, kind: 'city', population, rank: -population },
      }),
    ),
    ...world.neighbourhoods.map(
      ({ name, center, towers }): Label => ({
        position: center,
        from: 12,
        tags: { name, kind: 'neighbourhood', rank: -Math.round(towers * 100) },
      }),
    ),
    ...areaLabels([...world.parks, ...world.islands], 'park', AREA_FROM),
    ...areaLabels(
      [...world.waters, ...world.rivers].filter(({ name }) => !great.has(name)),
      'lake',
      WATER_FROM,
    ),
    ...wideWaterLabels(world),
  ];
}

/** A lake or a great river goes past many towns: its name is there in each part of it. */
function wideWaterLabels({ waters, islands, regions }: MapWorld): Label[] {
  return waters
    .filter((water) => water.name !== '' && spanOf(water) >= WIDE_WATER)
    .flatMap(({ name, ring }) => {
      const box = regions.map((region) => region.box).find((one) => meets(one, boundsOf(ring)));
      const [west, south, east, north] = overlapOf(box ?? boundsOf(ring), boundsOf(ring));
      const labels: Label[] = [];
      for (let x = west; x < east; x += PART[0]) {
        for (let y = south + PART[1] / 2; y < north; y += PART[1]) {
          const position = middleOfStretch(ring, y, x, Math.min(east, x + PART[0]));
          if (position !== undefined && !islands.some((island) => inRing(...position, island.ring))) {
            labels.push({
              position,
              from: WIDE_FROM,
              tags: { ...nameTags(name, frenchWater(name)), kind: 'lake', area: 'area', rank: 0 },
            });
          }
        }
      }
      return labels;
    });
}

type Box = readonly [west: number, south: number, east: number, north: number];

function meets(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function overlapOf(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/** The middle of the widest stretch of a row that an outline covers between two longitudes. */
function middleOfStretch(
  ring: NamedRing['ring'],
  y: number,
  west: number,
  east: number,
): Position | undefined {
  const crossings = crossingsOf(ring, y);
  let best: Position | undefined;
  let widest = LEAST_STRETCH;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const from = Math.max(west, crossings[at] ?? 0);
    const to = Math.min(east, crossings[at + 1] ?? 0);
    if (to - from >= widest) {
      widest = to - from;
      best = [(from + to) / 2, y];
    }
  }
  return best;
}

/** One label for each name: an area of several rings is named in its largest. */
function areaLabels(areas: readonly NamedRing[], kind: string, stages: typeof AREA_FROM): Label[] {
  const byName = Map.groupBy(areas, ({ name, ring }) => `${name}|${Math.round(ring[0]?.[1] ?? 0)}`);
  return [...byName.values()].flatMap((same): Label[] => {
    const largest = same.reduce((a, b) => (spanOf(b) > spanOf(a) ? b : a));
    if (largest.name === '') {
      return [];
    }
    const span = spanOf(largest);
    const from = stages.find(([least]) => span >= least)?.[1] ?? 16;
    const french = kind === 'lake' ? frenchWater(largest.name) : undefined;
    const area = largest.kind ?? 'area';
    return [
      {
        position: insideOf(largest),
        from,
        tags: { ...nameTags(largest.name, french), kind, area, rank: -Math.round(span * 1e4) },
      },
    ];
  });
}

function spanOf({ ring }: NamedRing): number {
  const [west, south, east, north] = boundsOf(ring);
  return Math.max(east - west, north - south);
}

/** Share of the box's height at which a row is looked along, the middle first. */
const ROWS = [0.5, 0.35, 0.65, 0.2, 0.8];

/** A point well inside an outline: the middle of the widest stretch on one of a few rows. */
function insideOf({ ring }: NamedRing): Position {
  const [west, south, east, north] = boundsOf(ring);
  let best: Position = [(west + east) / 2, (south + north) / 2];
  let widest = inRing(...best, ring) ? (east - west) / 8 : 0;
  for (const row of ROWS) {
    const y = south + (north - south) * row;
    const crossings = crossingsOf(ring, y);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
      if (to - from > widest * 1.2) {
        widest = to - from;
        best = [(from + to) / 2, y];
      }
    }
  }
  return best;
}

function crossingsOf(ring: readonly Position[], y: number): number[] {
  const found: number[] = [];
  for (const [at, a] of ring.entries()) {
    const b = ring[at + 1];
    if (b !== undefined && a[1] > y !== b[1] > y) {
      found.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  }
  return found.sort((a, b) => a - b);
}
