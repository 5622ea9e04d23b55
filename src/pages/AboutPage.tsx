import { Link } from 'react-router';
import { MapPicture } from '#components/product-pictures/MapPicture.tsx';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { PageHero } from '#features/marketing/PageHero.tsx';
import { PageSections } from '#features/marketing/PageSections.tsx';
import { TeamPicture } from '#features/marketing/TeamPicture.tsx';
import { useMarketingHead } from '#features/marketing/useMarketingHead.ts';
import { usePageText } from '#features/marketing/usePageText.ts';
import { Button } from '#ui/Button.tsx';

/** Homes of the pictures. */
const NEWEST: Search = { ...DEFAULT_SEARCH, city: 'Ottawa', state: 'Ontario', sortBy: 'createdOnDesc' };

/** /about: the brokerage and its people. */
export default function AboutPage() {
  const { t } = usePageText();
  useMarketingHead('about');
  return (
    <>
      <PageHero
        page="about"
        picture={<TeamPicture />}
        action={
          <Button variant="contained" component={Link} to={paths.contact()}>
            {t('about.hero.action')}
          </Button>
        }
      />
      <PageSections
        page="about"
        pictures={{ first: <MapPicture search={NEWEST} /> }}
        leadForm={<LeadForm heading={t('about.lead.title')} subtitle={t('about.lead.subtitle')} />}
      />
    </>
  );
}
