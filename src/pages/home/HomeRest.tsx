import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { CostPicture } from '#components/product-pictures/CostPicture.tsx';
import { MapPicture } from '#components/product-pictures/MapPicture.tsx';
import { brand } from '#config/brand.ts';
import { environment } from '#config/environment.ts';
import { paths } from '#domain/paths.ts';
import { newestHomes } from '#domain/search/newestHomes.ts';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { Features } from '#features/marketing/Features.tsx';
import { GetStarted } from '#features/marketing/GetStarted.tsx';
import { Spread } from '#features/marketing/PageColumn.tsx';
import { Reviews } from '#features/marketing/Reviews.tsx';
import { Team } from '#features/marketing/Team.tsx';
import { useMarketingText } from '#features/marketing/useMarketingText.ts';
import { ShareMenu } from '#features/share/ShareMenu.tsx';
import { localeOf } from '#i18n/i18n.ts';

/** Home below the newest homes: the product's features, the people, reviews, and the lead form. */
export function HomeRest() {
  const { t, i18n } = useTranslation('home');
  const newest = newestHomes(localeOf(i18n.language));
  const { t: marketing } = useMarketingText();
  return (
    <Spread>
      <Features
        page="home"
        pictures={{ first: <MapPicture search={newest} />, second: <CostPicture search={newest} /> }}
      />
      <Team />
      <Reviews />
      <GetStarted
        below={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, mt: 8 }}>
            <Box component={Link} to={paths.value()} sx={{ py: 2.5, color: 'primary.dark', fontWeight: 600 }}>
              {t(environment.hasEstimates ? 'value' : 'valuation')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
              <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
                {marketing('share')}
              </Box>
              <ShareMenu url={pageUrl(paths.home())} title={brand.name} />
            </Box>
          </Box>
        }
      >
        <LeadForm heading={t('lead.title')} subtitle={t('lead.subtitle')} />
      </GetStarted>
    </Spread>
  );
}
