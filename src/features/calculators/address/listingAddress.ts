import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import { COMPOUNDINGS, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import { COST_RULES, type CostInputs, firstInputs, readInputs } from '../inputs/costInputs.ts';
import { downFields, readDown } from '../inputs/downAddress.ts';
import {
  INVESTMENT_NAMES,
  type InvestmentInputs,
  investmentFields,
  parseInvestment,
} from '../investment/investmentInputs.ts';
import { printFields, readFields } from './fieldQuery.ts';
import type { FieldAddress } from './useFields.ts';

/** The fields of a listing's calculator. */
export type ListingInputs = CostInputs & InvestmentInputs;

const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;

/**
 * The fields of a listing's calculator in its address: .../C1234567/2?downPercent=25&rent=2650&vacancy=4
 * @param price asking price in dollars
 */
export const listingAddress = (price: number): FieldAddress<ListingInputs> => ({
  keepsOthers: true,
  names: [
    ...['price', 'downDollars', 'downPercent', 'rate', 'years', 'frequency', 'compounding'],
    ...['firstTime', 'newlyBuilt'],
    ...INVESTMENT_NAMES,
  ],
  parse(query, locale) {
    const fields = readFields(query, locale);
    const { amount, choice, flag } = fields;
    const first = firstInputs(price, locale);
    const text = (name: 'price' | 'rate' | 'years') => amount(name, COST_RULES[name], '') || first[name];
    return {
      ...first,
      price: text('price'),
      down: readDown(fields, downPaymentPercent, locale),
      rate: text('rate'),
      years: text('years'),
      frequency: choice('frequency', PAYMENT_FREQUENCIES, first.frequency),
      compounding: choice('compounding', COMPOUNDINGS, first.compounding),
      isFirstTimeBuyer: flag('firstTime'),
      isNewlyBuilt: flag('newlyBuilt'),
      ...parseInvestment(fields, locale),
    };
  },
  print(inputs) {
    const { values } = readInputs(inputs);
    const typed = investmentFields(inputs);
    if (!values || !typed) return null;
    return printFields([
      ['price', values.price, price],
      downFields(inputs.down, downPaymentPercent),
      ['rate', values.ratePercent, ratePercent],
      ['years', values.amortizationYears, amortizationYears],
      ['frequency', values.frequency, 'monthly'],
      ['compounding', values.compounding, 'monthly'],
      ['firstTime', values.isFirstTimeBuyer, false],
      ['newlyBuilt', values.isNewlyBuilt, false],
      ...typed,
    ]);
  },
});
