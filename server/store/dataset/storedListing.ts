import type {
  WireDetails,
  WireListing,
  WireOpenHouse,
  WirePermissions,
  WireRoom,
} from '../../../src/api/realty/contract.ts';

/** A listing to store. All days are counted from 1970-01-01. */
export interface ListingInput {
  mlsNumber: string;
  boardId: number;
  type: 'Sale' | 'Lease';
  status: 'A' | 'U';
  lastStatus: string;
  class: 'ResidentialProperty' | 'CondoProperty' | 'CommercialProperty';
  propertyType: string;
  style: string;
  listPrice: number;
  originalPrice: number;
  /** Only if it was sold or leased; that of a conditional sale is not stored (`isClosed`). */
  soldPrice: number | null;
  listDay: number;
  soldDay: number | null;
  updatedDay: number;
  /** The day of the last price cut; by default the day of the last change if that was a price cut. */
  priceCutDay?: number | null;
  expiryDay: number;
  terminatedDay: number | null;
  suspendedDay: number | null;
  beds: number;
  bedsPlus: number;
  baths: number;
  /** Square feet; null for land. */
  sqft: number | null;
  yearBuilt: number | null;
  unitNumber: string | null;
  streetNumber: string;
  streetName: string;
  streetSuffix: string;
  streetDirection: string;
  city: string;
  state: string;
  area: string;
  neighborhood: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** True if the position is not the home's own, but the middle of its place: it has no pin then. */
  isAtPlaceCentre?: boolean;
  /** The same each time one home comes to the market; connects its history. */
  homeKey: string;
  permissions: Required<WirePermissions>;
  images: string[];
  /** Those of the images that are floor plans; none by default. */
  floorPlans?: string[];
  details: WireDetails;
  condominium: WireListing['condominium'];
  lot: WireListing['lot'];
  nearby: WireListing['nearby'];
  rooms: WireRoom[];
  taxes: { annualAmount: number | null; assessmentYear: number | null };
  brokerageName: string;
  /** The listing's agent; unknown by default. */
  agentName?: string;
  /** None by default. */
  openHouses?: StoredOpenHouse[];
}

/** An open house. One of the demonstration takes place every week, so that its listings have some on any day. */
export interface StoredOpenHouse extends WireOpenHouse {
  isWeekly?: true;
}

/** Days since 1970-01-01; null if it never happened. */
export interface ListingDays {
  list: number;
  sold: number | null;
  updated: number;
  expiry: number;
  terminated: number | null;
  suspended: number | null;
}

/** The document of a listing: its wire form without the dates, which are computed from its days. */
export interface StoredListing {
  wire: Omit<
    WireListing,
    'listDate' | 'soldDate' | 'updatedOn' | 'timestamps' | 'daysOnMarket' | 'openHouse'
  > & {
    openHouse?: StoredOpenHouse[];
  };
  days: ListingDays;
}

/** The last statuses of a sale and of a lease that are closed. */
export const CLOSED_STATUSES: readonly string[] = ['Sld', 'Lsd'];

/**
 * True if the price of a sale or lease may be told. While it is conditional the price is confidential: the parties may still
 * have to find another buyer or home (Real Estate Council of Ontario, notice of 2018-08-28).
 */
export const isClosed = (lastStatus: unknown): boolean =>
  CLOSED_STATUSES.some((closed) => closed === lastStatus);

const cents = (dollars: number): string => dollars.toFixed(2);

/** The document of a listing. Prices are texts with cents, as in version 2 of the public listing API. */
export function storedListingOf(listing: ListingInput): StoredListing {
  const { latitude, longitude } = listing;
  return {
    days: {
      list: listing.listDay,
      sold: listing.soldDay,
      updated: listing.updatedDay,
      expiry: listing.expiryDay,
      terminated: listing.terminatedDay,
      suspended: listing.suspendedDay,
    },
    wire: {
      mlsNumber: listing.mlsNumber,
      boardId: listing.boardId,
      status: listing.status,
      class: listing.class,
      type: listing.type,
      lastStatus: listing.lastStatus,
      listPrice: cents(listing.listPrice),
      originalPrice: listing.originalPrice,
      soldPrice: listing.soldPrice === null || !isClosed(listing.lastStatus) ? 0 : cents(listing.soldPrice),
      address: {
        area: listing.area,
        city: listing.city,
        country: 'Canada',
        district: listing.city,
        neighborhood: listing.neighborhood,
        streetDirection: listing.streetDirection || null,
        streetName: listing.streetName,
        streetNumber: listing.streetNumber,
        streetSuffix: listing.streetSuffix || null,
        unitNumber: listing.unitNumber,
        zip: listing.zip,
        state: listing.state,
      },
      map: listing.isAtPlaceCentre
        ? null
        : { latitude, longitude, point: `POINT (${longitude} ${latitude})` },
      permissions: listing.permissions,
      images: listing.images,
      photoCount: listing.images.length,
      ...(listing.floorPlans?.length && {
        imageInsights: {
          images: listing.floorPlans.map((image) => ({
            image,
            classification: { imageOf: 'Floor Plan', prediction: 1 },
          })),
        },
      }),
      details: { ...listing.details, propertyType: listing.propertyType, style: listing.style },
      condominium: listing.condominium ?? null,
      lot: listing.lot ?? null,
      nearby: listing.nearby ?? null,
      office: { brokerageName: listing.brokerageName },
      ...(listing.agentName && { agents: [{ name: listing.agentName }] }),
      openHouse: listing.openHouses ?? [],
      rooms: listing.rooms,
      taxes: listing.taxes,
    },
  };
}
