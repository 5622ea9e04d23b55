import Box from '@mui/material/Box';
import { useId } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { LazySection } from './LazySection.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useMarketingText } from './useMarketingText.ts';

const RealtorCarousel = lazyOnIntent(async () => (await import('./RealtorCarousel.tsx')).RealtorCarousel);

/** The people of the brokerage. */
export function Team() {
  const { t } = useMarketingText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('team.title')} text={t('team.text')} />
      <LazySection part={RealtorCarousel} height={{ narrow: 523, middle: 276, wide: 216 }} />
    </Box>
  );
}
