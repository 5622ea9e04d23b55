import Box from '@mui/material/Box';
import { reviewSummary } from '#config/content.ts';
import { Stars } from './Stars.tsx';
import { useMarketingText } from './useMarketingText.ts';

/** The average of all reviews, its stars, and how many there are. */
export function RatingSummary() {
  const { t, number } = useMarketingText();
  const { average, count } = reviewSummary;
  return (
    <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 4, m: 0 }}>
      <Box component="span" sx={{ typography: 'h2' }}>
        {number(average)}
      </Box>
      <Box component="span" sx={{ display: 'grid', justifyItems: 'start', color: 'text.secondary' }}>
        <Stars stars={average} />
        {t('reviews.count', { count: number(count) })}
      </Box>
    </Box>
  );
}
