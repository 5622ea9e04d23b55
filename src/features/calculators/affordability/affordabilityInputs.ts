import type { AffordabilityTerms } from '../../../domain/affordability.ts';
import { PAYMENT_ESTIMATE } from '../../../domain/constants.ts';
import { COMPOUNDINGS, type Compounding } from '../../../domain/mortgage.ts';
import { printFields, readFields } from '../address/fieldQuery.ts';
import type { FieldAddress } from '../address/useFields.ts';
import { type AmountReading, type AmountRule, readAmounts } from '../inputs/amount.ts';
import { COST_RULES } from '../inputs/costInputs.ts';

const MOST = 99_999_999;
const REQUIRED = { unit: 'dollars', least: 0, most: MOST } as const;
const OPTIONAL = { ...REQUIRED, isOptional: true } as const;

/** What the fields take. */
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

/** The fields of the affordability calculator, as they were typed. */
export interface AffordabilityInputs extends Record<HouseholdField, string> {
  compounding: Compounding;
  mayAmortizeLonger: boolean;
}

export interface AffordabilityReading {
  fields: AmountReading<HouseholdField>;
  values: AffordabilityTerms | null;
}

/** Reads all fields at once. */
export function readAffordability(inputs: AffordabilityInputs): AffordabilityReading {
  const fields = readAmounts(inputs, HOUSEHOLD_RULES);
  const said = fields.values;
  if (!said) return { fields, values: null };
  return {
    fields,
    values: {
      yearlyIncome: said.income + said.coIncome,
      monthlyDebts: said.debts,
      cardBalance: said.cards,
      yearlyPropertyTax: said.propertyTax,
      monthlyHeat: said.heat,
      monthlyCondoFee: said.condoFee,
      downPayment: said.downPayment,
      ratePercent: said.rate,
      amortizationYears: said.years,
      compounding: inputs.compounding,
      mayAmortizeLonger: inputs.mayAmortizeLonger,
    },
  };
}

/** A household to start from; rate and years as the specification has them (A2). */
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

/** The fields in the address: /calculators/affordability?income=140000&cards=3000&downPayment=60000 */
export const affordabilityAddress: FieldAddress<AffordabilityInputs> = {
  parse(query, locale) {
    const { amount, choice, flag } = readFields(query, locale);
    const texts = Object.fromEntries(
      FIELDS.map((name) => [name, amount(name, HOUSEHOLD_RULES[name], FIRST[name])]),
    ) as Record<HouseholdField, string>; // one text for each field
    return {
      ...texts,
      compounding: choice('compounding', COMPOUNDINGS, 'monthly'),
      mayAmortizeLonger: flag('firstTimeOrNew'),
    };
  },
  print(inputs) {
    const { values } = readAmounts(inputs, HOUSEHOLD_RULES);
    if (!values) return null;
    return printFields([
      ...FIELDS.map((name) => [name, values[name], FIRST[name] || 0] as const),
      ['compounding', inputs.compounding, 'monthly'],
      ['firstTimeOrNew', inputs.mayAmortizeLonger, false],
    ]);
  },
};
