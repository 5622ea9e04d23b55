import type { LeadTable, QueryContext } from '../tables.ts';

/** Whether the store has a place for leads: one that no newer release has opened yet has not. */
export async function hasLeadTable({ database }: QueryContext): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === 'lead');
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
