import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Listing } from '#domain/listing/listing.ts';
import { endOf, type ListedTime } from '#domain/listing/timeline.ts';
import { paths } from '#domain/paths.ts';
import { useListingText } from '../useListingText.ts';
import { HistoryEvents } from './HistoryEvents.tsx';

const QuietLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  // A finger's height without moving the lines apart.
  paddingBlock: 12,
}));

interface HistoryTimeProps {
  listed: ListedTime;
  /** The listing of the page. */
  listing: Listing;
}

/** One time on the market: when, under which number and whose, and what happened in it. */
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

/** "Since Nov 11, 2026", or the days from and to. */
function usePeriod({ time }: ListedTime, isThis: boolean): string {
  const { t, date } = useListingText();
  const end = endOf(time);
  if (time.listDate === null) return t('history.undated');
  const from = date(time.listDate);
  if (end !== null && date(end) !== from) return t('history.period', { from, to: date(end) });
  return end === null && isThis ? t('history.since', { date: from }) : from;
}
