import { basename } from 'node:path';
import { z } from 'zod';
import { readFile } from '#commands/ingest/sourceRows.ts';
import { AMENITY_KINDS, type AmenityKind, SCHOOL_LEVELS } from '#domain/amenities.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
const position = z.tuple([longitude, latitude], z.number());
const ring = z.array(position).min(1);

/** Geometries by RFC 7946. Lines are no places. */
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: ring }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);

const words = z.string().max(300);
const list = z
  .union([z.array(z.coerce.string()), z.string()])
  .transform((value) => (Array.isArray(value) ? value : value.split(/[;,]/)))
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''));
const key = z.union([z.string().min(1), z.number()]).transform(String);

/** The properties that are read (docs/places.md); others are left out. */
const properties = z
  .object({
    id: key.nullish(),
    kind: z.enum(AMENITY_KINDS).nullish(),
    name: words.nullish(),
    level: z.enum(SCHOOL_LEVELS).nullish(),
    board: words.nullish(),
    rating: z.coerce.number().nullish(),
    ratingOutOf: z.coerce.number().positive().nullish(),
    ratingSource: words.nullish(),
    lines: list.nullish(),
  })
  .superRefine(({ rating, ratingOutOf, ratingSource }, context) => {
    if (rating == null) return;
    if (ratingOutOf == null || !ratingSource) {
      context.addIssue({ code: 'custom', path: ['rating'], message: 'needs ratingOutOf and ratingSource' });
    } else if (rating < 0 || rating > ratingOutOf) {
      context.addIssue({ code: 'custom', path: ['rating'], message: `must be from 0 to ${ratingOutOf}` });
    }
  });

const feature = z.object({
  type: z.literal('Feature'),
  id: key.nullish(),
  geometry,
  properties: properties.nullable(),
});

type Geometry = z.output<typeof geometry>;

/** The point of a geometry: the middle of its box for an area. */
function pointOf(shape: Geometry): { latitude: number; longitude: number } {
  const points =
    shape.type === 'Point'
      ? [shape.coordinates]
      : shape.type === 'MultiPoint'
        ? shape.coordinates.slice(0, 1)
        : shape.type === 'Polygon'
          ? (shape.coordinates[0] ?? [])
          : largestOf(shape.coordinates.flatMap(([outline]) => (outline ? [outline] : [])));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { longitude: middle(points.map(([x]) => x)), latitude: middle(points.map(([, y]) => y)) };
}

type Ring = z.output<typeof ring>;

function largestOf(rings: readonly Ring[]): Ring {
  const width = (one: Ring) => Math.max(...one.map(([x]) => x)) - Math.min(...one.map(([x]) => x));
  return rings.toSorted((one, other) => width(other) - width(one))[0] ?? [];
}

function amenityOf(
  { id, geometry: shape, properties: facts }: z.output<typeof feature>,
  usualKind: AmenityKind | undefined,
): AmenityInput | undefined {
  const kind = facts?.kind ?? usualKind;
  if (!kind) return undefined;
  const { name, level, board, rating, ratingOutOf, ratingSource, lines } = facts ?? {};
  const point = pointOf(shape);
  return {
    key:
      id ?? facts?.id ?? `${kind}/${name ?? ''}@${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}`,
    kind,
    name: name ?? '',
    ...point,
    level: level ?? undefined,
    board: board ?? undefined,
    rating:
      rating != null && ratingOutOf != null && ratingSource
        ? { value: rating, outOf: ratingOutOf, source: ratingSource }
        : undefined,
    lines: lines ?? undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The amenities of a GeoJSON file, a FeatureCollection or one feature on each line, in the memory of one feature.
 * @param usualKind kind of features without one
 * @throws UnusableFile with the feature's number
 */
export async function readGeoJsonAmenities(
  path: string,
  usualKind: AmenityKind | undefined,
): Promise<AmenityInput[]> {
  const name = basename(path);
  const { rows } = readFile({ path, name }, 'features');
  const found: AmenityInput[] = [];
  let number = 0;
  for await (const row of rows) {
    if ('problem' in row)
      throw new UnusableFile(name, `${row.problem[0]?.toLowerCase()}${row.problem.slice(1)}`);
    number += 1;
    const read = feature.safeParse(parsed(row.text));
    if (!read.success) {
      const [issue] = read.error.issues;
      const where = issue?.path.join('.') || 'the feature';
      throw new UnusableFile(name, `feature ${number}: ${where}: ${issue?.message}`);
    }
    const amenity = amenityOf(read.data, usualKind);
    if (!amenity) {
      throw new UnusableFile(name, `feature ${number} has no kind: give the property kind, or --kind=KIND`);
    }
    found.push(amenity);
  }
  return found;
}
