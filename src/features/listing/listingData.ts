import type { Listing } from '../../domain/listing.ts';
import { streetLine } from '../../domain/listing.ts';
import { statusLabel } from '../../domain/status.ts';

const AVAILABLE = 'https://schema.org/InStock';
const GONE = 'https://schema.org/SoldOut';

function homeKind({ class: kind, details }: Listing): string {
  if (kind.startsWith('Condo')) return 'Apartment';
  return /detached|bungalow/i.test(details.propertyType) ? 'SingleFamilyResidence' : 'Residence';
}

const counted = (name: string, value: number | null) => (value === null ? {} : { [name]: value });

/**
 * The listing as schema.org data (RealEstateListing, schema.org 29): what search engines show of it. Nothing that the
 * page itself does not show.
 * @param url the listing's whole address
 * @param images whole addresses of its pictures
 */
export function listingData(listing: Listing, url: string, images: readonly string[]): object {
  const { address, details, location, listPrice, soldPrice, listDate, type, lastStatus } = listing;
  const label = statusLabel(type, lastStatus);
  const price = label === 'sold' || label === 'leased' ? (soldPrice ?? listPrice) : listPrice;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: streetLine(address),
    ...(details.description && { description: details.description }),
    ...(images.length > 0 && { image: images }),
    ...(listDate && { datePosted: listDate.slice(0, 10) }),
    mainEntity: {
      '@type': homeKind(listing),
      address: {
        '@type': 'PostalAddress',
        streetAddress: streetLine(address),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: 'CA',
      },
      ...(location && {
        geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      }),
      ...counted('numberOfBedrooms', details.beds),
      ...counted('numberOfBathroomsTotal', details.baths),
    },
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'CAD',
        availability: label === 'forSale' || label === 'forLease' ? AVAILABLE : GONE,
        businessFunction: `http://purl.org/goodrelations/v1#${type === 'sale' ? 'Sell' : 'LeaseOut'}`,
      },
    }),
  };
}
