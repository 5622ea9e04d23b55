import { type Kysely, sql } from 'kysely';
import { storeOpenHouseDays } from '../dataset/openHouseDays.ts';
import type { StoredListing } from '../dataset/storedListing.ts';
import type { SqlDialect, Tables } from '../tables.ts';
import { saleMonthStatements } from './saleMonths.ts';

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
  built_from: 'int',
  built_to: 'int',
  tax: 'int',
  maintenance_fee: 'int',
  condition: 'int',
  gross_yield: 'int',
  yield_day: 'int',
  has_tour: 'int',
  parking: 'int',
  lot_sqft: 'int',
  price_cut_day: 'int',
  features: 'int',
  walks: 'int',
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
      latitude ${types.real}, longitude ${types.real}, active_count ${types.int}, sold_count ${types.int},
      boundary TEXT)`,
    ...(dialect === 'sqlite' ? SQLITE_SEARCH_TABLES : POSTGRES_SEARCH_TABLES),
    sourceTable(types),
    ...openHouseTable(),
    ...saleMonthStatements(dialect),
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

/**
 * Adds a column of LISTING_COLUMNS, which new databases have from the beginning.
 * @returns false if it was there
 */
export async function addColumn(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  name: keyof typeof LISTING_COLUMNS,
): Promise<boolean> {
  const types: Record<Column, string> = dialect === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  const { rows } = await (dialect === 'sqlite'
    ? sql`select name from pragma_table_info('listing') where name = ${name}`
    : sql`select attname from pg_attribute
        where attrelid = 'listing'::regclass and attname = ${name} and not attisdropped`
  ).execute(database);
  if (rows.length > 0) return false;
  await sql.raw(`ALTER TABLE listing ADD COLUMN ${name} ${types[LISTING_COLUMNS[name]]}`).execute(database);
  return true;
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

/** The tables that a dataset fills, on both databases. */
export const LISTING_TABLES: readonly string[] = [
  'listing',
  'listing_document',
  'listing_source',
  'open_house',
  'place',
  'sale_month',
  'word_search',
];

/** Drops the tables that `createListingTables` makes. */
export async function dropListingTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const tables = dialect === 'sqlite' ? [...LISTING_TABLES, 'address_search'] : LISTING_TABLES;
  for (const table of tables) await sql.raw(`DROP TABLE IF EXISTS ${table}`).execute(database);
}
