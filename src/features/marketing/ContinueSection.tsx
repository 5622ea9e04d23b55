import { useMarkedListings, useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { OpenCard } from '#components/listing-card/OpenCard.tsx';
import { HOME_LISTINGS } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { HomeRow, RowHeading } from './LatestListings.tsx';

/** The homes that the visitor viewed last. Nothing if none is listed any more, or if they could not be loaded. */
export function ContinueSection() {
  const { t } = useMarkText();
  const { entries, hasFailed } = useMarkedListings('viewed');
  const open = entries?.filter(({ listing }) => !listing.restricted).slice(0, HOME_LISTINGS);
  if (hasFailed || open?.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <RowHeading id="continue" heading={t('continue')} to={paths.viewed()}>
        {t('all')}
      </RowHeading>
      <HomeRow aria-busy={!open}>
        {open
          ? open.map(({ listing }) => <OpenCard key={listingKey(listing)} listing={listing} />)
          : [...Array(HOME_LISTINGS).keys()].map((index) => <ListingCardSkeleton key={index} />)}
      </HomeRow>
    </section>
  );
}
