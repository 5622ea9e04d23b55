import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { imageUrl } from '#api/images.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { useListingText } from '#features/listing/useListingText.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '#ui/icons/pageIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { GALLERY_GROUND } from '../GalleryGround.tsx';
import { THUMBNAILS_HEIGHT, Thumbnails } from './Thumbnails.tsx';
import { TourFrame } from './TourFrame.tsx';
import { type Tour, toursOf } from './tours.ts';
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

/** A tour that the gallery may embed. */
type EmbeddedTour = Tour & { embedded: string };

const isEmbedded = (tour: Tour): tour is EmbeddedTour => tour.embedded !== undefined;

/** State of a history entry in which the gallery opens with a tour. */
interface GalleryState {
  tour: Tour['kind'];
}

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
    background: 'center / contain no-repeat',
    position: 'relative',
  },
  '& .swiper-slide-zoomed .swiper-zoom-target': { cursor: 'inherit' },
} as const;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears if a photo takes longer than 400 ms. */
const Waiting = styled('span')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 48,
  height: 48,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  backgroundColor: 'rgb(15 23 34 / 0.6)',
  animation: `${appear} 0s 400ms backwards`,
});

interface SlideProps {
  image: string;
  /** Alternative text; used only if the photo is loaded. */
  alt: string;
  /** True for the visible photo: screen readers read only this one. */
  isShown: boolean;
  /** True for the visible photo and its neighbours: only these are loaded. */
  isNear: boolean;
  /** Returns the address of the photo's picture on the page; undefined if it has none. */
  pictureOf: (index: number) => string | undefined;
  index: number;
}

/** One photo of the gallery. Until it can be painted, the page's picture or its thumbnail is shown. */
const Slide = memo(function Slide({ image, alt, isShown, isNear, pictureOf, index }: SlideProps) {
  const [isSharp, setSharp] = useState(false);
  const isWaiting = isNear && !isSharp;
  const ground = isWaiting ? `url("${pictureOf(index) ?? imageUrl(image, 'small')}")` : 'none';
  const settle = () => setSharp(true);
  return (
    <div className="swiper-slide" aria-hidden={!isShown}>
      <div className="swiper-zoom-container">
        <div
          className="swiper-zoom-target"
          style={{ backgroundImage: ground }}
          onLoadCapture={({ target }) => {
            if (target instanceof HTMLImageElement) target.decode().then(settle, settle);
          }}
          onErrorCapture={settle}
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
          {isWaiting && (
            <Waiting>
              <Spinner />
            </Waiting>
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
  tabs: ReactNode;
  isZoomed: boolean;
  /** Undefined while a tour is shown. */
  onZoom: (() => void) | undefined;
  onClose: () => void;
}

interface GalleryTabsProps {
  /** Index of the first floor plan; -1 if there is none. */
  plan: number;
  shown: number;
  /** True if the visible picture is a floor plan. */
  isPlan: boolean;
  onShow: (index: number) => void;
  tours: readonly EmbeddedTour[];
  /** The tour in place of the photos. */
  tour: EmbeddedTour | undefined;
  onTour: (tour: EmbeddedTour) => void;
}

/** Buttons that lead to the photos, the floor plan and the tours. None if there are only photos. */
function GalleryTabs({ plan, shown, isPlan, onShow, tours, tour, onTour }: GalleryTabsProps) {
  const { t } = useListingText();
  const { t: visits } = useTranslation('visits');
  /** The photo to return to. */
  const [photo, setPhoto] = useState(isPlan ? 0 : shown);
  if (!isPlan && shown !== photo) setPhoto(shown);
  const tabs = [
    { name: t('photos.label'), isShown: !tour && !isPlan, open: () => onShow(photo) },
    ...(plan >= 0 ? [{ name: t('photos.plan'), isShown: !tour && isPlan, open: () => onShow(plan) }] : []),
    ...tours.map((one) => ({ name: visits(one.kind), isShown: one === tour, open: () => onTour(one) })),
  ];
  if (tabs.length === 1) return null;
  // More than two have a row of their own on a phone.
  const row = tabs.length > 2 && { order: { xs: 1, sm: 0 }, width: { xs: 1, sm: 'auto' } };
  return (
    <Box sx={{ display: 'flex', flex: 'none', justifyContent: 'center', ...row }}>
      {tabs.map(({ name, isShown, open }) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          aria-current={isShown}
          onClick={open}
          sx={{ px: { xs: 2.5, sm: 3.5 }, '&[aria-current="true"]': { bgcolor: 'rgb(255 255 255 / 0.18)' } }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

/** The bar above the photo: its number, the address, and buttons to zoom and close. */
function GalleryBar({ counter, address, tabs, isZoomed, onZoom, onClose }: GalleryBarProps) {
  const { t } = useListingText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        flex: 'none',
        p: { xs: 3, md: 4 },
      }}
    >
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
      {tabs}
      {onZoom && (
        <IconButton aria-label={t(isZoomed ? 'photos.zoomOut' : 'photos.zoomIn')} onClick={onZoom} sx={DISC}>
          {isZoomed ? <MinusIcon /> : <PlusIcon />}
        </IconButton>
      )}
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

export interface PhotoGalleryProps {
  images: string[];
  /** The listing, with its floor plans and tours. */
  listing: Listing;
  /** Returns the address of a photo's picture that is loaded already; undefined if there is none. */
  pictureOf: (index: number) => string | undefined;
  /** Index of the photo at which the gallery opens. */
  first: number;
  /** Address of the home, part of each photo's text. */
  address: string;
  onClose: () => void;
  /** Called when a photo becomes visible. */
  onShown: (index: number) => void;
}

interface PhotoViewerProps extends PhotoGalleryProps {
  /** Id of the element with the text of the visible photo. */
  captionId: string;
  /** Gets the viewer's handler for the dialog's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
}

/**
 * The photos in a loop. The visitor swipes, drags, uses the arrow keys, or chooses a thumbnail if there is space for
 * them. Pinch, double tap, wheel, plus and minus zoom.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { images, listing, pictureOf, first, address, captionId, keys, onClose, onShown } = props;
  const { t } = useListingText();
  const tours = useMemo(() => toursOf(listing).filter(isEmbedded), [listing]);
  const { state } = useLocation();
  const [kind, setKind] = useState((state as Partial<GalleryState> | null)?.tour); // a history state may hold anything
  const tour = tours.find((one) => one.kind === kind);
  const count = images.length;
  const isPlan = (index: number) => listing.floorPlans.includes(images[index] ?? '');
  const plan = images.findIndex((_, index) => isPlan(index));
  const slides = useSlides(count, first);
  const { shown } = slides;
  const hasRoom = useMediaQuery('(min-width: 600px) and (min-height: 560px)', { noSsr: true });
  // The photo is rendered first, the thumbnails a moment later.
  const thumbnailsDue = useDeferredValue(hasRoom, false);
  useEffect(() => onShown(shown), [onShown, shown]);
  useEffect(() => {
    keys.current = tour ? null : (event) => pressed(event, slides, count);
  });
  const captionOf = (index: number) =>
    t(isPlan(index) ? 'photos.planCaption' : 'photos.caption', { number: index + 1, count, address });
  const isNear = (index: number) => {
    const distance = Math.abs(index - shown);
    return Math.min(distance, count - distance) <= 1;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <VisuallyHidden id={captionId} role="status">
        {!tour && captionOf(shown)}
      </VisuallyHidden>
      <GalleryBar
        counter={count > 1 && !tour ? t('photos.counter', { number: shown + 1, count }) : ''}
        address={address}
        tabs={
          <GalleryTabs
            plan={count > 1 ? plan : -1}
            shown={shown}
            isPlan={isPlan(shown)}
            onShow={(index) => {
              setKind(undefined);
              slides.show(index);
            }}
            tours={tours}
            tour={tour}
            onTour={(one) => setKind(one.kind)}
          />
        }
        isZoomed={slides.isZoomed}
        onZoom={tour ? undefined : slides.toggleZoom}
        onClose={onClose}
      />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, px: { md: 20 } }}>
        {tour && (
          <Box sx={{ position: 'absolute', inset: 0, zIndex: 2, bgcolor: GALLERY_GROUND }}>
            <TourFrame key={tour.kind} tour={tour} address={address} />
          </Box>
        )}
        <Box ref={slides.attach} inert={Boolean(tour)} className="swiper" sx={{ height: 1, ...SLIDES }}>
          <div className="swiper-wrapper">
            {images.map((image, index) => (
              <Slide
                key={image}
                image={image}
                alt={isNear(index) ? captionOf(index) : ''}
                isShown={index === shown}
                isNear={isNear(index)}
                index={index}
                pictureOf={pictureOf}
              />
            ))}
          </div>
        </Box>
        {count > 1 && !tour && <StepButtons onStep={slides.step} />}
      </Box>
      {tour ? null : count > 1 && hasRoom && thumbnailsDue ? (
        <Thumbnails images={images} shown={shown} onShow={slides.show} />
      ) : (
        <Box sx={{ flex: 'none', height: { xs: 80, sm: count > 1 && hasRoom ? THUMBNAILS_HEIGHT : 16 } }} />
      )}
    </Box>
  );
}
