import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Listing, placeLine, streetLine } from '../../domain/listing.ts';
import { ContactActions } from './ContactActions.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import { PaymentEstimate } from './PaymentEstimate.tsx';

/** The panel beside the page from medium width up; it stays in view once it is reached. */
export function SidePanel({ listing }: { listing: Listing }) {
  return (
    <Box component="aside" sx={{ display: { xs: 'none', md: 'block' } }}>
      <Paper elevation={1} sx={{ position: 'sticky', top: 88, p: 6, display: 'grid', gap: 5 }}>
        <Box>
          <ListingPrice listing={listing} size="h3" />
          <Typography sx={{ mt: 1 }}>{streetLine(listing.address)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {placeLine(listing.address)}
          </Typography>
        </Box>
        {listing.type === 'sale' && (
          <>
            <Divider />
            <PaymentEstimate listing={listing} />
          </>
        )}
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ContactActions listing={listing} />
        </Box>
      </Paper>
    </Box>
  );
}
