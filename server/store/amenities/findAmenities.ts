import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import { kilometresBetween, type Point } from '../geometry/bounds.ts';
import { coverOf } from '../geometry/mercator.ts';
import { circleAround, contains, type Shape } from '../geometry/shape.ts';
import type { QueryContext } from '../tables.ts';
import type { AmenitySourceTable, AmenityTable } from './amenityTables.ts';

/** Columns that decide about a selection. */
const NARROW = ['source', 'key', 'kind', 'name', 'latitude', 'longitude', 'shuffle'] as const;
type NarrowAmenity = Pick<AmenityTable, (typeof NARROW)[number]>;

/** Maximum number of ranges of quadkeys for each kind. */
const MAX_RANGES = 4;
/** Maximum number of keys in one statement. */
const KEYS_A_STATEMENT = 1_000;

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

/** Metres up to which stops of one name are those of one crossing. */
const BESIDE_METRES = 200;

/** Groups amenities of one kind and name that are beside each other, in the given order. */
function groupsOf<One extends NarrowAmenity>(amenities: readonly One[]): One[][] {
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

/** The amenities of some kinds in shapes, one for each kind, read by ranges of quadkeys. */
async function within(
  { database }: Pick<QueryContext, 'database'>,
  shapes: readonly (readonly [AmenityKind, Shape])[],
): Promise<NarrowAmenity[]> {
  const arms = shapes.flatMap(([kind, { bounds }]) =>
    coverOf(bounds, MAX_RANGES).map(([first, last]) =>
      database
        .selectFrom('amenity')
        .select(NARROW)
        .where('kind', '=', kind)
        .where('quadkey', '>=', first)
        .where('quadkey', '<=', last)
        .where('latitude', '>=', bounds.south)
        .where('latitude', '<=', bounds.north)
        .where('longitude', '>=', bounds.west)
        .where('longitude', '<=', bounds.east),
    ),
  );
  const [first, ...others] = arms;
  if (!first) return [];
  const found = await others.reduce((joined, arm) => joined.unionAll(arm), first).execute();
  const byKind = new Map(shapes);
  return found.filter(({ kind, longitude, latitude }) => {
    const shape = byKind.get(kind);
    return shape !== undefined && contains(shape, longitude, latitude);
  });
}

/** Reads whole amenities, in the order of the given ones. */
async function wholeOf(
  { database }: Pick<QueryContext, 'database'>,
  chosen: readonly NarrowAmenity[],
): Promise<AmenityTable[]> {
  const rows = new Map<string, AmenityTable>();
  for (const [source, ofSource] of Map.groupBy(chosen, (amenity) => amenity.source)) {
    for (let first = 0; first < ofSource.length; first += KEYS_A_STATEMENT) {
      const keys = ofSource.slice(first, first + KEYS_A_STATEMENT).map(({ key }) => key);
      const read = await database
        .selectFrom('amenity')
        .selectAll()
        .where('source', '=', source)
        .where('key', 'in', keys)
        .execute();
      for (const row of read) rows.set(`${source}/${row.key}`, row);
    }
  }
  return chosen.flatMap(({ source, key }) => rows.get(`${source}/${key}`) ?? []);
}

/** Amenities of a view. */
export interface FoundAmenities {
  amenities: AmenityTable[];
  /** True if the view has more than the limit. */
  hasMore: boolean;
}

/** At most `limit` amenities of some kinds in a shape; if it has more, an even selection that stays the same. */
export async function findAmenities(
  context: Pick<QueryContext, 'database'>,
  { kinds, shape, limit }: { kinds: readonly AmenityKind[]; shape: Shape; limit: number },
): Promise<FoundAmenities> {
  const found = await within(
    context,
    kinds.map((kind) => [kind, shape]),
  );
  const chosen = found
    .toSorted((one, other) => one.shuffle - other.shuffle || (one.key < other.key ? -1 : 1))
    .slice(0, limit);
  return { amenities: await wholeOf(context, chosen), hasMore: found.length > limit };
}

/** An amenity with its straight distance in whole metres. */
export type NearAmenity = AmenityTable & { metres: number };

/**
 * The nearest amenities of each kind around a point, by kind and distance. Several of one kind with the same name, as the
 * two stops of a crossing, count once, with the lines of all.
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
): Promise<NearAmenity[]> {
  const found = await within(
    context,
    kinds.map((kind) => [kind, circleAround(point, radiusKm ?? NEAR_KM[kind])]),
  );
  const metresTo = (amenity: Point) => Math.round(kilometresBetween(point, amenity) * 1000);
  const byDistance = found
    .map((amenity) => ({ ...amenity, metres: metresTo(amenity) }))
    .toSorted((one, other) => one.metres - other.metres || (one.key < other.key ? -1 : 1));
  const ofKind = Map.groupBy(byDistance, ({ kind }) => kind);
  const groups = AMENITY_KINDS.flatMap((kind) => groupsOf(ofKind.get(kind) ?? []).slice(0, limit));
  const rows = await wholeOf(context, groups.flat());
  const rowOf = new Map(rows.map((row) => [`${row.source}/${row.key}`, row]));
  return groups.flatMap((group) => {
    const [nearest, ...others] = group.flatMap(({ source, key, metres }) => {
      const row = rowOf.get(`${source}/${key}`);
      return row ? [{ ...row, metres }] : [];
    });
    if (!nearest) return [];
    const lines = [nearest, ...others].flatMap(linesOf);
    return [{ ...nearest, lines: JSON.stringify([...new Set(lines)]) }];
  });
}

/** Names of the lines of a station or a stop. */
export function linesOf({ lines }: Pick<AmenityTable, 'lines'>): string[] {
  return JSON.parse(lines) as string[]; // written by storeAmenities
}

/** All sources, by name. */
export function readAmenitySources({
  database,
}: Pick<QueryContext, 'database'>): Promise<AmenitySourceTable[]> {
  return database.selectFrom('amenity_source').selectAll().orderBy('name').orderBy('key').execute();
}
