import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#api/images.ts';
import { pageUrl, useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { brand } from '#config/brand.ts';
import { bedroomsOf, type Listing, placeLine, rentPeriod, streetLine } from '#domain/listing/listing.ts';
import { isGone, marketStage, shownPrice, statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import type { ListingPageState } from './useListingPage.ts';
import { useListingText } from './useListingText.ts';

/** A component for the page's head, so that its data are put together after the first render of the page. */
export function ListingHead({ page }: { page: ListingPageState }) {
  useListingHead(page);
  return null;
}

/** Number of pictures in the data for search engines. */
const PICTURES = 5;

function useTitle(state: ListingPageState): string {
  const { t, locale } = useListingText();
  if (state.status === 'loading') return '';
  if (state.status === 'failed') return t('titleFailed', { brand: brand.name });
  const { address, restricted, mlsNumber } = state.listing;
  if (restricted) return t('titleRestricted', { mlsNumber, brand: brand.name });
  const where = [streetLine(address, locale), placeLine(address)].filter(Boolean).join(', ');
  return t('title', { address: where, brand: brand.name });
}

/** Returns a function that describes a listing in one sentence, for search results and shared links. */
function useDescription(): (listing: Listing) => string {
  const { t, price, locale } = useListingText();
  const { t: card } = useTranslation('card');
  return (listing) => {
    const { type, address, listPrice, details } = listing;
    const rooms = bedroomsOf(listing);
    const beds =
      rooms === 'studio' ? t('counts.studio') : rooms && t('description.beds', { count: rooms.beds });
    const hasCosts = type === 'sale' && !isGone(listing);
    const parts = {
      where: [streetLine(address, locale), placeLine(address)].filter(Boolean).join(', '),
      counts: [beds ? `${beds}.` : '', t(hasCosts ? 'description.tail' : 'description.tailPlain')]
        .filter(Boolean)
        .join(' '),
    };
    const status = statusText(listing, card);
    if (listPrice === null || marketStage(listing) !== 'onMarket') {
      return status === '' ? t('description.other', parts) : t('description.status', { ...parts, status });
    }
    if (type === 'sale') return t('description.sale', { ...parts, price: price(listPrice) });
    const period = t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth');
    return t('description.lease', { ...parts, price: `${price(listPrice)} ${period}` });
  };
}

/**
 * Sets the page's title, and its tags for search engines and networks. A restricted listing's title is its MLS number;
 * it has no tags, and neither has a failed or incomplete listing.
 */
export function useListingHead(state: ListingPageState): void {
  const title = useTitle(state);
  const describe = useDescription();
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const openListing =
    state.status === 'loaded' && state.complete && !state.listing.restricted ? state.listing : null;
  // The data for other programs can wait until the page is painted.
  const listing = useDeferredValue(openListing, null) ?? undefined;
  const pictures = listing?.images.slice(0, PICTURES).map((key) => imageUrl(key, 'large')) ?? [];
  const whole = pictures.map((address) => new URL(address, globalThis.location.origin).href);
  const path = listing ? paths.detail(listing) : '';
  useDocumentHead(
    listing && {
      title,
      description: describe(listing),
      path,
      ...(whole[0] && { image: whole[0] }),
      data: listingData(listing, pageUrl(path), whole),
    },
  );
}

const AVAILABLE = 'https://schema.org/InStock';
const GONE = 'https://schema.org/SoldOut';

/** True for land, parking and commercial listings: schema.org has rooms for homes only. */
const isNoHome = ({ class: kind, details }: Listing): boolean =>
  kind.startsWith('Commercial') || /land|parking|locker/i.test(details.propertyType);

function homeKind(listing: Listing): string {
  const { class: kind, details } = listing;
  if (isNoHome(listing)) return 'Place';
  if (/detached|bungalow/i.test(details.propertyType)) return 'SingleFamilyResidence';
  if (/townhouse/i.test(details.propertyType)) return 'House';
  return kind.startsWith('Condo') ? 'Apartment' : 'House';
}

/** Returns the unit of a rent (UN/CEFACT codes of the week and the month). */
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
 * Returns the listing as schema.org data (RealEstateListing, schema.org 29), which search engines show. It contains
 * only data that the page shows.
 * @param url the listing's absolute address
 * @param images absolute addresses of its pictures
 */
export function listingData(listing: Listing, url: string, images: readonly string[]): object {
  const { address, details, location, listDate, type } = listing;
  const { price } = shownPrice(listing);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: streetLine(address, 'en-CA') || placeLine(address),
    ...(details.description && { description: details.description }),
    ...(images.length > 0 && { image: images }),
    ...(listDate && { datePosted: listDate }),
    mainEntity: {
      '@type': homeKind(listing),
      address: {
        '@type': 'PostalAddress',
        streetAddress: streetLine(address, 'en-CA'),
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
