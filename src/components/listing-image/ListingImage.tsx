import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageSrcSet, imageUrl } from '#api/images.ts';
import { NoPhoto } from './NoPhoto.tsx';
import { PlaceholderScene } from './PlaceholderScene.tsx';

/** Size in pixels of the image service's 3:2 pictures; a box of another shape cuts the edges. */
const NATURAL = { width: 800, height: 533 } as const;

interface ListingImageProps {
  /** Key of the image service; undefined if the listing has no picture. */
  imageKey: string | undefined;
  alt: string;
  /** Width in the page, as a `sizes` attribute. */
  sizes: string;
  /** True for pictures that are visible first: loaded at once and before the others. */
  priority?: boolean;
  /** 'eager' for a picture that is out of sight and will be seen next. */
  loading?: 'lazy' | 'eager';
  /** 'contain' shows the whole picture within its box, over the background. */
  fit?: 'cover' | 'contain';
}

/**
 * One picture of a listing that fills its box. Without a picture a scene says so. If it can't be loaded, the placeholder
 * scene is shown with the alternative text.
 */
export function ListingImage({
  imageKey,
  alt,
  sizes,
  priority = false,
  loading = 'lazy',
  fit = 'cover',
}: ListingImageProps) {
  const [brokenKey, setBrokenKey] = useState<string>();
  if (imageKey === undefined) return <NoPhoto />;
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
