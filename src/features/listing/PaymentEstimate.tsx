import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PAYMENT_ESTIMATE } from '../../domain/constants.ts';
import type { Listing } from '../../domain/listing.ts';
import { estimatedPayment } from '../../domain/payment.ts';
import { useListingText } from './useListingText.ts';

/** The estimated monthly mortgage payment of a home for sale (L9), with what it assumes. */
export function PaymentEstimate({ listing }: { listing: Listing }) {
  const { t, price, number } = useListingText();
  if (listing.type !== 'sale' || listing.listPrice === null) return null;
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary">
          {t('payment.label')}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>
          {t('payment.amount', { price: price(Math.round(estimatedPayment(listing.listPrice))) })}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('payment.assumed', {
          downPayment: number(downPaymentPercent),
          rate: number(ratePercent),
          years: number(amortizationYears),
        })}
      </Typography>
    </Box>
  );
}
