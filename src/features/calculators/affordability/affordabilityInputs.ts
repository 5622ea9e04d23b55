import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import type { Affordability, AffordabilityTerms } from '#domain/mortgage/affordability.ts';
import { COMPOUNDINGS, type MortgageTerms, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import type { FinancedPurchase } from '#domain/mortgage/payBack.ts';
import { printFields, readFields } from '../address/fieldQuery.ts';
import type { Figures } from '../address/sharedQuery.ts';
import type { FieldAddress } from '../address/useFields.ts';
import { type AmountReading, type AmountRule, readAmounts } from '../inputs/amount.ts';
import { COST_RULES, mortgageFigures } from '../inputs/costInputs.ts';

const MAX_DOLLARS = 99_999_999;
const REQUIRED = { unit: 'dollars', min: 0, max: MAX_DOLLARS } as const;
const OPTIONAL = { ...REQUIRED, isOptional: true } as const;

/** Rules of the fields. */
export const HOUSEHOLD_RULES = {
  income: REQUIRED,
  coIncome: OPTIONAL,
  debts: OPTIONAL,
  cards: OPTIONAL,
  propertyTax: OPTIONAL,
  heat: OPTIONAL,
  condoFee: OPTIONAL,
  downPayment: COST_RULES.downDollars,
  rate: COST_RULES.rate,
  years: COST_RULES.years,
} as const satisfies Record<string, AmountRule>;

export type HouseholdField = keyof typeof HOUSEHOLD_RULES;

/** The typed texts of the affordability calculator's fields. */
export interface AffordabilityInputs
  extends Record<HouseholdField, string>,
    Pick<MortgageTerms, 'frequency' | 'compounding'> {
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** The values of the fields when all are valid. */
export interface AffordabilityValues extends AffordabilityTerms, Pick<MortgageTerms, 'frequency'> {
  /** The co-applicant's part of `yearlyIncome`; dollars per year. */
  coIncome: number;
}

export interface AffordabilityReading {
  fields: AmountReading<HouseholdField>;
  values: AffordabilityValues | null;
}

/** Reads all fields. */
export function readAffordability(inputs: AffordabilityInputs): AffordabilityReading {
  const fields = readAmounts(inputs, HOUSEHOLD_RULES);
  const amounts = fields.values;
  if (!amounts) return { fields, values: null };
  return {
    fields,
    values: {
      yearlyIncome: amounts.income + amounts.coIncome,
      coIncome: amounts.coIncome,
      monthlyDebts: amounts.debts,
      cardBalance: amounts.cards,
      yearlyPropertyTax: amounts.propertyTax,
      monthlyHeat: amounts.heat,
      monthlyCondoFee: amounts.condoFee,
      downPayment: amounts.downPayment,
      ratePercent: amounts.rate,
      amortizationYears: amounts.years,
      compounding: inputs.compounding,
      frequency: inputs.frequency,
      mayAmortizeLonger: inputs.isFirstTimeBuyer || inputs.isNewlyBuilt,
    },
  };
}

/** The default household. Rate and years are those of the specification. */
const FIRST: Record<HouseholdField, number | ''> = {
  income: 110_000,
  coIncome: '',
  debts: '',
  cards: '',
  propertyTax: 4_200,
  heat: 120,
  condoFee: '',
  downPayment: 80_000,
  rate: PAYMENT_ESTIMATE.ratePercent,
  years: PAYMENT_ESTIMATE.amortizationYears,
};
const FIELDS = Object.keys(HOUSEHOLD_RULES) as HouseholdField[]; // the record has no other keys

/** Parameter names that differ from the field's name, because other calculators use them. */
const ADDRESS_NAMES: Partial<Record<HouseholdField, string>> = {
  propertyTax: 'annualTaxes',
  condoFee: 'maintenanceFee',
  downPayment: 'downDollars',
};
const addressName = (field: HouseholdField): string => ADDRESS_NAMES[field] ?? field;

/** Returns the purchase for a result, from which the costs are computed as in the payment calculator. */
export function affordedPurchase(
  { price }: Affordability,
  { downPayment, ratePercent, amortizationYears, frequency, compounding }: AffordabilityValues,
): FinancedPurchase {
  return { price, downPayment, ratePercent, amortizationYears, frequency, compounding };
}

/** Returns the figures for the other calculators: the result and all inputs. */
export function affordabilityFigures(
  result: Affordability,
  values: AffordabilityValues,
  { isFirstTimeBuyer, isNewlyBuilt }: AffordabilityInputs,
): Figures {
  const { price, ...mortgage } = mortgageFigures(affordedPurchase(result, values));
  return {
    ...mortgage,
    price: result.price > 0 ? (price ?? null) : null,
    income: values.yearlyIncome - values.coIncome,
    coIncome: values.coIncome || null,
    debts: values.monthlyDebts || null,
    cards: values.cardBalance || null,
    annualTaxes: values.yearlyPropertyTax,
    heat: values.monthlyHeat,
    maintenanceFee: values.monthlyCondoFee || null,
    firstTime: isFirstTimeBuyer,
    newlyBuilt: isNewlyBuilt,
  };
}

/** The fields in the address: /calculators/affordability?income=140000&cards=3000&downDollars=60000 */
export const affordabilityAddress: FieldAddress<AffordabilityInputs> = {
  // The price is the result, and this calculator has no field for a percentage of it.
  names: [
    ...['price', 'downPercent', 'frequency', 'compounding', 'firstTime', 'newlyBuilt'],
    ...FIELDS.map(addressName),
  ],
  parse(query, locale) {
    const { number, amount, choice, flag } = readFields(query, locale);
    const texts = Object.fromEntries(
      FIELDS.map((name) => {
        const rule = HOUSEHOLD_RULES[name];
        // Addresses from before the calculators shared their parameter names.
        return [name, amount(addressName(name), rule, number(name, rule) ?? FIRST[name])];
      }),
    ) as Record<HouseholdField, string>; // one text for each field
    return {
      ...texts,
      compounding: choice('compounding', COMPOUNDINGS, 'monthly'),
      frequency: choice('frequency', PAYMENT_FREQUENCIES, 'monthly'),
      isFirstTimeBuyer: flag('firstTime') || flag('firstTimeOrNew'),
      isNewlyBuilt: flag('newlyBuilt'),
    };
  },
  print(inputs) {
    const { values } = readAmounts(inputs, HOUSEHOLD_RULES);
    if (!values) return null;
    return printFields([
      ...FIELDS.map((name) => [addressName(name), values[name], FIRST[name] || 0] as const),
      ['frequency', inputs.frequency, 'monthly'],
      ['compounding', inputs.compounding, 'monthly'],
      ['firstTime', inputs.isFirstTimeBuyer, false],
      ['newlyBuilt', inputs.isNewlyBuilt, false],
    ]);
  },
};
