import { serviceAddresses } from '#config/environment.ts';

/** A home offer: MLS numbers are unique only within a board. */
export interface ListingId {
  mlsNumber: string;
  boardId: number;
}

/** GET /listings/{mls} of the realty service (L7), as the store and the boot script both call it. */
export function listingCall({ mlsNumber, boardId }: ListingId): {
  /** Below the service's address. */
  url: string;
  headers: { 'board-id': string };
} {
  return { url: `/listings/${encodeURIComponent(mlsNumber)}`, headers: { 'board-id': String(boardId) } };
}

/** The same call's whole address, or its path of this origin. */
export function listingUrl(id: ListingId): string {
  return serviceAddresses.realtyUrl + listingCall(id).url;
}
