import type { MatchChoiceTable } from '#server/store/customer/applicationTables.ts';
import { FIRST_VERSION, findMatchChoices } from '#server/store/customer/matchChoices.ts';
import { isApplying } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireMatch } from '../../../src/api/customer/applicationContract.ts';
import type { AccessedApplication } from '../applications/applicationAccess.ts';
import { storedSections, storedSignerSections } from '../applications/storedSections.ts';
import { figuresOf } from './figures.ts';
import { type Match, matchesFor } from './match.ts';

/** A match with the applicant's choice; without a choice it is "offered". */
export function wireMatch(match: Match, choice: MatchChoiceTable | undefined): WireMatch {
  return { ...match, version: choice?.version ?? FIRST_VERSION, state: choice?.state ?? 'offered' };
}

/**
 * The matches that a co-applicant may see: the accepted lender, with the mortgage that both take on. Other lenders,
 * their order and the ratios would reveal the applicant's income and debts.
 */
export function forCoApplicant(matches: readonly WireMatch[]): WireMatch[] {
  return matches
    .filter(({ state }) => state === 'accepted')
    .map((match) => ({ ...match, rank: 1, gds: null, tds: null, reasons: [] }));
}

/**
 * The lenders' answers to a submitted application, by rank. They are computed on each call; on the same day with the
 * same rules they are the same.
 * @throws Error for an application without a required field
 */
export async function matchesOf(
  store: QueryContext,
  { application, signer }: Pick<AccessedApplication, 'application' | 'signer'>,
): Promise<WireMatch[]> {
  const withSigner = application.is_alone === 0 && signer && isApplying(signer);
  const figures = figuresOf(
    storedSections(application),
    withSigner ? storedSignerSections(signer) : undefined,
    // Months of work are counted up to the submission, so that an accepted match stays eligible.
    new Date(application.submitted ?? application.updated),
  );
  const choices = new Map((await findMatchChoices(store, application.id)).map((one) => [one.lender, one]));
  return matchesFor(figures).map((match) => wireMatch(match, choices.get(match.id)));
}
