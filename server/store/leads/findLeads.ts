import type { LeadTable, QueryContext, Tables } from '../tables.ts';

/** True if the store has the table. It may be missing in a database that a newer release has not opened yet. */
export async function hasTable({ database }: QueryContext, name: keyof Tables): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}

/**
 * Every lead from a time on, the oldest first.
 * @param since ISO 8601; all leads by default
 */
export function findLeads({ database }: QueryContext, since = ''): Promise<LeadTable[]> {
  return database
    .selectFrom('lead')
    .selectAll()
    .where('received', '>=', since)
    .orderBy('received')
    .orderBy('id')
    .execute();
}
