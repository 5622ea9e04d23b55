/** A listing as the product uses it. src/api/realty converts it from the feed's wire format. */
import { formatPrice, type Locale } from '../format.ts';
import type { Point } from '../geo/geo.ts';
import type { ListingType } from './status.ts';

/** An address; parts that the feed lacks are ''. */
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
  /** As in the feed: bare metres ("2.83"), or feet and inches. */
  length: string;
  width: string;
  features: string[];
}

/** Start and end of an open house, by the clock of the home's place: "2026-11-28T14:00-05:00". May be unreadable. */
export interface OpenHouse {
  start: string;
  end: string;
}

/** The fields that a listing shares with the earlier listings in its home's history (requirement E3). */
export interface MarketTime {
  mlsNumber: string;
  boardId: number;
  type: ListingType;
  lastStatus: string;
  /** Whole dollars; null if unknown or withheld. */
  listPrice: number | null;
  /** The first asking price. */
  originalPrice: number | null;
  /** Null if not sold. */
  soldPrice: number | null;
  /** ISO 8601. */
  listDate: string | null;
  soldDate: string | null;
  updatedOn: string | null;
  /** The end of the listing's term; in the future for a listing on the market. */
  expiryDate: string | null;
  terminatedDate: string | null;
  suspendedDate: string | null;
  /** The day on which the listing left the market for any reason; null if it is on the market or unknown. */
  unavailableDate: string | null;
  brokerageName: string;
}

export interface ListingDetails {
  propertyType: string;
  style: string;
  /** A year, or an age in years, as in the feed. */
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
  /** Addresses with encryption; '' without one. */
  virtualTourUrl: string;
  videoTourUrl: string;
  /** Named facts in page order: a key of listing.facts.*, and the feed's text. */
  facts: { name: FactName; value: string }[];
}

/** Names of the facts that are shown if the feed has them. */
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
  /** 'A' active, 'U' unavailable; other values as in the feed. */
  status: string;
  /** "ResidentialProperty", "CondoProperty" or "CommercialProperty", as in the feed. */
  class: string;
  /**
   * True if values were withheld from this caller: the card shows its shape and a link to log in (requirements C1,
   * RO2).
   */
  restricted: boolean;
  /** Percent, by the estimated rent. Only in a customer's search by yield. */
  grossYield?: number;
  /** Days of this listing only; null if the feed has no number or an implausible one. */
  daysOnMarket: number | null;
  address: Address;
  /** Null if the feed has no point or one that cannot be drawn. */
  location: Point | null;
  /** Keys of the image service, with the exterior first. */
  images: string[];
  /** Those of the images that are floor plans. */
  floorPlans: string[];
  details: ListingDetails;
  lot: { width: number | null; depth: number | null; measurement: string; acres: string };
  rooms: Room[];
  /** Open houses, the earliest first. */
  openHouses: OpenHouse[];
  /** Names of the listing's agents. */
  agents: string[];
  /** Whole dollars per year; `maintenanceFee` per month. */
  annualTaxes: number | null;
  taxYear: number | null;
  maintenanceFee: number | null;
  comparables: (Listing & { distance: number | null })[];
}

/** One cell of a map search. */
export interface Cluster {
  count: number;
  /** Number of listings that are restricted for this visitor, and whose points are rounded. */
  restricted: number;
  location: Point;
  bounds: { north: number; south: number; east: number; west: number };
  /** The listing, if `count` is 1. */
  listing?: Listing;
}

/** Returns the key of a listing: MLS numbers are unique only within a board. */
export function listingKey({ mlsNumber, boardId }: Pick<Listing, 'mlsNumber' | 'boardId'>): string {
  return `${boardId}/${mlsNumber}`;
}

/**
 * Formats the street line in the page's language: "1204 - 33 Bay Street E", "33, Bay Street E, app. 1204"; '' if it is
 * withheld.
 */
export function streetLine(address: Address, locale: Locale): string {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection } = address;
  const isFrench = locale === 'fr-CA';
  const number = isFrench && streetNumber ? `${streetNumber},` : streetNumber;
  const street = [number, streetName, streetSuffix, streetDirection].filter(Boolean).join(' ');
  if (!unitNumber || !street) return street;
  return isFrench ? `${street}, app. ${unitNumber}` : `${unitNumber} - ${street}`;
}

/** Returns the period of a rent: a week if the feed's lease terms say so, else a month. */
export function rentPeriod({ facts }: Pick<ListingDetails, 'facts'>): 'week' | 'month' {
  const terms = facts.find(({ name }) => name === 'leaseTerms')?.value ?? '';
  return /^weekly$/i.test(terms) ? 'week' : 'month';
}

/**
 * A number of bedrooms. `plus` counts dens of a condo, or rooms in a house's basement; `beds` does not include them.
 */
export type Bedrooms = 'studio' | { beds: number; plus: number };

/** Returns a listing's bedrooms; null if they are unknown, and for land and commercial premises. */
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
 * Formats a listing's price; a rent has its period: "$2,650 /mo".
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

/** Formats the known ones of neighbourhood and city: "The Annex, Toronto". */
export function placeLine({ neighborhood, city }: Address): string {
  return [neighborhood, city].filter(Boolean).join(', ');
}

/**
 * Cuts a text after the last whole word within the limit, and adds an ellipsis. Shorter texts stay as they are. If less
 * than 60 % of the limit would remain, the last word is cut instead.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // One character more than the limit, so that a word ending at the limit stays whole.
  const end = text.slice(0, limit + 1).search(/\s+\S*$/);
  // Avoids half a surrogate pair at the end.
  const cut = end > limit * 0.6 ? text.slice(0, end) : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
