import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { homeHead } from '#components/heads/homeHead.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { CityChips } from '#features/marketing/CityChips.tsx';
import { GET_STARTED } from '#features/marketing/getStartedAnchor.ts';
import { Hero } from '#features/marketing/Hero.tsx';
import { LatestListings } from '#features/marketing/LatestListings.tsx';
import { LazySection } from '#features/marketing/LazySection.tsx';
import { PageColumn } from '#features/marketing/PageColumn.tsx';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { SearchedForChoice } from '#features/search/SearchedForChoice.tsx';
import { type SearchedFor, SearchedForContext, searchFor } from '#features/search/searchedFor.ts';
import { deviceText } from '#platform/storage/storage.ts';

const Continue = lazyOnIntent(
  async () => (await import('#features/marketing/ContinueSection.tsx')).ContinueSection,
);
const HomeRest = lazyOnIntent(async () => (await import('./HomeRest.tsx')).HomeRest);
// Memoized, so that the choice of sale, lease or sold renders only what searches for it.
const Latest = memo(LatestListings);
const Rest = memo(LazySection);

/** Heights in windows of 390, 768 and 1440 px. */
const REST_PX = { narrow: 4550, middle: 2820, wide: 2510 } as const;
/** Its top is not far below the window. It is loaded with the first scroll, and not before. */
const REST_NEAR_PX = 200;

/** Home: the search first, then the homes viewed last and the newest homes, the product's features, the people, and the search again. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const [searchedFor, setSearchedFor] = useState<SearchedFor>('sale');
  useDocumentHead(homeHead(t));
  const sentence = t('sentence' as 'title', { defaultValue: '' }); // only published content has it
  return (
    <SearchedForContext value={searchedFor}>
      <Hero title={t('title')} sentence={sentence}>
        <Box sx={{ position: 'relative', maxWidth: 720, mx: 'auto' }}>
          <SearchedForChoice value={searchedFor} onChange={setSearchedFor} />
          <SearchBox variant="hero" />
        </Box>
        <Box sx={{ mt: 5 }}>
          <CityChips label={t('cities')} search={searchFor(searchedFor)} onPicture />
        </Box>
      </Hero>
      <PageColumn>
        {deviceText('viewed-homes') && <Continue failed={null} />}
        <Latest />
        <Rest part={HomeRest} height={REST_PX} nearPx={REST_NEAR_PX} anchor={GET_STARTED} />
      </PageColumn>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 6,
          px: 'var(--edges)',
          py: 8,
          bgcolor: 'chip.main',
        }}
      >
        <Box component="h2" sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0 }}>
          {t('again.title')}
        </Box>
        <Box sx={{ flex: '1 1 320px', maxWidth: 640 }}>
          <SearchBox variant="hero" label={t('again.label')} />
        </Box>
      </Box>
    </SearchedForContext>
  );
}
