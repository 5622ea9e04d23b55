import 'swiper/css';
import 'swiper/css/zoom';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useDeferredValue, useId, useRef } from 'react';
import { useListingText } from '#features/listing/useListingText.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { GALLERY_GROUND } from '../galleryGround.ts';
import { PhotoViewer } from './PhotoViewer.tsx';

interface PhotoGalleryProps {
  images: string[];
  /** Index of the photo that opens. */
  first: number;
  /** Of the home: named with each photo. */
  address: string;
  onClose: () => void;
  /** A photo came in sight. */
  onShown: (index: number) => void;
}

/** All photos over the whole screen. */
export function PhotoGallery({ images, first, address, onClose, onShown }: PhotoGalleryProps) {
  const { t } = useListingText();
  const title = useId();
  const caption = useId();
  /** Heard by the dialog, wherever in it the focus is, and understood by the viewer. */
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  // MUI draws a dialog's content in one piece: the dark ground comes first, the rest in its own time.
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
            // What is laid out in here leaves the page behind alone.
            contain: 'strict',
            '& button:focus-visible': { outlineColor: '#fff', outlineOffset: 3 },
          },
        },
      }}
    >
      <VisuallyHidden id={title}>{t('photos.label')}</VisuallyHidden>
      {isDue && (
        <PhotoViewer
          images={images}
          first={first}
          address={address}
          captionId={caption}
          keys={keys}
          onClose={onClose}
          onShown={onShown}
        />
      )}
    </Dialog>
  );
}
