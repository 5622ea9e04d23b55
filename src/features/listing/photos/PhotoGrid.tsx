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
import { GRID_PHOTOS, gridAreas } from './gridAreas.ts';
import { Photo } from './Photo.tsx';

const PhotoGallery = lazyOnIntent(async () => (await import('./gallery/PhotoGallery.tsx')).PhotoGallery);

/** The full-screen gallery: its dark ground at once, and itself when its code is there. */
function Gallery(props: ComponentProps<typeof PhotoGallery>) {
  const ground = <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: GALLERY_GROUND }} />;
  return <PhotoGallery fallback={ground} onFailed={props.onClose} {...props} />;
}

/** The state of a history entry in which the gallery is open: the photo it opened at, from 0. */
interface GalleryState {
  photo: number;
}

function photoOf(state: unknown, count: number): number | undefined {
  const photo = (state as Partial<GalleryState> | null)?.photo; // what an entry holds was put there by anyone
  return Number.isInteger(photo) && Number(photo) >= 0 && Number(photo) < count ? photo : undefined;
}

/**
 * The open gallery is an entry of the history, so that the browser's Back closes it and stays on the page.
 * @param count number of photos
 * @returns the photo the gallery is open at, undefined where it is closed
 */
function useGalleryEntry(count: number) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  /** The entry that was already left for another: a second press would leave the page. */
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

/** The calm scene in the place of photos that are not there, as high as they would be. */
function NoPhoto() {
  const { t } = useListingText();
  return (
    <Box
      sx={{
        position: 'relative',
        mx: { xs: -4, sm: 0 },
        borderRadius: { xs: 0, sm: 1 },
        overflow: 'hidden',
        aspectRatio: { xs: '3 / 2', md: '3 / 1' },
        // The scene is round: cut to the flat band it would lose its shape.
        '& img': { objectFit: 'contain' },
      }}
    >
      <PlaceholderScene sizes="(min-width: 1536px) 1488px, 100vw" />
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

/** Which of the photos is in sight, on the strip; the gallery says it aloud. */
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

/** The home's pictures at the top of the page: a strip to swipe on small screens, a grid on others. Any opens the gallery. */
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
  /** The first photo is there, or the strip was moved: its neighbours no longer hold it up. */
  const [settled, setSettled] = useState(false);
  // Nobody has asked for the neighbours yet: they wait for what is being drawn.
  const settle = () => startTransition(() => setSettled(true));
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** The photo that the gallery showed last. */
  const seen = useRef(0);
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
    // Closed, by whatever way: the strip stands at the photo last seen, the focus where it came from.
    return () => {
      const row = strip.current;
      row?.scrollTo({ left: seen.current * row.clientWidth, behavior: 'instant' });
      const element = opener.current ?? row?.querySelector<HTMLElement>(`[data-photo="${seen.current}"]`);
      element?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const sawPhoto = useCallback((index: number) => {
    seen.current = index;
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
          aspectRatio: { xs: '3 / 2', md: '3 / 1' },
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
