import { z } from '@hono/zod-openapi';
import type { Call } from '#server/customer/openapi/call.ts';
import {
  CHANGES_QUERY,
  CONTENT_CHANGE,
  CSV_QUERY,
  DESK_ANSWERS,
  ITEM_CHANGES,
  ITEMS_QUERY,
  MEMBER_CHANGES,
  NEW_ANSWER,
  NEW_NOTE,
  REVIEW_CHANGE,
  RULES,
  VIEWING_ANSWER,
} from '../deskSchemas.ts';

const accessToken = z.object({ 'Access-Token': z.string() });

const STAFF = {
  403: 'The caller is no member of staff, has no second factor, or is no admin: see code.',
  503: 'The identity provider cannot be reached.',
};
const noItem = { 404: 'There is no such item.' };
const noKey = { 404: 'There is no content with this key.' };
const stale = { 409: 'It was changed in the meantime. The call changed nothing.' };

/** A call of the desk; all of them need the same headers and may be refused alike. */
const staffCall = ({ headers, ...call }: Call): Call => ({
  ...call,
  headers: accessToken.extend(headers?.shape ?? {}),
  failures: { ...STAFF, ...call.failures },
});

/** Calls of the desk. */
export const DESK_CALLS: readonly Call[] = [
  staffCall({
    method: 'get',
    path: '/desk/me',
    summary: 'The caller, whom the first call makes a member.',
    answers: { 200: DESK_ANSWERS.me },
  }),
  staffCall({
    method: 'get',
    path: '/desk/members',
    summary: 'The members of staff, by name.',
    answers: { 200: DESK_ANSWERS.members },
  }),
  staffCall({
    method: 'patch',
    path: '/desk/members/{id}',
    summary: 'Changes what a member takes; for admins.',
    body: MEMBER_CHANGES,
    answers: { 200: DESK_ANSWERS.member },
    failures: noItem,
  }),
  staffCall({
    method: 'get',
    path: '/desk/rules',
    summary: 'The rules by which new items get an owner.',
    answers: { 200: DESK_ANSWERS.rules },
  }),
  staffCall({
    method: 'put',
    path: '/desk/rules',
    summary: 'Replaces the rules; for admins.',
    body: RULES,
    answers: { 200: DESK_ANSWERS.rules },
    failures: stale,
  }),
  staffCall({
    method: 'get',
    path: '/desk/items',
    summary: 'A page of the inbox, with counts.',
    query: ITEMS_QUERY,
    answers: { 200: DESK_ANSWERS.items },
  }),
  staffCall({
    method: 'get',
    path: '/desk/items/{id}',
    summary: 'One item with its notes, answers and history. Marks it as opened.',
    answers: { 200: DESK_ANSWERS.detail },
    failures: noItem,
  }),
  staffCall({
    method: 'patch',
    path: '/desk/items/{id}',
    summary: 'Changes the state, the owner or the next action of an item.',
    body: ITEM_CHANGES,
    answers: { 200: DESK_ANSWERS.detail },
    failures: { ...noItem, ...stale },
  }),
  staffCall({
    method: 'post',
    path: '/desk/items/{id}/notes',
    summary: 'Adds a note to an item.',
    body: NEW_NOTE,
    answers: { 201: DESK_ANSWERS.detail },
    failures: noItem,
  }),
  staffCall({
    method: 'post',
    path: '/desk/items/{id}/answers',
    summary: 'Mails an answer to the person of an item, once for each key.',
    headers: z.object({ 'Idempotency-Key': z.string() }),
    body: NEW_ANSWER,
    answers: { 200: DESK_ANSWERS.detail, 201: DESK_ANSWERS.detail },
    failures: {
      ...noItem,
      409: 'The item has no email address, or the key came with another answer.',
      503: 'This server sends no mails, or the identity provider cannot be reached.',
    },
  }),
  staffCall({
    method: 'post',
    path: '/desk/items/{id}/viewing',
    summary: 'Offers a time for a viewing, agrees to it, or declines it.',
    body: VIEWING_ANSWER,
    answers: { 200: DESK_ANSWERS.detail },
    failures: { ...noItem, 409: 'It was changed in the meantime, or the answer cannot follow its state.' },
  }),
  staffCall({
    method: 'get',
    path: '/desk/items.csv',
    summary: 'All items of a filter as CSV.',
    query: CSV_QUERY,
    answers: { 200: null },
  }),
  staffCall({
    method: 'get',
    path: '/desk/applications/{leadId}',
    summary: 'The application of an item: answers, matches, documents, and the brokerage’s answer.',
    answers: { 200: DESK_ANSWERS.application },
    failures: noItem,
  }),
  staffCall({
    method: 'patch',
    path: '/desk/applications/{leadId}',
    summary: 'Changes the brokerage’s answer, which the customer sees and gets by mail.',
    body: REVIEW_CHANGE,
    answers: { 200: DESK_ANSWERS.application },
    failures: { ...noItem, 409: 'It was changed in the meantime, or the application was withdrawn.' },
  }),
  staffCall({
    method: 'post',
    path: '/desk/applications/{leadId}/documents/{documentId}/openings',
    summary: 'A signed address of a document for some minutes. The opening is recorded.',
    answers: { 201: DESK_ANSWERS.opening },
    failures: { 404: 'There is no such document, or its bytes are not stored.' },
  }),
  {
    method: 'get',
    path: '/desk/files/{id}',
    summary: 'A document by a signed address.',
    query: z.object({ expires: z.string(), signature: z.string() }),
    answers: { 200: null },
    failures: { 403: 'The address was altered or has expired.', 404: 'The document was removed.' },
    isOpen: true,
  },
  staffCall({
    method: 'get',
    path: '/desk/changes',
    summary: 'The record of what staff did, newest first.',
    query: CHANGES_QUERY,
    answers: { 200: DESK_ANSWERS.changes },
  }),
  staffCall({
    method: 'post',
    path: '/desk/content/pictures',
    summary: 'Stores a picture for the content; for admins.',
    bytes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    answers: { 201: DESK_ANSWERS.contentPicture },
    failures: { 400: 'The file is no picture in one of these formats.', 413: 'It is larger than 15 MB.' },
  }),
  staffCall({
    method: 'get',
    path: '/desk/content/{key}',
    summary: 'The published content of a key, and its draft; for admins.',
    answers: { 200: DESK_ANSWERS.content },
    failures: noKey,
  }),
  staffCall({
    method: 'put',
    path: '/desk/content/{key}/draft',
    summary: 'Stores the draft of a key, which visitors do not see; for admins.',
    body: CONTENT_CHANGE,
    answers: { 200: DESK_ANSWERS.content },
    failures: { ...noKey, ...stale },
  }),
  staffCall({
    method: 'delete',
    path: '/desk/content/{key}/draft',
    summary: 'Removes the draft of a key; for admins.',
    query: z.object({ revision: z.string() }),
    answers: { 200: DESK_ANSWERS.content },
    failures: { ...noKey, ...stale },
  }),
  staffCall({
    method: 'get',
    path: '/desk/content/{key}/versions',
    summary: 'Who published the content of a key, and when, newest first; for admins.',
    answers: { 200: DESK_ANSWERS.contentVersions },
    failures: noKey,
  }),
  staffCall({
    method: 'post',
    path: '/desk/content/{key}/versions',
    summary: 'Publishes content, and removes the draft; for admins.',
    body: CONTENT_CHANGE,
    answers: { 201: DESK_ANSWERS.content },
    failures: { ...noKey, ...stale },
  }),
  staffCall({
    method: 'get',
    path: '/desk/content/{key}/versions/{version}',
    summary: 'An earlier version of the content of a key; for admins.',
    answers: { 200: DESK_ANSWERS.contentVersion },
    failures: { 404: 'There is no such key or version.' },
  }),
];
