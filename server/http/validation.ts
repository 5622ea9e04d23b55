import type { z } from 'zod';
import type { WireParameterErrors } from '../../src/api/realty/contract.ts';
import { ParameterErrors, ServiceError } from './errors.ts';
import { bodyArrived } from './shedding.ts';

const MAX_BYTES = 1_000_000;
/** Maximum number of messages for one parameter, which may be a list of a hundred thousand invalid values. */
const MAX_MESSAGES = 20;

const UNKNOWN = 'is not a parameter of this call: its OpenAPI description lists them';

/**
 * Checks a value against a schema.
 * @throws ParameterErrors with one entry for each invalid top-level member ("address.city" for nested ones), and for
 * each member that a strict schema does not have
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const messages = new Map<string, string[]>();
  for (const issue of result.error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const named = isUnknown ? issue.keys.slice(0, MAX_MESSAGES) : [nameOf(issue.path)];
    for (const param of named) {
      const known = messages.get(param);
      const message = isUnknown ? UNKNOWN : issue.message;
      if (!known) messages.set(param, [message]);
      else if (known.length < MAX_MESSAGES) known.push(message);
    }
  }
  const errors: WireParameterErrors = Array.from(messages, ([param, msg]) => ({ param, msg }));
  throw new ParameterErrors(errors);
}

/** "user.name.first". For an item of a list it is the list's name, because positions mean nothing to the caller. */
function nameOf(path: readonly PropertyKey[]): string {
  const position = path.findIndex((part) => typeof part === 'number');
  const names = position < 0 ? path : path.slice(0, position);
  return names.map(String).join('.') || 'body';
}

/**
 * The query as an object: a key given once is a string, a repeated key an array; empty values are dropped.
 * `key[]=` is read as `key=`.
 * @throws ParameterErrors for the character U+0000, which PostgreSQL does not store or compare
 */
export function queryOf(url: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(url).searchParams) {
    if (value === '') continue;
    const key = name.endsWith('[]') ? name.slice(0, -2) : name;
    if (value.includes('\0')) throw new ParameterErrors([{ param: key, msg: ['must not contain U+0000'] }]);
    const known = Object.hasOwn(values, key) ? values[key] : undefined;
    if (known === undefined) values[key] = value;
    else values[key] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return values;
}

/**
 * The JSON body as an object; `{}` when the request has none.
 * @throws ServiceError 413 above a megabyte; ParameterErrors when the body is not a JSON object
 */
export async function jsonBodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await bodyTextOf(request, MAX_BYTES);
  if (text.trim() === '') return {};
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ParameterErrors([{ param: 'body', msg: ['body must be a JSON object'] }]);
  }
  return body as Record<string, unknown>; // narrowed above: an object that is not an array
}

/**
 * The body's bytes; none when the request has no body. Reading stops at the limit, because a body in chunks does not
 * announce its length.
 * @throws ServiceError 413 above the limit, 503 when too many requests are in progress
 */
export async function bodyBytesOf(request: Request, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new ServiceError(413, 'The body is too large.');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ServiceError(413, 'The body is too large.');
    chunks.push(chunk);
  }
  bodyArrived(request);
  return Buffer.concat(chunks);
}

/** The body as text; '' when the request has none. @throws ServiceError as bodyBytesOf */
export async function bodyTextOf(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await bodyBytesOf(request, maxBytes));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ParameterErrors([{ param: 'body', msg: ['body is not valid JSON'] }]);
  }
}
