import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { HeartButton } from '#components/heart/HeartButton.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { ContactActions } from './ContactActions.tsx';

/** The heart and the two ways on, always in reach of a thumb on small screens. */
export function ActionBar({ listing, moreDetails }: { listing: Listing; moreDetails: ReactNode }) {
  return (
    <Paper
      square
      elevation={2}
      sx={{
        // Sticky, not fixed: past the listing's end it lets go, and the footer stays readable to its last line.
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        borderRadius: 0,
        borderTop: 1,
        borderColor: 'divider',
        p: 3,
        pb: 'max(12px, env(safe-area-inset-bottom))',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr 1fr',
          alignItems: 'center',
          gap: 3,
          '& > a, & > button:not([aria-pressed])': { px: 2, lineHeight: 1.2, textAlign: 'center' },
        }}
      >
        <HeartButton listing={listing} />
        <ContactActions listing={listing} moreDetails={moreDetails} />
      </Box>
    </Paper>
  );
}
