import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect } from 'react';
import { useListingText } from '#features/listing/useListingText.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { SLIDES, Slide } from './Slide.tsx';
import { StepButtons } from './StepButtons.tsx';
import { THUMBNAILS_HEIGHT, Thumbnails } from './Thumbnails.tsx';
import { type Slides, useSlides } from './useSlides.ts';

/** What a key does; others, and those held with another one, stay the browser's. */
function pressed(event: KeyboardEvent, { step, show, toggleZoom, isZoomed }: Slides, count: number) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const actions: Partial<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => show(0),
    End: () => show(count - 1),
    '+': () => isZoomed || toggleZoom(),
    '-': () => isZoomed && toggleZoom(),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

interface PhotoViewerProps {
  images: string[];
  /** Index of the photo that opens. */
  first: number;
  address: string;
  /** Id for the element that says which photo is shown. */
  captionId: string;
  /** Takes what the viewer does with the dialog's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onClose: () => void;
  onShown: (index: number) => void;
}

/**
 * The photos in a circle: swiped, dragged, stepped with the arrow keys, chosen from the thumbnails where there is
 * room for them, looked at closely by pinch, double tap, wheel, plus and minus.
 */
export function PhotoViewer({ images, first, address, captionId, keys, onClose, onShown }: PhotoViewerProps) {
  const { t } = useListingText();
  const count = images.length;
  const slides = useSlides(count, first);
  const { shown } = slides;
  const hasRoom = useMediaQuery('(min-width: 600px) and (min-height: 560px)', { noSsr: true });
  // The photo comes first, the small ones a moment later.
  const thumbnailsDue = useDeferredValue(hasRoom, false);
  useEffect(() => onShown(shown), [onShown, shown]);
  useEffect(() => {
    keys.current = (event) => pressed(event, slides, count);
  });
  const captionOf = (index: number) => t('photos.caption', { number: index + 1, count, address });
  const isNear = (index: number) => {
    const distance = Math.abs(index - shown);
    return Math.min(distance, count - distance) <= 1;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <VisuallyHidden id={captionId} role="status">
        {captionOf(shown)}
      </VisuallyHidden>
      <GalleryBar
        counter={count > 1 ? t('photos.counter', { number: shown + 1, count }) : ''}
        address={address}
        isZoomed={slides.isZoomed}
        onZoom={slides.toggleZoom}
        onClose={onClose}
      />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, px: { md: 20 } }}>
        <Box ref={slides.attach} className="swiper" sx={{ height: 1, ...SLIDES }}>
          <div className="swiper-wrapper">
            {images.map((image, index) => (
              <Slide
                key={image}
                image={image}
                alt={isNear(index) ? captionOf(index) : ''}
                isShown={index === shown}
                isNear={isNear(index)}
              />
            ))}
          </div>
        </Box>
        {count > 1 && <StepButtons onStep={slides.step} />}
      </Box>
      {count > 1 && hasRoom && thumbnailsDue ? (
        <Thumbnails images={images} shown={shown} onShow={slides.show} />
      ) : (
        <Box sx={{ flex: 'none', height: { xs: 80, sm: count > 1 && hasRoom ? THUMBNAILS_HEIGHT : 16 } }} />
      )}
    </Box>
  );
}
