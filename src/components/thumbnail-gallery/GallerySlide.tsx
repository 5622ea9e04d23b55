import Box from '@mui/material/Box';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';

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
export function GallerySlide({ imageKey, loaded, alt, sizes, priority, more }: GallerySlideProps) {
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
