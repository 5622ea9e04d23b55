import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { cardGrid, swipeableRow } from '#components/listing-card/CardLayout.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { OpenCard } from '#components/listing-card/OpenCard.tsx';
import { HOME_LISTINGS } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { newestHomes } from '#domain/search/newestHomes.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowForwardIcon } from '#ui/icons/pageIcons.tsx';

/** Four in a row, two by two on medium screens, and a swipeable row on phones. */
export const HomeRow = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  ...cardGrid(theme.spacing(6)),
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: swipeableRow(theme),
}));

function Cards({ search }: { search: Search }) {
  const { t } = useTranslation('home');
  const {
    data: answered,
    isError,
    refetch,
  } = useListingsQuery({
    search,
    resultsPerPage: HOME_LISTINGS,
    seenWhole: true,
  });
  // Rendering four cards with galleries at once delays the response to a press on slow devices. The deferred value lets
  // React render them in slices.
  const data = useDeferredValue(answered);
  if (isError || data?.listings.length === 0) {
    return (
      <Box role={isError ? 'alert' : undefined} sx={{ py: 10, textAlign: 'center' }}>
        <p>{t(isError ? 'latest.failed' : 'latest.empty', { city: search.city })}</p>
        {isError && (
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('latest.retry')}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <HomeRow aria-busy={!data}>
      {data
        ? data.listings.map((listing) => <OpenCard key={listingKey(listing)} listing={listing} />)
        : [...Array(HOME_LISTINGS).keys()].map((index) => <ListingCardSkeleton key={index} />)}
    </HomeRow>
  );
}

/** The newest homes of the home page's city. */
export function LatestListings() {
  const { t, i18n } = useTranslation('home');
  const search = newestHomes(localeOf(i18n.language));
  const { city } = search;
  return (
    <Box component="section" aria-labelledby="latest">
      <RowHeading id="latest" heading={t('latest.heading', { city })} to={paths.list(search)}>
        {t('latest.all', { city })}
      </RowHeading>
      <Cards search={search} />
    </Box>
  );
}

interface RowHeadingProps {
  id: string;
  heading: string;
  to: string;
  children: ReactNode;
}

/** The heading of a row of homes, with a link to more of them. */
export function RowHeading({ id, heading, to, children }: RowHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        mb: 6,
      }}
    >
      <Box component="h2" id={id} sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0 }}>
        {heading}
      </Box>
      <Button component={Link} to={to} endIcon={<ArrowForwardIcon />} sx={{ ml: -5, mr: { xs: -4, md: -5 } }}>
        {children}
      </Button>
    </Box>
  );
}
