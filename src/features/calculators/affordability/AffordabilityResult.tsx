import Box from '@mui/material/Box';
import type { Affordability } from '#domain/mortgage/affordability.ts';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { LONG_AMORTIZATION } from '#domain/mortgage/insurancePremium.ts';
import { payBack } from '#domain/mortgage/payBack.ts';
import { QUALIFICATION } from '#domain/mortgage/qualification.ts';
import { BigNumber } from '../page/BigNumber.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { type AffordabilityValues, affordedPurchase } from './affordabilityInputs.ts';

/** The price, the payment that comes with it, and which limit stops it. */
export function AffordabilityResult({
  result,
  values,
}: {
  result: Affordability;
  values: AffordabilityValues;
}) {
  const { t, cost, money, rate } = useCalculatorText();
  const { price, borrowed, limit } = result;
  const { payment } = payBack(affordedPurchase(result, values), '');
  const why =
    borrowed === 0 && (limit === 'gds' || limit === 'tds')
      ? t('affordability.limits.noRoom')
      : t(`affordability.limits.${limit}`, {
          gds: rate(QUALIFICATION.gdsPercent),
          tds: rate(QUALIFICATION.tdsPercent),
          down: money(values.downPayment),
          uninsured: DOWN_PAYMENT_RULES.uninsuredPercent,
          uninsuredFrom: money(DOWN_PAYMENT_RULES.uninsuredFrom),
          years: LONG_AMORTIZATION.aboveYears,
        });
  return (
    <>
      <BigNumber label={t('affordability.label')} amount={money(price)}>
        {borrowed > 0
          ? t('affordability.sentence', {
              payment: money(payment),
              each: cost(`each.${values.frequency}`),
              compounding: cost(`compoundedBy.${values.compounding}`),
              rate: rate(values.ratePercent),
              years: cost('years', { count: values.amortizationYears }),
              borrowed: money(borrowed),
            })
          : t('affordability.cashOnly')}
      </BigNumber>
      <Box sx={{ mt: 4, p: 4, borderRadius: 1, bgcolor: 'chip.main', color: 'chip.contrastText' }}>
        <Box component="strong" sx={{ display: 'block' }}>
          {t('affordability.limit')}
        </Box>
        {why}
      </Box>
    </>
  );
}
