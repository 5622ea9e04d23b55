import { blur, toldStatus } from '#server/store/dataset/visitorValues.ts';
import { SCRUBBED, type WireListing } from '../../../src/api/realty/contract.ts';

/** True where a visitor may not see the listing whole (rulings D12). */
export function isRestricted({ permissions }: WireListing): boolean {
  return permissions?.displayPublic !== 'Y' || permissions?.displayAddressOnInternet !== 'Y';
}

/**
 * What a visitor may know of a restricted listing (rulings D4): that it exists, of what kind, in which
 * neighbourhood, since when. Built up from nothing, so that a new field is hidden until someone shows it here.
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
    map: { latitude, longitude, point: `POINT (${longitude} ${latitude})` },
    images: [],
    photoCount: 0,
    listPrice: SCRUBBED,
    lastStatus: toldStatus(listing.lastStatus ?? '') ?? SCRUBBED,
  };
}
