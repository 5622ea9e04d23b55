import Box from '@mui/material/Box';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';
import { listedHomes } from '#domain/search/marketStatus.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { SearchIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SearchBoxOutline, type SearchVariant } from './SearchBoxOutline.tsx';
import { originOf, type SearchEntry } from './searchEntry.ts';
import { SearchedForContext } from './searchedFor.ts';

/** The texts of cards for the kinds of homes. */
const KINDS = { sale: 'forSale', lease: 'forLease', sold: 'sold', leased: 'leased' } as const;

/**
 * The box of small screens, on list and map with the kind of homes below the place. It opens the full-screen search. It is a link, because a focus alone must not change the
 * page.
 */
export function SearchLink({ variant, place }: { variant: SearchVariant; place: string }) {
  const { t } = useTranslation('search');
  const { t: tCard } = useTranslation('card');
  const { pathname } = useLocation();
  const homes = listedHomes(useAppSelector(selectSearch));
  const isListed = originOf(pathname) !== 'elsewhere';
  const searchedFor = use(SearchedForContext);
  const state: SearchEntry = { searchedFrom: pathname, searchedPlace: place, searchedFor };
  return (
    <Box
      component={Link}
      to={paths.search()}
      state={state}
      sx={{ display: 'block', width: '100%', minWidth: 0, textDecoration: 'none', borderRadius: 999 }}
    >
      <SearchBoxOutline variant={variant}>
        <SearchIcon />
        <Box
          component="span"
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            lineHeight: 1.2,
            color: place ? 'text.primary' : 'text.secondary',
          }}
        >
          <VisuallyHidden>{`${t('title')}: `}</VisuallyHidden>
          {place || t('placeholder')}
          {isListed && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {tCard(`status.${KINDS[homes]}`)}
            </Box>
          )}
        </Box>
      </SearchBoxOutline>
    </Box>
  );
}
