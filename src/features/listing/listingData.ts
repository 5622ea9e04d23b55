import type { Listing } from '#domain/listing/listing.ts';
import { placeLine, rentPeriod, streetLine } from '#domain/listing/listing.ts';
import { marketStage, shownPrice } from '#domain/listing/status.ts';

const AVAILABLE = 'https://schema.org/InStock';
const GONE = 'https://schema.org/SoldOut';

/** Nobody lives there, or nothing is built yet: schema.org knows rooms of homes alone. */
const isNoHome = ({ class: kind, details }: Listing): boolean =>
  kind.startsWith('Commercial') || /land|parking|locker/i.test(details.propertyType);

function homeKind(listing: Listing): string {
  const { class: kind, details } = listing;
  if (isNoHome(listing)) return 'Place';
  if (/detached|bungalow/i.test(details.propertyType)) return 'SingleFamilyResidence';
  if (/townhouse/i.test(details.propertyType)) return 'House';
  return kind.startsWith('Condo') ? 'Apartment' : 'House';
}

/** The price of a lease is for a time (UN/CEFACT codes of the week and the month). */
const perPeriod = ({ type, details }: Listing, price: number) =>
  type === 'lease' && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'CAD',
      unitCode: rentPeriod(details) === 'week' ? 'WEE' : 'MON',
    },
  };

const counted = (name: string, value: number | null) => (value === null ? {} : { [name]: value });

/**
 * The listing as schema.org data (RealEstateListing, schema.org 29): what search engines show of it. Nothing that the
 * page itself does not show.
 * @param url the listing's whole address
 * @param images whole addresses of its pictures
 */
export function listingData(listing: Listing, url: string, images: readonly string[]): object {
  const { address, details, location, listDate, type } = listing;
  const { price } = shownPrice(listing);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: streetLine(address) || placeLine(address),
    ...(details.description && { description: details.description }),
    ...(images.length > 0 && { image: images }),
    ...(listDate && { datePosted: listDate }),
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
      ...(!isNoHome(listing) && {
        ...counted('numberOfBedrooms', details.beds),
        ...counted('numberOfBathroomsTotal', details.baths),
      }),
    },
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'CAD',
        ...perPeriod(listing, price),
        availability: marketStage(listing) === 'onMarket' ? AVAILABLE : GONE,
        businessFunction: `http://purl.org/goodrelations/v1#${type === 'sale' ? 'Sell' : 'LeaseOut'}`,
      },
    }),
  };
}
