import { memo } from 'react';
import { useListingText } from '#features/listing/useListingText.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';
import { DISC } from './discs.ts';

/** On phones within the thumb's reach below the photo, elsewhere at its sides. */
const PLACE = {
  ...DISC,
  position: 'absolute',
  zIndex: 2,
  top: { xs: 'auto', sm: 'calc(50% - 24px)' },
  bottom: { xs: -64, sm: 'auto' },
} as const;

/** To the photo before and to the one after. */
export const StepButtons = memo(function StepButtons({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useListingText();
  return (
    <>
      <IconButton
        aria-label={t('photos.previous')}
        onClick={() => onStep(-1)}
        sx={{ ...PLACE, left: { xs: 16, md: 24 } }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('photos.next')}
        onClick={() => onStep(1)}
        sx={{ ...PLACE, right: { xs: 16, md: 24 } }}
      >
        <ChevronRightIcon />
      </IconButton>
    </>
  );
});
