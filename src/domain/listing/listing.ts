/** A listing as the product knows it: what api/realty makes of the feed's wire form. */
import { formatPrice, type Locale } from '../format.ts';
import type { Point } from '../geo/geo.ts';
import type { ListingType } from './status.ts';

/** Parts are '' where the feed has none. */
export interface Address {
  unitNumber: string;
  streetNumber: string;
  streetName: string;
  streetSuffix: string;
  streetDirection: string;
  city: string;
  /** Full name of the province. */
  state: string;
  area: string;
  neighborhood: string;
  zip: string;
}

export interface Room {
  name: string;
  level: string;
  /** As sent: bare metres ("2.83"), or feet and inches. */
  length: string;
  width: string;
  features: string[];
}

/** One time on the market: what a listing and an entry of its home's history (L3) hold in common. */
export interface MarketTime {
  mlsNumber: string;
  boardId: number;
  type: ListingType;
  lastStatus: string;
  /** Whole dollars; null where unknown or withheld. */
  listPrice: number | null;
  /** The first asking price. */
  originalPrice: number | null;
  /** Null where not sold. */
  soldPrice: number | null;
  /** ISO 8601 moments. */
  listDate: string | null;
  soldDate: string | null;
  updatedOn: string | null;
  /** The end of its term: in the future of one that is on the market. */
  expiryDate: string | null;
  terminatedDate: string | null;
  suspendedDate: string | null;
  brokerageName: string;
}

export interface ListingDetails {
  propertyType: string;
  style: string;
  /** A year, or an age in years, as sent. */
  yearBuilt: string;
  beds: number | null;
  bedsPlus: number | null;
  baths: number | null;
  bathsPlus: number | null;
  garageSpaces: number | null;
  parkingSpaces: number | null;
  /** A range or a number of square feet as text: "1100-1500". */
  sqft: string;
  description: string;
  extras: string;
  virtualTourUrl: string;
  /** Named facts in the order of the page: key of listing.facts.*, and the feed's words. */
  facts: { name: FactName; value: string }[];
}

/** Facts shown when the feed has them. */
export const FACT_NAMES = [
  'style',
  'yearBuilt',
  'basement',
  'garage',
  'parking',
  'heating',
  'cooling',
  'construction',
  'flooring',
  'roof',
  'pool',
  'laundry',
  'water',
  'sewer',
  'driveway',
  'furnished',
  'leaseTerms',
  'exposure',
  'locker',
  'pets',
  'stories',
  'amenities',
  'nearby',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface Listing extends MarketTime {
  /** 'A' active, 'U' unavailable; as sent otherwise. */
  status: string;
  /** "ResidentialProperty", "CondoProperty", "CommercialProperty", as sent. */
  class: string;
  /** Values were withheld from this caller (rulings D4, D12): show the card's shape and the way to sign in. */
  restricted: boolean;
  /** Of this listing alone; null where the feed says none, or one that can't be. */
  daysOnMarket: number | null;
  address: Address;
  /** Null where the feed sends none or one that cannot be drawn. */
  location: Point | null;
  /** Keys of the image service, the exterior first. */
  images: string[];
  details: ListingDetails;
  lot: { width: number | null; depth: number | null; measurement: string; acres: string };
  rooms: Room[];
  /** Whole dollars a year and a month. */
  annualTaxes: number | null;
  taxYear: number | null;
  maintenanceFee: number | null;
  comparables: (Listing & { distance: number | null })[];
}

/** One cell of a map search. */
export interface Cluster {
  count: number;
  /** How many of them are withheld from this visitor: they stand at rounded points. */
  restricted: number;
  location: Point;
  bounds: { north: number; south: number; east: number; west: number };
  /** The one listing of a cell of one. */
  listing?: Listing;
}

/** The same home offer in every view: MLS numbers are unique only within a board. */
export function listingKey({ mlsNumber, boardId }: Pick<Listing, 'mlsNumber' | 'boardId'>): string {
  return `${boardId}/${mlsNumber}`;
}

/**
 * The street line as the language writes it: "1204 - 33 Bay Street E", "33, Bay Street E, app. 1204"; '' where withheld.
 */
export function streetLine(address: Address, locale: Locale): string {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection } = address;
  const isFrench = locale === 'fr-CA';
  const number = isFrench && streetNumber ? `${streetNumber},` : streetNumber;
  const street = [number, streetName, streetSuffix, streetDirection].filter(Boolean).join(' ');
  if (!unitNumber || !street) return street;
  return isFrench ? `${street}, app. ${unitNumber}` : `${unitNumber} - ${street}`;
}

/** The time that a lease's price is for: the feed says so in its lease terms, and means the month otherwise. */
export function rentPeriod({ facts }: Pick<ListingDetails, 'facts'>): 'week' | 'month' {
  const terms = facts.find(({ name }) => name === 'leaseTerms')?.value ?? '';
  return /^weekly$/i.test(terms) ? 'week' : 'month';
}

/** What bedrooms are said to be; `plus` are dens of a condo, and rooms in a house's basement, which are none of `beds`. */
export type Bedrooms = 'studio' | { beds: number; plus: number };

/** A listing's bedrooms; null where there is nothing to say: unknown, or of land and of premises. */
export function bedroomsOf({
  class: kind,
  details: { beds, bedsPlus, baths },
}: Pick<Listing, 'class'> & {
  details: Pick<ListingDetails, 'beds' | 'bedsPlus' | 'baths'>;
}): Bedrooms | null {
  if (beds === null || kind === 'CommercialProperty') return null;
  if (beds > 0) return { beds, plus: bedsPlus ?? 0 };
  return baths !== null && baths > 0 ? 'studio' : null;
}

/**
 * A listing's price in words; a rent says its period: "$2,650 /mo".
 * @param t the texts of cards
 */
export function priceText(
  dollars: number,
  { type, details }: Pick<Listing, 'type'> & { details: Pick<ListingDetails, 'facts'> },
  locale: Locale,
  t: (key: 'perMonth' | 'perWeek', values: { price: string }) => string,
): string {
  const price = formatPrice(dollars, locale);
  return type === 'sale' ? price : t(rentPeriod(details) === 'week' ? 'perWeek' : 'perMonth', { price });
}

/** Neighbourhood and city, as far as known: "The Annex, Toronto". */
export function placeLine({ neighborhood, city }: Address): string {
  return [neighborhood, city].filter(Boolean).join(', ');
}

/**
 * Cuts after the last whole word within the limit and adds an ellipsis; shorter text comes back as it is. Only where
 * that would leave little more than half of the limit is the last word cut.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // One character more: a word that ends just at the limit is whole.
  const end = text.slice(0, limit + 1).search(/\s+\S*$/);
  // No half of a character stays.
  const cut = end > limit * 0.6 ? text.slice(0, end) : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
