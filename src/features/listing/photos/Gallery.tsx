import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { GALLERY_GROUND } from './galleryGround.ts';

type PhotoGallery = typeof import('./gallery/PhotoGallery.tsx')['PhotoGallery'];
let loaded: PhotoGallery | undefined;

async function loadGallery() {
  const { PhotoGallery } = await import('./gallery/PhotoGallery.tsx');
  loaded = PhotoGallery;
  return { default: PhotoGallery };
}

const LazyGallery = lazy(loadGallery);

/** Puts the gallery's code on its way before the press; where that fails, the press tries again. */
export const fetchGallery = () => void loadGallery().catch(() => {});

/** The full-screen gallery: its dark ground at once, and itself when its code is there. */
export function Gallery(props: ComponentProps<PhotoGallery>) {
  // React's lazy would show its fallback for a while even where the code is there.
  const [PhotoGallery] = useState(() => loaded ?? LazyGallery);
  return (
    <Suspense
      fallback={<Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: GALLERY_GROUND }} />}
    >
      <PhotoGallery {...props} />
    </Suspense>
  );
}
