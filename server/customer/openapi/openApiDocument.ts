import { type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { ServiceEnv } from '../../http/serviceEnv.ts';
import {
  EMAIL_CHECK,
  HOME_CHANGES,
  HOMES_TO_ADD,
  NEW_SEARCH,
  NEW_USER,
  SEARCH_CHANGES,
  USER_CHANGES,
  USER_SCHEMA_PATH,
} from '../customerSchemas.ts';
import { ANSWERS } from './answerSchemas.ts';

interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** JSON Schema, by which the body is checked. */
  body?: object;
  /** By status; null is an answer without a body. */
  answers: Record<number, z.ZodType | null>;
  /** Statuses beside those of every call. */
  failures?: Record<number, string>;
  /** Visitors may call it too. */
  isOpen?: boolean;
}

const homeId = z.object({ boardId: z.string(), mlsNumber: z.string().openapi({ example: 'W1234567' }) });
const searchId = z.object({ id: z.string() });
const noUser = { 404: 'There is no such user yet.' };
const noSearch = { 404: 'There is no such search, or it is of another user.' };

const CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/customer/meta',
    summary: 'Names in its Link header where users sign in, and the schema of names and emails.',
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
    failures: noUser,
  },
  {
    method: 'post',
    path: '/customer/user',
    summary: 'Adds the user (201); one who is there stays unchanged (200).',
    body: NEW_USER,
    answers: { 200: ANSWERS.user, 201: ANSWERS.user },
  },
  {
    method: 'put',
    path: '/customer/user',
    summary: 'Changes what is given.',
    body: USER_CHANGES,
    answers: { 200: ANSWERS.user },
    failures: noUser,
  },
  {
    method: 'delete',
    path: '/customer/user',
    summary: 'Removes the user with homes, searches and mails that have not gone out yet.',
    answers: { 204: null },
  },
  {
    method: 'post',
    path: '/customer/user/email-check',
    summary: 'Whether an email belongs to a user (200) or to none (404).',
    body: EMAIL_CHECK,
    answers: { 200: ANSWERS.emailKnown, 404: ANSWERS.emailKnown },
    isOpen: true,
  },
  {
    method: 'get',
    path: '/customer/user/saved-homes',
    summary: 'The saved homes, the newest first.',
    answers: { 200: ANSWERS.homes },
  },
  {
    method: 'post',
    path: '/customer/user/saved-homes',
    summary: 'Adds homes; those that are saved already stay as they are.',
    body: HOMES_TO_ADD,
    answers: { 200: ANSWERS.homes },
    failures: { 409: 'There is no room for all of them.' },
  },
  {
    method: 'put',
    path: '/customer/user/saved-homes/{boardId}/{mlsNumber}',
    summary: 'Saves a home (201), or changes what is given of a saved one (200).',
    body: HOME_CHANGES,
    answers: { 200: ANSWERS.home, 201: ANSWERS.home },
    failures: { 409: 'There is no room for it.' },
  },
  {
    method: 'delete',
    path: '/customer/user/saved-homes/{boardId}/{mlsNumber}',
    summary: 'Takes a home out.',
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/customer/user/saved-searches',
    summary: 'The saved searches, the newest first, with what is new of each.',
    answers: { 200: ANSWERS.searches },
  },
  {
    method: 'post',
    path: '/customer/user/saved-searches',
    summary: 'Saves a search; criteria are the body of POST /realty/listings?type=count.',
    body: NEW_SEARCH,
    answers: { 201: ANSWERS.search },
    failures: { 409: 'The name is taken, or there is no room.' },
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
    summary: 'Takes a search out.',
    answers: { 204: null },
  },
  {
    method: 'post',
    path: '/customer/user/saved-searches/{id}/visits',
    summary: 'Says that a search was opened: nothing of it is new any more.',
    answers: { 204: null },
    failures: noSearch,
  },
];

const json = (schema: z.ZodType | object) => ({ 'application/json': { schema } });

function failuresOf({ body, failures = {}, query, path, isOpen }: Call): RouteConfig['responses'] {
  const takesInput = body ?? query ?? path.includes('{boardId}');
  const failed = (description: string, schema: z.ZodType = ANSWERS.error) => ({
    description,
    content: json(schema),
  });
  const own = Object.entries(failures).map(([status, description]) => [
    status,
    failed(description, status === '409' ? ANSWERS.refusal : undefined),
  ]);
  return {
    ...(takesInput ? { 400: failed('Something is not right: see errors.', ANSWERS.refusal) } : {}),
    ...(isOpen ? {} : { 401: failed('Nobody is signed in.') }),
    ...(body ? { 413: failed('The body is too large.'), 415: failed('The body is no JSON.') } : {}),
    429: failed('Too many requests: see Retry-After.'),
    ...Object.fromEntries(own),
  };
}

function paramsOf(path: string): z.ZodObject | undefined {
  if (path.includes('{boardId}')) return homeId;
  return path.includes('{id}') ? searchId : undefined;
}

function routeOf(call: Call): RouteConfig {
  const { method, path, summary, query, body, answers, isOpen } = call;
  const params = paramsOf(path);
  const answered = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  ]);
  return {
    method,
    path,
    summary,
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { content: json(body), required: true } } : {}),
    },
    responses: { ...failuresOf(call), ...Object.fromEntries(answered) },
  };
}

/** Serves the description of every call at /customer/openapi.json (OpenAPI 3.1). */
export function addOpenApiDocument(app: OpenAPIHono<ServiceEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of CALLS) app.openAPIRegistry.registerPath(routeOf(call));
  app.doc31('/customer/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Customer service', version: '1' },
  });
}
