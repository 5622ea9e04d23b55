/** The descriptions of settings, and parsers of their values. */
import { z } from 'zod';
import { EMAIL_ADDRESS } from '#server/schemas/personSchema.ts';

/**
 * One environment variable. README's table is made of these, and the message for an invalid value shows the example.
 */
export interface Setting {
  name: string;
  /** The value or behaviour without it; '' for none. */
  default: string;
  /** A valid value. */
  example: string;
  /** An invalid value, for tests; missing when any text is valid. */
  wrong?: string;
  /** One line of Markdown. */
  meaning: string;
  /** True for a key, or an address that may hold one: the value is never printed. */
  isSecret?: true;
}

/** The descriptions of the settings, by their schemas. */
export const words = z.registry<Omit<Setting, 'name'>>();

/** One of some words. */
export const choice = <const Names extends readonly string[]>(
  names: Names,
  expected = `one of ${names.join(', ')}`,
) => z.enum(names, expected);

/** Whole numbers within bounds, written as digits only. */
export const wholeNumber = (low: number, high: number) => {
  const expected = `a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.number().min(low, expected).max(high, expected));
};

/** A text that is parsed by a function, which returns undefined for an invalid one. */
export const read = <Value>(reading: (text: string) => Value | undefined, expected: string) =>
  z.string().transform((text, context) => {
    const value = reading(text);
    if (value !== undefined) return value;
    context.addIssue(expected);
    return z.NEVER;
  });

/** An email address. */
export const email = (expected = 'an email address') =>
  z.string().max(EMAIL_ADDRESS.maxLength, expected).regex(new RegExp(EMAIL_ADDRESS.pattern), expected);

/** Address of a PostgreSQL. */
export const database = z.string().regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://');

/** An http(s) address without a query and without a slash at the end. */
export function httpAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && !url.search ? url.href.replace(/\/+$/, '') : undefined;
}

/** A host name of a cluster or of this machine, which no public name looks like. */
export const INNER_HOST = /^(?=[^.]*[a-z][^.]*$|.*\.(svc|local|internal)$)[a-z\d]([a-z\d.-]*[a-z\d])?$/;

/** Entries between commas; undefined if one does not match the pattern. */
export function listOf(text: string, pattern: RegExp): readonly string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => pattern.test(entry)) ? entries : undefined;
}

/** Origin of an http(s) address. */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
