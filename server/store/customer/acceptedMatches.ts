import type { QueryContext } from '../tables.ts';

/** Sets the accepted matches of these applications back to "offered", with a new version. */
export async function resetAcceptedMatches(
  { database }: QueryContext,
  applicationIds: readonly string[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  await database
    .updateTable('match_choice')
    .set(({ eb }) => ({ state: 'offered', version: eb('version', '+', 1) }))
    .where('application_id', 'in', applicationIds)
    .where('state', '=', 'accepted')
    .execute();
}
