import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { markHome, removeMarks, useMarkedHomes } from '#store/homeMarks.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';

/** Hides a home from the visitor's searches, or shows it again. */
export function HideHome({ of }: { of: ListingId }) {
  const { t } = useMarkText();
  const dispatch = useAppDispatch();
  const isHidden = useMarkedHomes('hidden').some((home) => listingKey(home) === listingKey(of));
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (isHidden) setFailed(!(await dispatch(removeMarks('hidden', of))));
    else await dispatch(markHome('hidden', of));
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: isHidden || hasFailed ? 3 : 0,
      }}
    >
      <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary' }}>
        {hasFailed ? t('notRemoved') : isHidden && t('isHidden')}
      </Box>
      <Button size="small" color="inherit" onClick={() => void press()} sx={{ ml: -3 }}>
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </Box>
  );
}
