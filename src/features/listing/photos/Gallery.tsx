import Box from '@mui/material/Box';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { GALLERY_GROUND } from './galleryGround.ts';

type PhotoGallery = typeof import('./gallery/PhotoGallery.tsx')['PhotoGallery'];
let loaded: PhotoGallery | undefined;

async function loadGallery(): Promise<PhotoGallery> {
  loaded = (await import('./gallery/PhotoGallery.tsx')).PhotoGallery;
  return loaded;
}

/** Puts the gallery's code on its way before the press; where that fails, the press tries again. */
export const fetchGallery = () => void loadGallery().catch(() => {});

/** The full-screen gallery: its dark ground at once, and itself when its code is there. */
export function Gallery(props: ComponentProps<PhotoGallery>) {
  // React's lazy would show its fallback for a while even where the code is there, and fail for good.
  const [PhotoGallery, setGallery] = useState(() => loaded);
  const dispatch = useAppDispatch();
  const isMissing = PhotoGallery === undefined;
  const giveUp = useEffectEvent(() => {
    props.onClose();
    dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
  });
  useEffect(() => {
    if (isMissing) {
      loadGallery().then(
        (gallery) => setGallery(() => gallery),
        () => giveUp(),
      );
    }
  }, [isMissing]);
  if (PhotoGallery) return <PhotoGallery {...props} />;
  return <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: GALLERY_GROUND }} />;
}
