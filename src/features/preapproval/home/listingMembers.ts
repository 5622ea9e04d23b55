import { APPLICATION_LIMITS, readLine, readPostalCode } from '#domain/application/applicationText.ts';
import { provinceCode } from '#domain/geo/provinces.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import type { Members } from '../keep/members.ts';

/** What an application takes from a listing; of one whose values are withheld, only which it is. */
export function listingMembers(listing: Listing): Members {
  const { mlsNumber, boardId, address, listPrice, restricted } = listing;
  const found = { 'property.isFound': true, 'property.listing': { mlsNumber, boardId } };
  if (restricted) return found;
  const { unitNumber, city, state, zip } = address;
  const province = provinceCode(state);
  const told: Record<string, unknown> = {
    'property.address': streetLine({ ...address, unitNumber: '' }),
    'property.unit': unitNumber,
    'property.city': city,
    'property.province': province,
  };
  const code = readPostalCode(zip, province ?? '');
  if ('value' in code) told['property.postalCode'] = code.value;
  for (const [path, value] of Object.entries(told)) {
    if (typeof value === 'string' && 'problem' in readLine(value)) told[path] = undefined;
    // A home that took another's place has nothing left of it.
    told[path] = told[path] || null;
  }
  const isPrice =
    listPrice !== null &&
    listPrice >= APPLICATION_LIMITS.leastPrice &&
    listPrice <= APPLICATION_LIMITS.dollars;
  return { ...found, ...told, ...(isPrice && { 'price.total': listPrice }) };
}

/** Whether an application tells of a home already. */
export function hasHome(members: Members): boolean {
  return ['property.address', 'property.city', 'property.listing'].some(
    (path) => (members[path] ?? null) !== null,
  );
}
