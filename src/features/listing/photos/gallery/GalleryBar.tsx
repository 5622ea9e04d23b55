import Box from '@mui/material/Box';
import { useListingText } from '#features/listing/useListingText.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon, MinusIcon, PlusIcon } from '#ui/icons/pageIcons.tsx';
import { DISC } from './discs.ts';

interface GalleryBarProps {
  /** "3 / 12"; empty for an only photo. */
  counter: string;
  address: string;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Above the photo: which one of how many and of which home, zoom and close. */
export function GalleryBar({ counter, address, isZoomed, onZoom, onClose }: GalleryBarProps) {
  const { t } = useListingText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flex: 'none', p: { xs: 3, md: 4 } }}>
      <Box
        aria-hidden
        sx={{
          flex: 1,
          minWidth: 0,
          pl: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 700 }}>
          {counter}
        </Box>
        <Box component="span" sx={{ color: '#B9C4D2' }}>
          {address}
        </Box>
      </Box>
      <IconButton aria-label={t(isZoomed ? 'photos.zoomOut' : 'photos.zoomIn')} onClick={onZoom} sx={DISC}>
        {isZoomed ? <MinusIcon /> : <PlusIcon />}
      </IconButton>
      <IconButton aria-label={t('photos.close')} onClick={onClose} sx={DISC} autoFocus>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
