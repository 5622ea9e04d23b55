import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { paths } from '#domain/paths.ts';
import { CityChips } from '#features/marketing/CityChips.tsx';
import { SearchScreen } from '#features/search/SearchScreen.tsx';
import { searchEntry } from '#features/search/searchEntry.ts';

/**
 * The full-screen search of small screens. Wide ones have the search box and are sent home, unless another app shared a
 * text to search for.
 */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const { state } = useLocation();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  useDocumentTitle(t('title'));
  useUnlisted();
  if (wide && searchEntry(state).sharedWords === undefined) return <Navigate to={paths.home()} replace />;
  return (
    <SearchScreen>
      <Box sx={{ p: 4 }}>
        <Box component="p" sx={{ m: 0, mb: 6, color: 'text.secondary' }}>
          {t('hint')}
        </Box>
        <Box component="h2" sx={{ typography: 'h6', m: 0, mb: 3 }}>
          {t('popularCities')}
        </Box>
        <CityChips label={t('popularCities')} />
      </Box>
    </SearchScreen>
  );
}
