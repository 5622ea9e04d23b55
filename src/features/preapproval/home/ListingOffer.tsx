import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { streetLine } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import type { DraftKeeper } from '../keep/draftKeeper.ts';
import { useListingPrefill } from './useListingPrefill.ts';

/** Asks whether the home that the visitor came from takes the place of the one that is there. */
export function ListingOffer({ keeper }: { keeper: DraftKeeper }) {
  const { t } = useTranslation('application');
  const { offered, accept, decline } = useListingPrefill(keeper);
  if (!offered) return null;
  const home = streetLine(offered.address) || offered.mlsNumber;
  return (
    <Box
      role="region"
      aria-label={t('offer.label')}
      sx={{ display: 'grid', gap: 4, p: 5, mb: 8, borderRadius: 1, bgcolor: 'chip.main' }}
    >
      <Typography>{t('offer.text', { home })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={accept}>
          {t('offer.accept')}
        </Button>
        <Button onClick={decline}>{t('offer.decline')}</Button>
      </Box>
    </Box>
  );
}
