import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { useListingText } from '#features/listing/useListingText.ts';

const WIDTH = 96;
const HEIGHT = 64;
const PADDING = 16;
/** Height of the row in pixels. */
export const THUMBNAILS_HEIGHT = HEIGHT + 2 * PADDING;

const Row = styled('div')({
  display: 'flex',
  flex: 'none',
  gap: 8,
  justifyContent: 'safe center',
  // Space for the ring around the current thumbnail.
  padding: PADDING,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& [aria-current]': { opacity: 1, boxShadow: '0 0 0 2px #0B111A, 0 0 0 4px #FFFFFF' },
});

const Thumb = styled('button')({
  flex: 'none',
  width: WIDTH,
  height: HEIGHT,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 6,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: 'rgb(255 255 255 / 0.16)',
  '&& > img': { backgroundColor: 'transparent' },
  opacity: 0.55,
  transition: 'opacity 150ms ease-out',
  '&:hover, &:focus-visible': { opacity: 1 },
});

interface ThumbnailProps {
  image: string;
  index: number;
  isShown: boolean;
  onShow: (index: number) => void;
}

const Thumbnail = memo(function Thumbnail({ image, index, isShown, onShow }: ThumbnailProps) {
  const { t } = useListingText();
  return (
    <Thumb
      type="button"
      aria-label={t('photos.show', { number: index + 1 })}
      aria-current={isShown ? 'true' : undefined}
      tabIndex={isShown ? 0 : -1}
      onClick={() => onShow(index)}
    >
      <ListingImage imageKey={image} alt="" sizes={`${WIDTH}px`} />
    </Thumb>
  );
});

interface ThumbnailsProps {
  images: string[];
  shown: number;
  onShow: (index: number) => void;
}

/**
 * Thumbnails of all photos below the large one. The current one is in the middle of the row. The row is one tab stop;
 * left and right change the photo.
 */
export function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  const { t } = useListingText();
  const row = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = row.current;
    const current = element?.children[shown];
    if (!element || !(current instanceof HTMLElement)) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
    element.scrollTo({ left, behavior: isFirst.current || isStill ? 'instant' : 'smooth' });
    isFirst.current = false;
    if (element.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Row ref={row} role="group" aria-label={t('photos.thumbnails')}>
      {images.map((image, index) => (
        <Thumbnail key={image} image={image} index={index} isShown={index === shown} onShow={onShow} />
      ))}
    </Row>
  );
}
