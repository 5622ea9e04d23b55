import { environment } from '#config/environment.ts';
import type { FaultContext } from './faultContext.ts';

/** A fault as it is told: nothing in it is about a person. The fault service checks this very shape. */
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

/** Of what is no error only a text is told: an object may hold anything. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}

/** What is told of an error that was met there. */
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
 * Takes out of a text what may be about a person: faults carry what was typed or answered in their messages. What
 * is left tells a programmer what broke, and nobody whom it broke for.
 */

/** In this order: what looks like two things is the first. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments of addresses.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, '$1?…'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // What one thing of one customer is named by, also as a part of a path: an application, an invitation.
  [/(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi, '[id]'],
  // A part of a path with a word that nobody writes; names of files and of addresses have shorter ones.
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

/** Characters of a text that are looked through. */
const LONGEST = 10_000;

/** A name of the program in quotes: "map", "firstChild". */
const OWN_NAME = /^[a-z$_][\w$]{0,40}$/;
const QUOTED = /(["'`“«])((?:(?!\1|["”»]).)*)(["'`”»])/g;

/**
 * Of a message: numbers, addresses, tokens, and what stands in quotes unless it is a name of the program, since parsers
 * quote what they were given.
 * @param most characters that are kept
 */
export function scrubMessage(text: string, most = 500): string {
  const unquoted = text.replaceAll(QUOTED, (whole, open: string, inside: string, close: string) =>
    OWN_NAME.test(inside) ? whole : `${open}…${close}`,
  );
  return scrubText(unquoted, most);
}

/** Of any other text: numbers, addresses and tokens. */
export function scrubText(text: string, most: number): string {
  return RULES.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), beginning(text)).slice(
    0,
    most,
  );
}

/** As much as is looked through in no time; the last word of it may be half an address, and goes. */
function beginning(text: string): string {
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/\S*$/, '');
}

/** Of a stack its frames: the lines above them repeat the message. Positions in files are kept. */
export function scrubStack(stack: string): string {
  const frames = stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@.*:\d+/.test(line))
    .map((line) => line.replaceAll(/[?#][^\s)]*?(?=:\d+(?::\d+)?\)?$)/g, ''));
  return frames.join('\n').slice(0, 4000);
}
