import { type RawBuilder, sql } from 'kysely';
import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import { type Bounds, kilometresBetween, type Point } from '../geometry/bounds.ts';
import { coverOf } from '../geometry/mercator.ts';
import { circleAround, contains, type Shape } from '../geometry/shape.ts';
import type { QueryContext } from '../tables.ts';
import type { AmenitySourceTable, AmenityTable } from './amenityTables.ts';
import { type ShownOptions, shownAmenities } from './shownAmenities.ts';

/** Maximum number of ranges of quadkeys for each kind. */
const MAX_RANGES = 4;
/** Factor by which a read grows that had too few amenities inside a shape, or too few with different names. */
const MORE_ROWS = 4;

/** Kilometres around a point in which amenities of a kind count as near, by default. */
const NEAR_KM: Readonly<Record<AmenityKind, number>> = {
  school: 3,
  station: 5,
  stop: 1.5,
  park: 3,
  groceries: 3,
  library: 5,
  hospital: 15,
  daycare: 3,
  communityCentre: 5,
};
/** The nearest are first looked for in a fifth of that radius, then in five times as much. */
const WIDER = 5;
/** Kilometres of the first radius at least: two and a half times BESIDE_METRES. */
const LEAST_KM = 0.5;

/** Metres up to which stops of one name are those of one crossing. */
const BESIDE_METRES = 200;
/** Rows that are read first for each wanted amenity: most crossings have two to four stops. */
const ROWS_EACH = 4;
/** The order of a read is by distances on a flat earth, which are wrong by less than a hundredth. */
const FLAT_SHARE = 0.99;

/** Groups amenities of one kind and name that are beside each other, in the given order. */
function groupsOf<One extends AmenityTable>(amenities: readonly One[]): One[][] {
  const groups: One[][] = [];
  const named = new Map<string, One[][]>();
  for (const one of amenities) {
    const sameName = named.get(one.name) ?? [];
    const group =
      one.name === ''
        ? undefined
        : sameName.find(([first]) => first && kilometresBetween(first, one) * 1000 <= BESIDE_METRES);
    if (group) group.push(one);
    else {
      const own = [one];
      groups.push(own);
      named.set(one.name, [...sameName, own]);
    }
  }
  return groups;
}

/** Boxes to read, the order of the rows, and their maximum number. */
interface Read {
  boxes: readonly (readonly [AmenityKind, Bounds])[];
  order: RawBuilder<number>;
  limit: number;
}

/** The first amenities in boxes by an order, read by ranges of quadkeys. */
function firstIn({ database }: Pick<QueryContext, 'database'>, read: Read, shown: ShownOptions) {
  const [arm, ...others] = read.boxes.flatMap(([kind, bounds]) =>
    coverOf(bounds, MAX_RANGES).map(([from, to]) =>
      shownAmenities({ database }, shown)
        .select(['source', 'key', 'latitude', 'longitude', 'shuffle'])
        .where('kind', '=', kind)
        .where('quadkey', '>=', from)
        .where('quadkey', '<=', to)
        .where('latitude', '>=', bounds.south)
        .where('latitude', '<=', bounds.north)
        .where('longitude', '>=', bounds.west)
        .where('longitude', '<=', bounds.east),
    ),
  );
  if (!arm) throw new RangeError('No kind of amenities is wanted.');
  const found = others.reduce((joined, other) => joined.unionAll(other), arm).as('found');
  const first = database
    .selectFrom(found)
    .select(['source', 'key'])
    .orderBy(read.order)
    .orderBy('key')
    .orderBy('source')
    .limit(read.limit)
    .as('first');
  // Whole rows after the choice: the databases sort short ones in a fraction of the time.
  return database
    .selectFrom(first)
    .innerJoin('amenity', (join) =>
      join.onRef('amenity.source', '=', 'first.source').onRef('amenity.key', '=', 'first.key'),
    )
    .selectAll('amenity');
}

/** Amenities of a view. */
export interface FoundAmenities {
  amenities: AmenityTable[];
  /** True if the view has more than the limit. */
  hasMore: boolean;
}

/**
 * At most `limit` amenities of some kinds in a shape; if it has more, an even selection that stays the same. The database
 * returns one more than the limit for a box, and for other shapes as many as it takes to fill the limit inside.
 */
export async function findAmenities(
  context: Pick<QueryContext, 'database'>,
  { kinds, shape, limit }: { kinds: readonly AmenityKind[]; shape: Shape; limit: number },
  shown: ShownOptions = {},
): Promise<FoundAmenities> {
  if (kinds.length === 0) return { amenities: [], hasMore: false };
  const boxes = kinds.map((kind) => [kind, shape.bounds] as const);
  for (let rows = limit + 1; ; rows *= MORE_ROWS) {
    const read = await firstIn(context, { boxes, order: sql<number>`shuffle`, limit: rows }, shown).execute();
    const found = read
      .filter(({ longitude, latitude }) => contains(shape, longitude, latitude))
      .toSorted((one, other) => one.shuffle - other.shuffle || (one.key < other.key ? -1 : 1));
    if (found.length > limit || read.length < rows) {
      return { amenities: found.slice(0, limit), hasMore: found.length > limit };
    }
  }
}

/** An amenity with its straight distance in whole metres. */
export type NearAmenity = AmenityTable & { metres: number };

/** A kind of which the nearest are not found yet. */
interface Wanted {
  kind: AmenityKind;
  radiusKm: number;
  /** Radius beyond which none are looked for. */
  lastKm: number;
  /** Maximum number of rows to read. */
  rows: number;
}

/** The nearest amenities of each kind in its radius, by distance. */
async function readNearest(
  context: Pick<QueryContext, 'database'>,
  point: Point,
  wanted: readonly Wanted[],
  shown: ShownOptions,
): Promise<Map<AmenityKind, NearAmenity[]>> {
  const { latitude, longitude } = point;
  const narrowing = Math.cos((latitude * Math.PI) / 180) ** 2;
  const order = sql<number>`(latitude - ${latitude}) * (latitude - ${latitude})
    + (longitude - ${longitude}) * (longitude - ${longitude}) * ${narrowing}`;
  const [first, ...others] = wanted.map(({ kind, radiusKm, rows }) => {
    const boxes = [[kind, circleAround(point, radiusKm).bounds] as const];
    // SQLite takes an order within a union only in a select of its own.
    const ofKind = firstIn(context, { boxes, order, limit: rows }, shown).as('of_kind');
    return context.database.selectFrom(ofKind).selectAll();
  });
  if (!first) return new Map();
  const found = await others.reduce((joined, one) => joined.unionAll(one), first).execute();
  const byDistance = found
    .map((row) => ({ ...row, metres: Math.round(kilometresBetween(point, row) * 1000) }))
    .toSorted((one, other) => one.metres - other.metres || (one.key < other.key ? -1 : 1));
  return Map.groupBy(byDistance, ({ kind }) => kind);
}

/** Names of the lines of a station or a stop. */
export function linesOf({ lines }: Pick<AmenityTable, 'lines'>): string[] {
  return JSON.parse(lines) as string[]; // written by storeAmenities
}

/**
 * The nearest amenities of each kind around a point, by kind and distance. Several of one kind with the same name, as the
 * two stops of a crossing, count once, with the lines of all. The radius of a kind grows only while it has too few.
 * @param radiusKm kilometres; by default those of each kind (`NEAR_KM`)
 * @param limit maximum number of each kind
 */
export async function findNearest(
  context: Pick<QueryContext, 'database'>,
  {
    point,
    kinds = AMENITY_KINDS,
    radiusKm,
    limit,
  }: {
    point: Point;
    kinds?: readonly AmenityKind[] | undefined;
    radiusKm?: number | undefined;
    limit: number;
  },
  shown: ShownOptions = {},
): Promise<NearAmenity[]> {
  const nearest = new Map<AmenityKind, NearAmenity[][]>();
  let open = [...new Set(kinds)].map((kind): Wanted => {
    const lastKm = radiusKm ?? NEAR_KM[kind];
    const firstKm = Math.max(LEAST_KM, NEAR_KM[kind] / WIDER);
    return { kind, radiusKm: Math.min(lastKm, firstKm), lastKm, rows: (limit + 1) * ROWS_EACH };
  });
  while (open.length > 0) {
    const read = await readNearest(context, point, open, shown);
    open = open.flatMap((wanted): Wanted[] => {
      const rows = read.get(wanted.kind) ?? [];
      const isAll = rows.length < wanted.rows;
      const metres = wanted.radiusKm * 1000;
      const groups = groupsOf(rows.filter((row) => row.metres <= metres));
      // Up to there all are read; those of a group are at most BESIDE_METRES further away than its first.
      const known = isAll ? metres : Math.min(metres, (rows.at(-1)?.metres ?? 0) * FLAT_SHARE);
      const last = groups[limit - 1]?.[0];
      const isFull = last !== undefined && last.metres + BESIDE_METRES <= known;
      if (isFull || (isAll && wanted.radiusKm >= wanted.lastKm)) {
        nearest.set(wanted.kind, groups.slice(0, limit));
        return [];
      }
      if (!isAll) return [{ ...wanted, rows: wanted.rows * MORE_ROWS }];
      return [{ ...wanted, radiusKm: Math.min(wanted.lastKm, wanted.radiusKm * WIDER) }];
    });
  }
  return AMENITY_KINDS.flatMap((kind) => nearest.get(kind) ?? []).flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, lines: JSON.stringify([...new Set(group.flatMap(linesOf))]) }] : [];
  });
}

/** All sources, by name. */
export function readAmenitySources({
  database,
}: Pick<QueryContext, 'database'>): Promise<AmenitySourceTable[]> {
  return database.selectFrom('amenity_source').selectAll().orderBy('name').orderBy('key').execute();
}
