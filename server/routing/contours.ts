import { z } from 'zod';
import type { WireArea } from '../../src/api/realty/reachContract.ts';
import { withFewPoints } from './fewPoints.ts';

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(position).min(4);

/** The answer of a routing service: contours as polygons, or as closed lines. */
export const contours = z.object({
  type: z.literal('FeatureCollection').optional(),
  features: z.array(
    z.object({
      geometry: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
          z.object({ type: z.literal('LineString'), coordinates: ring }),
          z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
        ])
        .nullable(),
    }),
  ),
});

/** Degrees within which bends are left out at first: ten metres. */
const TOLERANCE = 0.0001;

type Polygon = WireArea[number];

/** Joins the contours to one area with few points. */
export function areaOfContours({ features }: z.output<typeof contours>): WireArea {
  const polygons = features.flatMap(({ geometry }): z.output<typeof ring>[][] => {
    if (geometry?.type === 'MultiPolygon') return geometry.coordinates;
    if (geometry?.type === 'Polygon') return [geometry.coordinates];
    return geometry?.type === 'LineString' ? [[geometry.coordinates]] : [];
  });
  const rings = polygons
    .flatMap((polygon, owner) => polygon.map((points, at) => ({ owner, at, ring: flatOf(points) })))
    .sort((one, other) => other.ring.length - one.ring.length);
  const area: Polygon[] = polygons.map(() => []);
  for (const { owner, ring: flat } of withFewPoints(rings, TOLERANCE).sort(
    (one, other) => one.at - other.at,
  )) {
    area[owner]?.push(closed(flat));
  }
  return area.filter((polygon) => polygon.length > 0);
}

const flatOf = (points: z.output<typeof ring>): number[] =>
  points.slice(0, -1).flatMap((point) => point.slice(0, 2));

function closed(flat: readonly number[]): Polygon[number] {
  const points: Polygon[number] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) points.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  const [first] = points;
  return first ? [...points, first] : points;
}
