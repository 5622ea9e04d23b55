import type { QueryContext } from '../tables.ts';
import type { Viewing } from './findViewings.ts';

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
