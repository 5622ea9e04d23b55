import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { FIRST_PHOTO_SIZES, imageUrl } from '#api/images.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { useListingText } from '../useListingText.ts';
import { areaOf } from './gridAreas.ts';

const QUARTER_SIZES =
  '(min-width: 1536px) 366px, (min-width: 900px) 25vw, (min-width: 600px) calc(100vw - 48px), 100vw';

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

/** Behind an only photo that leaves the band's sides free: the same photo, out of focus. */
const Blurred = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: -32,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  filter: 'blur(20px) brightness(0.8)',
  [theme.breakpoints.down('md')]: { display: 'none' },
  // The photo itself, above it.
  '& + *': { position: 'relative' },
}));

interface PhotoProps {
  image: string;
  /** From 0. */
  index: number;
  count: number;
  /** Whether its picture is wanted yet; until then its soft ground stands in its place. */
  loaded: boolean;
  alt: string;
  onOpen: (index: number, opener: HTMLElement) => void;
}

/** One picture at the top of the page: a slide of the strip on small screens, a tile of the grid on others. */
export const Photo = memo(function Photo({ image, index, count, loaded, alt, onOpen }: PhotoProps) {
  const { t } = useListingText();
  const first = index === 0;
  const only = count === 1;
  // What was there once stays: the strip is moved back and forth.
  const [wanted, setWanted] = useState(loaded);
  if (loaded && !wanted) setWanted(true);
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
      {wanted && (
        <ListingImage
          imageKey={image}
          alt={alt}
          sizes={first || count < 4 ? FIRST_PHOTO_SIZES : QUARTER_SIZES}
          priority={first}
          loading="eager"
          fit={only ? 'contain' : 'cover'}
        />
      )}
    </Tile>
  );
});
