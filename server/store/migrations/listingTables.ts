import { type Kysely, sql } from 'kysely';
import { storeOpenHouseDays } from '../dataset/openHouseDays.ts';
import type { StoredListing } from '../dataset/storedListing.ts';
import { hasTour } from '../dataset/tours.ts';
import { type SqlDialect, STATUSES, type Tables, TYPES } from '../tables.ts';
import { MARKED_ADDRESS, streetExpression } from '../text/searchedAddress.ts';

/** Columns included in the map indexes, so that a map query reads the index only. */
const RIDING = ['last_status', 'class', 'property_type', 'list_day', 'restricted', 'shuffle', 'state'];
const MEASURES = ['price', 'beds', 'baths', 'sqft', 'sold_day'];
const VALUES = [...MEASURES, 'x', 'y', 'latitude', 'longitude'];
const visitorColumns = (names: string[]): string[] => names.map((name) => `v${name}`);
const SOLD_VALUES = VALUES.filter((name) => name !== 'sold_day');
/** Columns included in the index of cities, for statistics and for searches without a map. */
const CITY_RIDING = [...RIDING.filter((name) => name !== 'list_day'), 'neighbourhood', 'sold_price'];

/**
 * The columns of `listing` with their types: for new databases and for inserts. Databases of older releases get a new
 * column by a migration.
 */
export const LISTING_COLUMNS = {
  id: 'key',
  mls: 'text',
  board: 'int',
  type: 'text',
  status: 'text',
  last_status: 'text',
  class: 'text',
  property_type: 'text',
  style: 'text',
  restricted: 'int',
  price: 'int',
  sold_price: 'int',
  list_day: 'int',
  sold_day: 'int',
  updated_day: 'int',
  beds: 'int',
  baths: 'int',
  sqft: 'int',
  year_built: 'int',
  tax: 'int',
  maintenance_fee: 'int',
  has_tour: 'int',
  shuffle: 'int',
  state: 'text',
  city: 'text',
  area: 'text',
  neighbourhood: 'text',
  unit: 'text',
  address: 'text',
  home: 'text',
  latitude: 'real',
  longitude: 'real',
  x: 'int',
  y: 'int',
  quadkey: 'long',
  vlatitude: 'real',
  vlongitude: 'real',
  vx: 'int',
  vy: 'int',
  vquadkey: 'long',
  vprice: 'int',
  vbeds: 'int',
  vbaths: 'int',
  vsqft: 'int',
  vsold_day: 'int',
} as const;

const SQLITE_TYPES = {
  key: 'INTEGER PRIMARY KEY',
  int: 'INTEGER',
  long: 'INTEGER',
  real: 'REAL',
  text: 'TEXT',
};
const POSTGRES_TYPES = {
  key: 'INTEGER PRIMARY KEY',
  int: 'INTEGER',
  long: 'BIGINT',
  real: 'DOUBLE PRECISION',
  // Compares bytes, not by a language's rules: prefixes become ranges, and both databases sort alike.
  text: 'TEXT COLLATE "C"',
};

type Column = keyof typeof SQLITE_TYPES;

/**
 * Creates the tables of listings and places, empty and without indexes. They have today's columns, so a later migration
 * finds its column already there in a new database.
 */
export async function createListingTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const types: Record<Column, string> = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  const columns = Object.entries(LISTING_COLUMNS).map(([name, kind]) => `${name} ${types[kind]}`);
  const statements = [
    `CREATE TABLE listing (${columns.join(', ')})`,
    `CREATE TABLE listing_document (id ${types.key}, document TEXT NOT NULL)`,
    `CREATE TABLE place (id ${types.key}, kind ${types.text}, name ${types.text}, folded ${types.text},
      city ${types.text}, folded_city ${types.text}, state ${types.text}, folded_state ${types.text},
      latitude ${types.real}, longitude ${types.real}, active_count ${types.int}, boundary TEXT)`,
    ...(dialect === 'sqlite' ? SQLITE_SEARCH_TABLES : POSTGRES_SEARCH_TABLES),
    sourceTable(types),
    ...openHouseTable(),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** A migration adds this table to databases of older releases too, so it may exist. */
function openHouseTable(): string[] {
  return [
    `CREATE TABLE IF NOT EXISTS open_house (listing_id INTEGER NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY (listing_id, day))`,
    'CREATE INDEX IF NOT EXISTS open_house_day ON open_house (day, listing_id)',
  ];
}

/** Creates the table of open houses, and fills it from the documents. Few of them have any. */
export async function createOpenHouses(database: Kysely<Tables>): Promise<void> {
  for (const statement of openHouseTable()) await sql.raw(statement).execute(database);
  const rows = await database
    .selectFrom('listing_document')
    .selectAll()
    .where('document', 'not like', '%"openHouse":[]%')
    .execute();
  const listings = rows.map(({ id, document }) => {
    const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
    return { id, openHouses: wire.openHouse ?? [] };
  });
  await storeOpenHouseDays({ database }, listings);
}

/** Adds the column of tours to databases of older releases, and fills it from the documents. */
export async function addTours(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const { rows: existing } =
    dialect === 'sqlite'
      ? await sql`select 1 from pragma_table_info('listing') where name = 'has_tour'`.execute(database)
      : { rows: [] };
  if (existing.length > 0) return;
  const missing = dialect === 'sqlite' ? '' : 'IF NOT EXISTS';
  await sql.raw(`ALTER TABLE listing ADD COLUMN ${missing} has_tour INTEGER DEFAULT 0`).execute(database);
  const rows = await database
    .selectFrom('listing_document')
    .selectAll()
    .where('document', 'like', '%"virtualTourUrl":"https:%')
    .execute();
  for (const { id, document } of rows) {
    const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
    if (!hasTour(wire.details)) continue;
    await database.updateTable('listing').set({ has_tour: 1 }).where('id', '=', id).execute();
  }
}

/** A migration adds this table to databases of older releases too, so it may exist. */
function sourceTable(types: Record<Column, string>): string {
  return `CREATE TABLE IF NOT EXISTS listing_source (listing_id ${types.key}, source_key ${types.text} NOT NULL UNIQUE,
    hash ${types.text} NOT NULL, seen_run INTEGER NOT NULL)`;
}

/** Creates the tables of a feed's runs. They mean nothing once other listings are loaded. */
export async function createIngestTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const types: Record<Column, string> = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  await sql.raw(sourceTable(types)).execute(database);
  await sql
    .raw(
      `CREATE TABLE ingest_run (id INTEGER PRIMARY KEY, run INTEGER NOT NULL, source ${types.text} NOT NULL,
        state ${types.text} NOT NULL, file ${types.text} NOT NULL, row_count INTEGER NOT NULL,
        added INTEGER NOT NULL, changed INTEGER NOT NULL, unchanged INTEGER NOT NULL, withdrawn INTEGER NOT NULL,
        invalid INTEGER NOT NULL, keyless INTEGER NOT NULL, report ${types.text} NOT NULL, report_bytes ${types.long} NOT NULL)`,
    )
    .execute(database);
}

/** Adds the summary of a run, which is written with its report. */
export async function addIngestSummary(database: Kysely<Tables>): Promise<void> {
  await sql.raw("ALTER TABLE ingest_run ADD COLUMN summary TEXT NOT NULL DEFAULT '{}'").execute(database);
}

/** Creates the table of a geocoder's answers. */
export async function createGeocode(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const { text, real } = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  await sql
    .raw(`CREATE TABLE geocode (address ${text} PRIMARY KEY, latitude ${real}, longitude ${real})`)
    .execute(database);
}

/** Adds the day from which an answer may not be stored any longer. */
export async function addGeocodeExpiry(database: Kysely<Tables>): Promise<void> {
  await sql.raw('ALTER TABLE geocode ADD COLUMN expiry_day INTEGER').execute(database);
}

/** Creates the table of the rows that belong to a board's Property rows. */
export async function createSideRows(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const { text } = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  await sql
    .raw(
      `CREATE TABLE side_row (kind ${text} NOT NULL, owner ${text} NOT NULL, row_key ${text} NOT NULL,
        body ${text} NOT NULL, PRIMARY KEY (owner, kind, row_key))`,
    )
    .execute(database);
}

/** Creates the table of boards' numbers. */
export async function createBoardNumbers(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const { text } = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  await sql
    .raw(
      `CREATE TABLE board_number (source_key ${text} PRIMARY KEY, number INTEGER NOT NULL, name ${text} NOT NULL)`,
    )
    .execute(database);
}

const SQLITE_SEARCH_TABLES = [
  `CREATE VIRTUAL TABLE address_search USING fts5(address, content='', contentless_delete=1, tokenize='trigram')`,
  `CREATE VIRTUAL TABLE word_search USING fts5(words, content='', contentless_delete=1, detail='none',
    tokenize='ascii')`,
];

const POSTGRES_SEARCH_TABLES = ['CREATE TABLE word_search (id INTEGER PRIMARY KEY, words TSVECTOR NOT NULL)'];

/** Drops the tables that `createListingTables` makes. */
export async function dropListingTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const tables = ['listing', 'listing_document', 'listing_source', 'open_house', 'place', 'word_search'];
  if (dialect === 'sqlite') tables.push('address_search');
  for (const table of tables) await sql.raw(`DROP TABLE IF EXISTS ${table}`).execute(database);
}

/**
 * Creates indexes again if listings are loaded, because those of an older release are missing or had other columns.
 * @param names all by default
 */
export async function renewListingIndexes(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  names?: readonly string[],
): Promise<void> {
  // Only migrations before 0018 call this; 0018 drops the table.
  const { rows: filled } = await sql`select id from world where state = 'ready'`.execute(database);
  if (filled.length === 0) return;
  await createListingIndexes(database, dialect, names);
  // For an index without statistics SQLite expects few rows, and uses it for everything.
  await sql.raw('ANALYZE listing').execute(database);
}

/** Replaces the indexes of loaded listings, or those with the given names only. */
export async function createListingIndexes(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  names?: readonly string[],
): Promise<void> {
  if (dialect === 'postgres') await addTrigrams(database);
  const indexes = {
    ...listingIndexes(dialect),
    place_name: 'place (kind, folded)',
    ...(dialect === 'postgres' ? await postgresSearchIndexes(database) : {}),
  };
  for (const [name, on] of Object.entries(indexes)) {
    if (names && !names.includes(name)) continue;
    await sql.raw(`DROP INDEX IF EXISTS ${name}`).execute(database);
    const kind = name === 'listing_mls' ? 'UNIQUE INDEX' : 'INDEX';
    await sql.raw(`CREATE ${kind} ${name} ON ${on}`).execute(database);
  }
}

function listingIndexes(dialect: SqlDialect): Record<string, string> {
  const covering = (keys: string, riding: string[]) =>
    dialect === 'sqlite'
      ? `listing (${keys}, ${riding.join(', ')})`
      : `listing (${keys}) INCLUDE (${riding.join(', ')}, id)`;
  return {
    ...mapIndexes(dialect),
    // For wide views of recent sales; reads a fifteenth of what the map index would read.
    listing_sold: covering('type, status, sold_day', [...RIDING, ...SOLD_VALUES]),
    listing_visitor_sold: covering('type, status, vsold_day', [...RIDING, ...visitorColumns(SOLD_VALUES)]),
    listing_date: 'listing (type, status, list_day, shuffle)',
    listing_city: covering('city, type, status, list_day', [
      ...CITY_RIDING,
      ...MEASURES,
      ...visitorColumns(MEASURES),
    ]),
    // Orders in which pages of wide searches are read until they are full.
    listing_price: 'listing (type, status, price)',
    listing_visitor_price: 'listing (type, status, vprice)',
    listing_shuffle: 'listing (type, status, shuffle)',
    listing_mls: 'listing (mls, board)',
    listing_home: 'listing (home)',
    listing_address: 'listing (address)',
    listing_street: `listing (${streetExpression(dialect)})`,
    listing_unit: 'listing (unit)',
  };
}

/**
 * The indexes for map views. PostgreSQL decompresses every column of an entry that it reads. One index for each type
 * and status, without these two columns, saves a seventh of the time of a country-wide search.
 * @returns names, and the SQL after ON
 */
export function mapIndexes(dialect: SqlDialect): Record<string, string> {
  const maps = [
    { name: 'listing_map', key: 'quadkey', riding: [...RIDING, ...VALUES].join(', ') },
    {
      name: 'listing_visitor_map',
      key: 'vquadkey',
      riding: [...RIDING, ...visitorColumns(VALUES)].join(', '),
    },
  ];
  const kinds = TYPES.flatMap((type) => STATUSES.map((status) => ({ type, status })));
  const indexes = maps.flatMap(({ name, key, riding }) =>
    dialect === 'sqlite'
      ? [[name, `listing (type, status, ${key}, ${riding})`]]
      : kinds.map(({ type, status }) => [
          `${name}_${type}_${status}`.toLowerCase(),
          `listing (${key}) INCLUDE (${riding}, id) WHERE type = '${type}' AND status = '${status}'`,
        ]),
  );
  return Object.fromEntries(indexes);
}

/** Installs pg_trgm if the server has it and this user may. */
async function addTrigrams(database: Kysely<Tables>): Promise<void> {
  const statement = `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
    END $$`;
  await sql.raw(statement).execute(database);
}

/**
 * Substring search uses pg_trgm; without it the search reads the whole table. The index holds MARKED_ADDRESS, so that
 * it also finds beginnings of words of any length.
 */
async function postgresSearchIndexes(database: Kysely<Tables>): Promise<Record<string, string>> {
  const words = { word_search_words: 'word_search USING gin (words)' };
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(database);
  const [trigrams] = rows;
  if (!trigrams) return words;
  const kind = `"${trigrams.schema.replaceAll('"', '""')}".gin_trgm_ops`;
  return { ...words, listing_address_trigrams: `listing USING gin (${MARKED_ADDRESS} ${kind})` };
}
