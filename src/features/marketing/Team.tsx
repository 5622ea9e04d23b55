import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { paths } from '#domain/paths.ts';
import { LazySection } from './LazySection.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useMarketingText } from './useMarketingText.ts';

const RealtorCarousel = lazyOnIntent(async () => (await import('./RealtorCarousel.tsx')).RealtorCarousel);

/** The people of the brokerage. Nothing if there are none, or if they cannot be loaded. */
export function Team() {
  const { t } = useMarketingText();
  const heading = useId();
  const { data, isError } = useTeamQuery();
  if (isError || data?.agents.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      {/* The carousel's buttons are beside the text. */}
      <Box sx={{ pr: { md: 56 } }}>
        <SectionHeading
          id={heading}
          title={t('team.title')}
          text={
            <>
              {t('team.text')}{' '}
              <Link
                component={RouterLink}
                to={paths.agents()}
                underline="hover"
                sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
              >
                {t('team.all')}
              </Link>
            </>
          }
        />
      </Box>
      <LazySection part={RealtorCarousel} height={{ narrow: 523, middle: 276, wide: 216 }} />
    </Box>
  );
}
