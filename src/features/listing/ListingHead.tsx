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

/** The page's head as a part of its own: what it says of a listing is put together after the page was first drawn. */
export function ListingHead({ page }: { page: ListingPageState }) {
  useListingHead(page);
  return null;
}

/** Whole addresses of pictures that search engines may show. */
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

/** One sentence on the listing for who finds its link. */
function useDescription(): (listing: Listing) => string {
  const { t, price, locale } = useListingText();
  const { t: card } = useTranslation('card');
  return (listing) => {
    const { type, address, listPrice, details } = listing;
    const rooms = bedroomsOf(listing);
    const beds =
      rooms === 'studio' ? t('counts.studio') : rooms && t('description.beds', { count: rooms.beds });
    const hasCosts = type === 'sale' && !isGone(listing);
    const said = {
      where: [streetLine(address, locale), placeLine(address)].filter(Boolean).join(', '),
      counts: [beds ? `${beds}.` : '', t(hasCosts ? 'description.tail' : 'description.tailPlain')]
        .filter(Boolean)
        .join(' '),
    };
    const status = statusText(listing, card);
    if (listPrice === null || marketStage(listing) !== 'onMarket') {
      return status === '' ? t('description.other', said) : t('description.status', { ...said, status });
    }
    if (type === 'sale') return t('description.sale', { ...said, price: price(listPrice) });
    const period = t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth');
    return t('description.lease', { ...said, price: `${price(listPrice)} ${period}` });
  };
}

/**
 * The page's title, and what it tells search engines and networks. A restricted listing's title is its MLS number,
 * and of it, of a failure and of half an answer nothing else is told.
 */
export function useListingHead(state: ListingPageState): void {
  const title = useTitle(state);
  const describe = useDescription();
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const told =
    state.status === 'loaded' && state.complete && !state.listing.restricted ? state.listing : null;
  // What other programs read can wait until the visitor sees the page.
  const listing = useDeferredValue(told, null) ?? undefined;
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
