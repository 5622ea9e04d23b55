import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GALLERY_IMAGES, LAZY_MARGIN_PX } from '#domain/constants.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';
import { useNearView } from '#ui/useNearView.ts';
import { ListingImage } from '../listing-image/ListingImage.tsx';
import { useGallery } from './useGallery.ts';

interface GallerySlideProps {
  imageKey: string | undefined;
  /** True if the picture is loaded; until then its background is shown. */
  loaded: boolean;
  alt: string;
  sizes: string;
  priority: boolean;
  /** Text over the blurred last picture. */
  more: string | undefined;
}

/** One picture of a gallery, as wide as the gallery. */
function GallerySlide({ imageKey, loaded, alt, sizes, priority, more }: GallerySlideProps) {
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        zIndex: 1,
        flex: 'none',
        display: 'block',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        bgcolor: 'chip.main',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
        ...(more !== undefined && { '& img': { filter: 'blur(6px)', transform: 'scale(1.06)' } }),
      }}
    >
      {loaded && <ListingImage imageKey={imageKey} alt={alt} sizes={sizes} priority={priority} />}
      {more !== undefined && (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 'fit-content',
            height: 'fit-content',
            px: 5,
            py: 2.5,
            borderRadius: 999,
            bgcolor: 'background.paper',
            color: 'text.primary',
            typography: 'button',
            boxShadow: 1,
          }}
        >
          {more}
        </Box>
      )}
    </Box>
  );
}

/** Dots at the lower edge that show which picture is visible; hidden from screen readers. */
const Dots = styled('div')({
  position: 'absolute',
  bottom: 10,
  left: '50%',
  translate: '-50% 0',
  display: 'flex',
  gap: 6,
  padding: '5px 8px',
  borderRadius: 999,
  backgroundColor: 'rgb(15 27 45 / 0.5)',
  '& > i': { width: 6, height: 6, borderRadius: '50%', backgroundColor: '#FFF' },
  '& > :not([data-on])': { opacity: 0.55 },
});

// Neither the frame nor its row may be positioned: the link's ::after must cover the whole card.
const Frame = styled('div')({
  aspectRatio: '4 / 3',
  // Allows a box that is flatter than the picture.
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

/** Badges and dots, over the pictures. They let pointer events through. */
const Above = styled('div')({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  // The badges are beside the heart.
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 6,
  padding: '12px 64px 0 12px',
});

const CardLink = styled(Link)({
  display: 'flex',
  flex: 'none',
  width: '100%',
  height: '100%',
  color: 'inherit',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  // The whole card opens the listing. Slides and buttons are above this by their own z-index.
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0 },
});

interface ThumbnailGalleryProps {
  /** Keys of the image service; the first four are shown. */
  images: readonly string[];
  /** Address of the link on the pictures and the card. */
  to: string;
  /** Accessible name of that link. */
  label: string;
  /** Alternative text of the pictures. */
  alt: string;
  /** Width of the gallery, as a `sizes` attribute. */
  sizes: string;
  priority: boolean;
  /** Shown over the picture's top left corner. */
  badges: ReactNode;
}

/**
 * Up to four pictures of a listing in a row to swipe or step through, which wraps at both ends. The last of several is
 * blurred and says 'View More'. The card around it must be positioned: the gallery's link is stretched over it.
 */
export function ThumbnailGallery({ images, to, label, alt, sizes, priority, badges }: ThumbnailGalleryProps) {
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
        {badges}
        {several && (
          <Dots aria-hidden data-shown={shown}>
            {slides.map((imageKey, index) => (
              <i key={imageKey ?? 'none'} data-on={index === shown || undefined} />
            ))}
          </Dots>
        )}
      </Above>
    </Frame>
  );
}

/**
 * Covers the visible slide, and stays in place while the row scrolls below it. It is inside the row so that the
 * scrollable row contains a focusable element; it follows the link in the tab order.
 */
const Overlay = styled('span')({
  order: -1,
  position: 'sticky',
  left: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  marginRight: '-100%',
  padding: 8,
  boxSizing: 'border-box',
  pointerEvents: 'none',
});

const Round = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  cursor: 'pointer',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  opacity: 0,
  pointerEvents: 'auto',
  transition: 'opacity 150ms',
  // The target is larger than the disc.
  '&::before': { content: '""', position: 'absolute', inset: -6 },
  '[data-gallery]:hover &, [data-gallery]:focus-within &': { opacity: 1 },
  // Touch devices have no hover to show the buttons, and visitors swipe there. Keyboard users still get them.
  '@media (hover: none)': { pointerEvents: 'none', '&:not(:focus-visible)': { opacity: '0 !important' } },
}));

/** The gallery's buttons to the previous and the next picture, visible on hover and focus. */
function GallerySteps({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useTranslation('card');
  return (
    <Overlay>
      <Round type="button" aria-label={t('previousPhoto')} onClick={() => onStep(-1)}>
        <ChevronLeftIcon aria-hidden sx={{ fontSize: '1.375rem' }} />
      </Round>
      <Round type="button" aria-label={t('nextPhoto')} onClick={() => onStep(1)}>
        <ChevronRightIcon aria-hidden sx={{ fontSize: '1.375rem' }} />
      </Round>
    </Overlay>
  );
}
