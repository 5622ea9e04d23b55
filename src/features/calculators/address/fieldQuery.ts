import type { Locale } from '#domain/format.ts';
import { type AmountRule, takes } from '../inputs/amount.ts';

/** Decimals that an address may say. */
const MOST_DECIMALS = 6;

/** A number as a field shows it: with the language's separators, and all of its decimals; dollars with their cents. */
export const fieldText = (value: number, locale: Locale, unit: AmountRule['unit']): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: unit === 'dollars' && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: MOST_DECIMALS,
  }).format(value);

/** Reads the query of a calculator's address; what is broken or out of range counts as not said. */
export function readFields(query: URLSearchParams, locale: Locale) {
  const number = (name: string, rule: AmountRule): number | undefined => {
    const text = query.get(name) ?? '';
    return /^\d{1,12}(\.\d{1,6})?$/.test(text) && takes(rule, Number(text)) ? Number(text) : undefined;
  };
  return {
    number,
    /** The text of a field; '' leaves an optional one empty. */
    amount: (name: string, rule: AmountRule, otherwise: number | ''): string => {
      const value = number(name, rule) ?? otherwise;
      return value === '' ? '' : fieldText(value, locale, rule.unit);
    },
    choice: <Value extends string>(name: string, choices: readonly Value[], otherwise: Value): Value =>
      choices.find((choice) => choice === query.get(name)) ?? otherwise,
    flag: (name: string): boolean => query.get(name) === '1',
  };
}

/** A number as an address says it and `readFields` reads it: with its decimals, never with an exponent. */
export const queryNumber = (value: number): number => Number(value.toFixed(MOST_DECIMALS));

/** Prints what differs from what an address without it means. */
export function printFields(
  fields: readonly (readonly [name: string, value: string | number | boolean, otherwise: unknown])[],
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, said, otherwise] of fields) {
    const value = typeof said === 'number' ? queryNumber(said) : said;
    if (value !== otherwise) query.set(name, value === true ? '1' : String(value));
  }
  return query;
}
