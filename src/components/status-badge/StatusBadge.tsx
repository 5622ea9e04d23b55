import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../domain/listing.ts';
import { statusColour, statusLabel } from '../../domain/status.ts';

/**
 * What a listing's status is called, in its colour: 'For Sale', 'Sold', ... A status that the product does
 * not know is shown by its code (rulings D10); one that was withheld falls back to what the listing is for.
 */
export function StatusBadge({ listing }: { listing: Pick<Listing, 'type' | 'lastStatus'> }) {
  const { t } = useTranslation('card');
  const withheld = listing.lastStatus === '';
  const label = statusLabel(listing.type, withheld ? 'New' : listing.lastStatus);
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
      {label === 'other' ? listing.lastStatus : t(`status.${label}`)}
    </Box>
  );
}
