import Box from '@mui/material/Box';
import { useId } from 'react';
import { useReviewsQuery } from '#api/content/contentCalls.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { LazySection } from './LazySection.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useMarketingText } from './useMarketingText.ts';

const ReviewCarousel = lazyOnIntent(async () => (await import('./ReviewCarousel.tsx')).ReviewCarousel);

/** The average of all reviews, and some of them. Nothing if there are none, or if they cannot be loaded. */
export function Reviews() {
  const { t } = useMarketingText();
  const heading = useId();
  const { data, isError } = useReviewsQuery();
  if (isError || data?.reviews.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          columnGap: 10,
          mb: 6,
          '& > :first-of-type': { mb: { xs: 4, md: 0 } },
        }}
      >
        <SectionHeading id={heading} title={t('reviews.title')} />
        <RatingSummary />
      </Box>
      <LazySection part={ReviewCarousel} height={{ narrow: 376, middle: 326, wide: 266 }} />
    </Box>
  );
}
