import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, memo, type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { imageUrl } from '#api/images.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { useListingText } from '#features/listing/useListingText.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { THUMBNAILS_HEIGHT, Thumbnails } from './Thumbnails.tsx';
import { type Slides, useSlides } from './useSlides.ts';

/** A round button on the gallery's dark background or on a photo. */
const DISC = {
  bgcolor: 'rgb(15 23 34 / 0.6)',
  color: '#fff',
  // Makes the disc visible on the dark background beside the picture.
  border: '1px solid rgb(255 255 255 / 0.35)',
  '&:hover': { bgcolor: 'rgb(15 23 34 / 0.85)' },
  width: 48,
  height: 48,
} as const;

/** On phones below the photo, within reach of the thumb; otherwise beside it. */
const PLACE = {
  ...DISC,
  position: 'absolute',
  zIndex: 2,
  top: { xs: 'auto', sm: 'calc(50% - 24px)' },
  bottom: { xs: -64, sm: 'auto' },
} as const;

/** Buttons to the previous and the next photo. */
const StepButtons = memo(function StepButtons({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useListingText();
  return (
    <>
      <IconButton
        aria-label={t('photos.previous')}
        onClick={() => onStep(-1)}
        sx={{ ...PLACE, left: { xs: 16, md: 24 } }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('photos.next')}
        onClick={() => onStep(1)}
        sx={{ ...PLACE, right: { xs: 16, md: 24 } }}
      >
        <ChevronRightIcon />
      </IconButton>
    </>
  );
});

/** Styles of the slides, set on their row: one rule for all of them. The class names are Swiper's. */
const SLIDES = {
  // One container for all slides: each is as large as the row.
  containerType: 'size',
  // The largest size of a 3:2 photo within the slide.
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
  /** Alternative text; used only if the photo is loaded. */
  alt: string;
  /** True for the visible photo: screen readers read only this one. */
  isShown: boolean;
  /** True for the visible photo and its neighbours: only these are loaded. */
  isNear: boolean;
}

/** One photo of the gallery. Its thumbnail is shown until it is loaded. */
const Slide = memo(function Slide({ image, alt, isShown, isNear }: SlideProps) {
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

interface GalleryBarProps {
  /** "3 / 12"; empty for a single photo. */
  counter: string;
  address: string;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** The bar above the photo: its number, the address, and buttons to zoom and close. */
function GalleryBar({ counter, address, isZoomed, onZoom, onClose }: GalleryBarProps) {
  const { t } = useListingText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flex: 'none', p: { xs: 3, md: 4 } }}>
      <Box
        aria-hidden
        sx={{
          flex: 1,
          minWidth: 0,
          pl: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 700 }}>
          {counter}
        </Box>
        <Box component="span" sx={{ color: '#B9C4D2' }}>
          {address}
        </Box>
      </Box>
      <IconButton aria-label={t(isZoomed ? 'photos.zoomOut' : 'photos.zoomIn')} onClick={onZoom} sx={DISC}>
        {isZoomed ? <MinusIcon /> : <PlusIcon />}
      </IconButton>
      <IconButton aria-label={t('photos.close')} onClick={onClose} sx={DISC} autoFocus>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** Handles a key. Other keys, and those with a modifier, are left to the browser. */
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
  /** Index of the photo at which the gallery opens. */
  first: number;
  address: string;
  /** Id of the element with the text of the visible photo. */
  captionId: string;
  /** Gets the viewer's handler for the dialog's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onClose: () => void;
  onShown: (index: number) => void;
}

/**
 * The photos in a loop. The visitor swipes, drags, uses the arrow keys, or chooses a thumbnail if there is space for
 * them. Pinch, double tap, wheel, plus and minus zoom.
 */
export function PhotoViewer({ images, first, address, captionId, keys, onClose, onShown }: PhotoViewerProps) {
  const { t } = useListingText();
  const count = images.length;
  const slides = useSlides(count, first);
  const { shown } = slides;
  const hasRoom = useMediaQuery('(min-width: 600px) and (min-height: 560px)', { noSsr: true });
  // The photo is rendered first, the thumbnails a moment later.
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
