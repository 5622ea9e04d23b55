import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import { cashToClose as cashOf } from '#domain/mortgage/cashToClose.ts';
import { homeMonthlyCosts } from '#domain/mortgage/payment.ts';
import { showSection } from '#ui/showSection.ts';
import { CostLine, CostLines } from './CostLines.tsx';
import { CASH_TO_CLOSE_ANCHOR } from './closing/anchor.ts';
import { useCostText } from './useCostText.ts';

interface MonthlyCostProps {
  /** In dollars; null if unknown. */
  price: number | null;
  /** Dollars per year and per month; null if the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
  /** Name or code of a province. */
  state: string;
  city: string;
  /** Dollars, if the page has a better figure than the estimate with 20 % down. */
  cashToClose?: number;
}

/** Scrolls to the section without a history entry, so that Back still leads to the earlier page. */
function showCash(event: MouseEvent): void {
  if (showSection(CASH_TO_CLOSE_ANCHOR)) event.preventDefault();
}

/** The estimated monthly costs of a home for sale, and its cash to close. */
export function MonthlyCost(props: MonthlyCostProps) {
  const { price, annualTaxes, maintenanceFee, state, city, cashToClose } = props;
  const { t, money, rate } = useCostText();
  if (price === null || price <= 0) return null;
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  const { payment, tax, fee, total } = homeMonthlyCosts(price, { annualTaxes, maintenanceFee });
  const terms = {
    price,
    state,
    city,
    annualTaxes,
    amortizationYears,
    downPayment: (price * downPaymentPercent) / 100,
  };
  const cash = cashToClose ?? cashOf({ ...terms, isFirstTimeBuyer: false, isNewlyBuilt: false }).total;
  const perMonth = (dollars: number) => t('monthly.amount', { price: money(dollars) });
  return (
    <Box>
      <CostLines label={t('monthly.label')}>
        <CostLine label={t('monthly.payment')} amount={perMonth(payment)} />
        {tax !== null && <CostLine label={t('parts.tax')} amount={perMonth(tax)} />}
        {fee !== null && <CostLine label={t('parts.fee')} amount={perMonth(fee)} />}
        {total > payment && <CostLine label={t('parts.total')} amount={perMonth(total)} isTotal />}
      </CostLines>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('monthly.assumed', {
          downPayment: rate(downPaymentPercent),
          rate: rate(ratePercent),
          years: amortizationYears,
        })}
      </Typography>
      <Link
        href={`#${CASH_TO_CLOSE_ANCHOR}`}
        onClick={showCash}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 4,
          minHeight: 44,
          mt: 2,
          typography: 'body2',
        }}
      >
        <span>{t('monthly.cash')}</span>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {money(cash)}
        </Box>
      </Link>
    </Box>
  );
}
