import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { Features } from '#features/marketing/Features.tsx';
import { GetStarted } from '#features/marketing/GetStarted.tsx';
import { Spread } from '#features/marketing/PageColumn.tsx';
import { Reviews } from '#features/marketing/Reviews.tsx';
import { Team } from '#features/marketing/Team.tsx';
import { useMarketingText } from '#features/marketing/useMarketingText.ts';
import { ShareMenu } from '#features/share/ShareMenu.tsx';

/** Home below the newest homes: the product's features, the people, reviews, and the lead form. */
export function HomeRest() {
  const { t } = useTranslation('home');
  const { t: marketing } = useMarketingText();
  return (
    <Spread>
      <Features page="home" />
      <Team />
      <Reviews />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 4,
          rowGap: 2,
          textAlign: 'center',
        }}
      >
        <Box component="p" sx={{ m: 0, typography: 'h5' }}>
          {marketing('share')}
        </Box>
        <ShareMenu url={pageUrl(paths.home())} title={brand.name} />
      </Box>
      <GetStarted>
        <LeadForm heading={t('lead.title')} subtitle={t('lead.subtitle')} />
      </GetStarted>
    </Spread>
  );
}
