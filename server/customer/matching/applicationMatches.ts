import type { MatchChoiceTable } from '#server/store/customer/applicationTables.ts';
import { findMatchChoices, UNSAID } from '#server/store/customer/matchChoices.ts';
import { isApplying } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireMatch } from '../../../src/api/customer/applicationContract.ts';
import type { AccessedApplication } from '../applications/applicationAccess.ts';
import { storedSections, storedSignerSections } from '../applications/storedSections.ts';
import { figuresOf } from './figures.ts';
import { type Match, matchesFor } from './match.ts';

/** A match with what the applicant said to it; nothing yet where the choice is missing. */
export function wireMatch(match: Match, choice: MatchChoiceTable | undefined): WireMatch {
  return { ...match, version: choice?.version ?? UNSAID, state: choice?.state ?? 'offered' };
}

/**
 * What a co-applicant sees of the matches: the lender that the applicant chose, with the mortgage that both take on.
 * Which others would lend, their order and the ratios would tell what the applicant earns and owes.
 */
export function toldToCoApplicant(matches: readonly WireMatch[]): WireMatch[] {
  return matches
    .filter(({ state }) => state === 'accepted')
    .map((match) => ({ ...match, rank: 1, gds: null, tds: null, reasons: [] }));
}

/**
 * The lenders' answers to a submitted application, by rank. They are computed each time: of two calls on the same day
 * with the same rules the answers are the same.
 * @throws Error for an application that lacks what a submitted one has
 */
export async function matchesOf(
  store: QueryContext,
  { application, signer }: Pick<AccessedApplication, 'application' | 'signer'>,
): Promise<WireMatch[]> {
  const withSigner = application.is_alone === 0 && signer && isApplying(signer);
  const figures = figuresOf(
    storedSections(application),
    withSigner ? storedSignerSections(signer) : undefined,
    // Months of work count up to the submission: what was accepted stays eligible.
    new Date(application.submitted ?? application.updated),
  );
  const choices = new Map((await findMatchChoices(store, application.id)).map((one) => [one.lender, one]));
  return matchesFor(figures).map((match) => wireMatch(match, choices.get(match.id)));
}
