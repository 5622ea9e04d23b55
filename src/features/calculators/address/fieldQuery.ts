import type { Locale } from '#domain/format.ts';
import { type AmountRule, takes } from '../inputs/amount.ts';

/** Maximum number of decimals in an address. */
const MAX_DECIMALS = 6;

/**
 * Formats a number for a field: with the language's separators and all its decimals; dollars with two decimals unless
 * they are whole.
 */
export const fieldText = (value: number, locale: Locale, unit: AmountRule['unit']): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: unit === 'dollars' && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: MAX_DECIMALS,
  }).format(value);

/** Reads the query of a calculator's address. Values that are invalid or out of range are ignored. */
export function readFields(query: URLSearchParams, locale: Locale) {
  const number = (name: string, rule: AmountRule): number | undefined => {
    const text = query.get(name) ?? '';
    return /^\d{1,12}(\.\d{1,6})?$/.test(text) && takes(rule, Number(text)) ? Number(text) : undefined;
  };
  return {
    number,
    /** Returns the text of a field; '' leaves an optional one empty. */
    amount: (name: string, rule: AmountRule, otherwise: number | ''): string => {
      const value = number(name, rule) ?? otherwise;
      return value === '' ? '' : fieldText(value, locale, rule.unit);
    },
    choice: <Value extends string>(name: string, choices: readonly Value[], otherwise: Value): Value =>
      choices.find((choice) => choice === query.get(name)) ?? otherwise,
    flag: (name: string): boolean => query.get(name) === '1',
  };
}

/** Rounds a number to the decimals that `readFields` can read, so that it is never printed with an exponent. */
export const queryNumber = (value: number): number => Number(value.toFixed(MAX_DECIMALS));

/** Returns a query with the values that differ from the defaults. */
export function printFields(
  fields: readonly (readonly [name: string, value: string | number | boolean, otherwise: unknown])[],
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, raw, otherwise] of fields) {
    const value = typeof raw === 'number' ? queryNumber(raw) : raw;
    if (value !== otherwise) query.set(name, value === true ? '1' : String(value));
  }
  return query;
}
