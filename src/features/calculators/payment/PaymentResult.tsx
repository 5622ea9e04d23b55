import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { LONG_AMORTIZATION } from '#domain/mortgage/insurancePremium.ts';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { monthlyCosts, sumAsShown } from '#domain/mortgage/payment.ts';
import { CostLine, CostLines } from '../CostLines.tsx';
import { HideInPlace } from '../HideInPlace.tsx';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';

/** The payment, and a sentence with its terms; no amount while a field is wrong. */
export function PaymentResult({ result }: { result: PayBack | null }) {
  const { t, money, rate } = useCostText();
  return (
    <Box role="status" aria-label={t('result.label')} sx={{ minHeight: 96 }}>
      <Typography component="p" variant="h2" color={result ? 'textPrimary' : 'textSecondary'}>
        {result ? money(result.payment) : NO_AMOUNT}
        {result && (
          <>
            {' '}
            <Typography
              component="span"
              variant="body1"
              color="textSecondary"
              sx={{ display: 'inline-block' }}
            >
              {t(`each.${result.values.frequency}`)}
            </Typography>
          </>
        )}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {result
          ? t('result.sentence', {
              borrowed: money(result.borrowed),
              rate: rate(result.values.ratePercent),
              compounding: t(`compoundedBy.${result.values.compounding}`),
              years: t('years', { count: result.values.amortizationYears }),
            })
          : t('result.wrong')}
      </Typography>
    </Box>
  );
}

interface PaymentPartsProps {
  result: PayBack;
  /** A field is wrong: the lines stay without amounts. */
  isWrong: boolean;
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** Notes about a loan with less than 20 % down. */
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

/** The loan, and its costs until it is paid back. */
function Loan({ result, isWrong }: Pick<PaymentPartsProps, 'result' | 'isWrong'>) {
  const { t, money, rate } = useCostText();
  const { loan, insurance, borrowed, totalInterest, years, months } = result;
  const time = [years > 0 && t('years', { count: years }), months > 0 && t('months', { count: months })];
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  return (
    <CostLines label={t('parts.loan')}>
      <CostLine label={t('parts.priceLessDown')} amount={amount(loan)} />
      {insurance && (
        <>
          <CostLine
            label={t('parts.premium', { percent: isWrong ? NO_AMOUNT : rate(insurance.percent) })}
            amount={amount(sumAsShown([borrowed, -loan]))}
          />
          <CostLine label={t('parts.borrowed')} amount={amount(borrowed)} />
        </>
      )}
      <CostLine label={t('parts.interest')} amount={amount(totalInterest)} note={t('parts.interestNote')} />
      <CostLine
        label={t('parts.paidOff')}
        amount={isWrong ? NO_AMOUNT : time.filter(Boolean).join(' ') || t('parts.atOnce')}
      />
    </CostLines>
  );
}

/** The parts of the payment, and the other monthly costs of the home. */
export function PaymentParts({ result, isWrong, annualTaxes, maintenanceFee }: PaymentPartsProps) {
  const { t, money } = useCostText();
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  const { payment, tax, fee, total } = monthlyCosts(result.perMonth, { annualTaxes, maintenanceFee });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h6">
        {t('parts.loan')}
      </Typography>
      <Loan result={result} isWrong={isWrong} />
      <HideInPlace isHidden={isWrong}>
        <InsuranceNotes result={result} />
      </HideInPlace>
      <Typography component="h3" variant="h6" sx={{ mt: 6 }}>
        {t('parts.month')}
      </Typography>
      <CostLines label={t('parts.month')}>
        <CostLine label={t('parts.mortgage')} amount={amount(payment)} />
        {tax !== null && <CostLine label={t('parts.tax')} amount={amount(tax)} />}
        {fee !== null && <CostLine label={t('parts.fee')} amount={amount(fee)} />}
        <CostLine label={t('parts.total')} amount={amount(total)} isTotal />
      </CostLines>
    </Box>
  );
}
