import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { imageSrcSet, imageUrl } from '../../../api/images.ts';
import { useListingText } from '../useListingText.ts';

/** Photos of the grid from medium width up: one large, four small. */
export const GRID_PHOTOS = 5;

interface PhotoProps {
  image: string;
  /** From 1. */
  number: number;
  count: number;
  alt: string;
  onOpen: () => void;
}

/**
 * One picture at the top of the page. On small screens every photo is a full-width slide of a strip; from
 * medium width up the first ones make the grid and the others wait for the gallery.
 */
export function Photo({ image, number, count, alt, onOpen }: PhotoProps) {
  const { t } = useListingText();
  const first = number === 1;
  const inGrid = first || (number <= GRID_PHOTOS && count >= GRID_PHOTOS);
  return (
    <ButtonBase
      onClick={onOpen}
      focusRipple
      aria-label={t('photos.open', { number, count })}
      sx={{
        display: { xs: 'block', md: inGrid ? 'block' : 'none' },
        flex: { xs: '0 0 100%', md: 'none' },
        scrollSnapAlign: 'center',
        gridRow: first ? 'span 2' : 'auto',
        gridColumn: first ? { md: 'span 2' } : 'auto',
        bgcolor: 'chip.main',
        minWidth: 0,
        minHeight: 0,
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
      }}
    >
      <Box
        component="img"
        src={imageUrl(image, 'medium')}
        srcSet={imageSrcSet(image)}
        sizes={first ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 900px) 25vw, 100vw'}
        width={1200}
        height={800}
        alt={alt}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
      />
    </ButtonBase>
  );
}
