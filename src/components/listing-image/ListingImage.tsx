import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageSrcSet, imageUrl } from '#api/images.ts';
import { PlaceholderScene } from './PlaceholderScene.tsx';

/** The image service draws three to two; a box of another shape cuts the edges. */
const NATURAL = { width: 800, height: 533 } as const;

interface ListingImageProps {
  /** Key of the image service; undefined where the listing has no picture. */
  imageKey: string | undefined;
  alt: string;
  /** Width in the page, in the words of the `sizes` attribute. */
  sizes: string;
  /** Seen first on its page: loaded at once and before the others. */
  priority?: boolean;
  /** 'eager' where it stands out of sight and is about to be seen. */
  loading?: 'lazy' | 'eager';
  /** 'contain': the whole picture within its box, on whatever ground lies there. */
  fit?: 'cover' | 'contain';
}

/** One picture of a listing that fills its box. A missing or broken one becomes the soft scene; a broken one keeps its words. */
export function ListingImage({
  imageKey,
  alt,
  sizes,
  priority = false,
  loading = 'lazy',
  fit = 'cover',
}: ListingImageProps) {
  const [brokenKey, setBrokenKey] = useState<string>();
  if (imageKey === undefined) return <PlaceholderScene />;
  if (imageKey === brokenKey) return <PlaceholderScene alt={alt} sizes={sizes} />;
  return (
    <Box
      component="img"
      src={imageUrl(imageKey, 'medium')}
      srcSet={imageSrcSet(imageKey)}
      sizes={sizes}
      alt={alt}
      width={NATURAL.width}
      height={NATURAL.height}
      loading={priority ? 'eager' : loading}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenKey(imageKey)}
      sx={{
        width: '100%',
        height: '100%',
        objectFit: fit,
        display: 'block',
        bgcolor: fit === 'cover' ? 'chip.main' : 'transparent',
      }}
    />
  );
}
