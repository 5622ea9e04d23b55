import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { creaDestination } from '#config/crea.ts';
import { NOTICE_BOARD_ID } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { courtesyOf } from './courtesy.ts';
import { useListingText } from './useListingText.ts';

interface BoardNoticeProps {
  listing: Listing;
  /** Destination id of CREA's feed; the build's by default. */
  destination?: string | undefined;
}

const CreaBadge = lazyOnIntent(async () => (await import('./CreaBadge.tsx')).CreaBadge);

/**
 * The listing's brokerage and, by the board's rules, its agent, the boards' required notices, board 86's 'powered by' notice, and CREA's badge for listings of
 * its feed.
 */
export function BoardNotice({ listing, destination = creaDestination }: BoardNoticeProps) {
  const { t } = useListingText();
  const courtesy = courtesyOf(listing);
  return (
    <Box
      component="footer"
      sx={{ mt: 12, pt: 5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      {courtesy && <Typography variant="body2">{t('notice.courtesy', { brokerage: courtesy })}</Typography>}
      {listing.boardId === NOTICE_BOARD_ID && (
        <Typography variant="body2">{t('notice.poweredBy')}</Typography>
      )}
      {destination && <CreaBadge failed={null} listing={listing} destination={destination} />}
      <Typography variant="body2" color="textSecondary">
        {t('notice.disclaimer')}
      </Typography>
    </Box>
  );
}
