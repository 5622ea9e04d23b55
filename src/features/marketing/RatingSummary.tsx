import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useReviewsQuery } from '#api/content/contentCalls.ts';
import { MAX_STARS } from '#domain/review.ts';
import { StarIcon } from '#ui/icons/contactIcons.tsx';
import { useMarketingText } from './useMarketingText.ts';

/** Height of the summary in pixels. */
const HEIGHT = 56;

/** The average of all reviews, its stars, and the number of reviews. Nothing if the brokerage shows no reviews. */
export function RatingSummary() {
  const { t, number } = useMarketingText();
  const { data, isError } = useReviewsQuery();
  if (isError || data?.summary === null) return null;
  // While it loads, its space is reserved.
  if (!data) return <Box sx={{ height: HEIGHT }} />;
  const { average, count } = data.summary;
  return (
    <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 4, m: 0, minHeight: HEIGHT }}>
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

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  color: theme.vars?.palette.divider,
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    display: 'flex',
    overflow: 'hidden',
    color: '#C77700',
    ...theme.applyStyles('dark', { color: '#FFC15A' }),
  },
  '& svg': { flex: 'none', fontSize: '1.25rem' },
}));

const row = [1, 2, 3, 4, 5].map((star) => <StarIcon key={star} />);

/** Up to five stars. The last one may be filled in part. */
export function Stars({ stars }: { stars: number }) {
  const { t, number } = useMarketingText();
  return (
    <Row role="img" aria-label={t('stars', { stars: number(stars), maximum: MAX_STARS })}>
      {row}
      <span style={{ width: `${(stars / MAX_STARS) * 100}%` }}>{row}</span>
    </Row>
  );
}
