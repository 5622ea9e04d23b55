import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { LazyUnconfirmedPage } from '#components/layouts/LazyUnconfirmedPage.tsx';
import { placeLine, streetLine } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { isGone } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { LazyHomeCosts } from '#features/calculators/LazyHomeCosts.tsx';
import { MonthlyCost } from '#features/calculators/MonthlyCost.tsx';
import { ContactRealtorButton } from '#features/leads/ContactRealtorButton.tsx';
import { ContactRealtorProvider } from '#features/leads/ContactRealtorProvider.tsx';
import { ListingFailed } from '#features/listing/ListingFailed.tsx';
import { ListingHead } from '#features/listing/ListingHead.tsx';
import { ListingSkeleton } from '#features/listing/ListingSkeleton.tsx';
import { ListingView } from '#features/listing/ListingView.tsx';
import { RestrictedListing } from '#features/listing/RestrictedListing.tsx';
import { type ListingPageState, useListingPage } from '#features/listing/useListingPage.ts';
import { ShareMenu } from '#features/share/ShareMenu.tsx';
import { localeOf } from '#i18n/i18n.ts';
import { stateInstead } from '#platform/storage/entryKey.ts';
import { useAppSelector } from '#store/hooks.ts';

/** A listing's page with its document head. */
export function ListingById({ mlsNumber, boardId }: ListingId) {
  const page = useListingPage({ mlsNumber, boardId });
  return (
    <>
      <ListingHead page={page} />
      <ListingContent page={page} />
    </>
  );
}

/** The content, composed of the listing's features. */
function ListingContent({ page }: { page: ListingPageState }) {
  const { t, i18n } = useTranslation('listing');
  const session = useAppSelector((state) => state.session.status);
  const location = useLocation();
  if (page.status === 'loading') return <ListingSkeleton />;
  if (page.status === 'failed') {
    const { unreached, leaving, list, stay, retry } = page;
    return <ListingFailed {...{ unreached, leaving, list }} onStay={stay} onRetry={retry} />;
  }
  const { listing, complete, retry } = page;
  // As in the page that the services wrote.
  const restrictedHeading = t('headingRestricted', { mlsNumber: listing.mlsNumber });
  if (listing.restricted) {
    if (session === 'unconfirmed') return <LazyUnconfirmedPage fallback={<ListingSkeleton />} />;
    // It may take a moment to know the session.
    if (session === 'unknown') return <ListingSkeleton heading={restrictedHeading} />;
    if (session === 'inactive') {
      const login = paths.login(paths.detail(listing), 'seeHome');
      return (
        <>
          <Navigate to={login} state={stateInstead(location)} replace />
          {/* Until the login page is there. */}
          <ListingSkeleton heading={restrictedHeading} />
        </>
      );
    }
    return <RestrictedListing listing={listing} />;
  }
  const { listPrice: price, annualTaxes, maintenanceFee } = listing;
  const { state, city, neighborhood } = listing.address;
  const home = { price, annualTaxes, maintenanceFee, state, city };
  const rented = { mlsNumber: listing.mlsNumber, boardId: listing.boardId };
  const onMarket = !isGone(listing);
  const isBought = listing.type === 'sale' && onMarket;
  return (
    <ContactRealtorProvider listing={listing}>
      <ListingView
        listing={listing}
        complete={complete}
        onRetry={retry}
        parts={{
          cost: isBought && <MonthlyCost {...home} />,
          costs: isBought && (
            <LazyHomeCosts {...home} renting={{ ...rented, neighborhood, beds: listing.details.beds }} />
          ),
          asking: (
            <>
              {onMarket && <ContactRealtorButton kind="viewing">{t('actions.viewing')}</ContactRealtorButton>}
              <ContactRealtorButton variant={onMarket ? 'outlined' : 'contained'}>
                {t('actions.moreDetails')}
              </ContactRealtorButton>
            </>
          ),
          share: (
            <ShareMenu
              url={pageUrl(paths.detail(listing))}
              title={streetLine(listing.address, localeOf(i18n.language)) || placeLine(listing.address)}
            />
          ),
        }}
      />
    </ContactRealtorProvider>
  );
}
