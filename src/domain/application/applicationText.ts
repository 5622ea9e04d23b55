/** Reads one field of an application: returns the value of the typed text, or the problem with it. */
import { isEmail } from '../account/email.ts';
import { feedProvince, provinceCode } from '../geo/provinces.ts';
import { parseDecimal, parseDollars } from '../typedAmount.ts';

/** The reason why a field is not accepted. */
export type ApplicationProblem =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'postalProvince'
  | 'amount'
  | 'price'
  | 'downTooLow'
  | 'downTooHigh'
  | 'rate'
  | 'date'
  | 'future'
  | 'tooYoung'
  | 'month'
  | 'notFirstHome'
  | 'isFirstHome';

/** The result of reading a field: a value, null for an empty field, or a problem. */
export type ReadText<Value> = { value: Value | null } | { problem: ApplicationProblem };

/** Limits of the fields: characters, dollars, percent per year. */
export const APPLICATION_LIMITS = {
  name: 35,
  email: 254,
  line: 100,
  unit: 20,
  dollars: 100_000_000,
  minPrice: 50_000,
  rate: 30,
} as const;

/** The first letters of each province's postal codes (Canada Post, 2026). */
const POSTAL_LETTERS: Partial<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};

/** Letters and digits as Canada Post uses them: no D, F, I, O, Q or U, and no W or Z in first place. */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Includes the country's prefix. The length is limited by the international numbering plan (ITU-T E.164). */
const PHONE = /^\+[1-9]\d{7,14}$/;

/** A North American number: area code, exchange and line. */
const HOME_PHONE = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** Reads a line of text without surrounding spaces. */
export function readLine(text: string, maxLength: number = APPLICATION_LIMITS.line): ReadText<string> {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length > maxLength) return { problem: 'tooLong' };
  return { value: line || null };
}

/** Reads an email address. */
export function readEmail(text: string): ReadText<string> {
  const email = text.trim();
  if (email === '') return { value: null };
  return isEmail(email) && email.length <= APPLICATION_LIMITS.email ? { value: email } : { problem: 'email' };
}

/** Reads a phone number in its international form. */
export function readPhone(text: string): ReadText<string> {
  if (text === '') return { value: null };
  const isWhole = text.startsWith('+1') ? HOME_PHONE.test(text) : PHONE.test(text);
  return isWhole ? { value: text } : { problem: 'phone' };
}

/** Reads "m5j2y4" as "M5J 2Y4". If the province is known, the code must belong to it. */
export function readPostalCode(text: string, province: string): ReadText<string> {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  if (code === '') return { value: null };
  if (!POSTAL_CODE.test(code)) return { problem: 'postalCode' };
  const letters = POSTAL_LETTERS[province];
  if (letters && !letters.includes(code.charAt(0))) return { problem: 'postalProvince' };
  return { value: `${code.slice(0, 3)} ${code.slice(3)}` };
}

/** Reads a province by its code. */
export function readProvince(text: string): ReadText<string> {
  return { value: feedProvince(text) ? (provinceCode(text) ?? null) : null };
}

/** Reads dollars between two amounts. */
export function readDollars(
  text: string,
  { from = 0, to = APPLICATION_LIMITS.dollars }: { from?: number; to?: number } = {},
): ReadText<number> {
  if (text.trim() === '') return { value: null };
  const dollars = parseDollars(text);
  return dollars !== null && dollars >= from && dollars <= to ? { value: dollars } : { problem: 'amount' };
}

/** Reads a mortgage rate in percent per year, with two decimals. */
export function readRate(text: string): ReadText<number> {
  if (text.trim() === '') return { value: null };
  const rate = parseDecimal(text);
  return rate !== null && rate <= APPLICATION_LIMITS.rate
    ? { value: Math.round(rate * 100) / 100 }
    : { problem: 'rate' };
}

/** Reads one of a list; null for anything else. */
export function readChoice<Choice extends string>(
  text: string,
  choices: readonly Choice[],
): ReadText<Choice> {
  return { value: choices.find((choice) => choice === text) ?? null };
}

/** Reads "yes" or "no". */
export function readYesNo(text: string): ReadText<boolean> {
  return { value: text === '' ? null : text === 'yes' };
}
