import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Listing, rentPeriod } from '#domain/listing/listing.ts';
import { hasSoldLayout, shownPrice } from '#domain/listing/status.ts';
import { useListingText } from './useListingText.ts';

/** The price. Sold listings show the sold price, and the list price struck through. */
export function ListingPrice({ listing, size }: { listing: Listing; size: 'h2' | 'h3' | 'h4' }) {
  const { t, price } = useListingText();
  const { soldPrice, type, lastStatus, details } = listing;
  const { price: dollars, struck } = shownPrice(listing);
  const perPeriod = type === 'lease' && (
    <Typography component="span" variant="h5" color="textSecondary">
      {' '}
      {t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth')}
    </Typography>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap' }}>
      <Typography
        component="p"
        variant={size}
        sx={hasSoldLayout(lastStatus, soldPrice) ? { color: 'sold.main' } : {}}
      >
        {dollars === null ? t('price.unknown') : price(dollars)}
        {dollars !== null && perPeriod}
      </Typography>
      {struck !== null && (
        <Typography component="del" variant="h5" color="textSecondary" sx={{ fontWeight: 400 }}>
          {price(struck)}
        </Typography>
      )}
    </Box>
  );
}
