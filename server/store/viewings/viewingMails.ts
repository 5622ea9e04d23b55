import type { QueryContext } from '../tables.ts';
import type { Viewing } from './findViewings.ts';

/** States that are the brokerage's answers, or follow from them. */
export const ANSWERED_STATES = ['offered', 'agreed', 'declined'] as const;

/** Id of the mail about the present state of a viewing request. */
export const viewingMailId = ({ id, revision }: Pick<Viewing, 'id' | 'revision'>): string =>
  `viewing-${id}-${revision}`;

/** Takes a time out of a viewing request, after a mail took it out of the customer's calendar, unless it was changed meanwhile. */
export async function withdrawTime(
  { database }: QueryContext,
  { id, revision }: Pick<Viewing, 'id' | 'revision'>,
): Promise<void> {
  await database
    .updateTable('viewing')
    .set({ starts: null, ends: null })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}
