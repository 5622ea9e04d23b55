import Box from '@mui/material/Box';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useArrivalIntent } from '#components/navigation/useArrivalIntent.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { showSection } from '#ui/showSection.ts';

const HomeEstimate = lazyOnIntent(async () => (await import('./HomeEstimate.tsx')).HomeEstimate);

/** Approximate height of an estimate, in pixels. */
const HEIGHT_PX = 330;
const ANCHOR = 'estimate';

/** The place of the estimate, which is loaded when the visitor scrolls near, or comes back from the login for it. */
export function EstimatePlace({ listing }: { listing: Listing }) {
  useArrivalIntent('seeEstimate', () => showSection(ANCHOR));
  return (
    <Box id={ANCHOR} sx={{ scrollMarginTop: 88 }}>
      <RenderWhenNear marginPx={600} heightPx={HEIGHT_PX}>
        <HomeEstimate failed={null} listing={listing} fallback={<Box sx={{ height: HEIGHT_PX }} />} />
      </RenderWhenNear>
    </Box>
  );
}
