import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Review } from '#config/reviews.ts';
import { starsOf } from '#domain/review.ts';
import { Stars } from '../Stars.tsx';
import { useMarketingText } from '../useMarketingText.ts';
import { cleanHtml } from './cleanHtml.ts';

/** High enough for the longest review in both languages, so that the room kept for it is right. */
const Card = styled('li')(({ theme }) => ({
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.spacing(3),
  minHeight: 300,
  padding: theme.spacing(6),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '& p': { margin: 0 },
  [theme.breakpoints.up('sm')]: { minHeight: 250 },
}));

/** One review (L3): its stars, what was said, by whom and where. */
export function ReviewSlide({ review }: { review: Review }) {
  const { t, locale } = useMarketingText();
  const { name, rating, platform, body } = review;
  const html = useMemo(() => cleanHtml(body[locale]), [body, locale]);
  const stars = starsOf(rating);
  return (
    <Card>
      <div>{stars !== undefined && <Stars stars={stars} />}</div>
      <Box
        component="blockquote"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify above
        dangerouslySetInnerHTML={{ __html: html }}
        sx={{ m: 0, fontSize: '1.125rem', lineHeight: 1.5 }}
      />
      <p>
        <strong>{name}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('reviews.on', { platform })}
        </Box>
      </p>
    </Card>
  );
}
