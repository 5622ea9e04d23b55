import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { withPlace } from '#domain/search/search.ts';
import { isFirstOfVisit } from '#platform/storage/entryKey.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { MapIcon } from '#ui/icons/searchIcons.tsx';
import { useListingSearch } from './useListingSearch.ts';

/** Height of the bar, which the skeleton reserves above the photos. On a phone the tools take two rows. */
export const BACK_BAR_HEIGHT = { xs: '96px', sm: '60px' } as const;

/**
 * 'Back' to the earlier page, or to the list of the listing's place, and 'View On Map'.
 * @param tools other buttons of the bar: save, share and print
 */
export function BackBar({ listing, tools }: { listing: Listing; tools?: ReactNode }) {
  const { t } = useTranslation('listing');
  const navigate = useNavigate();
  const hasPageBefore = !isFirstOfVisit(useLocation());
  const search = useListingSearch(listing);
  const { state, city } = listing.address;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: { xs: 'start', sm: 'center' },
        alignContent: 'center',
        minHeight: BACK_BAR_HEIGHT,
        py: { xs: 1, sm: 0 },
        mx: { xs: -2.5, sm: -3.5 },
        // Back and tools are of one kind.
        '& a, & button': {
          px: { xs: 2.5, sm: 3.5 },
          minHeight: 40,
          color: 'text.primary',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      }}
    >
      {hasPageBefore ? (
        <Button size="small" startIcon={<ArrowBackIcon />} onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
      ) : (
        <Button
          size="small"
          startIcon={<ArrowBackIcon />}
          component={Link}
          to={paths.list(withPlace(search, { state, city }))}
        >
          {t('back')}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {tools}
        {listing.location && (
          <Button
            size="small"
            startIcon={<MapIcon />}
            component={Link}
            to={paths.mapListing(listing.location, listing, undefined, search)}
          >
            {t('viewOnMap')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
