import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { imageSrcSet, imageUrl } from '../../../api/images.ts';
import { type Listing, streetLine } from '../../../domain/listing.ts';
import { useListingText } from '../useListingText.ts';
import { PhotoGallery } from './PhotoGallery.tsx';

/** Photos of the grid: one large, four small (one alone on small screens). */
const GRID_PHOTOS = 5;

interface PhotoProps {
  image: string;
  number: number;
  count: number;
  alt: string;
  onOpen: () => void;
}

function Photo({ image, number, count, alt, onOpen }: PhotoProps) {
  const { t } = useListingText();
  const first = number === 1;
  return (
    <ButtonBase
      onClick={onOpen}
      focusRipple
      aria-label={t('photos.open', { number, count })}
      sx={{
        display: { xs: first ? 'block' : 'none', md: 'block' },
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
        sizes={first ? '(min-width: 900px) 50vw, 100vw' : '25vw'}
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

/** The home's pictures at the top of the page; any of them opens the gallery. */
export function PhotoGrid({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const [open, setOpen] = useState<number | null>(null);
  const { images } = listing;
  const address = streetLine(listing.address);
  const alt = (index: number) => t('photos.alt', { number: index + 1, address });
  if (images.length === 0) {
    return (
      <Box
        sx={{
          bgcolor: 'chip.main',
          borderRadius: 3,
          aspectRatio: { xs: '3 / 2', md: '3 / 1' },
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Typography color="text.secondary">{t('photos.none')}</Typography>
      </Box>
    );
  }
  const few = images.length < GRID_PHOTOS;
  return (
    <Box
      component="section"
      aria-label={t('photos.label')}
      sx={{ position: 'relative', mx: { xs: -4, sm: 0 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          borderRadius: { xs: 0, sm: 3 },
          overflow: 'hidden',
          aspectRatio: { xs: '3 / 2', md: few ? '3 / 1.4' : '3 / 1' },
          gridTemplateColumns: { xs: '1fr', md: few ? '1fr 1fr' : 'repeat(4, 1fr)' },
          gridTemplateRows: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        {images.slice(0, few ? 1 : GRID_PHOTOS).map((image, index) => (
          <Photo
            key={image}
            image={image}
            number={index + 1}
            count={images.length}
            alt={alt(index)}
            onOpen={() => setOpen(index)}
          />
        ))}
      </Box>
      <Button
        size="small"
        onClick={() => setOpen(0)}
        sx={{
          position: 'absolute',
          right: 16,
          bottom: 16,
          bgcolor: 'background.paper',
          boxShadow: 1,
          '&:hover': { bgcolor: 'background.paper', boxShadow: 2 },
        }}
      >
        {t('photos.all', { count: images.length })}
      </Button>
      {open !== null && (
        <PhotoGallery images={images} first={open} altOf={alt} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}
