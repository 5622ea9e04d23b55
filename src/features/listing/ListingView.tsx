import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Listing } from '../../domain/listing.ts';
import { ActionBar } from './ActionBar.tsx';
import { BackBar } from './BackBar.tsx';
import { BoardNotice } from './BoardNotice.tsx';
import { ListingHeader } from './ListingHeader.tsx';
import { PhotoGrid } from './photos/PhotoGrid.tsx';
import { RestrictedListing } from './RestrictedListing.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Comparables } from './sections/Comparables.tsx';
import { Facts } from './sections/Facts.tsx';
import { ListingLocation } from './sections/ListingLocation.tsx';
import { Overview } from './sections/Overview.tsx';
import { Rooms } from './sections/Rooms.tsx';
import { SimilarListings } from './sections/SimilarListings.tsx';

/** Everything a visitor decides by, in the order of the specification (L2 Listing detail page). */
export function ListingView({ listing }: { listing: Listing }) {
  if (listing.restricted) return <RestrictedListing listing={listing} />;
  return (
    <>
      <Container maxWidth="xl" sx={{ pb: { xs: 12, md: 16 } }}>
        <BackBar listing={listing} />
        <PhotoGrid listing={listing} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(280px, 4fr)' },
            columnGap: { md: 12, lg: 16 },
            mt: { xs: 5, md: 8 },
          }}
        >
          <Box sx={{ display: 'grid', gap: 12, alignContent: 'start', minWidth: 0 }}>
            <ListingHeader listing={listing} />
            <Overview listing={listing} />
            <Facts listing={listing} />
            <Rooms rooms={listing.rooms} />
            <ListingLocation listing={listing} />
            <Comparables comparables={listing.comparables} />
          </Box>
          <SidePanel listing={listing} />
        </Box>
        <SimilarListings id={listing} />
        <BoardNotice listing={listing} />
      </Container>
      <ActionBar listing={listing} />
    </>
  );
}
