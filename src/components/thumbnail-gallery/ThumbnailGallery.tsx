import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GALLERY_IMAGES, LAZY_MARGIN_PX } from '#domain/constants.ts';
import { useNearView } from '#ui/useNearView.ts';
import { GalleryDots } from './GalleryDots.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { GallerySteps } from './GallerySteps.tsx';
import { useGallery } from './useGallery.ts';

// Neither the frame nor its row may be positioned: the link's ::after is laid over the whole card.
const Frame = styled('div')({
  aspectRatio: '4 / 3',
  // A flatter shape than the picture's own holds too.
  minHeight: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-row]': {
    display: 'flex',
    width: '100%',
    height: '100%',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    '&::-webkit-scrollbar': { display: 'none' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

/** What lies over the pictures, whatever their shape, and lets the pointer through: badge and dots. */
const Above = styled('div')({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
});

const CardLink = styled(Link)({
  display: 'flex',
  flex: 'none',
  width: '100%',
  height: '100%',
  color: 'inherit',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  // The whole card opens the listing; what is above it (slides, buttons) has a z-index of its own.
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0 },
});

interface ThumbnailGalleryProps {
  /** Keys of the image service; the first four are shown. */
  images: readonly string[];
  /** Where the pictures, and the card round them, lead. */
  to: string;
  /** Name of that link. */
  label: string;
  /** Description of the pictures. */
  alt: string;
  /** Width of the gallery in the words of the `sizes` attribute. */
  sizes: string;
  priority: boolean;
  /** What lies over the picture's top left corner. */
  badge: ReactNode;
}

/**
 * Up to four pictures of a listing in a row that is swiped or stepped through and wraps at both ends; the last
 * of several is blurred and says 'View More' (L2). The card that holds it must be positioned: the gallery's
 * link is stretched over it.
 */
export function ThumbnailGallery({ images, to, label, alt, sizes, priority, badge }: ThumbnailGalleryProps) {
  const { t } = useTranslation('card');
  const slides: (string | undefined)[] = images.length > 0 ? images.slice(0, GALLERY_IMAGES) : [undefined];
  const several = slides.length > 1;
  const { scroller, shown, loadedTo, step, approached, settled } = useGallery(slides.length);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearView(frame, LAZY_MARGIN_PX) || priority;
  return (
    <Frame ref={frame} onPointerEnter={(event) => approached(event.pointerType)} data-gallery>
      <div data-row ref={scroller} onScrollEnd={settled}>
        <CardLink to={to} aria-label={label} draggable={false}>
          {slides.map((imageKey, index) => (
            <GallerySlide
              key={imageKey ?? 'none'}
              imageKey={imageKey}
              loaded={isNear && index <= loadedTo}
              alt={index === 0 ? alt : t('photoOf', { number: index + 1, alt })}
              sizes={sizes}
              priority={priority && index === 0}
              more={several && index === slides.length - 1 ? t('viewMore') : undefined}
            />
          ))}
        </CardLink>
        {several && <GallerySteps onStep={step} />}
      </div>
      <Above>
        {badge}
        {several && <GalleryDots count={slides.length} shown={shown} />}
      </Above>
    </Frame>
  );
}
