import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { CityChips } from '#features/marketing/CityChips.tsx';
import { GET_STARTED } from '#features/marketing/getStartedAnchor.ts';
import { Hero } from '#features/marketing/Hero.tsx';
import { LatestListings } from '#features/marketing/LatestListings.tsx';
import { LazySection } from '#features/marketing/LazySection.tsx';
import { PageColumn } from '#features/marketing/PageColumn.tsx';
import { useHomeHead } from '#features/marketing/useHomeHead.ts';
import { SearchBox } from '#features/search/SearchBox.tsx';

const HomeRest = lazyOnIntent(async () => (await import('./HomeRest.tsx')).HomeRest);
/** Heights in windows of 390, 768 and 1440 px. */
const REST_PX = { narrow: 4600, middle: 2900, wide: 3390 } as const;
/** Its top is not far below the window. It is loaded with the first scroll, and not before. */
const REST_NEAR_PX = 200;

/** Home: the search first, then the newest homes, the product's features, the people, and the search again. */
export default function HomePage() {
  const { t } = useTranslation('home');
  useHomeHead();
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
      <PageColumn>
        <LatestListings />
        <LazySection part={HomeRest} height={REST_PX} nearPx={REST_NEAR_PX} anchor={GET_STARTED} />
      </PageColumn>
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
