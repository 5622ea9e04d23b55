import type { TFunction } from 'i18next';
import { hasOwnPictures, imageUrl } from '#api/images.ts';
import { type DocumentHead, type HeadPlace, pageAddress } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { formatPrice } from '#domain/format.ts';
import { bedroomsOf, type Listing, placeLine, rentPeriod, streetLine } from '#domain/listing/listing.ts';
import { shareCardUrl } from '#domain/listing/shareCard.ts';
import { isGone, marketStage, shownPrice, statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { type Language, LOCALES } from '#i18n/languages.ts';

/** Texts of a listing's head in its language. */
export interface ListingTexts {
  t: TFunction<'listing'>;
  /** Texts of cards, which have the words for statuses. */
  card: TFunction<'card'>;
}

/** Number of pictures in the data for search engines. */
const PICTURES = 5;

/** Returns "33 Queen Street W, The Annex, Toronto" in the page's language. */
const whereOf = ({ address }: Listing, language: Language): string =>
  [streetLine(address, LOCALES[language]), placeLine(address)].filter(Boolean).join(', ');

/** Returns the title of a listing's page. A restricted listing's title is its MLS number. */
export function listingTitle(listing: Listing, { t }: Pick<ListingTexts, 't'>, language: Language): string {
  const { restricted, mlsNumber } = listing;
  return restricted
    ? t('titleRestricted', { mlsNumber, brand: brand.name })
    : t('title', { address: whereOf(listing, language), brand: brand.name });
}

/** Returns the title of a page whose listing was not found. */
export function missingListingTitle(t: TFunction<'listing'>): string {
  return t('titleFailed', { brand: brand.name });
}

/** Describes a listing in one sentence, for search results and shared links. */
function describe(listing: Listing, { t, card }: ListingTexts, language: Language): string {
  const { type, listPrice, details } = listing;
  const rooms = bedroomsOf(listing);
  const beds =
    rooms === 'studio' ? t('counts.studio') : rooms && t('description.beds', { count: rooms.beds });
  const hasCosts = type === 'sale' && !isGone(listing);
  const parts = {
    where: whereOf(listing, language),
    counts: [beds ? `${beds}.` : '', t(hasCosts ? 'description.tail' : 'description.tailPlain')]
      .filter(Boolean)
      .join(' '),
  };
  const status = statusText(listing, card);
  if (listPrice === null || marketStage(listing) !== 'onMarket') {
    return status === '' ? t('description.other', parts) : t('description.status', { ...parts, status });
  }
  const price = formatPrice(listPrice, LOCALES[language]);
  if (type === 'sale') return t('description.sale', { ...parts, price });
  const period = t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth');
  return t('description.lease', { ...parts, price: `${price} ${period}` });
}

/** Returns the head of an open listing's page. A restricted listing has none. */
export function listingHead(listing: Listing, texts: ListingTexts, place: HeadPlace): DocumentHead {
  const path = paths.detail(listing);
  const pictures = listing.images
    .slice(0, PICTURES)
    .map((key) => new URL(imageUrl(key, 'large'), place.origin).href);
  return {
    title: listingTitle(listing, texts, place.language),
    description: describe(listing, texts, place.language),
    path,
    ...(pictures[0] && { image: hasOwnPictures() ? shareCardUrl(listing, place.language) : pictures[0] }),
    data: listingData(listing, pageAddress(path, place), pictures),
  };
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
