import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import type { Affordability, AffordabilityTerms } from '#domain/mortgage/affordability.ts';
import { COMPOUNDINGS, type MortgageTerms, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import type { FinancedPurchase } from '#domain/mortgage/payBack.ts';
import { printFields, readFields } from '../address/fieldQuery.ts';
import type { Figures } from '../address/handedOn.ts';
import type { FieldAddress } from '../address/useFields.ts';
import { type AmountReading, type AmountRule, readAmounts } from '../inputs/amount.ts';
import { COST_RULES, mortgageFigures } from '../inputs/costInputs.ts';

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
export interface AffordabilityInputs
  extends Record<HouseholdField, string>,
    Pick<MortgageTerms, 'frequency' | 'compounding'> {
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** What they say once all of them are right. */
export interface AffordabilityValues extends AffordabilityTerms, Pick<MortgageTerms, 'frequency'> {
  /** Of `yearlyIncome`; dollars a year. */
  coIncome: number;
}

export interface AffordabilityReading {
  fields: AmountReading<HouseholdField>;
  values: AffordabilityValues | null;
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
      coIncome: said.coIncome,
      monthlyDebts: said.debts,
      cardBalance: said.cards,
      yearlyPropertyTax: said.propertyTax,
      monthlyHeat: said.heat,
      monthlyCondoFee: said.condoFee,
      downPayment: said.downPayment,
      ratePercent: said.rate,
      amortizationYears: said.years,
      compounding: inputs.compounding,
      frequency: inputs.frequency,
      mayAmortizeLonger: inputs.isFirstTimeBuyer || inputs.isNewlyBuilt,
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

/** As the other calculators' addresses call the same figure. */
const ADDRESS_NAMES: Partial<Record<HouseholdField, string>> = {
  propertyTax: 'annualTaxes',
  condoFee: 'maintenanceFee',
  downPayment: 'downDollars',
};
const addressName = (field: HouseholdField): string => ADDRESS_NAMES[field] ?? field;

/** The purchase that the answer is; what it costs is worked out as on the payment calculator's page. */
export function affordedPurchase(
  { price }: Affordability,
  { downPayment, ratePercent, amortizationYears, frequency, compounding }: AffordabilityValues,
): FinancedPurchase {
  return { price, downPayment, ratePercent, amortizationYears, frequency, compounding };
}

/** What the other calculators take over: the answer, and all that was said for it. */
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
  // The price is the answer, and a percentage of it no field.
  names: [
    ...['price', 'downPercent', 'frequency', 'compounding', 'firstTime', 'newlyBuilt'],
    ...FIELDS.map(addressName),
  ],
  parse(query, locale) {
    const { number, amount, choice, flag } = readFields(query, locale);
    const texts = Object.fromEntries(
      FIELDS.map((name) => {
        const rule = HOUSEHOLD_RULES[name];
        // Addresses that were kept before the calculators shared their names.
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
