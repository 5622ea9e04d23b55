import { realtors } from '#config/content.ts';
import { REALTOR_SLIDES } from '#domain/constants.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { useMarketingText } from '../useMarketingText.ts';
import { RealtorSlide } from './RealtorSlide.tsx';

/** The team, two side by side where there is room (L9). */
export function RealtorCarousel() {
  const { t } = useMarketingText();
  return (
    <Carousel
      label={t('team.label')}
      previous={t('team.previous')}
      next={t('team.next')}
      inView={REALTOR_SLIDES}
    >
      {realtors.map((realtor) => (
        <RealtorSlide key={realtor.id} realtor={realtor} />
      ))}
    </Carousel>
  );
}
