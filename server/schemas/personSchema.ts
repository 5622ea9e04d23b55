/** What a person may be called and reached by, as parts of JSON Schema: the same wherever it is asked. */

/** Written as ranges that every regular expression takes, with and without its unicode flag. */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
/** As above without tab and line ends. */
const CONTROLS_IN_TEXT = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';

/** One line that is not blank. */
export const line = (maxLength: number) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: `^ *[^\\s${CONTROLS}][^${CONTROLS}]*$` }) as const;

/** Lines, or nothing. */
export const textUpTo = (maxLength: number) =>
  ({ type: 'string', maxLength, pattern: `^[^${CONTROLS_IN_TEXT}]*$` }) as const;

/** First and last name, both given. */
export const PERSON_NAME = {
  type: 'object',
  additionalProperties: false,
  required: ['first', 'last'],
  properties: { first: line(35), last: line(35) },
} as const;

/** What stands around addresses and not in them. */
const MARKS = '<>,;:"()\\[\\]\\\\';

/** Endings of two or more letters (rulings D14); the local part as long as mail allows. */
export const EMAIL_ADDRESS = {
  type: 'string',
  maxLength: 254,
  pattern: `^[^\\s@${MARKS}${CONTROLS}]{1,64}@[^\\s@.${MARKS}${CONTROLS}]+(\\.[^\\s@.${MARKS}${CONTROLS}]+)*\\.[A-Za-z]{2,}$`,
} as const;

/** A letter that is the same in its other case; others are apart: the sign for kelvin is no K, though its small form is k. */
const lowered = (letter: string): string =>
  letter.toLowerCase().toUpperCase() === letter ? letter.toLowerCase() : letter;

/** What an email is known by: its letters in whatever case. No other letter counts as one of them. */
export const emailKeyOf = (email: string): string => Array.from(email, lowered).join('');
