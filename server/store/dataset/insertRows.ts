import { CompiledQuery, type Kysely } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/** SQLite allows 32,766 parameters per statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 20_000;

/** A table, its columns in order, and the SQL around a parameter where PostgreSQL needs some. */
export interface InsertTarget {
  table: string;
  columns: readonly string[];
  postgresValue?: Record<string, (placeholder: string) => string>;
}

/**
 * Inserts many rows in few statements. Bypasses the query builder, which takes longer to build such a statement than
 * the database takes to run it.
 */
export async function insertRows(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  target: InsertTarget,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const rowLimit = Math.floor(MAX_PARAMETERS / target.columns.length);
  for (let start = 0; start < rows.length; start += rowLimit) {
    const part = rows.slice(start, start + rowLimit);
    await database.executeQuery(CompiledQuery.raw(statementOf(dialect, target, part.length), part.flat()));
  }
}

function statementOf(
  dialect: SqlDialect,
  { table, columns, postgresValue }: InsertTarget,
  rows: number,
): string {
  let last = 0;
  const placeholder = (column: string): string => {
    if (dialect === 'sqlite') return '?';
    last += 1;
    const wrap = postgresValue?.[column];
    return wrap ? wrap(`$${last}`) : `$${last}`;
  };
  const values = Array.from({ length: rows }, () => `(${columns.map(placeholder).join(', ')})`);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`;
}
