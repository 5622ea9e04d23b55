import { reviews } from '#config/reviews.ts';
import { REVIEW_SLIDES } from '#domain/constants.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { useMarketingText } from '../useMarketingText.ts';
import { ReviewSlide } from './ReviewSlide.tsx';

/** Reviews, three side by side where there is room (L9). */
export function ReviewCarousel() {
  const { t } = useMarketingText();
  return (
    <Carousel
      label={t('reviews.label')}
      previous={t('reviews.previous')}
      next={t('reviews.next')}
      inView={REVIEW_SLIDES}
    >
      {reviews.map((review) => (
        <ReviewSlide key={review.id} review={review} />
      ))}
    </Carousel>
  );
}
