import type { GeneratedListing } from '#demo/types.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';

/** A listing as the store takes it: a generated one, or one of a board's feed, which stands on no street of ours. */
export type KeptListing = Omit<GeneratedListing, 'slot'>;

/** Days counted from the world day; null where it never happened. */
export interface ListingDays {
  list: number;
  sold: number | null;
  updated: number;
  expiry: number;
  terminated: number | null;
  suspended: number | null;
}

/** The document of a listing: its wire form without the moments, which are counted from the world day. */
export interface StoredListing {
  wire: Omit<WireListing, 'listDate' | 'soldDate' | 'updatedOn' | 'timestamps' | 'daysOnMarket'>;
  days: ListingDays;
  /**
   * Days since 1970-01-01: what `days` are counted from where that is not the world day. Only of a board's feed, whose
   * listings stay on their dates while the world day moves on.
   */
  countedFrom?: number;
}

const cents = (dollars: number): string => dollars.toFixed(2);

/** The document of a listing. Prices are text with cents, as in version 2 of the upstream's answers. */
export function storedListingOf(listing: KeptListing, countedFrom?: number): StoredListing {
  const { latitude, longitude } = listing;
  return {
    ...(countedFrom === undefined ? {} : { countedFrom }),
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
      soldPrice: listing.soldPrice === null ? 0 : cents(listing.soldPrice),
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
      map: { latitude, longitude, point: `POINT (${longitude} ${latitude})` },
      permissions: listing.permissions,
      images: listing.images,
      photoCount: listing.images.length,
      details: { ...listing.details, propertyType: listing.propertyType, style: listing.style },
      condominium: listing.condominium ?? null,
      lot: listing.lot ?? null,
      nearby: listing.nearby ?? null,
      office: { brokerageName: listing.brokerageName },
      openHouse: [],
      rooms: listing.rooms,
      taxes: listing.taxes,
    },
  };
}
