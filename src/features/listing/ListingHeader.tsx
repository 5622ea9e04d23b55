import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListingBadges } from '#components/listing-card/StatusBadge.tsx';
import { provinceName } from '#domain/geo/provinces.ts';
import { type Listing, placeLine, streetLine } from '#domain/listing/listing.ts';
import { hasSoldLayout } from '#domain/listing/status.ts';
import { Counts } from './Counts.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import { useListingText } from './useListingText.ts';

/** The date of a sale, or the rise of the price since the listing came to the market. */
function PriceNote({ listing }: { listing: Listing }) {
  const { t, price, date } = useListingText();
  const { listPrice, originalPrice, soldPrice, soldDate, lastStatus, type } = listing;
  if (hasSoldLayout(lastStatus, soldPrice)) {
    if (!soldDate) return null;
    const text = type === 'sale' ? 'price.soldOn' : 'price.leasedOn';
    return <Typography color="textSecondary">{t(text, { date: date(soldDate) })}</Typography>;
  }
  // A price cut has a badge.
  if (listPrice === null || originalPrice === null || listPrice <= originalPrice) return null;
  return (
    <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
      <span aria-hidden>↑ </span>
      {t('price.up', { amount: price(listPrice - originalPrice) })}
    </Typography>
  );
}

/** Price, address and the counts. */
export function ListingHeader({ listing }: { listing: Listing }) {
  const { t, locale } = useListingText();
  const { state, zip } = listing.address;
  // A no-break space within the postal code.
  const postalCode = zip.replace(' ', '\u00a0');
  return (
    <Box component="header">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <ListingPrice listing={listing} size="h2" />
        <ListingBadges listing={listing} />
      </Box>
      <PriceNote listing={listing} />
      <Typography component="h1" variant="h4" sx={{ mt: 2, fontWeight: 600 }}>
        {streetLine(listing.address, locale) || t('addressUnknown')}
      </Typography>
      <Typography color="textSecondary" sx={{ typography: { xs: 'body2', sm: 'body1' } }}>
        {[placeLine(listing.address), provinceName(state, locale), postalCode].filter(Boolean).join(', ')}
      </Typography>
      <Counts listing={listing} />
    </Box>
  );
}
