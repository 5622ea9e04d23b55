import { sql } from 'kysely';
import type { QueryContext } from './tables.ts';

/** Arbitrary numbers that no other program locks in the same database. */
const LOCKS = {
  /** Writing the counts of places. */
  places: 7_203_412,
  /** Packing the sales of months. */
  packing: 7_203_413,
  /** Replacing the amenities of a source. */
  amenities: 7_203_414,
  /** Renewing the walks of listings. */
  walks: 7_203_415,
};

/** Waits until no other transaction of the database has the lock, which ends with this one. SQLite needs none. */
export async function lock({ database, dialect }: QueryContext, name: keyof typeof LOCKS): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[name])})`.execute(database);
}

/** Takes a lock as `lock` does. Returns false if another transaction has it. */
export async function tryLock(
  { database, dialect }: QueryContext,
  name: keyof typeof LOCKS,
): Promise<boolean> {
  if (dialect === 'sqlite') return true;
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCKS[name])}) as taken`.execute(database);
  return rows[0]?.taken === true;
}
