import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import type { Prepayments } from '#domain/mortgage/amortization.ts';
import { COMPOUNDINGS, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import { parseDecimal } from '#domain/typedAmount.ts';
import { printFields, readFields } from '../address/fieldQuery.ts';
import type { Figures } from '../address/sharedQuery.ts';
import type { FieldAddress } from '../address/useFields.ts';
import { type AmountReading, type AmountRule, readAmounts } from '../inputs/amount.ts';
import {
  COST_RULES,
  type CostInputs,
  type CostReading,
  type CostValues,
  mortgageFigures,
  readInputs,
} from '../inputs/costInputs.ts';
import { downFields, readDown } from '../inputs/downAddress.ts';

const EXTRA = { ...COST_RULES.downDollars, isOptional: true } as const;

/** Rules of the fields beside the mortgage itself. */
export const EXTRA_RULES = {
  annualTaxes: EXTRA,
  maintenanceFee: EXTRA,
  extraMonthly: EXTRA,
  extraYearly: EXTRA,
  extraOnce: EXTRA,
  extraAfter: { unit: 'years', min: 1, max: COST_RULES.years.max, isWhole: true },
} as const satisfies Record<string, AmountRule>;

export type ExtraName = keyof typeof EXTRA_RULES;

/** The typed texts and choices of the mortgage payment calculator's fields. */
export type PaymentInputs = CostInputs & Record<ExtraName, string>;

/** The values of the fields when all are valid; dollars. */
export interface PaymentValues {
  mortgage: CostValues;
  prepayments: Prepayments;
  /** Per year; null if the field is empty. */
  annualTaxes: number | null;
  /** Per month; null if the field is empty. */
  maintenanceFee: number | null;
}

export interface PaymentReading {
  mortgage: CostReading;
  extras: AmountReading<ExtraName>;
  values: PaymentValues | null;
}

/** Reads all fields. */
export function readPayment(inputs: PaymentInputs): PaymentReading {
  const mortgage = readInputs(inputs);
  const extras = readAmounts(inputs, EXTRA_RULES);
  const amounts = extras.values;
  if (!mortgage.values || !amounts) return { mortgage, extras, values: null };
  return {
    mortgage,
    extras,
    values: {
      mortgage: mortgage.values,
      prepayments: {
        monthly: amounts.extraMonthly,
        yearly: amounts.extraYearly,
        once: amounts.extraOnce,
        onceAfterYears: amounts.extraAfter,
      },
      annualTaxes: inputs.annualTaxes.trim() === '' ? null : amounts.annualTaxes,
      maintenanceFee: inputs.maintenanceFee.trim() === '' ? null : amounts.maintenanceFee,
    },
  };
}

/** The default price. The other defaults are those of the specification. */
const FIRST_PRICE = 500_000;
const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
const FIRST_AFTER = 1;

/** Returns the figures for the other calculators. */
export function paymentFigures({ mortgage, prepayments, ...costs }: PaymentValues): Figures {
  const { monthly, yearly, once, onceAfterYears } = prepayments;
  return {
    ...mortgageFigures(mortgage),
    annualTaxes: costs.annualTaxes,
    maintenanceFee: costs.maintenanceFee,
    extraMonthly: monthly || null,
    extraYearly: yearly || null,
    extraOnce: once || null,
    extraAfter: once > 0 ? onceAfterYears : null,
  };
}

/** The fields in the address: /calculators/mortgage-payment?price=700000&downPercent=10&frequency=weekly */
export const paymentAddress: FieldAddress<PaymentInputs> = {
  names: [
    ...['price', 'downDollars', 'downPercent', 'rate', 'years', 'frequency', 'compounding'],
    ...Object.keys(EXTRA_RULES),
  ],
  parse(query, locale) {
    const fields = readFields(query, locale);
    const { amount, choice } = fields;
    return {
      price: amount('price', COST_RULES.price, FIRST_PRICE),
      down: readDown(fields, downPaymentPercent, locale),
      rate: amount('rate', COST_RULES.rate, ratePercent),
      years: amount('years', COST_RULES.years, amortizationYears),
      frequency: choice('frequency', PAYMENT_FREQUENCIES, 'monthly'),
      compounding: choice('compounding', COMPOUNDINGS, 'monthly'),
      isFirstTimeBuyer: false,
      isNewlyBuilt: false,
      annualTaxes: amount('annualTaxes', EXTRA, ''),
      maintenanceFee: amount('maintenanceFee', EXTRA, ''),
      extraMonthly: amount('extraMonthly', EXTRA, ''),
      extraYearly: amount('extraYearly', EXTRA, ''),
      extraOnce: amount('extraOnce', EXTRA, ''),
      extraAfter: amount('extraAfter', EXTRA_RULES.extraAfter, FIRST_AFTER),
    };
  },
  print(inputs) {
    const { values } = readPayment(inputs);
    if (!values) return null;
    const { mortgage, prepayments } = values;
    return printFields([
      ['price', mortgage.price, FIRST_PRICE],
      downFields(inputs.down, downPaymentPercent),
      ['rate', mortgage.ratePercent, ratePercent],
      ['years', mortgage.amortizationYears, amortizationYears],
      ['frequency', mortgage.frequency, 'monthly'],
      ['compounding', mortgage.compounding, 'monthly'],
      ['annualTaxes', values.annualTaxes ?? '', ''],
      ['maintenanceFee', values.maintenanceFee ?? '', ''],
      ['extraMonthly', prepayments.monthly, 0],
      ['extraYearly', prepayments.yearly, 0],
      ['extraOnce', prepayments.once, 0],
      ['extraAfter', parseDecimal(inputs.extraAfter) ?? FIRST_AFTER, FIRST_AFTER],
    ]);
  },
};
