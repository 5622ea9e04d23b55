import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';
import { createListingIndexes, factIndexes } from './listingIndexes.ts';
import { addColumn } from './listingTables.ts';

const COUNTED = `INSERT INTO amenity_change (id, number) VALUES (1, 1)
      ON CONFLICT (id) DO UPDATE SET number = amenity_change.number + 1`;

/** Statements that count the changes of the table of amenities in the transaction of each write, by any program. */
function changeTriggers(dialect: SqlDialect): string[] {
  if (dialect === 'sqlite') {
    return ['INSERT', 'UPDATE', 'DELETE'].map(
      (event) =>
        `CREATE TRIGGER amenity_change_${event.toLowerCase()} AFTER ${event} ON amenity BEGIN ${COUNTED}; END`,
    );
  }
  return [
    `CREATE OR REPLACE FUNCTION amenity_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${COUNTED}; RETURN NULL; END $$`,
    `CREATE TRIGGER amenity_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON amenity
      FOR EACH STATEMENT EXECUTE FUNCTION amenity_changed()`,
  ];
}

/**
 * Adds the walks of listings (walks/packedWalks.ts), the number of changes of the amenities, and the state of the renewal
 * after them. Creates the indexes of facts again, with the new column. A server fills it in the background.
 */
export async function addWalks(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  await addColumn(database, dialect, 'walks');
  const statements = [
    'CREATE TABLE amenity_change (id INTEGER PRIMARY KEY, number INTEGER NOT NULL)',
    `CREATE TABLE walk_pass (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, last_id INTEGER,
      kinds ${text} NOT NULL)`,
    'INSERT INTO amenity_change (id, number) SELECT 1, 1 WHERE EXISTS (SELECT 1 FROM amenity)',
    ...changeTriggers(dialect),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
  const indexes = factIndexes(dialect);
  await createListingIndexes(database, dialect, (name) => name in indexes);
  // For an index without statistics SQLite expects few rows, and uses it for everything.
  if (dialect === 'sqlite') await sql.raw('ANALYZE listing').execute(database);
}

/**
 * Makes the walks of a board's homes due if the demonstration's amenities are stored beside them: these counted before, and
 * are not shown with a board's listings (amenities/shownAmenities.ts).
 */
export async function renewBoardsWalks(database: Kysely<Tables>): Promise<void> {
  await sql`update amenity_change set number = number + 1
    where exists (select 1 from amenity_source where key = 'demo')
      and exists (select 1 from dataset where source = 'board')`.execute(database);
}
