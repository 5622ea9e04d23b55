import type { LeadTable, QueryContext, Tables } from '../tables.ts';

/** Whether the store has a table: one that no newer release has opened yet may lack it. */
export async function hasTable({ database }: QueryContext, name: keyof Tables): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}

/**
 * Every lead from a moment on, the oldest first.
 * @param since ISO 8601; from the beginning where missing
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
