import { styled } from '@mui/material/styles';
import { brandPicture, brandSrcSet } from '#api/images.ts';
import type { Scene } from '#config/brandPictures.ts';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
}));

interface ScenePictureProps {
  scene: Scene;
  /** Width in the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** True for the largest image of the first view. It is loaded at once. */
  priority?: boolean;
}

/** One of the brand's illustrations. It is decorative, so it has no alternative text. */
export function ScenePicture({ scene, sizes, priority = false }: ScenePictureProps) {
  return (
    <Picture
      src={brandPicture(scene, 800)}
      srcSet={brandSrcSet(scene)}
      sizes={sizes}
      alt=""
      width={800}
      height={533}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** The scene beside a hero's text. */
export function HeroScene({ scene }: { scene: Scene }) {
  return (
    <ScenePicture
      scene={scene}
      sizes="(min-width: 900px) 540px, (min-width: 600px) 50vw, calc(100vw - 32px)"
      priority
    />
  );
}
