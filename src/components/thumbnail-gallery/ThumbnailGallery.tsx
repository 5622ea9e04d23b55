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
  /** Whether its picture is wanted yet; until then its soft ground stands in its place. */
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

/** Which of the pictures is in view, as dots at the lower edge; for the eye only. */
function GalleryDots({ count, shown }: { count: number; shown: number }) {
  return (
    <Box
      aria-hidden
      data-shown={shown}
      sx={{
        position: 'absolute',
        zIndex: 2,
        bottom: 10,
        left: '50%',
        translate: '-50% 0',
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderRadius: 999,
        bgcolor: 'rgb(15 27 45 / 0.5)',
        pointerEvents: 'none',
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place in the row
          key={index}
          sx={{
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: '#FFFFFF',
            opacity: index === shown ? 1 : 0.55,
            transition: 'opacity 150ms ease-out',
          }}
        />
      ))}
    </Box>
  );
}

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

/**
 * Lies over the slide in view and stays there while the row scrolls below it. It stands in the row so that
 * the row holds something to be reached by keyboard, after the link in the order of tabbing.
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
  transition: theme.transitions.create('opacity', { duration: 150 }),
  // What can be hit is larger than the disc.
  '&::before': { content: '""', position: 'absolute', inset: -6 },
  '[data-gallery]:hover &, [data-gallery]:focus-within &': { opacity: 1 },
  // A finger swipes, and there is no hovering that would show the buttons; a keyboard still may.
  '@media (hover: none)': { pointerEvents: 'none', '&:not(:focus-visible)': { opacity: '0 !important' } },
}));

/** The gallery's buttons to the previous and the next picture, seen on hover and focus. */
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
