import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { ComparePicture } from '#components/product-pictures/ComparePicture.tsx';
import { MapPicture } from '#components/product-pictures/MapPicture.tsx';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { PageHero } from '#features/marketing/PageHero.tsx';
import { PageSections } from '#features/marketing/PageSections.tsx';
import { HeroScene } from '#features/marketing/ScenePicture.tsx';
import { useMarketingHead } from '#features/marketing/useMarketingHead.ts';
import { usePageText } from '#features/marketing/usePageText.ts';
import { Button } from '#ui/Button.tsx';

/** Homes of the pictures. */
const NEWEST: Search = { ...DEFAULT_SEARCH, city: 'Calgary', state: 'Alberta', sortBy: 'createdOnDesc' };
const AREA: Search = { ...NEWEST, city: 'Halifax', state: 'Nova Scotia' };

/** /buying: how the brokerage helps buyers. */
export default function BuyingPage() {
  const { t } = usePageText();
  useMarketingHead('buying');
  return (
    <>
      <PageHero
        page="buying"
        picture={<HeroScene scene="buying" />}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('buying.hero.action')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.calculators()}>
              {t('buying.hero.calculators')}
            </Button>
          </Box>
        }
      />
      <PageSections
        page="buying"
        pictures={{ first: <ComparePicture search={NEWEST} />, second: <MapPicture search={AREA} /> }}
        leadForm={<LeadForm heading={t('buying.lead.title')} subtitle={t('buying.lead.subtitle')} />}
      />
    </>
  );
}
