import { z } from '@hono/zod-openapi';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { LARGEST_BOARD } from '#server/schemas/listingIdSchema.ts';
import { AMENITY_KINDS } from '../../../src/domain/amenities.ts';
import { WALK_MINUTES } from '../../../src/domain/search/near.ts';

/** Kinds of parameters, from a query (text, repeated keys) or a JSON body (numbers, lists). */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A number within limits; a whole one if `whole`. */
export function numberBetween(low: number, high: number, whole = false) {
  const message = `must be a ${whole ? 'whole ' : ''}number from ${low} to ${high}`;
  const number = z.coerce.number({ error: message }).min(low, message).max(high, message);
  // Coercion reads null as 0, which the OpenAPI description does not have to offer.
  return (whole ? number.int(message) : number).openapi({ type: whole ? 'integer' : 'number' });
}

/** The number of a board. */
export const boardNumber = numberBetween(1, LARGEST_BOARD, true);

/** Dollars, square feet or rooms, with a limit far above real values. */
export const amount = numberBetween(0, 1_000_000_000);

/** One value or several. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1).max(200));
}

/** One of the given words, in this exact spelling. */
export function wordOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

/** One of the given words in any case; the result has the given spelling. */
export function foldedWordOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const byFolded = new Map(words.map((word) => [word.toLowerCase(), word]));
  return z.preprocess(
    (value) => (typeof value === 'string' ? (byFolded.get(value.toLowerCase()) ?? value) : value),
    wordOf(words),
  );
}

/** Text up to a length. */
export function textUpTo(maxLength: number) {
  return (
    z
      .string({ error: 'must be text' })
      .max(maxLength, `must have at most ${maxLength} characters`)
      // PostgreSQL cannot store it in texts.
      .refine((text) => !text.includes('\0'), 'must not hold the character NUL')
  );
}

/** true or false, as a word or a JSON value. */
export const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean({ error: 'must be true or false' }),
);

/** YYYY-MM-DD, read as days since 1970-01-01. */
export const day = z
  .string({ error: 'must be a day like 2026-01-31' })
  .refine((text) => dayNumberOf(text) !== undefined, 'must be a day like 2026-01-31')
  .transform((text) => dayNumberOf(text) ?? 0)
  .openapi({ type: 'string', format: 'date' });

function dayNumberOf(text: string): number | undefined {
  const moment = Date.parse(`${text}T00:00:00Z`);
  if (!DAY.test(text) || Number.isNaN(moment)) return undefined;
  // Date.parse reads 2026-02-31 as a day in March.
  return new Date(moment).toISOString().startsWith(text) ? moment / MILLISECONDS_A_DAY : undefined;
}

const MAX_NAMES = 200;

/** Comma-separated texts, each once. */
const texts = z
  .union([z.string(), z.array(z.string())], { error: 'must be names between commas' })
  .transform((value) => [value].flat().flatMap((text) => text.split(',')))
  .transform((names) => [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))])
  .refine((names) => names.length <= MAX_NAMES, `must be at most ${MAX_NAMES} names`);

/** One or several of the given words between commas, or as repeated keys. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return texts.pipe(z.array(wordOf(words)).min(1)).openapi({ type: 'string', example: words.join() });
}

/** Comma-separated names, as in `fields`. */
export const nameList = texts
  .refine(
    (names) => names.every((name) => /^[\w.]+(\.\*|\[\d+\])?$/.test(name)),
    'must be names like mlsNumber,images[5],address.city',
  )
  .openapi({ type: 'string', example: 'mlsNumber,boardId,listPrice,images[5],address.city' });

/** Names of a listing's fields: "details.*" is the whole of `details`. */
export const fieldList = nameList.refine(
  (names) => !names.some((name) => /^raw\b/.test(name)),
  "raw is not offered: listings have this service's fields only",
);

const POSTAL_CODE = /^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/i;

/** A Canadian postal code, read as "M5V 2T6". */
export const postalCode = z
  .string({ error: 'must be text' })
  .trim()
  .regex(POSTAL_CODE, 'must be a postal code like M5V 2T6')
  .transform((code) => code.toUpperCase().replace(POSTAL_CODE, '$1 $2'))
  .openapi({ type: 'string', example: 'M5V 2T6' });

const HOME = /^([1-9]\d{0,8})-([\w-]{1,35})$/;

/** Comma-separated homes, each as its board's number and MLS number: "2-C1234567,2-W4567890". */
export const homeList = texts
  .refine((names) => names.every((name) => HOME.test(name)), 'must be homes like 2-C1234567 between commas')
  .transform((names) =>
    names.map((name) => {
      const [, board = '', mls = ''] = HOME.exec(name) ?? [];
      return { board: Number(board), mls: mls.toUpperCase() };
    }),
  )
  .openapi({ type: 'string', example: '2-C1234567,2-W4567890' });

const WALK = new RegExp(`^(${AMENITY_KINDS.join('|')}):(${WALK_MINUTES.join('|')})$`);

/** Comma-separated walks, each as a kind of amenity and minutes: "school:15,station:10". */
export const walkList = texts
  .refine(
    (names) => names.every((name) => WALK.test(name)),
    `must be walks like school:15 between commas, with ${AMENITY_KINDS.join(', ')} and ${WALK_MINUTES.join(', ')} minutes`,
  )
  .transform((names) =>
    names.flatMap((name) => {
      const [kindName, count] = name.split(':');
      const kind = AMENITY_KINDS.find((each) => each === kindName);
      const minutes = WALK_MINUTES.find((each) => String(each) === count);
      return kind && minutes ? [{ kind, minutes }] : [];
    }),
  )
  .openapi({ type: 'string', example: 'school:15,station:10' });

/** The parameters of an address, for the object of an endpoint. */
export const addressParameters = {
  city: textUpTo(100),
  state: textUpTo(100),
  zip: textUpTo(10),
  streetNumber: textUpTo(20),
  streetName: textUpTo(100),
  streetSuffix: textUpTo(50),
  streetDirection: textUpTo(20),
  unitNumber: textUpTo(20),
};
