import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { MatchChoiceTable } from '#server/store/customer/applicationTables.ts';
import { chooseMatch } from '#server/store/customer/matchChoices.ts';
import type {
  WireMatch,
  WireMatchChanges,
  WireMatches,
} from '../../../src/api/customer/applicationContract.ts';
import { type AccessedApplication, applicationFor } from '../applications/applicationAccess.ts';
import { ifMatch, refuseStale, setETag } from '../applications/etags.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { forCoApplicant, matchesOf, wireMatch } from './applicationMatches.ts';
import { RULES_OF } from './lenders.ts';

const MATCHES_PATH = `${CUSTOMER_PATH}/application/:id/match`;
const MATCH_PATH = `${MATCHES_PATH}/:matchId`;

/** Body of PUT /customer/application/{id}/match/{matchId}. */
export const MATCH_CHANGES = {
  type: 'object',
  additionalProperties: false,
  required: ['state'],
  properties: { state: { enum: ['offered', 'accepted', 'declined'] } },
} as const;

const changesOf = bodyCheck<WireMatchChanges>(MATCH_CHANGES, 'This change of a match is not valid.');

function refuseUnsubmitted(): never {
  throw new ServiceError(409, 'There are no matches before the application is submitted.');
}

function requireSubmitted({ application }: AccessedApplication): void {
  if (application.status !== 'submitted') refuseUnsubmitted();
}

function requireApplicant({ role }: AccessedApplication): void {
  if (role !== 'applicant') throw new ServiceError(403, 'Only the applicant can choose a lender.');
}

function requireMatch(matches: readonly WireMatch[], id: string): WireMatch {
  const match = matches.find((one) => one.id === id);
  if (!match) throw new ServiceError(404, 'There is no such match.');
  return match;
}

function requireChosen(outcome: MatchChoiceTable | 'stale' | 'closed'): MatchChoiceTable {
  if (outcome === 'closed') refuseUnsubmitted();
  return outcome === 'stale' ? refuseStale() : outcome;
}

/** The routes of an application's matches. */
export function addMatchRoutes(app: Hono<ServiceEnv>, { store }: CustomerOptions): void {
  app.get(MATCHES_PATH, async (context) => {
    const accessed = await applicationFor(store, ownerOf(context), context.req.param('id'));
    requireSubmitted(accessed);
    const all = await matchesOf(store, accessed);
    const matches = accessed.role === 'applicant' ? all : forCoApplicant(all);
    return context.json({ rulesOf: RULES_OF, matches } satisfies WireMatches);
  });
  refuseOthers(app, MATCHES_PATH, ['GET']);

  app.put(MATCH_PATH, async (context) => {
    const owner = ownerOf(context);
    const accessed = await applicationFor(store, owner, context.req.param('id'));
    requireApplicant(accessed);
    requireSubmitted(accessed);
    const match = requireMatch(await matchesOf(store, accessed), context.req.param('matchId'));
    const version = ifMatch(context);
    const { state } = changesOf(await formBodyOf(context.req.raw));
    if (version !== match.version) refuseStale();
    if (state === 'accepted' && !match.isEligible) {
      throw new ServiceError(409, 'This lender does not offer a loan for this application.');
    }
    const newChoice = { application_id: accessed.application.id, lender: match.id, state, version };
    const choice = requireChosen(await chooseMatch(store, owner, newChoice));
    setETag(context, choice.version);
    return context.json(wireMatch(match, choice));
  });
  refuseOthers(app, MATCH_PATH, ['PUT']);
}
