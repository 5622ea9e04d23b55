import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { SmallScenePicture } from '#components/layouts/SmallScenePicture.tsx';
import { Button } from '#ui/Button.tsx';
import { useListingText } from './useListingText.ts';

interface ListingFailedProps {
  /** The server could not be reached. The listing is loaded when it can be. */
  unreached: boolean;
  /** The list opens after a few seconds. */
  leaving: boolean;
  /** Path of the list. */
  list: string;
  onStay: () => void;
  onRetry: () => void;
}

/** Shown if the listing could not be loaded. The list opens after a few seconds unless the visitor stays. */
export function ListingFailed({ unreached, leaving, list, onStay, onRetry }: ListingFailedProps) {
  const { t } = useListingText();
  useUnlisted();
  const retry = useRef<HTMLButtonElement>(null);
  return (
    <Box
      data-says-fault
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 6,
        px: 'var(--gutter)',
        py: { xs: 8, sm: 16 },
        textAlign: 'center',
      }}
    >
      <SmallScenePicture scene={unreached ? 'no-connection' : 'nothing-found'} />
      <Box role="alert">
        <Typography component="h1" variant="h3">
          {t('failed')}
        </Typography>
        <Typography sx={{ mt: 3 }}>{t(unreached ? 'unreached' : 'missing')}</Typography>
        <Typography color="textSecondary">
          {t(unreached ? 'failedUnreached' : leaving ? 'failedCountdown' : 'failedStayed')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <Button variant="contained" component={Link} to={list}>
          {t('toList')}
        </Button>
        <Button ref={retry} variant="outlined" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        {leaving && (
          <Button
            onClick={() => {
              // This button is removed, so the focus moves to another one first.
              retry.current?.focus();
              onStay();
            }}
          >
            {t('stay')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
