import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';
import { createQueue } from './jobTables.ts';

/** Creates the table of the estimates' errors, and the queue of the back-test. */
export async function createEstimateErrors(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const text = `${dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"'} NOT NULL`;
  const share = `${dialect === 'sqlite' ? 'REAL' : 'DOUBLE PRECISION'} NOT NULL`;
  await sql
    .raw(
      `CREATE TABLE estimate_error (kind ${text}, city ${text}, state ${text}, property_type ${text},
        city_name ${text}, state_name ${text}, type_name ${text}, sales INTEGER NOT NULL, median_error ${share},
        within_10 ${share}, within_20 ${share}, coverage ${share}, factor ${share}, day INTEGER NOT NULL,
        PRIMARY KEY (kind, city, state, property_type))`,
    )
    .execute(database);
  if (dialect === 'postgres') await createQueue(database, 'estimates');
}
