import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext, Tables } from '../tables.ts';
import type { RoutingSourceTable } from './routingTables.ts';

/** A source to store, which replaces the one of the same name. */
export type NewSource = Pick<RoutingSourceTable, 'source' | 'name' | 'day'>;

/** Numbers of tiles in one statement. */
const TILES_A_READ = 400;
/** Rows in one statement. */
const ROWS_A_WRITE = 50;
/** Bytes of a part of a timetable. */
const PART_BYTES = 4_000_000;

/** Reads the sources, in the order of their names. */
export function readSources({ database }: Pick<QueryContext, 'database'>): Promise<RoutingSourceTable[]> {
  return database.selectFrom('routing_source').selectAll().orderBy('source').orderBy('kind').execute();
}

/** Reads tiles: one part of each source. Tiles without streets are missing. */
export async function readStreetTiles(
  { database }: Pick<QueryContext, 'database'>,
  numbers: readonly number[],
): Promise<Map<number, Uint8Array[]>> {
  const found = new Map<number, Uint8Array[]>();
  for (let at = 0; at < numbers.length; at += TILES_A_READ) {
    const rows = await database
      .selectFrom('street_tile')
      .select(['tile', 'streets'])
      .where('tile', 'in', numbers.slice(at, at + TILES_A_READ))
      .orderBy('source')
      .execute();
    for (const { tile, streets } of rows) found.set(tile, [...(found.get(tile) ?? []), streets]);
  }
  return found;
}

/**
 * Stores the streets of a source in place of its former ones.
 * @param tiles packed tiles by their numbers
 */
export async function storeStreets(
  context: QueryContext,
  source: NewSource,
  tiles: Iterable<readonly [tile: number, streets: Uint8Array]>,
): Promise<void> {
  await inTransaction(context, async ({ database: transaction }) => {
    await transaction.deleteFrom('street_tile').where('source', '=', source.source).execute();
    let rows: Tables['street_tile'][] = [];
    const write = async (): Promise<void> => {
      if (rows.length > 0) await transaction.insertInto('street_tile').values(rows).execute();
      rows = [];
    };
    for (const [tile, streets] of tiles) {
      if (rows.push({ tile, source: source.source, streets }) === ROWS_A_WRITE) await write();
    }
    await write();
    await storeSource(transaction, { ...source, kind: 'streets' });
  });
}

async function storeSource(
  transaction: Kysely<Tables>,
  source: NewSource & Pick<RoutingSourceTable, 'kind'>,
): Promise<void> {
  const { source: id, kind } = source;
  await transaction.deleteFrom('routing_source').where('source', '=', id).where('kind', '=', kind).execute();
  await transaction
    .insertInto('routing_source')
    .values({ ...source, version: randomUUID() })
    .execute();
}

/** Stores the timetable of a source in place of its former one. */
export async function storeTimetable(
  context: QueryContext,
  source: NewSource,
  content: Uint8Array,
): Promise<void> {
  await inTransaction(context, async ({ database: transaction }) => {
    await transaction.deleteFrom('timetable_part').where('source', '=', source.source).execute();
    for (let part = 0; part * PART_BYTES < content.length; part += 1) {
      const bytes = content.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      await transaction
        .insertInto('timetable_part')
        .values({ source: source.source, part, content: bytes })
        .execute();
    }
    await storeSource(transaction, { ...source, kind: 'timetable' });
  });
}

/** Sets the day of a source's timetable, if it has one. Its version stays. */
export async function setTimetableDay(
  { database }: Pick<QueryContext, 'database'>,
  { source, day }: Pick<NewSource, 'source' | 'day'>,
): Promise<void> {
  await database
    .updateTable('routing_source')
    .set({ day })
    .where('source', '=', source)
    .where('kind', '=', 'timetable')
    .execute();
}

/** Removes the streets and the timetable of a source. */
export async function removeRouting(context: QueryContext, source: string): Promise<void> {
  await inTransaction(context, async ({ database: transaction }) => {
    await transaction.deleteFrom('street_tile').where('source', '=', source).execute();
    await transaction.deleteFrom('timetable_part').where('source', '=', source).execute();
    await transaction.deleteFrom('routing_source').where('source', '=', source).execute();
  });
}

/** Reads the timetable of a source; empty bytes if it has none. */
export async function readTimetable(
  { database }: Pick<QueryContext, 'database'>,
  source: string,
): Promise<Uint8Array> {
  const rows = await database
    .selectFrom('timetable_part')
    .select('content')
    .where('source', '=', source)
    .orderBy('part')
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}
