import { type RouteConfig, z } from '@hono/zod-openapi';
import { ANSWERS } from './answerSchemas.ts';

/** The description of one call. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  query?: z.ZodObject;
  /** Headers of the request. */
  headers?: z.ZodObject;
  /** JSON Schema of the body. */
  body?: object;
  /** True if a missing body counts as an empty object. */
  isBodyOptional?: boolean;
  /** Types of a body that is not JSON. */
  bytes?: readonly string[];
  /** Answers by status, as Zod or JSON Schema; null for an answer without a body. */
  answers: Record<number, z.ZodType | object | null>;
  /** True if answers have an ETag: the version that a change names in If-Match. */
  isVersioned?: boolean;
  /** Statuses beside those of every call. */
  failures?: Record<number, string>;
  /** True if visitors may call it too. */
  isOpen?: boolean;
}

const json = (schema: z.ZodType | object) => ({ 'application/json': { schema } });

/** Only some of these failures name fields. */
const EITHER = z.union([ANSWERS.refusal, ANSWERS.error]);

function failuresOf({ body, failures = {}, headers, query, path, isOpen }: Call): RouteConfig['responses'] {
  const takesInput = body ?? query ?? path.includes('{boardId}');
  const failed = (description: string, schema: z.ZodType = ANSWERS.error) => ({
    description,
    content: json(schema),
  });
  const own = Object.entries(failures).map(([status, description]) => [
    status,
    failed(description, status === '409' ? EITHER : undefined),
  ]);
  return {
    ...(takesInput
      ? { 400: failed('The request is not valid: see errors.', headers ? EITHER : ANSWERS.refusal) }
      : {}),
    ...(isOpen ? {} : { 401: failed('The caller is not signed in.') }),
    ...(body ? { 413: failed('The body is too large.'), 415: failed('The body is no JSON.') } : {}),
    429: failed('Too many requests: see Retry-After.'),
    ...Object.fromEntries(own),
  };
}

/** Schemas of path parameters, by name. */
const PARAMETERS: Record<string, z.ZodType> = {
  boardId: z.string(),
  mlsNumber: z.string().openapi({ example: 'W1234567' }),
};

function paramsOf(path: string): z.ZodObject | undefined {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, PARAMETERS[name] ?? z.string()])));
}

const ETAG = { ETag: { description: 'The version, in quotes.', schema: { type: 'string' as const } } };

function contentOf({ body, isBodyOptional = false, bytes }: Call) {
  if (body) return { content: json(body), required: !isBodyOptional };
  const binary = { schema: { type: 'string' as const, format: 'binary' } };
  return bytes && { content: Object.fromEntries(bytes.map((type) => [type, binary])), required: true };
}

/** The call in OpenAPI's form. */
export function routeOf(call: Call): RouteConfig {
  const { method, path, summary, query, headers, answers, isOpen, isVersioned } = call;
  const params = paramsOf(path);
  const body = contentOf(call);
  const answered = Object.entries(answers).map(([status, schema]) => [
    status,
    {
      description: 'Done.',
      ...(isVersioned ? { headers: ETAG } : {}),
      ...(schema ? { content: json(schema) } : {}),
    },
  ]);
  return {
    method,
    path,
    summary,
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    },
    responses: { ...failuresOf(call), ...Object.fromEntries(answered) },
  };
}
