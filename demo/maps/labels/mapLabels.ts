/** All labels of the map except those of streets, which follow their lines. */
import type { MapGeography, NamedRing } from '#demo/geography/mapGeography.ts';
import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import type { Label } from '../label.ts';
import { frenchWater, nameTags, PLACE_LABELS } from '../placeLabels.ts';
import { crossingsOf, spanOf } from './outlines.ts';
import { townLabels } from './towns.ts';
import { wideWaterLabels } from './wideWaters.ts';

/** Minimum width or height in degrees of an area for a label at a zoom, with that zoom. */
const AREA_FROM: readonly (readonly [span: number, zoom: number])[] = [
  [0.03, 11],
  [0.016, 12],
  [0.009, 13],
  [0.004, 14],
  [0, 15],
];
/** Areas that matter less on a map of homes get labels one zoom level later than parks. */
const LATE_AREAS: ReadonlySet<string> = new Set(['industrial']);
/** Highest zoom at which labels of some kinds begin, however small their area is. */
const SEEN_BY: Readonly<Record<string, number>> = { hospital: 12, campus: 13, airport: 12 };
const WATER_FROM: readonly (readonly [span: number, zoom: number])[] = [
  [0.3, 9],
  [0.08, 10],
  [0.025, 11],
  [0.01, 12],
  [0.004, 13],
  [0, 14],
];
/** Returns the labels of the country, with the lowest zoom of each. */
export function mapLabels(geography: MapGeography): Label[] {
  const great = new Set(PLACE_LABELS.map(({ tags }) => tags['name']));
  return [
    ...PLACE_LABELS,
    ...townLabels(geography.cities, geography.neighbourhoods),
    ...geography.cities.map(
      ({ name, center, population }): Label => ({
        position: center,
        from: population > 350_000 ? 4 : population > 180_000 ? 7 : 8,
        tags: { name, kind: 'city', population, rank: -population },
      }),
    ),
    ...geography.neighbourhoods.map(
      ({ name, center, towers }): Label => ({
        position: center,
        from: 12,
        tags: { name, kind: 'neighbourhood', rank: -Math.round(towers * 100) },
      }),
    ),
    ...areaLabels([...geography.parks, ...geography.islands], 'park', AREA_FROM),
    ...areaLabels(
      [...geography.waters, ...geography.rivers].filter(({ name }) => !great.has(name)),
      'lake',
      WATER_FROM,
    ),
    ...wideWaterLabels(geography),
  ];
}

/** Returns one label for each name. An area of several rings has it in its largest ring. */
function areaLabels(areas: readonly NamedRing[], kind: string, stages: typeof AREA_FROM): Label[] {
  const byName = Map.groupBy(areas, ({ name, ring }) => `${name}|${Math.round(ring[0]?.[1] ?? 0)}`);
  return [...byName.values()].flatMap((same): Label[] => {
    const largest = same.reduce((a, b) => (spanOf(b) > spanOf(a) ? b : a));
    if (largest.name === '') {
      return [];
    }
    const span = spanOf(largest);
    const area = largest.kind ?? 'area';
    const stage = (stages.find(([minSpan]) => span >= minSpan)?.[1] ?? 16) + (LATE_AREAS.has(area) ? 1 : 0);
    const from = Math.min(stage, SEEN_BY[area] ?? stage);
    const french = kind === 'lake' ? frenchWater(largest.name) : undefined;
    return [
      {
        position: insideOf(largest),
        from,
        tags: { ...nameTags(largest.name, french), kind, area, rank: -Math.round(span * 1e4) },
      },
    ];
  });
}

/** Share of the box's height at which a row is sampled, the middle first. */
const ROWS = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Returns a point well inside an outline: the middle of the widest interval on one of a few rows. */
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
