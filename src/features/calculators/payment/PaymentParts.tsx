import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DOWN_PAYMENT_RULES } from '../../../domain/downPayment.ts';
import { LONG_AMORTIZATION } from '../../../domain/insurancePremium.ts';
import { CostLine, CostLines } from '../CostLines.tsx';
import { useCostText } from '../useCostText.ts';
import type { PayBack } from './payBack.ts';

interface PaymentPartsProps {
  result: PayBack;
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** What has to be said about a loan with less than 20 % down. */
function InsuranceNotes({ result }: { result: PayBack }) {
  const { t, money, rate } = useCostText();
  const { insurance, values } = result;
  if (!insurance) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, typography: 'body2', color: 'text.secondary' }}>
      <span>{t('insurance.why', { percent: DOWN_PAYMENT_RULES.uninsuredPercent })}</span>
      {values.amortizationYears > LONG_AMORTIZATION.aboveYears && (
        <span>
          {t('insurance.long', {
            years: LONG_AMORTIZATION.aboveYears,
            percent: rate(LONG_AMORTIZATION.percent),
          })}
        </span>
      )}
      {insurance.tax > 0 && (
        <span>
          {t('insurance.tax', { amount: money(insurance.tax), percent: rate(insurance.taxPercent) })}
        </span>
      )}
    </Box>
  );
}

/** What is borrowed and what it costs until it is paid back. */
function Loan({ result }: { result: PayBack }) {
  const { t, money, rate } = useCostText();
  const { loan, insurance, borrowed, totalInterest, years, months, values } = result;
  const time = [years > 0 && t('years', { count: years }), months > 0 && t('months', { count: months })];
  return (
    <CostLines label={t('parts.loan')}>
      <CostLine label={t('parts.priceLessDown')} amount={money(loan)} />
      {insurance && (
        <>
          <CostLine
            label={t('parts.premium', { percent: rate(insurance.percent) })}
            amount={money(insurance.premium)}
          />
          <CostLine label={t('parts.borrowed')} amount={money(borrowed)} />
        </>
      )}
      <CostLine
        label={t('parts.interest')}
        amount={money(totalInterest)}
        note={t('parts.interestNote', { rate: rate(values.ratePercent) })}
      />
      <CostLine label={t('parts.paidOff')} amount={time.filter(Boolean).join(' ') || t('parts.atOnce')} />
    </CostLines>
  );
}

/** What the payment is made of, and what the home costs each month beside it. */
export function PaymentParts({ result, annualTaxes, maintenanceFee }: PaymentPartsProps) {
  const { t, money } = useCostText();
  const total = result.perMonth + (annualTaxes ?? 0) / 12 + (maintenanceFee ?? 0);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h6">
        {t('parts.loan')}
      </Typography>
      <Loan result={result} />
      <InsuranceNotes result={result} />
      <Typography component="h3" variant="h6" sx={{ mt: 6 }}>
        {t('parts.month')}
      </Typography>
      <CostLines label={t('parts.month')}>
        <CostLine label={t('parts.mortgage')} amount={money(result.perMonth)} />
        {annualTaxes !== null && <CostLine label={t('parts.tax')} amount={money(annualTaxes / 12)} />}
        {maintenanceFee !== null && maintenanceFee > 0 && (
          <CostLine label={t('parts.fee')} amount={money(maintenanceFee)} />
        )}
        <CostLine label={t('parts.total')} amount={money(total)} isTotal />
      </CostLines>
    </Box>
  );
}
