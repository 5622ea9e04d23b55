import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { COVER_PHOTO_SIZES, imageUrl } from '#api/images.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { useListingText } from '../useListingText.ts';
import { areaOf } from './gridAreas.ts';

const QUARTER_SIZES =
  '(min-width: 1280px) 302px, (min-width: 900px) 25vw, (min-width: 600px) calc(100vw - 48px), 100vw';

const Tile = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  flex: '0 0 100%',
  minWidth: 0,
  minHeight: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  backgroundColor: theme.vars?.palette.chip.main,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: -4, outlineWidth: 4 },
  '&& > img': { transition: 'filter 150ms ease-out' },
  '@media (hover: hover)': { '&&:hover > img': { filter: 'brightness(0.92)' } },
}));

/** Blurred background beside a single photo that does not fill the band: the same photo. */
const Blurred = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: -32,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  filter: 'blur(20px) brightness(0.8)',
  [theme.breakpoints.down('md')]: { display: 'none' },
  // Puts the photo above the background.
  '& + *': { position: 'relative' },
}));

interface PhotoProps {
  image: string;
  /** Index from 0. */
  index: number;
  count: number;
  /** True if the picture is loaded; until then its background is shown. */
  loaded: boolean;
  alt: string;
  onOpen: (index: number, opener: HTMLElement) => void;
}

/** One picture at the top of the page: a slide of the strip in small windows, a tile of the grid in others. */
export const Photo = memo(function Photo({ image, index, count, loaded, alt, onOpen }: PhotoProps) {
  const { t } = useListingText();
  const first = index === 0;
  const only = count === 1;
  // A loaded picture stays loaded, because the strip is moved back and forth.
  const [wasLoaded, setWasLoaded] = useState(loaded);
  if (loaded && !wasLoaded) setWasLoaded(true);
  return (
    <Tile
      type="button"
      aria-haspopup="dialog"
      aria-label={t('photos.open', { number: index + 1, count })}
      data-photo={index}
      onClick={({ currentTarget }) => onOpen(index, currentTarget)}
      style={{ gridArea: areaOf(index) }}
    >
      {only && <Blurred aria-hidden style={{ backgroundImage: `url("${imageUrl(image, 'small')}")` }} />}
      {wasLoaded && (
        <ListingImage
          imageKey={image}
          alt={alt}
          sizes={first || count < 4 ? COVER_PHOTO_SIZES : QUARTER_SIZES}
          priority={first}
          loading="eager"
          fit={only ? 'contain' : 'cover'}
        />
      )}
    </Tile>
  );
});
