import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AgentCard } from '#components/agent-card/AgentCard.tsx';
import { type Listing, placeLine, streetLine } from '#domain/listing/listing.ts';
import { ContactActions } from './ContactActions.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import { useListingText } from './useListingText.ts';

const Rule = styled('hr')(({ theme }) => ({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
}));

interface SidePanelProps {
  listing: Listing;
  /** The monthly costs of the home and the cash to close. */
  cost: ReactNode;
  /** The button 'Get More Details'. */
  moreDetails: ReactNode;
  /** The button that writes to the realtor. */
  interest: ReactNode;
}

/** The panel beside the page from medium width up. It is sticky. */
export function SidePanel({ listing, cost, moreDetails, interest }: SidePanelProps) {
  const { locale } = useListingText();
  return (
    <Box component="aside">
      <Paper
        elevation={1}
        sx={{
          position: 'sticky',
          top: 'calc(var(--header-height, 0px) + 24px)',
          // In a low window the panel scrolls, so that its buttons stay within reach.
          maxHeight: 'calc(100dvh - var(--header-height, 0px) - 48px)',
          overflowY: 'auto',
          p: 6,
          display: 'grid',
          gap: 5,
        }}
      >
        <Box>
          <ListingPrice listing={listing} size="h3" />
          <Typography sx={{ mt: 1 }}>{streetLine(listing.address, locale)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {placeLine(listing.address)}
          </Typography>
        </Box>
        {listing.type === 'sale' && cost && (
          <>
            <Rule />
            {cost}
          </>
        )}
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ContactActions listing={listing} moreDetails={moreDetails} />
        </Box>
        <Rule />
        <AgentCard state={listing.address.state} interest={interest} />
      </Paper>
    </Box>
  );
}
