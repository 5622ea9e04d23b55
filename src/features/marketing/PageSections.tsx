import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import { preApprovalTarget, showsBothPreApprovals } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';
import { Features } from './Features.tsx';
import { GetStarted } from './GetStarted.tsx';
import { type MarketingPage, PLACES } from './marketingPage.ts';
import { PageColumn } from './PageColumn.tsx';
import { Reviews } from './Reviews.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Team } from './Team.tsx';
import { usePageText } from './usePageText.ts';

/** 'Why Choose' (requirement M1): a sentence and three reasons. */
function WhyChoose({ page }: { page: MarketingPage }) {
  const { t } = usePageText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('why', { brand: brand.name })} text={t(`${page}.why.text`)} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 10 },
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {PLACES.map((place) => (
          <Box component="li" key={place} sx={{ pt: 5, borderTop: '2px solid', borderColor: 'primary.main' }}>
            <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 2 }}>
              {t(`${page}.why.${place}.title`)}
            </Box>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              {t(`${page}.why.${place}.text`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The link to a pre-approval, on the mortgage side's own site or here. */
function PreApproval() {
  const { t } = usePageText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ bgcolor: 'chip.main' }}>
      <Box sx={{ px: 'var(--edges)', py: { xs: 12, md: 16 } }}>
        <Box component="h2" id={heading} sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0 }}>
          {t('preApproval.title')}
        </Box>
        <Box component="p" sx={{ mt: 4, mb: 6, maxWidth: '52ch', fontSize: '1.125rem' }}>
          {t('preApproval.text', { mortgageBrokerage: brand.mortgageBrokerage })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <LinkButton variant="contained" target={preApprovalTarget()}>
            {t('preApproval.action')}
          </LinkButton>
          {showsBothPreApprovals() && (
            <LinkButton target={{ path: paths.preApproval() }}>{t('preApproval.here')}</LinkButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface PageSectionsProps {
  page: MarketingPage;
  /** Pictures of the product for features. */
  pictures: ComponentProps<typeof Features>['pictures'];
  leadForm: ReactNode;
}

/** The sections below the hero of a marketing page (requirement M1). */
export function PageSections({ page, pictures, leadForm }: PageSectionsProps) {
  return (
    <>
      <PageColumn>
        <WhyChoose page={page} />
        <Features page={page} pictures={pictures} />
      </PageColumn>
      <PreApproval />
      <PageColumn>
        <Team />
        <Reviews />
        <GetStarted>{leadForm}</GetStarted>
      </PageColumn>
    </>
  );
}
