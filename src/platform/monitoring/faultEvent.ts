import { environment } from '#config/environment.ts';
import type { FaultContext } from './faultContext.ts';

/** A fault as it is reported, without personal data. The fault service checks this shape. */
export interface FaultEvent {
  name: string;
  message: string;
  where: FaultContext['where'];
  path: string;
  stack?: string;
  components?: string;
  call?: string;
  status?: number;
  requestId?: string;
  release: string;
  environment: string;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Values that are not errors are reported only if they are strings: an object may hold personal data. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}

/** Builds the report of an error. */
export function faultEvent(error: unknown, { where, path, components, call }: FaultContext): FaultEvent {
  const stack = error instanceof Error && error.stack ? scrubStack(error.stack) : '';
  return {
    name: nameOf(error).slice(0, 100),
    message: scrubMessage(messageOf(error)),
    where,
    path: scrubText(path, 300),
    ...(stack && { stack }),
    ...(components && { components: components.trim().slice(0, 2000) }),
    ...(call && { call: call.name.slice(0, 100), status: call.status }),
    ...(call?.requestId && { requestId: call.requestId.slice(0, 100) }),
    release: environment.version,
    environment: environment.stage,
  };
}

/**
 * Removes possible personal data from a text: the messages of faults contain typed and answered values. A programmer
 * can still see the fault, but not the person.
 */

/** In this order: a text that matches two rules is replaced by the first. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments of addresses.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, '$1?…'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // Ids of a customer's data, also in a path: an application, an invitation.
  [/(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi, '[id]'],
  // Random parts of a path. Names of files and of addresses are shorter.
  [/(?<=\/)[\w=-]{0,64}?(?=\w{0,64}?\d)(?=\w{0,64}?[A-Za-z])\w{16,}[\w=-]*(?![\w.])/g, '[token]'],
  // JSON Web Tokens, and keys and signatures of any kind.
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/(?<![\w/.-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+=-]{32,}/g, '[token]'],
  [/[^\s"'<>@:,;(]+@[^\s"'<>@:,;)]+\.[^\s"'<>@:,;)]+/g, '[email]'],
  // Postal codes.
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi, '[postal code]'],
  // Telephone, insurance, account and card numbers.
  [/\+?\(?\d(?:[\s().-]{0,2}\d){5,}/g, '[number]'],
];

/** Maximum number of characters of a text that are searched. */
const MAX_LENGTH = 10_000;

/** An identifier in quotes: "map", "firstChild". */
const OWN_NAME = /^[a-z$_][\w$]{0,40}$/;
const QUOTED = /(["'`“«])((?:(?!\1|["”»]).)*)(["'`”»])/g;

/**
 * Scrubs a message: numbers, addresses, tokens, and quoted text that is no identifier, since parsers quote their input.
 * @param maxLength maximum number of characters of the result
 */
export function scrubMessage(text: string, maxLength = 500): string {
  const unquoted = text.replaceAll(QUOTED, (whole, open: string, inside: string, close: string) =>
    OWN_NAME.test(inside) ? whole : `${open}…${close}`,
  );
  return scrubText(unquoted, maxLength);
}

/** Scrubs any other text: numbers, addresses and tokens. */
export function scrubText(text: string, maxLength: number): string {
  return RULES.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), beginning(text)).slice(
    0,
    maxLength,
  );
}

/** Returns the part of a text that can be searched quickly, without its last word, which may be half an address. */
function beginning(text: string): string {
  return text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/\S*$/, '');
}

/** Scrubs a stack. Only its frames are kept, since the lines above them repeat the message. Positions in files stay. */
export function scrubStack(stack: string): string {
  const frames = stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@.*:\d+/.test(line))
    .map((line) => line.replaceAll(/[?#][^\s)]*?(?=:\d+(?::\d+)?\)?$)/g, ''));
  return frames.join('\n').slice(0, 4000);
}
