import Box from '@mui/material/Box';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import type { Listing } from '#domain/listing/listing.ts';

const HomeAgent = lazyOnIntent(async () => (await import('./HomeAgent.tsx')).HomeAgent);

/** Height of the card in pixels. */
const HEIGHT = 132;

/** The agent for a listing. The card's code is loaded beside the team, which it shows. */
export function ListingAgent({ listing }: { listing: Listing }) {
  return (
    <Box sx={{ minHeight: HEIGHT }}>
      <HomeAgent when listing={listing} fallback={null} />
    </Box>
  );
}
