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
  /** Index of the photo at which the gallery opens. */
  first: number;
  /** Address of the home, part of each photo's text. */
  address: string;
  onClose: () => void;
  /** Called when a photo becomes visible. */
  onShown: (index: number) => void;
}

/** All photos in full screen. */
export function PhotoGallery({ images, first, address, onClose, onShown }: PhotoGalleryProps) {
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
