import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import type { ListingId } from '../../api/realty/realtyApi.ts';
import { pageUrl } from '../../components/document-head/pageUrl.ts';
import { streetLine } from '../../domain/listing.ts';
import { paths } from '../../domain/paths.ts';
import { ListingFailed } from '../../features/listing/ListingFailed.tsx';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { ListingView } from '../../features/listing/ListingView.tsx';
import { PaymentEstimate } from '../../features/listing/PaymentEstimate.tsx';
import { RestrictedListing } from '../../features/listing/RestrictedListing.tsx';
import { useListingHead } from '../../features/listing/useListingHead.ts';
import { useListingPage } from '../../features/listing/useListingPage.ts';
import { ShareMenu } from '../../features/share/ShareMenu.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/Button.tsx';

/** A listing's page, put together from the features that it shows. */
export function ListingById({ id }: { id: ListingId }) {
  const { t } = useTranslation('listing');
  const state = useListingPage(id);
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  useListingHead(state);
  if (state.status === 'loading') return <ListingSkeleton />;
  if (state.status === 'failed') {
    return <ListingFailed leaving={state.leaving} onStay={state.stay} onRetry={state.retry} />;
  }
  const { listing, complete } = state;
  if (listing.restricted) {
    if (!isSignedIn) return <Navigate to={paths.login(paths.detail(listing))} replace />;
    return <RestrictedListing listing={listing} />;
  }
  const contact = (
    <Button variant="contained" component={Link} to={paths.contact()}>
      {t('actions.moreDetails')}
    </Button>
  );
  return (
    <ListingView
      listing={listing}
      complete={complete}
      parts={{
        cost: <PaymentEstimate listing={listing} />,
        costs: null,
        moreDetails: contact,
        interest: contact,
        share: <ShareMenu url={pageUrl(paths.detail(listing))} title={streetLine(listing.address)} />,
      }}
    />
  );
}
