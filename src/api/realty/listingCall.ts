import { serviceAddresses } from '#config/environment.ts';
import type { ListingId } from '#domain/listing/listingId.ts';

/** GET /listings/{mls} of the realty service, as the store and the boot script both call it (requirement CALL5). */
export function listingCall({ mlsNumber, boardId }: ListingId): {
  /** Relative to the service's address. */
  url: string;
  headers: { 'board-id': string };
} {
  return { url: `/listings/${encodeURIComponent(mlsNumber)}`, headers: { 'board-id': String(boardId) } };
}

/** Returns the whole address of the same call, or its path on this origin. */
export function listingUrl(id: ListingId): string {
  return serviceAddresses.realtyUrl + listingCall(id).url;
}
