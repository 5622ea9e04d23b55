import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Listing } from '#domain/listing/listing.ts';
import { marketStage } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { startSearch } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from './useListingText.ts';

/** Says that a home is not available any more, and links to homes that are. */
export function OffMarketNotice({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  if (marketStage(listing) !== 'offMarket') return null;
  const { state, city } = listing.address;
  return (
    <Box role="note" sx={{ bgcolor: 'chip.main', color: 'chip.contrastText', borderRadius: 1, p: 5, mb: 5 }}>
      <Typography sx={{ fontWeight: 700 }}>{t('offMarket.heading')}</Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{t('offMarket.text')}</Typography>
      <Button variant="outlined" component={Link} to={paths.list(startSearch(listing.type, { state, city }))}>
        {t(listing.type === 'sale' ? 'offMarket.action' : 'offMarket.actionLease', { place: city })}
      </Button>
    </Box>
  );
}
