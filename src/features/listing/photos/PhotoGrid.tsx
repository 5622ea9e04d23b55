import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from '../useListingText.ts';
import { GALLERY_GROUND } from './galleryGround.ts';
import { BAND_HEIGHT, GRID_PHOTOS, gridAreas } from './gridAreas.ts';
import { Photo } from './Photo.tsx';

const PhotoGallery = lazyOnIntent(async () => (await import('./gallery/PhotoGallery.tsx')).PhotoGallery);

/** The full-screen gallery. Its dark background is shown at once, the rest after its code is loaded. */
function Gallery(props: ComponentProps<typeof PhotoGallery>) {
  const ground = <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: GALLERY_GROUND }} />;
  return <PhotoGallery fallback={ground} onFailed={props.onClose} {...props} />;
}

/** State of a history entry with an open gallery: the index of the photo at which it opened. */
interface GalleryState {
  photo: number;
}

function photoOf(state: unknown, count: number): number | undefined {
  const photo = (state as Partial<GalleryState> | null)?.photo; // a history state may hold anything
  return Number.isInteger(photo) && Number(photo) >= 0 && Number(photo) < count ? photo : undefined;
}

/**
 * Adds a history entry for the open gallery, so that the browser's Back closes it and stays on the page.
 * @param count number of photos
 * @returns the index of the photo at which the gallery is open; undefined if it is closed
 */
function useGalleryEntry(count: number) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  /** Key of the entry from which a navigation has started: a second press would leave the page. */
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);
  const open = useCallback(
    (photo: number) => {
      if (left.current === key) return;
      left.current = key;
      navigate({ pathname, search, hash }, { state: { ...state, photo }, preventScrollReset: true });
    },
    [navigate, pathname, search, hash, key, state],
  );
  const close = useCallback(() => {
    if (left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [navigate, key]);
  return { openAt: photoOf(state, count), open, close };
}

/** The placeholder scene for a listing without photos, as high as photos would be. */
function NoPhoto() {
  const { t } = useListingText();
  return (
    <Box
      sx={{
        position: 'relative',
        mx: { xs: -4, sm: 0 },
        borderRadius: { xs: 0, sm: 1 },
        overflow: 'hidden',
        height: BAND_HEIGHT,
        // The scene is round: cut to the flat band it would lose its shape.
        '& img': { objectFit: 'contain' },
      }}
    >
      <PlaceholderScene sizes="(min-width: 1280px) 1232px, 100vw" />
      <Box
        component="p"
        sx={{
          position: 'absolute',
          left: { xs: 16, md: 24 },
          bottom: { xs: 16, md: 24 },
          m: 0,
          px: 3,
          py: 1,
          borderRadius: 999,
          bgcolor: 'background.paper',
          typography: 'body2',
        }}
      >
        {t('photos.none')}
      </Box>
    </Box>
  );
}

const ON_PICTURE = {
  position: 'absolute',
  right: 16,
  bottom: 16,
  bgcolor: 'background.paper',
  boxShadow: 1,
  '&:hover': { bgcolor: 'background.paper', boxShadow: 2 },
} as const;

/** The number of the visible photo in the strip. Screen readers hear it from the gallery. */
function Counter({ children }: { children: string }) {
  return (
    <Box
      aria-hidden
      sx={{ ...ON_PICTURE, typography: 'body2', borderRadius: 999, px: 3, py: 1, pointerEvents: 'none' }}
    >
      {children}
    </Box>
  );
}

/**
 * The photos at the top of the page: a strip to swipe in small windows, a grid in others. Each photo opens the gallery.
 */
export function PhotoGrid({ listing }: { listing: Listing }) {
  const { locale } = useListingText();
  const { images, address } = listing;
  return images.length === 0 ? <NoPhoto /> : <Photos images={images} address={streetLine(address, locale)} />;
}

function Photos({ images, address }: { images: string[]; address: string }) {
  const { t } = useListingText();
  const count = images.length;
  const isGrid = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [shown, setShown] = useState(0);
  /**
   * True once the first photo is loaded or the strip was moved. Only then its neighbours load, which would delay it.
   */
  const [settled, setSettled] = useState(false);
  // The neighbours are not urgent, so the current render comes first.
  const settle = () => startTransition(() => setSettled(true));
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** Index of the photo that the gallery showed last. */
  const lastShown = useRef(0);
  const { openAt, open, close } = useGalleryEntry(count);
  const openFrom = useCallback(
    (index: number, element: HTMLElement) => {
      opener.current = element;
      open(index);
    },
    [open],
  );
  const isOpen = openAt !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // When the gallery closes, the strip scrolls to the photo seen last, and the focus returns to its opener.
    return () => {
      const row = strip.current;
      row?.scrollTo({ left: lastShown.current * row.clientWidth, behavior: 'instant' });
      const element =
        opener.current ?? row?.querySelector<HTMLElement>(`[data-photo="${lastShown.current}"]`);
      element?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const sawPhoto = useCallback((index: number) => {
    lastShown.current = index;
  }, []);
  const { areas, columns } = gridAreas(count);
  const isNear = (index: number) => index === shown || (settled && Math.abs(index - shown) <= 1);
  return (
    <Box
      component="section"
      aria-label={t('photos.label')}
      {...PhotoGallery.intent}
      sx={{ position: 'relative', mx: { xs: -4, sm: 0 } }}
    >
      <Box
        ref={strip}
        onLoadCapture={settle}
        onErrorCapture={settle}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
        sx={{
          display: { xs: 'flex', md: 'grid' },
          overflow: { xs: 'auto hidden', md: 'hidden' },
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          overscrollBehaviorX: 'contain',
          gap: { md: 2 },
          borderRadius: { xs: 0, sm: 1 },
          height: BAND_HEIGHT,
          gridTemplateAreas: areas,
          gridTemplateColumns: columns,
          gridAutoRows: 'minmax(0, 1fr)',
        }}
      >
        {(isGrid ? images.slice(0, GRID_PHOTOS) : images).map((image, index) => (
          <Photo
            key={image}
            image={image}
            index={index}
            count={count}
            loaded={isGrid || isNear(index)}
            alt={t('photos.caption', { number: index + 1, count, address })}
            onOpen={openFrom}
          />
        ))}
      </Box>
      {isGrid && count > 1 && (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openFrom(0, currentTarget)}
          sx={ON_PICTURE}
        >
          {t('photos.all', { count })}
        </Button>
      )}
      {!isGrid && count > 1 && <Counter>{t('photos.counter', { number: shown + 1, count })}</Counter>}
      {openAt !== undefined && (
        <Gallery images={images} first={openAt} address={address} onClose={close} onShown={sawPhoto} />
      )}
    </Box>
  );
}
