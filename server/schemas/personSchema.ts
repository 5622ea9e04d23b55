/** JSON Schemas of names, emails and single texts, shared by all forms. */

/** Control characters, written as ranges that every regular expression accepts, with and without the unicode flag. */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
/** The same without tab and line breaks. */
const CONTROLS_IN_TEXT = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';

/** A single line that is not blank. */
export const line = (maxLength: number) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: `^ *[^\\s${CONTROLS}][^${CONTROLS}]*$` }) as const;

/** Several lines, or none. */
export const textUpTo = (maxLength: number) =>
  ({ type: 'string', maxLength, pattern: `^[^${CONTROLS_IN_TEXT}]*$` }) as const;

/** First and last name, both given. */
export const PERSON_NAME = {
  type: 'object',
  additionalProperties: false,
  required: ['first', 'last'],
  properties: { first: line(35), last: line(35) },
} as const;

/** A name of letters only. Other texts could be read by a mail program as an address or a link. */
export const DISPLAY_NAME = { type: 'string', pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ -]{0,34}$" } as const;

const DISPLAYED = new RegExp(DISPLAY_NAME.pattern, 'u');

/** True for a name that mails to other people may contain. */
export const isDisplayName = (text: string): boolean => DISPLAYED.test(text);

/** Characters that surround addresses and are not part of them. */
const MARKS = '<>,;:"()\\[\\]\\\\';

/** The top-level domain has two or more letters. The local part is as long as the mail standard allows. */
export const EMAIL_ADDRESS = {
  type: 'string',
  maxLength: 254,
  pattern: `^[^\\s@${MARKS}${CONTROLS}]{1,64}@[^\\s@.${MARKS}${CONTROLS}]+(\\.[^\\s@.${MARKS}${CONTROLS}]+)*\\.[A-Za-z]{2,}$`,
} as const;

/**
 * Lower case for letters that convert back to the same capital. The kelvin sign, for example, is not K, although its
 * lower case is k.
 */
const lowered = (letter: string): string =>
  letter.toLowerCase().toUpperCase() === letter ? letter.toLowerCase() : letter;

/** The key of an email: letters compare without case, and other letters do not match them. */
export const emailKeyOf = (email: string): string => Array.from(email, lowered).join('');
