import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#domain/listing/listing.ts';
import { statusColour, statusLabel, statusText } from '#domain/listing/status.ts';

/** A listing's status in its colour: 'For Sale', 'Sold', 'Expired', ... */
export function StatusBadge({ listing }: { listing: Pick<Listing, 'type' | 'status' | 'lastStatus'> }) {
  const { t } = useTranslation('card');
  const { type, status } = listing;
  // If the last status was withheld, only one fact is known: whether the listing is on the market.
  const isWithheld = listing.lastStatus === '';
  const lastStatus = isWithheld && status !== 'U' ? 'New' : listing.lastStatus;
  const label = statusLabel(type, lastStatus);
  const colour = statusColour(label);
  return (
    <Box
      component="span"
      data-status={label}
      sx={{
        display: 'inline-block',
        px: 2.5,
        py: 0.5,
        borderRadius: 999,
        bgcolor: `${colour}.main`,
        color: `${colour}.contrastText`,
        typography: 'body2',
        fontWeight: 600,
        lineHeight: 1.45,
        whiteSpace: 'nowrap',
      }}
    >
      {statusText({ type, lastStatus }, t) || t('status.offMarket')}
    </Box>
  );
}
