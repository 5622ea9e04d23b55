import { lockApplication } from '../customer/applications.ts';
import type { ApplicationReviewTable } from '../customer/applicationTables.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { QueryContext } from '../tables.ts';
import { moveItem } from './changeItem.ts';
import { recordChanges } from './changes.ts';
import type { DeskState } from './deskTables.ts';
import type { Author } from './members.ts';

/** The brokerage's answer to an application; undefined until it has given one. */
export function findReview(
  { database }: QueryContext,
  applicationId: string,
): Promise<ApplicationReviewTable | undefined> {
  return database
    .selectFrom('application_review')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** A change of the brokerage's answer to an application. */
export interface ReviewChange extends Pick<ApplicationReviewTable, 'state' | 'sentence' | 'version'> {
  /** The item's lead. */
  lead: string;
  application: string;
  /** The mail to the customer; undefined if none is sent. */
  mail: NewMail | undefined;
}

const valuesOf = ({ state, sentence }: Pick<ApplicationReviewTable, 'state' | 'sentence'>) => ({
  state,
  sentence,
});

/** State of an application's item after an answer. */
const ITEM_STATES: Readonly<Record<ReviewChange['state'], DeskState | undefined>> = {
  received: undefined,
  inReview: 'inWork',
  moreNeeded: 'inWork',
  approved: 'answered',
  declined: 'answered',
};

/**
 * Stores the brokerage's answer to a submitted application, with a record and the mail to the customer. The item is in work
 * then, or after a decision answered. The same answer again changes nothing.
 * @returns undefined for an unknown application, 'stale' for another version, 'closed' if it is not submitted any more
 */
export function changeReview(
  context: QueryContext,
  { lead, application: id, state, sentence, version, mail }: ReviewChange,
  { by, at }: Author,
): Promise<'changed' | 'stale' | 'closed' | undefined> {
  return inTransaction(context, async (locked) => {
    const application = await lockApplication(locked, id);
    if (!application) return undefined;
    if (application.status !== 'submitted') return 'closed';
    const row = await findReview(locked, id);
    const before = row ?? { state: 'received' as const, sentence: '', version: 0 };
    if (before.version !== version) return 'stale';
    if (before.state === state && before.sentence === sentence) return 'changed';
    const after = { state, sentence, changed: at, version: version + 1 };
    await locked.database
      .insertInto('application_review')
      .values({ application_id: id, ...after })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(after))
      .execute();
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await recordChanges(locked, [{ at, by, lead, action: 'applicationState', ...values }]);
    const itemState = ITEM_STATES[state];
    if (itemState) await moveItem(locked, lead, itemState, { by, at });
    if (mail) await insertMail(locked, mail);
    return 'changed';
  });
}
