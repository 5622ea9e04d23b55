import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { HeartButton } from '#components/heart/HeartButton.tsx';
import { SaveButton } from '#components/heart/SaveButton.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { OfflineCopyNote } from '#components/offline-note/OfflineCopyNote.tsx';
import { SuggestionsBlock } from '#components/suggestions-block/SuggestionsBlock.tsx';
import { environment } from '#config/environment.ts';
import type { OfflineCopy } from '#config/offline.ts';
import { OVERVIEW_LENGTH } from '#domain/constants.ts';
import { type Listing, truncate } from '#domain/listing/listing.ts';
import { marketStage } from '#domain/listing/status.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';
import { Button } from '#ui/Button.tsx';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useProgressiveRender } from '#ui/useProgressiveRender.ts';
import { BackBar } from './BackBar.tsx';
import { BoardNotice } from './BoardNotice.tsx';
import { EstimatePlace } from './estimate/EstimatePlace.tsx';
import { HomeChoicesPlace } from './HomeChoicesPlace.tsx';
import { ListingHistory } from './history/ListingHistory.tsx';
import { ListingAgent } from './ListingAgent.tsx';
import { ListingHeader } from './ListingHeader.tsx';
import { PreApprovalLinks } from './PreApprovalLinks.tsx';
import { PrintButton } from './PrintButton.tsx';
import { PhotoGrid } from './photos/PhotoGrid.tsx';
import { PrintLayer } from './print/PrintLayer.tsx';
import { SidePanel } from './SidePanel.tsx';
import { AboutHome } from './sections/AboutHome.tsx';
import { Comparables } from './sections/Comparables.tsx';
import { Facts } from './sections/Facts.tsx';
import { ListingLocation } from './sections/ListingLocation.tsx';
import { Rooms } from './sections/Rooms.tsx';
import { SimilarListings } from './sections/SimilarListings.tsx';
import { useListingText } from './useListingText.ts';

const OffMarketNotice = lazyOnIntent(async () => (await import('./OffMarketNotice.tsx')).OffMarketNotice);
const Commutes = lazyOnIntent(async () => (await import('./sections/Commutes.tsx')).Commutes);
const GettingAround = lazyOnIntent(async () => (await import('./sections/GettingAround.tsx')).GettingAround);
const Visits = lazyOnIntent(async () => (await import('./sections/Visits.tsx')).Visits);

const LINES = ['100%', '92%', '96%', '60%'];

/** The skeleton of the sections that need the complete listing. */
function SectionSkeleton() {
  const { t } = useListingText();
  return (
    <Box role="status" aria-label={t('loadingRest')} sx={{ minHeight: '60dvh' }}>
      <Skeleton width={180} height={36} sx={{ mb: 3 }} />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height={26} />
      ))}
    </Box>
  );
}

/** The heart and the buttons to ask, always within reach of the thumb in small windows. */
function ActionBar({ listing, asking }: { listing: Listing; asking: ReactNode }) {
  return (
    <Paper
      square
      elevation={2}
      sx={{
        // Sticky, not fixed: it stays at the listing's end and does not cover the footer.
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
          // As wide as their texts where there is space, so that a long one stays on its line.
          grid: 'auto / auto-flow auto',
          alignItems: 'center',
          gap: 3,
          '& > button:not([aria-pressed])': {
            px: 2,
            lineHeight: 1.2,
            textAlign: 'center',
            '@media (max-width: 389px)': { fontSize: '0.875rem' },
          },
        }}
      >
        <HeartButton listing={listing} />
        {asking}
      </Box>
    </Paper>
  );
}

/** Approximate height of the commutes, in pixels. */
const COMMUTES_HEIGHT_PX = 190;
/** Approximate height of the nearest places, in pixels. */
const AROUND_HEIGHT_PX = 700;
/** Approximate height of four cards and the columns under them, in pixels. */
const SIMILAR_HEIGHT_PX = 1000;

/**
 * Lower sections: the browser lays them out when they come near. They are in the page from the start, so that links and
 * the browser's search find them. The padding keeps shadows and focus rings from being cut.
 */
const OUT_OF_SIGHT = {
  contentVisibility: 'auto',
  // Not the width, which would widen the page of a narrow window.
  containIntrinsicHeight: 'auto 600px',
  m: -3,
  p: 3,
} as const;

/** Loaded with the viewed homes, after the page. */
const HomeChoices = lazyOnIntent(async () => (await import('./HomeChoices.tsx')).HomeChoices);

/** Parts of the page from other features; src/pages puts them together. */
export interface ListingParts {
  /** A summary of the payment and the other monthly costs. */
  cost: ReactNode;
  /** The sections on the payment and the cash to close. */
  costs: ReactNode;
  /** The buttons that open the dialogs: a viewing, 'Get More Details'. */
  asking: ReactNode;
  share: ReactNode;
}

interface ListingViewProps {
  listing: Listing & OfflineCopy;
  /** False while only the data of an earlier answer is known, and the complete listing is loading. */
  complete: boolean;
  parts: ListingParts;
  /** Loads the current listing. */
  onRetry: () => void;
}

/** The order in which parts of the page are rendered, from the photos down. The last two need the complete listing. */
const SLICES = { top: 1, actions: 2, facts: 3, rest: 4 } as const;

/**
 * Renders the page in slices. After Back the page has its full height at once, so that the scroll position can be
 * restored.
 */
function useListingSlices(complete: boolean): [drawn: number, isBack: boolean] {
  const type = useNavigationType();
  const { key } = useLocation();
  const isBack = type === 'POP' && !isFirstEntry(key);
  const ready = complete ? SLICES.rest : SLICES.actions;
  return [useProgressiveRender(ready, isBack ? SLICES.rest : SLICES.top), isBack];
}

/** Sections that need the complete listing. */
function Sections({ listing, costs, drawn }: { listing: Listing; costs: ReactNode; drawn: number }) {
  const { openHouses, details } = listing;
  const hasTour = details.virtualTourUrl || details.videoTourUrl;
  return (
    <>
      {(openHouses[0] || hasTour) && (
        <Visits
          failed={null}
          listing={listing}
          // The height of a heading, of each open house, and of the buttons with the heading and the gap above.
          fallback={
            <Box sx={{ height: (openHouses[0] ? 52 : -48) + 52 * openHouses.length + (hasTour ? 134 : 0) }} />
          }
        />
      )}
      <Overview listing={listing} />
      <ListingHistory listing={listing} />
      {environment.hasEstimates && <EstimatePlace listing={listing} />}
      <Facts listing={listing} />
      {drawn >= SLICES.rest && (
        <>
          <Rooms rooms={listing.rooms} />
          <ListingLocation listing={listing} />
          {listing.location && (
            <RenderWhenNear marginPx={600} heightPx={COMMUTES_HEIGHT_PX}>
              <Commutes failed={null} from={listing.location} />
            </RenderWhenNear>
          )}
          {listing.location && !listing.restricted && (
            <RenderWhenNear marginPx={600} heightPx={AROUND_HEIGHT_PX}>
              <GettingAround
                failed={null}
                listing={listing}
                location={listing.location}
                fallback={<Box sx={{ height: AROUND_HEIGHT_PX }} />}
              />
            </RenderWhenNear>
          )}
          {costs}
          <Comparables type={listing.type} comparables={listing.comparables} />
          <AboutHome listing={listing} />
        </>
      )}
    </>
  );
}

/** The listing page. */
export function ListingView({ listing, complete, parts, onRetry }: ListingViewProps) {
  const [drawn, isBack] = useListingSlices(complete);
  const hasActions = drawn >= SLICES.actions;
  const { cost, costs, asking, share } = parts;
  const [words, setWords] = useState<HTMLElement | null>(null);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const tools = (
    <>
      {wide && <SaveButton listing={listing} />}
      <HomeChoices of={listing} words={words} failed={null} fallback={<HomeChoicesPlace />} />
      {share}
      <PrintButton listing={listing} />
    </>
  );
  return (
    <>
      <Box data-print="replaced">
        <Box sx={{ px: 'var(--edges)', pb: { xs: 12, md: 16 } }}>
          <BackBar listing={listing} tools={tools} />
          <OfflineCopyNote since={listing.copiedAt} onRetry={onRetry} />
          <PhotoGrid listing={listing} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(280px, 4fr)' },
              columnGap: { md: 12, lg: 16 },
              mt: { xs: 5, md: 8 },
            }}
          >
            <Box
              sx={{
                display: 'grid',
                gap: 12,
                alignContent: 'start',
                minWidth: 0,
                // Folded sections share a line.
                '& > :has(> details) + :has(> details)': { mt: '-61px' },
                ...(!isBack && { '& > * ~ * ~ * ~ *': OUT_OF_SIGHT }),
              }}
            >
              <Box>
                {marketStage(listing) === 'offMarket' && (
                  <OffMarketNotice failed={null} listing={listing} fallback={<Box sx={{ height: 148 }} />} />
                )}
                <ListingHeader listing={listing} />
                <div ref={setWords} />
                {hasActions && !wide && (
                  <Box sx={{ display: 'grid', gap: 4, mt: 6 }}>
                    {cost}
                    <PreApprovalLinks listing={listing} />
                  </Box>
                )}
              </Box>
              {drawn === SLICES.actions && <SectionSkeleton />}
              {drawn >= SLICES.facts && <Sections listing={listing} costs={costs} drawn={drawn} />}
            </Box>
            {hasActions && wide && <SidePanel listing={listing} cost={cost} asking={asking} />}
          </Box>
          {drawn >= SLICES.rest && (
            <RenderWhenNear marginPx={600} heightPx={SIMILAR_HEIGHT_PX}>
              <SimilarListings id={listing} />
              <Box sx={{ mt: 12 }}>
                <SuggestionsBlock of={listing} />
              </Box>
            </RenderWhenNear>
          )}
          {hasActions && !wide && (
            <Box sx={{ mt: 12 }}>
              <ListingAgent listing={listing} />
            </Box>
          )}
          {hasActions && <BoardNotice listing={listing} />}
        </Box>
        {hasActions && !wide && <ActionBar listing={listing} asking={asking} />}
      </Box>
      <PrintLayer listing={listing} />
    </>
  );
}

/** The brokerage's description. On phones it is cut at 250 characters until the visitor opens it. */
function Overview({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const [open, setOpen] = useState(false);
  const { description } = listing.details;
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const short = isWide ? description : truncate(description, OVERVIEW_LENGTH);
  return (
    <Section heading={t('overview.heading')}>
      <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line' }}>
        {(open ? description : short) || t('overview.none')}
      </Typography>
      {short !== description && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1, ml: -3 }}>
          {t(open ? 'overview.less' : 'overview.more')}
        </Button>
      )}
    </Section>
  );
}
