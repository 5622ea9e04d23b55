import type { Hono } from 'hono';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import {
  changeMember,
  changeRules,
  type DeskMember,
  findMembers,
  findRules,
} from '#server/store/desk/members.ts';
import type {
  WireDeskMe,
  WireDeskMember,
  WireDeskMemberChanges,
  WireDeskMembers,
  WireDeskRules,
} from '../../../src/api/desk/contract.ts';
import { adminOf, memberOf, refuseStale, refuseUnknown, SESSION_LENGTH } from '../deskCall.ts';
import { DESK_PATH, type DeskOptions } from '../deskOptions.ts';
import { MEMBER_CHANGES, RULES } from '../deskSchemas.ts';

const ME_PATH = `${DESK_PATH}/me`;
const MEMBERS_PATH = `${DESK_PATH}/members`;
const MEMBER_PATH = `${MEMBERS_PATH}/:id`;
const RULES_PATH = `${DESK_PATH}/rules`;

const changesOf = bodyCheck<WireDeskMemberChanges>(
  MEMBER_CHANGES,
  'These changes of a member are not valid.',
);
const rulesOf = bodyCheck<WireDeskRules>(RULES, 'These rules are not valid.');

function wireMember(row: DeskMember): WireDeskMember {
  const { id, email, name, role, mortgage, ended, version } = row;
  return {
    id,
    email,
    name,
    role,
    mortgage: mortgage === 1,
    languages: JSON.parse(row.languages) as WireDeskMember['languages'], // checked when they were stored
    cities: JSON.parse(row.cities) as string[], // checked when they were stored
    takesTurns: row.takes_turns === 1,
    lastSeen: row.last_seen,
    ended,
    version,
  };
}

/** /desk/me, the members of staff, and the rules by which new items get an owner. */
export function addMemberRoutes(app: Hono<ServiceEnv>, { store, clock }: DeskOptions): void {
  app.get(ME_PATH, (context) => {
    const { id, email, name, role, mortgage, signedIn } = memberOf(context);
    const sessionEnds = new Date(signedIn + SESSION_LENGTH).toISOString();
    return context.json({ id, email, name, role, mortgage, sessionEnds } satisfies WireDeskMe);
  });
  refuseOthers(app, ME_PATH, ['GET']);

  app.get(MEMBERS_PATH, async (context) => {
    const members = (await findMembers(store)).map(wireMember);
    return context.json({ members } satisfies WireDeskMembers);
  });
  refuseOthers(app, MEMBERS_PATH, ['GET']);

  app.patch(MEMBER_PATH, async (context) => {
    const author = { by: adminOf(context).id, at: clock.now().toISOString() };
    const body = changesOf(await formBodyOf(context.req.raw));
    const { languages, cities, takesTurns, isEnded, version } = body;
    const id = context.req.param('id');
    if (isEnded && id === author.by) throw new ServiceError(409, 'Another admin has to remove you.');
    const change = {
      id,
      version,
      ...(languages && { languages: JSON.stringify(languages) }),
      ...(cities && { cities: JSON.stringify(cities) }),
      ...(takesTurns === undefined ? {} : { takes_turns: takesTurns ? (1 as const) : (0 as const) }),
      ...(isEnded && { ended: author.at }),
    };
    const member = await changeMember(store, change, author);
    if (member === 'stale') refuseStale();
    return context.json(wireMember(member ?? refuseUnknown()));
  });
  refuseOthers(app, MEMBER_PATH, ['PATCH']);

  app.get(RULES_PATH, async (context) => context.json((await findRules(store)) satisfies WireDeskRules));
  app.put(RULES_PATH, async (context) => {
    const author = { by: adminOf(context).id, at: clock.now().toISOString() };
    const rules = await changeRules(store, rulesOf(await formBodyOf(context.req.raw)), author);
    return context.json((rules ?? refuseStale()) satisfies WireDeskRules);
  });
  refuseOthers(app, RULES_PATH, ['GET', 'PUT']);
}
