import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import { CityChips } from '../../features/marketing/CityChips.tsx';
import { GetStarted } from '../../features/marketing/GetStarted.tsx';
import { Hero } from '../../features/marketing/Hero.tsx';
import { HomeFeatures } from '../../features/marketing/HomeFeatures.tsx';
import { LatestListings } from '../../features/marketing/LatestListings.tsx';
import { PageColumn } from '../../features/marketing/PageColumn.tsx';
import { Reviews } from '../../features/marketing/Reviews.tsx';
import { Team } from '../../features/marketing/Team.tsx';
import { useHomeHead } from '../../features/marketing/useHomeHead.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';

/** Home: the search first, then the newest homes, what the product does, who is behind it, and the search again. */
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
        <HomeFeatures />
        <Team />
        <Reviews />
        <GetStarted>
          <LeadForm heading={t('lead.title')} subtitle={t('lead.subtitle')} />
        </GetStarted>
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
