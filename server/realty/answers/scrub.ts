import { blur, statusForVisitors } from '#server/store/dataset/visitorValues.ts';
import { SCRUBBED, type WireListing } from '../../../src/api/realty/contract.ts';

/** True when a visitor may not see the whole listing (docs/requirements.md, RO2). */
export function isRestricted({ permissions }: WireListing): boolean {
  return permissions?.displayPublic !== 'Y' || permissions?.displayAddressOnInternet !== 'Y';
}

/**
 * The part of a restricted listing that a visitor may see: that it exists, its kind, its neighbourhood and its list
 * date. The result is built from nothing, so that a new field stays hidden until it is added here.
 */
export function scrubbed(listing: WireListing): WireListing {
  const { address, map, permissions } = listing;
  const latitude = blur(Number(map?.latitude));
  const longitude = blur(Number(map?.longitude));
  return {
    mlsNumber: listing.mlsNumber,
    boardId: listing.boardId,
    status: listing.status ?? null,
    class: listing.class ?? null,
    type: listing.type ?? null,
    listDate: listing.listDate ?? null,
    permissions: permissions ?? null,
    address: {
      area: address?.area ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      neighborhood: address?.neighborhood ?? null,
      streetNumber: SCRUBBED,
      streetName: SCRUBBED,
      zip: SCRUBBED,
    },
    map: map ? { latitude, longitude, point: `POINT (${longitude} ${latitude})` } : null,
    images: [],
    photoCount: 0,
    listPrice: SCRUBBED,
    lastStatus: statusForVisitors(listing.lastStatus ?? '', listing.status ?? '') ?? SCRUBBED,
  };
}
