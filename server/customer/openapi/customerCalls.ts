import { z } from '@hono/zod-openapi';
import {
  BOUNCE,
  CLAIM_CHANGES,
  EMAIL_CHECK,
  HOME_CHANGES,
  HOMES_TO_ADD,
  HOMES_TO_MARK,
  NEW_CLAIM,
  NEW_SEARCH,
  NEW_SUBSCRIPTION,
  NEW_USER,
  NEW_WATCH,
  SEARCH_CHANGES,
  USER_CHANGES,
  USER_SCHEMA_PATH,
} from '../customerSchemas.ts';
import { ANSWERS } from './answerSchemas.ts';
import type { Call } from './call.ts';

const noUser = { 404: 'There is no such user.' };
const noClaim = { 404: 'The home does not exist, or another user claims it.' };
const noSearch = { 404: 'The search does not exist, or belongs to another user.' };

/** Calls of viewed or hidden homes. */
const markCalls = (kind: 'viewed' | 'hidden'): Call[] => {
  const path = `/customer/user/${kind}-homes`;
  return [
    {
      method: 'get',
      path,
      summary: `The ${kind} homes, newest first.`,
      answers: { 200: ANSWERS.markedHomes },
    },
    {
      method: 'post',
      path,
      summary: `Adds ${kind} homes. The later time of a home counts, and the newest homes are stored.`,
      body: HOMES_TO_MARK,
      answers: { 200: ANSWERS.markedHomes },
    },
    {
      method: 'delete',
      path,
      summary: `Removes all homes from the ${kind} ones.`,
      answers: { 204: null },
    },
    {
      method: 'delete',
      path: `${path}/{boardId}/{mlsNumber}`,
      summary: `Removes a home from the ${kind} ones.`,
      answers: { 204: null },
    },
  ];
};

/** Calls of the account, saved homes and saved searches. */
export const CUSTOMER_CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/customer/meta',
    summary: 'Names in its Link header the address for sign-in, and the schema of names and emails.',
    query: z.object({ group: z.literal('homewise') }),
    answers: { 200: ANSWERS.meta },
    isOpen: true,
  },
  {
    method: 'get',
    path: USER_SCHEMA_PATH,
    summary: 'JSON Schema of names and emails.',
    answers: { 200: ANSWERS.schema },
    isOpen: true,
  },
  {
    method: 'get',
    path: '/customer/user',
    summary: 'The user.',
    answers: { 200: ANSWERS.user },
    isVersioned: true,
    failures: noUser,
  },
  {
    method: 'post',
    path: '/customer/user',
    summary: 'Adds the user (201). An existing user stays unchanged (200), but a missing name is filled in.',
    body: NEW_USER,
    answers: { 200: ANSWERS.user, 201: ANSWERS.user },
    isVersioned: true,
  },
  {
    method: 'put',
    path: '/customer/user',
    summary: 'Changes the given members. With If-Match only the named version of the user is changed.',
    headers: z.object({ 'If-Match': z.string().optional() }),
    body: USER_CHANGES,
    answers: { 200: ANSWERS.user },
    isVersioned: true,
    failures: { ...noUser, 412: 'It was changed in the meantime. The call changed nothing.' },
  },
  {
    method: 'delete',
    path: '/customer/user',
    summary:
      'Removes the user with homes, searches, browsers, applications, documents and mails that were not sent yet.',
    answers: { 204: null },
  },
  {
    method: 'post',
    path: '/customer/user/email-check',
    summary: 'Checks if an email belongs to a user (200) or not (404).',
    body: EMAIL_CHECK,
    answers: { 200: ANSWERS.emailKnown, 404: ANSWERS.emailKnown },
    isOpen: true,
  },
  {
    method: 'post',
    path: '/customer/bounces',
    summary:
      'A mail provider reports an address that gave mail back for good, or whose owner complained. Its alerts end until the user confirms it. After a bounce, the answers of the desk that came back count as not delivered: that of messageId, otherwise those of the last five days.',
    headers: z.object({ Authorization: z.string() }),
    body: BOUNCE,
    answers: { 204: null },
    failures: { 401: 'The key is wrong.', 404: 'This server takes no reports.' },
    isOpen: true,
  },
  {
    method: 'get',
    path: '/customer/user/saved-homes',
    summary: 'The saved homes, newest first.',
    answers: { 200: ANSWERS.homes },
  },
  {
    method: 'post',
    path: '/customer/user/saved-homes',
    summary: 'Adds homes. Homes that are already saved stay unchanged.',
    body: HOMES_TO_ADD,
    answers: { 200: ANSWERS.homes },
    failures: { 409: 'With them there would be too many saved homes.' },
  },
  {
    method: 'put',
    path: '/customer/user/saved-homes/{boardId}/{mlsNumber}',
    summary: 'Saves a home (201), or changes the given members of a saved one (200).',
    body: HOME_CHANGES,
    answers: { 200: ANSWERS.home, 201: ANSWERS.home },
    failures: { 409: 'With it there would be too many saved homes.' },
  },
  {
    method: 'delete',
    path: '/customer/user/saved-homes/{boardId}/{mlsNumber}',
    summary: 'Removes a home.',
    answers: { 204: null },
  },
  ...markCalls('viewed'),
  ...markCalls('hidden'),
  {
    method: 'get',
    path: '/customer/user/watched-homes',
    summary: 'The watched homes, newest first.',
    answers: { 200: ANSWERS.watchedHomes },
  },
  {
    method: 'put',
    path: '/customer/user/watched-homes/{boardId}/{mlsNumber}',
    summary: 'Watches a home: mails report changes of its price and status, and its open houses.',
    body: NEW_WATCH,
    answers: { 200: ANSWERS.watchedHome },
    failures: { 404: 'There is no such home.', 409: 'There are too many watched homes.' },
  },
  {
    method: 'delete',
    path: '/customer/user/watched-homes/{boardId}/{mlsNumber}',
    summary: 'Ends the watch of a home.',
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/customer/user/claimed-homes',
    summary: 'The homes that the customer claims, newest first.',
    answers: { 200: ANSWERS.claimedHomes },
  },
  {
    method: 'post',
    path: '/customer/user/claimed-homes',
    summary: 'Claims a home, which proves nothing. A home that is claimed already stays as it is (200).',
    body: NEW_CLAIM,
    answers: { 200: ANSWERS.claimedHome, 201: ANSWERS.claimedHome },
    failures: { 409: 'There are too many claimed homes.' },
  },
  {
    method: 'put',
    path: '/customer/user/claimed-homes/{id}',
    summary: 'Changes the facts of a claimed home, or its monthly mail.',
    body: CLAIM_CHANGES,
    answers: { 200: ANSWERS.claimedHome },
    failures: noClaim,
  },
  {
    method: 'delete',
    path: '/customer/user/claimed-homes/{id}',
    summary: 'Removes a claim.',
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/customer/user/push-subscriptions',
    summary: 'The browsers that get alerts, newest first, and the key for further ones.',
    answers: { 200: ANSWERS.pushSubscriptions },
  },
  {
    method: 'post',
    path: '/customer/user/push-subscriptions',
    summary: 'Lets a browser get alerts (RFC 8030). A known one stays; an eleventh replaces the oldest.',
    body: NEW_SUBSCRIPTION,
    answers: { 200: ANSWERS.pushSubscription },
  },
  {
    method: 'delete',
    path: '/customer/user/push-subscriptions/{id}',
    summary: 'Ends the alerts of a browser.',
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/customer/user/saved-searches',
    summary: 'The saved searches, newest first, each with its number of new homes.',
    answers: { 200: ANSWERS.searches },
  },
  {
    method: 'post',
    path: '/customer/user/saved-searches',
    summary: 'Saves a search; criteria are the body of POST /realty/listings?type=count.',
    body: NEW_SEARCH,
    answers: { 201: ANSWERS.search },
    failures: { 409: 'The name is taken, or there are too many searches.' },
  },
  {
    method: 'put',
    path: '/customer/user/saved-searches/{id}',
    summary: 'Renames a search or changes its alert.',
    body: SEARCH_CHANGES,
    answers: { 200: ANSWERS.search },
    failures: { ...noSearch, 409: 'The name is taken.' },
  },
  {
    method: 'delete',
    path: '/customer/user/saved-searches/{id}',
    summary: 'Removes a search.',
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/customer/unsubscribe',
    summary: "The page of an alert mail's link, as HTML. It changes nothing.",
    query: z.object({ token: z.string() }),
    answers: { 200: null },
    failures: { 404: 'The link is not valid.' },
    isOpen: true,
  },
  {
    method: 'post',
    path: '/customer/unsubscribe',
    summary:
      "Stops the alerts of the token's search or home, or with scope=all every alert of its user. The body is that of the page's form, or `List-Unsubscribe=One-Click` (RFC 8058).",
    query: z.object({ token: z.string() }),
    answers: { 200: null },
    failures: { 404: 'The link is not valid.' },
    isOpen: true,
  },
  {
    method: 'post',
    path: '/customer/user/saved-searches/{id}/visits',
    summary: 'Marks a search as opened. From then on only later homes are new.',
    answers: { 204: null },
    failures: noSearch,
  },
];
