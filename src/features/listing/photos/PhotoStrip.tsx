import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { imageSrcSet, imageUrl } from '../../../api/images.ts';

interface PhotoStripProps {
  images: string[];
  /** Index of the photo in sight. */
  shown: number;
  altOf: (index: number) => string;
  /** The strip was scrolled, and this photo is the one in sight now. */
  onShown: (index: number) => void;
  /** The visitor takes the strip by hand or wheel. */
  onTaken: () => void;
  ref: Ref<HTMLDivElement>;
}

/** All photos in a row that snaps from one to the next; only the one in sight and its neighbours are loaded. */
export function PhotoStrip({ images, shown, altOf, onShown, onTaken, ref }: PhotoStripProps) {
  return (
    <Box
      ref={ref}
      onPointerDown={onTaken}
      onWheel={onTaken}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        onShown(Math.round(scrollLeft / clientWidth))
      }
      sx={{
        display: 'flex',
        height: 1,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
      }}
    >
      {images.map((image, index) => (
        <Box
          key={image}
          sx={{
            flex: '0 0 100%',
            scrollSnapAlign: 'center',
            display: 'grid',
            placeItems: 'center',
            p: { xs: 0, md: 16 },
          }}
        >
          {Math.abs(index - shown) <= 1 && (
            <Box
              component="img"
              src={imageUrl(image, 'large')}
              srcSet={imageSrcSet(image)}
              sizes="100vw"
              alt={altOf(index)}
              aria-hidden={index !== shown}
              sx={{ width: 1, height: 1, minHeight: 0, objectFit: 'contain' }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
