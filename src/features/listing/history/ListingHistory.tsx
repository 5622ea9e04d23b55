import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { SignInPrompt } from '#components/links/SignInPrompt.tsx';
import { useArrivalIntent } from '#components/navigation/useArrivalIntent.ts';
import { HISTORY_ENTRIES } from '#domain/constants.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { HomeHistory } from '#domain/listing/timeline.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { showSection } from '#ui/showSection.ts';
import { useListingText } from '../useListingText.ts';
import { HistoryTime } from './HistoryTime.tsx';
import { useListingHistory } from './useListingHistory.ts';

const loadParts = async () => (await import('./chart/historyParts.ts')).historyParts;
const PriceHistory = lazyOnIntent(async () => (await loadParts()).PriceHistory);
const NearbyMarket = lazyOnIntent(async () => (await loadParts()).NearbyMarket);

/** Asks the visitor to log in to see the history, with the way back to this page. */
function HistorySignIn({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const words = {
    rule: t('history.signIn.rule'),
    signIn: t('history.signIn.signIn'),
    or: t('history.signIn.or'),
    join: t('history.signIn.join'),
    free: t('history.signIn.free'),
  };
  return <SignInPrompt back={paths.detail(listing)} intent="seeHistory" words={words} />;
}

const ANCHOR = 'history';
/** Distance in pixels from the viewport at which the chart and the figures nearby are loaded. */
const NEAR_PX = 600;
/** Approximate height of the figures nearby in pixels: reserved space. */
const NEARBY_PX = 250;

/**
 * The listing's prices and statuses along a line, and the home's earlier periods on the market as far as the visitor
 * may see them. For boards outside `historyBoards` only the listing's own events are shown, under another heading.
 */
export function ListingHistory({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const history = useListingHistory(listing);
  const { home, status } = history;
  useArrivalIntent('seeHistory', () => showSection(ANCHOR));
  if (status === 'own' && home.times.every(({ events }) => events.length === 0)) return null;
  return (
    <>
      <Section anchor={ANCHOR} heading={t(status === 'own' ? 'history.timeline' : 'history.heading')}>
        <HistoryTimes home={home} listing={listing} />
        {status === 'visitor' && <HistorySignIn listing={listing} />}
        {status === 'loading' && (
          <Typography role="status" color="textSecondary">
            {t('history.loading')}
          </Typography>
        )}
        {status === 'failed' && (
          <FailedPart sentence={t('history.failed')} retry={t('history.retry')} onRetry={history.retry} />
        )}
        <RenderWhenNear marginPx={NEAR_PX} heightPx={0}>
          {status !== 'loading' && <PriceHistory home={home} listing={listing} failed={null} />}
        </RenderWhenNear>
      </Section>
      <RenderWhenNear marginPx={NEAR_PX} heightPx={NEARBY_PX}>
        <NearbyMarket listing={listing} failed={null} fallback={<Box sx={{ height: NEARBY_PX }} />} />
      </RenderWhenNear>
    </>
  );
}

function HistoryTimes({ home: { times, stretch }, listing }: { home: HomeHistory; listing: Listing }) {
  const { t } = useListingText();
  const [open, setOpen] = useState(false);
  const shown = open ? times : times.slice(0, HISTORY_ENTRIES);
  return (
    <>
      {stretch && (
        <Typography sx={{ mb: 4, fontWeight: 600 }}>
          {t('history.across', {
            total: t('facts.days', { count: stretch.days }),
            count: stretch.listings,
          })}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((listed) => (
          <HistoryTime key={listingKey(listed.time)} listed={listed} listing={listing} />
        ))}
      </Box>
      {times.length > HISTORY_ENTRIES && (
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'history.less' : 'history.more')}
        </Button>
      )}
    </>
  );
}
