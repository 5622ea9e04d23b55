import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../components/document-title/useDocumentTitle.ts';
import { CityChips } from '../../features/marketing/CityChips.tsx';
import { Features } from '../../features/marketing/Features.tsx';
import { Hero } from '../../features/marketing/Hero.tsx';
import { LatestListings } from '../../features/marketing/LatestListings.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';

/** Home: the search first, then the newest homes and what the product does. */
export default function HomePage() {
  const { t } = useTranslation('home');
  useDocumentTitle(t('documentTitle'));
  return (
    <>
      <Hero title={t('title')}>
        <Box sx={{ maxWidth: 720, mx: 'auto' }}>
          <SearchBox variant="hero" />
        </Box>
        <Box sx={{ mt: 5 }}>
          <CityChips label={t('cities')} onPicture />
        </Box>
      </Hero>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 16, md: 28 },
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 4, md: 6 },
          py: { xs: 14, md: 20 },
          '& > *': { minWidth: 0 },
        }}
      >
        <LatestListings />
        <Features />
      </Box>
      <Box sx={{ bgcolor: 'chip.main', px: 4, py: { xs: 14, md: 20 } }}>
        <Box sx={{ maxWidth: 720, mx: 'auto', textAlign: 'center' }}>
          <Box component="h2" sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, mb: 6 }}>
            {t('again.title')}
          </Box>
          <SearchBox variant="hero" label={t('again.label')} />
        </Box>
      </Box>
    </>
  );
}
