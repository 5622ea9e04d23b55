import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { MapPicture } from '#components/product-pictures/MapPicture.tsx';
import { environment } from '#config/environment.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
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
const SOLD: Search = {
  ...DEFAULT_SEARCH,
  ...DEFAULT_CITY,
  showActive: false,
  showSold: true,
  sortBy: 'createdOnDesc',
};

/** /selling: how the brokerage helps sellers. */
export default function SellingPage() {
  const { t } = usePageText();
  const hasEstimates = environment.hasEstimates;
  useMarketingHead('selling');
  return (
    <>
      <PageHero
        page="selling"
        picture={<HeroScene scene="selling" />}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            {/* Without estimates the page of the home's value has the form for an agent's valuation. */}
            <Button variant="contained" component={Link} to={hasEstimates ? paths.contact() : paths.value()}>
              {t('selling.hero.action')}
            </Button>
            {hasEstimates && (
              <Button variant="outlined" component={Link} to={paths.value()}>
                {t('selling.hero.value')}
              </Button>
            )}
          </Box>
        }
      />
      <PageSections
        page="selling"
        pictures={{ first: <MapPicture search={SOLD} /> }}
        leadForm={<LeadForm heading={t('selling.lead.title')} subtitle={t('selling.lead.subtitle')} />}
      />
    </>
  );
}
