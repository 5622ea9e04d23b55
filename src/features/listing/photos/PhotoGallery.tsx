import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../../../ui/icons/ChevronRightIcon.tsx';
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useListingText } from '../useListingText.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

interface PhotoGalleryProps {
  images: string[];
  /** Index of the photo that opens. */
  first: number;
  altOf: (index: number) => string;
  onClose: () => void;
}

const ROUND = {
  bgcolor: 'rgb(15 23 34 / 0.6)',
  color: '#fff',
  // Over the dark ground beside the picture, the disc alone would not be seen.
  border: '1px solid rgb(255 255 255 / 0.35)',
  '&:hover': { bgcolor: 'rgb(15 23 34 / 0.85)' },
  width: 48,
  height: 48,
};

/**
 * All photos over the whole screen: swiped by touch (scroll snapping), stepped with the arrow keys, the
 * first after the last.
 */
export function PhotoGallery({ images, first, altOf, onClose }: PhotoGalleryProps) {
  const { t } = useListingText();
  const title = useId();
  const [shown, setShown] = useState(first);
  const strip = useRef<HTMLDivElement | null>(null);
  /** The photo that a step scrolls to. What passes by on the way there is not shown: the next step builds on it. */
  const target = useRef<number | null>(null);

  const show = (index: number) => {
    const wrapped = (index + images.length) % images.length;
    // From the last to the first there is no way past all the others.
    const behavior = Math.abs(wrapped - shown) === 1 ? 'smooth' : 'instant';
    target.current = wrapped;
    strip.current?.scrollTo({ left: wrapped * strip.current.clientWidth, behavior });
    setShown(wrapped);
  };
  const passed = (index: number) => {
    if (target.current !== null && target.current !== index) return;
    target.current = null;
    setShown(index);
  };
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      strip.current = element;
      element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
    },
    [first],
  );
  const step = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(shown + 1);
    if (event.key === 'ArrowLeft') show(shown - 1);
  };

  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      onKeyDown={step}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { bgcolor: '#0B111A', color: '#fff' } } }}
    >
      <VisuallyHidden id={title}>{t('photos.label')}</VisuallyHidden>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          bottom: 'auto',
          zIndex: 1,
          p: 4,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {t('photos.counter', { number: shown + 1, count: images.length })}
        </Typography>
        <IconButton aria-label={t('photos.close')} onClick={onClose} sx={ROUND} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <PhotoStrip
        ref={attach}
        images={images}
        shown={shown}
        altOf={altOf}
        onShown={passed}
        onTaken={() => {
          target.current = null;
        }}
      />
      {images.length > 1 && (
        <>
          <IconButton
            aria-label={t('photos.previous')}
            onClick={() => show(shown - 1)}
            sx={{ ...ROUND, position: 'absolute', left: 16, top: 'calc(50% - 24px)' }}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            aria-label={t('photos.next')}
            onClick={() => show(shown + 1)}
            sx={{ ...ROUND, position: 'absolute', right: 16, top: 'calc(50% - 24px)' }}
          >
            <ChevronRightIcon />
          </IconButton>
        </>
      )}
    </Dialog>
  );
}
