import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { renderListing } from '#server/store/listings/renderListing.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';
import type { RealtyCall } from '../realtyCall.ts';
import { pickFields } from './pickFields.ts';
import { pathOfPicture, withPictureKeys } from './pictureKeys.ts';
import { isRestricted, scrubbed } from './scrub.ts';

/**
 * A listing as the caller may see it. Every listing in every answer goes through this function.
 * @param fields undefined for the whole listing
 */
export function presentListing(
  stored: StoredListing,
  call: RealtyCall,
  fields?: readonly string[],
): WireListing {
  const listing = renderListing(stored, call.today);
  const allowed = call.viewer === 'visitor' && isRestricted(listing) ? scrubbed(listing) : listing;
  return withPictureKeys(pickFields(allowed, fields), call.pictureKey ?? pathOfPicture);
}

/** Listings by their ids, in that order, as the caller may see them. */
export async function presentListings(
  call: RealtyCall,
  ids: readonly number[],
  fields?: readonly string[],
): Promise<WireListing[]> {
  const documents = await documentsOf(call.store, ids);
  return documents.map((stored) => presentListing(stored, call, fields));
}
