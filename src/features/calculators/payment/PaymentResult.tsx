import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';

/** The payment first, then the sentence that says what it stands on; nothing while a field is wrong. */
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
