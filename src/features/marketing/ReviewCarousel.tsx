import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useReviewsQuery } from '#api/content/contentCalls.ts';
import type { WireReview } from '#api/content/contract.ts';
import { REVIEW_SLIDES } from '#domain/constants.ts';
import { starsOf } from '#domain/review.ts';
import { Carousel } from './Carousel.tsx';
import { Stars } from './RatingSummary.tsx';
import { useMarketingText } from './useMarketingText.ts';

/** Tags that a review may contain. Links, pictures and styles are removed. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li'];

/**
 * HTML of a review platform, without anything that could run, load or lead to another site. It is a TrustedHTML in
 * browsers with Trusted Types, which refuse a string here.
 */
function cleanHtml(html: string): TrustedHTML | string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: [], RETURN_TRUSTED_TYPE: true });
}

/** High enough for the longest review in both languages, so that the reserved height is right. */
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

/** One review: stars, text, author and source. */
function ReviewSlide({ review }: { review: WireReview }) {
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

/** Reviews, three side by side on wide screens. */
export function ReviewCarousel() {
  const { t } = useMarketingText();
  const { data } = useReviewsQuery();
  if (!data) return null;
  return (
    <Carousel
      label={t('reviews.label')}
      previous={t('reviews.previous')}
      next={t('reviews.next')}
      inView={REVIEW_SLIDES}
    >
      {data.reviews.map((review) => (
        <ReviewSlide key={review.id} review={review} />
      ))}
    </Carousel>
  );
}
