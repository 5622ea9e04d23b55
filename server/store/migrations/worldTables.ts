import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** Columns that ride in the map indexes, so that a map query never leaves them. */
const RIDING = ['last_status', 'class', 'property_type', 'list_day', 'restricted', 'shuffle', 'state'];
const MEASURES = ['price', 'beds', 'baths', 'sqft', 'sold_day'];
const VALUES = [...MEASURES, 'x', 'y', 'latitude', 'longitude'];
const seen = (names: string[]): string[] => names.map((name) => `v${name}`);
/** Columns that ride in the index of cities, for searches without a map and statistics. */
const CITY_RIDING = [...RIDING.filter((name) => name !== 'list_day'), 'neighbourhood', 'sold_price'];

/** The columns of `listing` in the order of its rows: name and kind. */
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
  // Bytes, not a language's order: prefixes are ranges, and both engines sort alike.
  text: 'TEXT COLLATE "C"',
};

type Column = keyof typeof SQLITE_TYPES;

/** Makes the tables that hold the generated world, empty and without indexes. */
export async function createWorldTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
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
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** A database of an older release has no such table beside its world: a migration makes it. */
function sourceTable(types: Record<Column, string>): string {
  return `CREATE TABLE IF NOT EXISTS listing_source (listing_id ${types.key}, source_key ${types.text} NOT NULL UNIQUE,
    hash ${types.text} NOT NULL, seen_run INTEGER NOT NULL)`;
}

/** Makes what a feed's runs are known by. It says nothing once the world is another one. */
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

const SQLITE_SEARCH_TABLES = [
  `CREATE VIRTUAL TABLE address_search USING fts5(address, content='', contentless_delete=1, tokenize='trigram')`,
  `CREATE VIRTUAL TABLE word_search USING fts5(words, content='', contentless_delete=1, detail='none',
    tokenize='ascii')`,
];

const POSTGRES_SEARCH_TABLES = ['CREATE TABLE word_search (id INTEGER PRIMARY KEY, words TSVECTOR NOT NULL)'];

/** Drops what `createWorldTables` made. */
export async function dropWorldTables(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const tables = ['listing', 'listing_document', 'listing_source', 'place', 'word_search'];
  if (dialect === 'sqlite') tables.push('address_search');
  for (const table of tables) await sql.raw(`DROP TABLE IF EXISTS ${table}`).execute(database);
}

/** Makes the indexes of a filled world anew, where there is one: those of an older release had other columns. */
export async function renewWorldIndexes(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const filled = await database
    .selectFrom('world')
    .select('id')
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!filled) return;
  for (const name of INDEXES) await sql.raw(`DROP INDEX IF EXISTS ${name}`).execute(database);
  await createWorldIndexes(database, dialect);
}

const INDEXES = [
  ...['map', 'visitor_map', 'date', 'city', 'mls', 'home', 'address', 'unit', 'address_trigrams'].map(
    (name) => `listing_${name}`,
  ),
  'place_name',
  'word_search_words',
];

/** Makes the indexes of a filled world and has the engine count what is in them. */
export async function createWorldIndexes(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const covering = (keys: string, riding: string[]) =>
    dialect === 'sqlite' ? `(${keys}, ${riding.join(', ')})` : `(${keys}) INCLUDE (${riding.join(', ')}, id)`;
  if (dialect === 'postgres') await addTrigrams(database);
  const statements = [
    `CREATE INDEX listing_map ON listing ${covering('type, status, quadkey', [...RIDING, ...VALUES])}`,
    `CREATE INDEX listing_visitor_map ON listing ${covering('type, status, vquadkey', [...RIDING, ...seen(VALUES)])}`,
    'CREATE INDEX listing_date ON listing (type, status, list_day)',
    `CREATE INDEX listing_city ON listing ${covering('city, type, status, list_day', [...CITY_RIDING, ...MEASURES, ...seen(MEASURES)])}`,
    // Orders that pages of wide searches are read in until they are full.
    'CREATE INDEX listing_price ON listing (type, status, price)',
    'CREATE INDEX listing_visitor_price ON listing (type, status, vprice)',
    'CREATE INDEX listing_shuffle ON listing (type, status, shuffle)',
    'CREATE UNIQUE INDEX listing_mls ON listing (mls, board)',
    'CREATE INDEX listing_home ON listing (home)',
    'CREATE INDEX listing_address ON listing (address)',
    'CREATE INDEX listing_unit ON listing (unit)',
    'CREATE INDEX place_name ON place (kind, folded)',
    ...(dialect === 'postgres' ? await postgresSearchIndexes(database) : []),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Brings pg_trgm, where the server has it and this user may. */
async function addTrigrams(database: Kysely<Tables>): Promise<void> {
  const statement = `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
    END $$`;
  await sql.raw(statement).execute(database);
}

/** Substring search uses pg_trgm; where the database does not have it, the search reads the whole table. */
async function postgresSearchIndexes(database: Kysely<Tables>): Promise<string[]> {
  const words = 'CREATE INDEX word_search_words ON word_search USING gin (words)';
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(database);
  const [trigrams] = rows;
  if (!trigrams) return [words];
  const kind = `"${trigrams.schema.replaceAll('"', '""')}".gin_trgm_ops`;
  return [words, `CREATE INDEX listing_address_trigrams ON listing USING gin (address ${kind})`];
}
