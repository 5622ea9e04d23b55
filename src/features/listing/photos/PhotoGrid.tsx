import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { type Listing, streetLine } from '../../../domain/listing.ts';
import { Button } from '../../../ui/Button.tsx';
import { useListingText } from '../useListingText.ts';
import { GRID_PHOTOS, Photo } from './Photo.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';

function NoPhoto() {
  const { t } = useListingText();
  return (
    <Box
      sx={{
        bgcolor: 'chip.main',
        borderRadius: 1,
        aspectRatio: { xs: '3 / 2', md: '3 / 1' },
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Typography color="textSecondary">{t('photos.none')}</Typography>
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

/** The home's pictures at the top of the page: a strip to swipe on small screens, a grid on others. Any opens the gallery. */
export function PhotoGrid({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const [open, setOpen] = useState<number | null>(null);
  const [shown, setShown] = useState(0);
  // The gallery is large: the press is answered before it is drawn.
  const openAt = (index: number) => startTransition(() => setOpen(index));
  const { images } = listing;
  if (images.length === 0) return <NoPhoto />;
  const address = streetLine(listing.address);
  const alt = (index: number) => t('photos.alt', { number: index + 1, address });
  const few = images.length < GRID_PHOTOS;
  return (
    <Box
      component="section"
      aria-label={t('photos.label')}
      sx={{ position: 'relative', mx: { xs: -4, sm: 0 } }}
    >
      <Box
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        sx={{
          display: { xs: 'flex', md: 'grid' },
          overflow: { xs: 'auto hidden', md: 'hidden' },
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          gap: { md: 2 },
          borderRadius: { xs: 0, sm: 1 },
          aspectRatio: { xs: '3 / 2', md: few ? '3 / 1.4' : '3 / 1' },
          gridTemplateColumns: few ? '1fr 1fr' : 'repeat(4, 1fr)',
          gridTemplateRows: '1fr 1fr',
        }}
      >
        {images.map((image, index) => (
          <Photo
            key={image}
            image={image}
            number={index + 1}
            count={images.length}
            alt={alt(index)}
            onOpen={() => openAt(index)}
          />
        ))}
      </Box>
      <Button
        size="small"
        onClick={() => openAt(0)}
        sx={{ ...ON_PICTURE, display: { xs: 'none', md: 'inline-flex' } }}
      >
        {t('photos.all', { count: images.length })}
      </Button>
      <Typography
        variant="body2"
        aria-hidden
        sx={{
          ...ON_PICTURE,
          display: { md: 'none' },
          borderRadius: 999,
          px: 3,
          py: 1,
          pointerEvents: 'none',
        }}
      >
        {t('photos.counter', { number: shown + 1, count: images.length })}
      </Typography>
      {open !== null && (
        <PhotoGallery images={images} first={open} altOf={alt} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}
