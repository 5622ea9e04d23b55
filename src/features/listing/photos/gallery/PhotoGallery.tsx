import 'swiper/css';
import 'swiper/css/zoom';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useDeferredValue, useId, useRef } from 'react';
import { useListingText } from '#features/listing/useListingText.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { GALLERY_GROUND, GalleryGround } from '../GalleryGround.tsx';
import { type PhotoGalleryProps, PhotoViewer } from './PhotoViewer.tsx';

/** All photos in full screen. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { first, onClose, pictureOf } = props;
  const { t } = useListingText();
  const title = useId();
  const caption = useId();
  /** Handler of the viewer for keys that the dialog receives, with the focus on any element in it. */
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  // MUI renders a dialog's content synchronously: the dark background comes first, the rest in a later render.
  const isDue = useDeferredValue(true, false);
  return (
    <Dialog
      fullScreen
      open
      disableRestoreFocus
      onClose={onClose}
      onKeyDown={(event) => keys.current?.(event)}
      aria-labelledby={title}
      aria-describedby={caption}
      slotProps={{
        paper: {
          sx: {
            bgcolor: GALLERY_GROUND,
            color: '#fff',
            overflow: 'hidden',
            // Keeps layout changes in the dialog from affecting the page behind.
            contain: 'strict',
            '& button:focus-visible': { outlineColor: '#fff', outlineOffset: 3 },
          },
        },
      }}
    >
      <VisuallyHidden id={title}>{t('photos.label')}</VisuallyHidden>
      {isDue ? (
        <PhotoViewer {...props} captionId={caption} keys={keys} />
      ) : (
        <GalleryGround picture={pictureOf(first)} />
      )}
    </Dialog>
  );
}
