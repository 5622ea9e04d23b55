import { memo, useState } from 'react';
import { imageUrl } from '#api/images.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';

/** How slides look, for the row that holds them: one rule for all of them. The class names are Swiper's. */
export const SLIDES = {
  // One container for all: each slide is as large as the row.
  containerType: 'size',
  // As large as a photo of three to two may be within the slide.
  '& .swiper-zoom-target': {
    width: 'min(100cqw, 150cqh)',
    aspectRatio: '3 / 2',
    flex: 'none',
    overflow: 'hidden',
    cursor: 'zoom-in',
    backgroundSize: 'cover',
  },
  '& .swiper-slide-zoomed .swiper-zoom-target': { cursor: 'inherit' },
} as const;

interface SlideProps {
  image: string;
  /** Read only where the photo is loaded. */
  alt: string;
  /** In sight: only this one is read out. */
  isShown: boolean;
  /** Whether its picture is loaded: the one in sight and its neighbours. */
  isNear: boolean;
}

/** One photo of the gallery. Until it is there, its thumbnail stands in its place. */
export const Slide = memo(function Slide({ image, alt, isShown, isNear }: SlideProps) {
  const [isThere, setThere] = useState(false);
  const ground = isNear && !isThere ? `url("${imageUrl(image, 'small')}")` : 'none';
  return (
    <div className="swiper-slide" aria-hidden={!isShown}>
      <div className="swiper-zoom-container">
        <div
          className="swiper-zoom-target"
          style={{ backgroundImage: ground }}
          onLoadCapture={() => setThere(true)}
        >
          {isNear && (
            <ListingImage
              imageKey={image}
              alt={alt}
              sizes="(min-width: 1536px) 1600px, 100vw"
              priority={isShown}
              loading="eager"
              fit="contain"
            />
          )}
        </div>
      </div>
    </div>
  );
});
