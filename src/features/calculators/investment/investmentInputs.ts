import type { Locale } from '#domain/format.ts';
import { fieldText, type readFields } from '../address/fieldQuery.ts';
import { type AmountReading, type AmountRule, readAmount, readAmounts } from '../inputs/amount.ts';
import { COST_RULES } from '../inputs/costInputs.ts';

const DOLLARS = { ...COST_RULES.downDollars, isOptional: true } as const;
const SHARE = { unit: 'percent', min: 0, max: 50, isOptional: true } as const;

/** Rules of the fields, by their names in an address. */
export const INVESTMENT_RULES = {
  rent: { unit: 'dollars', min: 1, max: 100_000 },
  vacancy: SHARE,
  annualTaxes: DOLLARS,
  maintenanceFee: DOLLARS,
  insurance: DOLLARS,
  management: SHARE,
  repairs: SHARE,
} as const satisfies Record<string, AmountRule>;

/** Name of a field. */
export type InvestmentName = keyof typeof INVESTMENT_RULES;
/** Every name, in the order of the page. */
export const INVESTMENT_NAMES = Object.keys(INVESTMENT_RULES) as InvestmentName[]; // the record has no other keys

/** The typed texts; null for a field that has its usual value. */
export type InvestmentInputs = Record<InvestmentName, string | null>;

/** The usual values; null if unknown. */
export type UsualTerms = Record<InvestmentName, number | null>;

/**
 * The assumptions that no listing has. Vacancy: 3.1 % of the purpose-built rentals of Canada were vacant in 2025 (CMHC,
 * 2025 Rental Market Report). Management, repairs and insurance have no official tariffs, and the page says that they are
 * assumptions. The insurance of a condo covers what the corporation's does not; dollars per year.
 */
const ASSUMED = { vacancy: 3, management: 8, repairs: 5 } as const;
const INSURANCE = { condo: 500, house: 1500 } as const;

/** Returns the usual values of a home. A home with a condo fee counts as a condo. */
export function usualTerms(home: {
  rent: number | null;
  annualTaxes: number | null;
  maintenanceFee: number | null;
}): UsualTerms {
  return { ...home, ...ASSUMED, insurance: home.maintenanceFee ? INSURANCE.condo : INSURANCE.house };
}

/** The texts of the fields: the typed ones, else the usual values. */
export function shownTexts(
  inputs: InvestmentInputs,
  usual: UsualTerms,
  locale: Locale,
): Record<InvestmentName, string> {
  const texts = INVESTMENT_NAMES.map((name) => [name, inputs[name] ?? usualText(name, usual, locale)]);
  return Object.fromEntries(texts) as Record<InvestmentName, string>; // with every name
}

/** The text of a usual value; '' if it is unknown. */
export function usualText(name: InvestmentName, usual: UsualTerms, locale: Locale): string {
  const value = usual[name];
  return value === null ? '' : fieldText(value, locale, INVESTMENT_RULES[name].unit);
}

/** Reads the fields. */
export const readInvestment = (texts: Record<InvestmentName, string>): AmountReading<InvestmentName> =>
  readAmounts(texts, INVESTMENT_RULES);

/** Reads the typed texts from an address. Values that are invalid or out of range are ignored. */
export function parseInvestment({ number }: ReturnType<typeof readFields>, locale: Locale): InvestmentInputs {
  const typed = INVESTMENT_NAMES.map((name) => {
    const value = number(name, INVESTMENT_RULES[name]);
    return [name, value === undefined ? null : fieldText(value, locale, INVESTMENT_RULES[name].unit)];
  });
  return Object.fromEntries(typed) as InvestmentInputs; // with every name
}

/** Returns the typed values for an address; null while one of them is wrong. */
export function investmentFields(
  inputs: InvestmentInputs,
): (readonly [InvestmentName, number | '', ''])[] | null {
  const fields = INVESTMENT_NAMES.map((name) => {
    const text = inputs[name];
    return [name, text === null ? '' : readAmount(text, INVESTMENT_RULES[name]), ''] as const;
  });
  const valid = fields.filter(
    (field): field is readonly [InvestmentName, number | '', ''] => field[1] !== null,
  );
  return valid.length === fields.length ? valid : null;
}
