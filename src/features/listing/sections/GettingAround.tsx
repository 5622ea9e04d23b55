import { NearbyPlaces } from '#components/amenities/NearbyPlaces.tsx';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import type { Point } from '#domain/geo/geo.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';

/** The nearest schools, transit, shops and other places of a home, with their walking times. */
export function GettingAround({ listing, location }: { listing: Listing; location: Point }) {
  const { t, locale } = useAmenityText();
  return (
    <NearbyPlaces
      point={location}
      heading={t('around.heading')}
      place={streetLine(listing.address, locale)}
      basis={t('around.lead')}
    />
  );
}
