import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePlacePicture } from '#components/place-map/usePlacePicture.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from '../useListingText.ts';
import { GalleryGround } from './GalleryGround.tsx';
import { BAND_HEIGHT, GRID_PHOTOS, gridAreas } from './gridAreas.ts';
import { Photo } from './Photo.tsx';

const PhotoGallery = lazyOnIntent(async () => (await import('./gallery/PhotoGallery.tsx')).PhotoGallery);

/** The full-screen gallery. Its background with the first photo is shown at once, the rest after its code is loaded. */
function Gallery(props: ComponentProps<typeof PhotoGallery>) {
  const ground = <GalleryGround picture={props.pictureOf(props.first)} />;
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

/** A map picture of the address for a listing without photos, half as high as photos. */
function NoPhoto({ listing: { location, address } }: { listing: Listing }) {
  const { t, locale } = useListingText();
  const { picture, tryNext } = usePlacePicture(location);
  return (
    <Box
      sx={{
        position: 'relative',
        mx: { xs: -4, sm: 0 },
        borderRadius: { xs: 0, sm: 1 },
        overflow: 'hidden',
        bgcolor: 'chip.main',
        height: { xs: '33vw', md: 'min(200px, 17vw)' },
        '& img': { width: 1, height: 1, objectFit: 'cover' },
      }}
    >
      {picture && (
        <img src={picture} alt={t('map.alt', { address: streetLine(address, locale) })} onError={tryNext} />
      )}
      <Box
        component="p"
        sx={{
          ...ON_PICTURE,
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

/** Buttons and counter over the photos' lower edge. */
const ON_PICTURE = {
  position: 'absolute',
  right: 16,
  bottom: 16,
  display: 'flex',
  gap: 2,
  '& > *, & > *:hover': { bgcolor: 'background.paper', boxShadow: 1 },
} as const;

interface OverPhotosProps {
  count: number;
  /** Index of the first floor plan; -1 if there is none. */
  plan: number;
  /** Index of the strip's visible photo; undefined for the grid. */
  shown: number | undefined;
  onOpen: (index: number, opener: HTMLElement) => void;
}

/**
 * Buttons to the floor plan and to all photos; in the strip the number of the visible photo, which screen readers hear
 * from the gallery.
 */
function OverPhotos({ count, plan, shown, onOpen }: OverPhotosProps) {
  const { t } = useListingText();
  const opener = (index: number, text: string) => (
    <Button size="small" aria-haspopup="dialog" onClick={({ currentTarget }) => onOpen(index, currentTarget)}>
      {text}
    </Button>
  );
  return (
    <Box sx={ON_PICTURE}>
      {plan >= 0 && opener(plan, t('photos.plan'))}
      {shown === undefined
        ? count > 1 && opener(0, t('photos.all', { count }))
        : count > 1 && (
            <Box
              aria-hidden
              sx={{
                typography: 'body2',
                borderRadius: 999,
                px: 3,
                py: 1,
                display: 'grid',
                alignItems: 'center',
                pointerEvents: 'none',
              }}
            >
              {t('photos.counter', { number: shown + 1, count })}
            </Box>
          )}
    </Box>
  );
}

/**
 * The photos at the top of the page: a strip to swipe in small windows, a grid in others. Each photo opens the gallery.
 */
export function PhotoGrid({ listing }: { listing: Listing }) {
  const { locale } = useListingText();
  if (listing.images.length === 0) return <NoPhoto listing={listing} />;
  return <Photos listing={listing} address={streetLine(listing.address, locale)} />;
}

/** Returns the address that the browser has chosen and loaded for a photo; undefined if it has none. */
function pictureIn(strip: Element | null, index: number): string | undefined {
  return strip?.querySelector<HTMLImageElement>(`[data-photo="${index}"] > img`)?.currentSrc || undefined;
}

interface PhotosProps {
  listing: Listing;
  address: string;
}

function Photos({ listing, address }: PhotosProps) {
  const { t } = useListingText();
  const { images, floorPlans } = listing;
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
  const pictureOf = useCallback((index: number) => pictureIn(strip.current, index), []);
  const plan = images.findIndex((key) => floorPlans.includes(key));
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
      <OverPhotos count={count} plan={plan} shown={isGrid ? undefined : shown} onOpen={openFrom} />
      {openAt !== undefined && (
        <Gallery
          images={images}
          listing={listing}
          pictureOf={pictureOf}
          first={openAt}
          address={address}
          onClose={close}
          onShown={sawPhoto}
        />
      )}
    </Box>
  );
}
