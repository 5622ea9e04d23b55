import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import type { ListingId } from '../../api/realty/realtyApi.ts';
import { brand } from '../../config/brand.ts';
import { type Listing, placeLine, streetLine } from '../../domain/listing.ts';
import { parseDetail, paths } from '../../domain/paths.ts';
import { ListingFailed } from '../../features/listing/ListingFailed.tsx';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { ListingView } from '../../features/listing/ListingView.tsx';
import { useListingPage } from '../../features/listing/useListingPage.ts';
import { useListingText } from '../../features/listing/useListingText.ts';

/** The address is the page's title; a restricted listing's is its MLS number, a missing one's says so. */
function useTitle(listing: Listing | undefined, failed: boolean): void {
  const { t } = useListingText();
  useEffect(() => {
    if (failed) document.title = t('titleFailed', { brand: brand.name });
    if (!listing) return;
    const address = [streetLine(listing.address), placeLine(listing.address)].filter(Boolean).join(', ');
    document.title = listing.restricted
      ? t('titleRestricted', { mlsNumber: listing.mlsNumber, brand: brand.name })
      : t('title', { address, brand: brand.name });
  }, [listing, failed, t]);
}

function ListingById({ id }: { id: ListingId }) {
  const state = useListingPage(id);
  useTitle(state.status === 'loaded' ? state.listing : undefined, state.status === 'failed');
  if (state.status === 'loading') return <ListingSkeleton />;
  if (state.status === 'failed') return <ListingFailed />;
  return <ListingView key={`${id.boardId}/${id.mlsNumber}`} listing={state.listing} />;
}

/** /detail and everything below it: a listing, or the list of the place that a shorter path names. */
export default function DetailPage() {
  const { '*': rest = '' } = useParams();
  const found = parseDetail(rest.split('/').filter(Boolean));
  if (found.kind === 'place') return <Navigate to={paths.listOf(found.place)} replace />;
  return <ListingById id={found} />;
}
