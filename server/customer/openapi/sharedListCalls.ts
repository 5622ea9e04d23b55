import { z } from '@hono/zod-openapi';
import { ACCEPTANCE, NEW_SHARING, SHARING_CHANGE } from '../sharing/sharedListSchemas.ts';
import type { Call } from './call.ts';

const moment = z.iso.datetime();
const home = z.object({ mlsNumber: z.string(), boardId: z.number().int() });
const heart = z
  .object({ saved: moment, note: z.string(), noted: moment.nullable() })
  .nullable()
  .openapi('Heart');

const invitation = z
  .object({
    state: z.enum(['invited', 'declined']),
    email: z.string(),
    name: z.string(),
    line: z.string(),
    sharesSaved: z.boolean(),
    invited: moment,
    isExpired: z.boolean(),
  })
  .openapi('SharedListInvitation');

const list = z
  .object({
    state: z.literal('shared'),
    isOwner: z.boolean(),
    partner: z.string(),
    since: moment,
    homes: z.array(home.extend({ yours: heart, theirs: heart })),
    privateHomes: z.array(home),
    changes: z.array(
      z.object({
        at: moment,
        isYours: z.boolean(),
        kind: z.enum(['joined', 'earlier', 'added', 'removed', 'noted']),
        home: home.nullable(),
      }),
    ),
  })
  .openapi('SharedList');

/** Answer of GET /customer/user/shared-list. */
export const SHARING = z.union([z.object({ state: z.literal('none') }), invitation, list]);

const path = '/customer/user/shared-list';
const linked = '/customer/shared-list-invitation';
const headers = z.object({ 'Invitation-Token': z.string() });
const ended = { 404: 'There is no such invitation, or it has ended.' };

/** Calls of lists of saved homes that two customers share. */
export const SHARED_LIST_CALLS: readonly Call[] = [
  {
    method: 'get',
    path,
    summary: 'The shared list with the homes of both, or the open invitation to one.',
    answers: { 200: SHARING },
  },
  {
    method: 'post',
    path,
    summary: 'Accepts the invitation of a mail’s link. From then on both see the list.',
    headers,
    body: ACCEPTANCE,
    answers: { 200: list },
    failures: { ...ended, 409: 'It is the user’s own invitation, or the user shares a list already.' },
  },
  {
    method: 'put',
    path,
    summary: 'Puts the homes on the list that were saved before it was shared.',
    body: SHARING_CHANGE,
    answers: { 200: list },
    failures: { 409: 'The user shares no list.' },
  },
  {
    method: 'delete',
    path,
    summary: 'Withdraws the invitation, leaves the list or removes the partner. The list ends for both.',
    answers: { 204: null },
  },
  {
    method: 'post',
    path: `${path}/invitation`,
    summary: 'Invites a partner by mail. The link is valid for 14 days; that of an earlier invitation ends.',
    body: NEW_SHARING,
    answers: { 200: invitation },
    failures: { 409: 'The user shares a list already.', 503: 'The invitation could not be mailed.' },
  },
  {
    method: 'get',
    path: linked,
    summary: 'The invitation of the link in a mail.',
    headers,
    answers: { 200: z.object({ name: z.string(), line: z.string() }) },
    failures: ended,
    isOpen: true,
  },
  {
    method: 'delete',
    path: linked,
    summary: 'Declines the invitation of the link in a mail.',
    headers,
    answers: { 204: null },
    failures: ended,
    isOpen: true,
  },
];
