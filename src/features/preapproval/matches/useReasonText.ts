import type { WireMatchReason } from '#api/customer/applicationContract.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** An underscore in a text's key would begin its context. */
const TEXTS = {
  eligible: 'eligible',
  gds_above_limit: 'gdsAboveLimit',
  tds_above_limit: 'tdsAboveLimit',
  down_payment_too_small: 'downPaymentTooSmall',
  price_above_insured_limit: 'priceAboveInsuredLimit',
  not_insurable_rental: 'notInsurableRental',
  loan_below_minimum: 'loanBelowMinimum',
  loan_above_maximum: 'loanAboveMaximum',
  province_not_served: 'provinceNotServed',
  citizenship_not_served: 'citizenshipNotServed',
  employment_not_served: 'employmentNotServed',
  history_too_short: 'historyTooShort',
  no_income: 'noIncome',
  rental_not_served: 'rentalNotServed',
} as const satisfies Record<WireMatchReason['code'], string>;

/** Reasons with figures in dollars. Other figures are percent or months. */
const IN_DOLLARS: ReadonlySet<WireMatchReason['code']> = new Set([
  'down_payment_too_small',
  'price_above_insured_limit',
  'not_insurable_rental',
  'loan_below_minimum',
  'loan_above_maximum',
]);

/** The context of a text, by the person whom a reason is about. */
const WHOSE = { applicant: 'applicant', co_applicant: 'coApplicant', both: 'both' } as const;

/** Ratios, which have a decimal. Limits are whole numbers. */
const RATIOS: ReadonlySet<string> = new Set(['gds', 'tds']);

/** Explains why a lender would or would not lend, with the reason's figures. */
export function useReasonText(): (reason: WireMatchReason) => string {
  const { t, price, number, ratio } = usePreapprovalText();
  return ({ code, values, who }) => {
    const format = IN_DOLLARS.has(code) ? price : number;
    const figures: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) {
      figures[name] = (RATIOS.has(name) ? ratio : format)(value);
    }
    return t(`matches.reason.${TEXTS[code]}`, { replace: figures, ...(who && { context: WHOSE[who] }) });
  };
}
