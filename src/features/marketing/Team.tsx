import Box from '@mui/material/Box';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          columnGap: 10,
          mb: 6,
          '& > :first-of-type': { mb: { xs: 2, md: 0 } },
        }}
      >
        <SectionHeading id={heading} title={t('team.title')} text={t('team.text')} />
        <Button component={Link} to={paths.agents()} sx={{ ml: { xs: -5, md: 0 } }}>
          {t('team.all')}
        </Button>
      </Box>
      <LazySection part={RealtorCarousel} height={{ narrow: 523, middle: 276, wide: 216 }} />
    </Box>
  );
}
