import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';
import { SearchIcon } from '#ui/icons/commonIcons.tsx';
import { SearchBoxOutline, type SearchVariant } from './SearchBoxOutline.tsx';
import type { SearchEntry } from './searchEntry.ts';

/**
 * The box of small screens. It opens the full-screen search. It is a link, because a focus alone must not change the
 * page.
 */
export function SearchLink({ variant, place }: { variant: SearchVariant; place: string }) {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const state: SearchEntry = { searchedFrom: pathname, searchedPlace: place };
  return (
    <Box
      component={Link}
      to={paths.search()}
      state={state}
      aria-label={place ? `${t('title')}: ${place}` : `${t('title')}: ${t('placeholder')}`}
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
            color: place ? 'text.primary' : 'text.secondary',
          }}
        >
          {place || t('placeholder')}
        </Box>
      </SearchBoxOutline>
    </Box>
  );
}
