import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Listing, type MarketTime, rentPeriod } from '#domain/listing/listing.ts';
import { endOf, type ListedTime, type TimelineEvent } from '#domain/listing/timeline.ts';
import { paths } from '#domain/paths.ts';
import { useListingText } from '../useListingText.ts';

const QuietLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  // A target for fingers without more space between the lines.
  paddingBlock: 12,
}));

interface HistoryTimeProps {
  listed: ListedTime;
  /** The listing of the page. */
  listing: Listing;
}

/** One period on the market: its dates, MLS number and brokerage, and its events. */
export function HistoryTime({ listed, listing }: HistoryTimeProps) {
  const { t } = useListingText();
  const { time, days, events } = listed;
  const isThis = time.mlsNumber === listing.mlsNumber && time.boardId === listing.boardId;
  const period = usePeriod(listed, isThis);
  const number = t('history.mls', { mlsNumber: time.mlsNumber });
  const { address } = listing;
  const facts = [
    isThis && t('history.thisListing'),
    time.type === 'lease' && listing.type === 'sale' && t('history.forRent'),
    days !== null && (isThis && days === 0 ? t('facts.today') : t('facts.days', { count: days })),
    time.brokerageName,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{ py: 5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography component="h3" variant="h6">
        {period}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isThis ? (
          number
        ) : (
          <QuietLink to={paths.detail({ ...time, address, restricted: false })}>{number}</QuietLink>
        )}
        {facts.map((fact) => ` · ${fact}`)}
      </Typography>
      <HistoryEvents events={events} time={time} listing={listing} />
    </Box>
  );
}

/** Returns "Since Nov 11, 2026", or the first and last day. */
function usePeriod({ time }: ListedTime, isThis: boolean): string {
  const { t, date } = useListingText();
  const end = endOf(time);
  if (time.listDate === null) return t('history.undated');
  const from = date(time.listDate);
  if (end !== null && date(end) !== from) return t('history.period', { from, to: date(end) });
  return end === null && isThis ? t('history.since', { date: from }) : from;
}

/** Colours of the important events; the others are rings. */
const DOTS: Partial<Record<TimelineEvent['kind'], string>> = {
  listed: 'forSale.main',
  relisted: 'forSale.main',
  sold: 'sold.main',
  soldConditional: 'sold.main',
  leased: 'sold.main',
  leasedConditional: 'sold.main',
};

interface HistoryEventsProps {
  events: readonly TimelineEvent[];
  time: MarketTime;
  listing: Listing;
}

/** The events of one period on the market along a line, the newest first. */
function HistoryEvents({ events, time, listing }: HistoryEventsProps) {
  return (
    <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
      {events.map((event) => (
        <HistoryEvent key={event.kind} event={event} time={time} listing={listing} />
      ))}
    </Box>
  );
}

function HistoryEvent({
  event,
  time,
  listing,
}: {
  event: TimelineEvent;
  time: MarketTime;
  listing: Listing;
}) {
  const { date } = useListingText();
  const { label, price, note } = useEventTexts(event, time, listing);
  const dot = DOTS[event.kind];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        pl: 6,
        pb: 3,
        '&:last-of-type': { pb: 0 },
        // The line between two dots.
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: 5,
          top: 14,
          bottom: -8,
          width: 2,
          bgcolor: 'divider',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 7,
          width: 12,
          height: 12,
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: 2,
          borderColor: dot ?? 'text.secondary',
          bgcolor: dot ?? 'background.default',
        },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        {event.date && (
          <Typography variant="body2" color="textSecondary">
            {date(event.date)}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
        <Typography sx={{ fontWeight: 600 }}>{price}</Typography>
        {note}
      </Box>
    </Box>
  );
}

/** Returns the texts of an event; `note` compares its price with the earlier one. */
function useEventTexts(event: TimelineEvent, time: MarketTime, listing: Listing) {
  const { t, price, number } = useListingText();
  const { kind, change } = event;
  const isWeekly = listing.type === 'lease' && rentPeriod(listing.details) === 'week';
  const period = time.type === 'lease' ? t(isWeekly ? 'price.perWeek' : 'price.perMonth') : '';
  const share = (kind === 'sold' || kind === 'leased') && event.price && time.listPrice;
  const quiet = (text: string, mark = '') => (
    <Typography variant="body2" color="textSecondary">
      {mark && <span aria-hidden>{mark}</span>}
      {text}
    </Typography>
  );
  return {
    label: eventLabel(event, t),
    price: event.price === null ? '' : [price(event.price), period].filter(Boolean).join(' '),
    note: share
      ? quiet(t('history.ofAskingPrice', { percent: number(Math.round(((event.price ?? 0) / share) * 100)) }))
      : change !== null &&
        quiet(
          t(change < 0 ? 'history.lower' : 'history.higher', { amount: price(Math.abs(change)) }),
          change < 0 ? '↓ ' : '↑ ',
        ),
  };
}

/** Returns the name of an event: that of its status, or the direction of a price change. */
export function eventLabel(
  { kind, code, change }: TimelineEvent,
  t: ReturnType<typeof useListingText>['t'],
): string {
  if (kind === 'other') return code;
  if (kind !== 'priceChanged' || change === null) return t(`history.event.${kind}`);
  return t(change < 0 ? 'history.event.priceReduced' : 'history.event.priceRaised');
}
