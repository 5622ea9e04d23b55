import { type Kysely, sql } from 'kysely';
import { insertWords } from '../amenities/amenityWords.ts';
import type { SqlDialect, Tables } from '../tables.ts';

/** Creates the tables of amenities and of their sources. */
export async function createAmenities(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const [text, real, big] =
    dialect === 'sqlite' ? ['TEXT', 'REAL', 'INTEGER'] : ['TEXT COLLATE "C"', 'DOUBLE PRECISION', 'BIGINT'];
  const statements = [
    `CREATE TABLE amenity_source (key ${text} PRIMARY KEY, name ${text} NOT NULL, attribution ${text} NOT NULL,
      url ${text}, day INTEGER NOT NULL, amenity_count INTEGER NOT NULL, generator ${text})`,
    `CREATE TABLE amenity (source ${text} NOT NULL, key ${text} NOT NULL, kind ${text} NOT NULL,
      name ${text} NOT NULL, latitude ${real} NOT NULL, longitude ${real} NOT NULL, quadkey ${big} NOT NULL,
      shuffle INTEGER NOT NULL, level ${text}, board ${text}, rating ${real}, rating_out_of ${real},
      rating_source ${text}, lines ${text} NOT NULL, PRIMARY KEY (source, key))`,
    'CREATE INDEX amenity_map ON amenity (kind, quadkey)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Adds the French names and attributions of sources. */
export async function addFrenchSources(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  for (const column of ['name_fr', 'attribution_fr']) {
    await sql.raw(`ALTER TABLE amenity_source ADD COLUMN ${column} ${text}`).execute(database);
  }
}

/** Creates the table of the words of amenities' names, and fills it from the amenities that are there. */
export async function addAmenityWords(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const statement = `CREATE TABLE amenity_word (word ${text} NOT NULL, source ${text} NOT NULL, key ${text} NOT NULL,
      PRIMARY KEY (word, source, key))`;
  await sql.raw(dialect === 'sqlite' ? `${statement} WITHOUT ROWID` : statement).execute(database);
  const named = await database
    .selectFrom('amenity')
    .select(['source', 'key', 'name'])
    .where('name', '<>', '')
    .execute();
  await insertWords({ database, dialect }, named);
}

/**
 * Replaces the index of views by one with all columns that choose amenities. With 60,000 of them a view of a city takes a
 * quarter of the time.
 */
export async function indexAmenityViews(database: Kysely<Tables>): Promise<void> {
  await sql`create index amenity_view on amenity
    (kind, quadkey, latitude, longitude, shuffle, source, key)`.execute(database);
  await sql`drop index amenity_map`.execute(database);
}
