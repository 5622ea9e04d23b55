import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Listing, rentPeriod } from '../../domain/listing.ts';
import { hasSoldLayout } from '../../domain/status.ts';
import { useListingText } from './useListingText.ts';

/** The price as the page's first number: sold listings show what they went for, the list price struck through (L2). */
export function ListingPrice({ listing, size }: { listing: Listing; size: 'h2' | 'h3' }) {
  const { t, price } = useListingText();
  const { listPrice, soldPrice, type, lastStatus, details } = listing;
  const perPeriod = type === 'lease' && (
    <Typography component="span" variant="h5" color="textSecondary">
      {' '}
      {t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth')}
    </Typography>
  );
  if (hasSoldLayout(lastStatus, soldPrice) && soldPrice !== null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap' }}>
        <Typography component="p" variant={size} sx={{ color: 'sold.main' }}>
          {price(soldPrice)}
          {perPeriod}
        </Typography>
        {listPrice !== null && (
          <Typography component="del" variant="h5" color="textSecondary" sx={{ fontWeight: 400 }}>
            {price(listPrice)}
          </Typography>
        )}
      </Box>
    );
  }
  return (
    <Typography component="p" variant={size}>
      {listPrice === null ? t('price.unknown') : price(listPrice)}
      {listPrice !== null && perPeriod}
    </Typography>
  );
}
