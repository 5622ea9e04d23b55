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
import { ifMatch, setETag, stale } from '../applications/etags.ts';
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

const changesOf = bodyCheck<WireMatchChanges>(MATCH_CHANGES, 'This change of a match is not right.');

function notSubmitted(): never {
  throw new ServiceError(409, 'Matches are there once the application is submitted.');
}

function requireSubmitted({ application }: AccessedApplication): void {
  if (application.status !== 'submitted') notSubmitted();
}

function requireApplicant({ role }: AccessedApplication): void {
  if (role !== 'applicant') throw new ServiceError(403, 'Only the applicant can choose a lender.');
}

function known(matches: readonly WireMatch[], id: string): WireMatch {
  const match = matches.find((one) => one.id === id);
  if (!match) throw new ServiceError(404, 'There is no such match.');
  return match;
}

function chosen(outcome: MatchChoiceTable | 'stale' | 'closed'): MatchChoiceTable {
  if (outcome === 'closed') notSubmitted();
  return outcome === 'stale' ? stale() : outcome;
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
    const match = known(await matchesOf(store, accessed), context.req.param('matchId'));
    const version = ifMatch(context);
    const { state } = changesOf(await formBodyOf(context.req.raw));
    if (version !== match.version) stale();
    if (state === 'accepted' && !match.isEligible) {
      throw new ServiceError(409, 'This lender would not lend.');
    }
    const newChoice = { application_id: accessed.application.id, lender: match.id, state, version };
    const choice = chosen(await chooseMatch(store, owner, newChoice));
    setETag(context, choice.version);
    return context.json(wireMatch(match, choice));
  });
  refuseOthers(app, MATCH_PATH, ['PUT']);
}
