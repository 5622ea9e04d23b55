import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { paymentsPerYear, periodicRate } from '#domain/mortgage/mortgage.ts';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import type { useCalculatorText } from '../useCalculatorText.ts';

const RATE_DIGITS = 6;

/** How a payment is worked out, a sentence each, with the figures in use and where the rules come from. */
export function paymentSteps(
  { values, insurance, payment, borrowed }: PayBack,
  { t, locale, rate, money, cents }: ReturnType<typeof useCalculatorText>,
): string[] {
  const { ratePercent, compounding, frequency, amortizationYears } = values;
  const isAccelerated = frequency === 'acceleratedBiWeekly' || frequency === 'acceleratedWeekly';
  const perYear = isAccelerated ? 12 : paymentsPerYear(frequency);
  const periodic = new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DIGITS }).format(
    periodicRate(ratePercent, compounding, perYear) * 100,
  );
  const steps = [
    t(`payment.steps.${compounding}`, { rate: rate(ratePercent), periodic, perYear }),
    ratePercent > 0
      ? t('payment.steps.annuity', {
          borrowed: money(borrowed),
          payments: Math.round(amortizationYears * perYear),
        })
      : t('payment.steps.division', {
          borrowed: money(borrowed),
          payments: Math.round(amortizationYears * perYear),
        }),
  ];
  if (isAccelerated) steps.push(t(`payment.steps.${frequency}`, { payment: cents(payment) }));
  steps.push(t('payment.steps.cents'));
  if (insurance) steps.push(t('payment.steps.insurance', { percent: rate(insurance.percent) }));
  const { lowerPercent, lowerLimit, upperPercent, uninsuredFrom, uninsuredPercent } = DOWN_PAYMENT_RULES;
  const rules = { lower: lowerPercent, upper: upperPercent, uninsured: uninsuredPercent };
  steps.push(
    t('payment.steps.down', { ...rules, limit: money(lowerLimit), uninsuredFrom: money(uninsuredFrom) }),
    t('payment.steps.offer'),
  );
  return steps;
}
