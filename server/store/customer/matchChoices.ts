import type { QueryContext } from '../tables.ts';
import { resetAcceptedMatches } from './acceptedMatches.ts';
import { lockApplication } from './applications.ts';
import type { MatchChoiceTable } from './applicationTables.ts';
import { asOwner, type Owner } from './customers.ts';

/** A choice about a match, with the version that the applicant saw. */
export type NewChoice = MatchChoiceTable;

/** The version of a match without a choice. */
export const FIRST_VERSION = 1;

/** The choices about the matches of an application. */
export function findMatchChoices(
  { database }: QueryContext,
  applicationId: string,
): Promise<MatchChoiceTable[]> {
  return database
    .selectFrom('match_choice')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
}

/**
 * Stores the applicant's choice about a match, unless it is unchanged. Only one match is accepted at a time.
 * @param newChoice `version` is the one that the applicant saw
 * @returns 'stale' for another version, 'closed' if the application is not submitted; then nothing is changed
 */
export function chooseMatch(
  context: QueryContext,
  owner: Owner,
  newChoice: NewChoice,
): Promise<MatchChoiceTable | 'stale' | 'closed'> {
  return asOwner(context, owner, async (locked) => {
    const application = await lockApplication(locked, newChoice.application_id);
    if (application?.status !== 'submitted') return 'closed';
    const choices = await findMatchChoices(locked, newChoice.application_id);
    const known = choices.find(({ lender }) => lender === newChoice.lender);
    if ((known?.version ?? FIRST_VERSION) !== newChoice.version) return 'stale';
    if ((known?.state ?? 'offered') === newChoice.state) return newChoice;
    if (newChoice.state === 'accepted') await resetAcceptedMatches(locked, [newChoice.application_id]);
    const choice = { ...newChoice, version: newChoice.version + 1 };
    const { state, version } = choice;
    await locked.database
      .insertInto('match_choice')
      .values(choice)
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'lender']).doUpdateSet({ state, version }),
      )
      .execute();
    return choice;
  });
}
