import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable } from '../failures.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Counts and averages arrive as text (int8, numeric); here they are numbers: none of ours passes 2^53. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/**
 * The PostgreSQL of a connection string, asked once whether it answers.
 * @throws DatabaseUnreachable.
 */
export async function connectPostgres(connectionString: string): Promise<Dialect> {
  const pool = new pg.Pool({ connectionString, max: 8, types });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new DatabaseUnreachable(failure);
  }
  return new PostgresDialect({ pool });
}
