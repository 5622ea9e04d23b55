import { sql } from 'kysely';
import { AMENITY_KINDS, type AmenityKind, type SchoolLevel } from '../../../src/domain/amenities.ts';
import { lock } from '../advisoryLocks.ts';
import { type InsertTarget, insertRows } from '../dataset/insertRows.ts';
import { gridX, gridY, quadkey } from '../geometry/mercator.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import { shuffleOf } from '../listings/recommendedOrder.ts';
import type { QueryContext } from '../tables.ts';
import type { AmenitySourceTable } from './amenityTables.ts';
import { insertWords } from './amenityWords.ts';

/** An amenity to store. */
export interface AmenityInput {
  /** Unique in its source, and the same in the source's next edition: "way/123456". */
  key: string;
  kind: AmenityKind;
  /** '' if it has none. */
  name: string;
  latitude: number;
  longitude: number;
  level?: SchoolLevel | undefined;
  board?: string | undefined;
  rating?: { value: number; outOf: number; source: string } | undefined;
  lines?: readonly string[] | undefined;
}

/** A source to store; `generator` only for generated amenities. */
export type AmenitySourceInput = Omit<
  AmenitySourceTable,
  'amenity_count' | 'generator' | 'name_fr' | 'attribution_fr'
> &
  Partial<Pick<AmenitySourceTable, 'name_fr' | 'attribution_fr'>> & { generator?: string };

/** Number of amenities by kind. */
export type AmenityCounts = Partial<Record<AmenityKind, number>>;

/** A load that would remove most amenities of a kind. */
export class FewerAmenities extends Error {
  /**
   * @param source name of the source
   * @param kind the first kind with too few amenities; undefined for a load without any amenity
   */
  constructor(source: string, kind: AmenityKind | undefined, before: number, now: number) {
    super(
      kind === undefined
        ? `Nothing was loaded: there is no amenity in ${source}. The ${before} that are stored stay.`
        : `Nothing was loaded: ${source} now has ${now} of kind ${kind}, and ${before} are stored, which stay. If that is right, load it again with --force.`,
    );
    this.name = 'FewerAmenities';
  }
}

const TARGET: InsertTarget = {
  table: 'amenity',
  columns: [
    'source',
    'key',
    'kind',
    'name',
    'latitude',
    'longitude',
    'quadkey',
    'shuffle',
    'level',
    'board',
    'rating',
    'rating_out_of',
    'rating_source',
    'lines',
  ],
};

/** A kind may lose this share of its amenities, or this number, without --force. */
const LARGEST_SHARE_LOST = 0.5;
const FEW = 20;

function rowOf(source: string, amenity: AmenityInput): unknown[] {
  const { key, kind, name, latitude, longitude, level, board, rating, lines = [] } = amenity;
  return [
    source,
    key,
    kind,
    name,
    latitude,
    longitude,
    quadkey(gridX(longitude), gridY(latitude)),
    shuffleOf(key),
    level ?? null,
    board ?? null,
    rating?.value ?? null,
    rating?.outOf ?? null,
    rating?.source ?? null,
    JSON.stringify(lines),
  ];
}

/** Number of amenities of a source by kind. */
async function countStored({ database }: Pick<QueryContext, 'database'>, source: string) {
  const rows = await database
    .selectFrom('amenity')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('source', '=', source)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** @throws FewerAmenities */
function refuseLoss(
  name: string,
  before: ReadonlyMap<AmenityKind, number>,
  now: ReadonlyMap<AmenityKind, number>,
): void {
  for (const kind of AMENITY_KINDS) {
    const [stored, left] = [before.get(kind) ?? 0, now.get(kind) ?? 0];
    const lost = stored - left;
    if (lost > FEW && lost > stored * LARGEST_SHARE_LOST) throw new FewerAmenities(name, kind, stored, left);
  }
}

/**
 * Replaces the amenities of one source, in the caller's transaction or in one of its own: other processes read the former
 * ones until its end. Those of other sources stay.
 * @param isForced true to store them also if a kind loses most of its amenities
 * @returns the stored amenities by kind
 * @throws FewerAmenities if there are none, or if a kind would lose more than half unless `isForced`
 */
export async function storeAmenities(
  context: QueryContext,
  source: AmenitySourceInput,
  amenities: Iterable<AmenityInput>,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<AmenityCounts> {
  const byKey = new Map<string, AmenityInput>();
  for (const amenity of amenities) byKey.set(amenity.key, amenity);
  const counts = new Map<AmenityKind, number>();
  for (const { kind } of byKey.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  await inTransaction(context, async (within) => {
    await lock(within, 'amenities');
    const before = await countStored(within, source.key);
    if (byKey.size === 0) {
      throw new FewerAmenities(
        source.name,
        undefined,
        [...before.values()].reduce((sum, count) => sum + count, 0),
        0,
      );
    }
    if (!isForced) refuseLoss(source.name, before, counts);
    await removeRows(within, source.key);
    await within.database
      .insertInto('amenity_source')
      .values({ generator: null, name_fr: null, attribution_fr: null, ...source, amenity_count: byKey.size })
      .execute();
    await insertRows(
      within.database,
      within.dialect,
      TARGET,
      Array.from(byKey.values(), (amenity) => rowOf(source.key, amenity)),
    );
    await insertWords(
      within,
      Array.from(byKey.values(), ({ key, name }) => ({ source: source.key, key, name })),
    );
  });
  for (const table of ['amenity', 'amenity_word']) {
    await sql.raw(`ANALYZE ${table}`).execute(context.database);
  }
  return Object.fromEntries(counts);
}

async function removeRows({ database }: Pick<QueryContext, 'database'>, source: string): Promise<void> {
  await database.deleteFrom('amenity').where('source', '=', source).execute();
  await database.deleteFrom('amenity_word').where('source', '=', source).execute();
  await database.deleteFrom('amenity_source').where('key', '=', source).execute();
}

/**
 * Removes a source with its amenities.
 * @returns false if there is no such source
 */
export function removeAmenities(context: QueryContext, source: string): Promise<boolean> {
  return inTransaction(context, async (within) => {
    await lock(within, 'amenities');
    const known = await within.database
      .selectFrom('amenity_source')
      .select('key')
      .where('key', '=', source)
      .executeTakeFirst();
    await removeRows(within, source);
    return known !== undefined;
  });
}
