import type { Answer } from '#server/http/answer.ts';
import { ServiceError } from '#server/http/errors.ts';
import { isRestricted } from '#server/realty/answers/scrub.ts';
import type { WireAgentHomes } from '../../src/api/content/contract.ts';
import type { WireListingsPage } from '../../src/api/realty/contract.ts';
import type { ContentBody } from './contentSchemas.ts';

/** A home by its numbers. */
type HomeNumber = ContentBody<'team'>['agents'][number]['homes'][number];

/** Fields of a listing that its card needs (CARD_FIELDS in src/api/realty/searchQuery.ts), and its permissions. */
const FIELDS =
  'mlsNumber,boardId,status,class,type,listPrice,originalPrice,soldPrice,soldDate,lastStatus,address,map,images[5],daysOnMarket,' +
  'details.propertyType,details.sqft,details.numBedrooms,details.numBedroomsPlus,details.numBathrooms,details.numGarageSpaces,details.leaseTerms,details.virtualTourUrl,details.alternateURLVideoLink,' +
  'office,openHouse,taxes,condominium.fees,permissions';
/** Last statuses of a home that was sold or leased. */
const SOLD = ['Sld', 'Lsd'];

/**
 * Reads an agent's homes as a visitor sees them: homes that a visitor may not see completely are left out, and the
 * caller does not learn that they exist.
 * @param realty the realty service
 * @throws ServiceError 503 if it does not answer
 */
export async function readAgentHomes(homes: readonly HomeNumber[], realty: Answer): Promise<WireAgentHomes> {
  if (homes.length === 0) return { listed: [], sold: [] };
  const known = new Set(homes.map(({ mlsNumber, boardId }) => `${boardId}/${mlsNumber}`));
  const query = new URLSearchParams({
    seenWhole: 'true',
    resultsPerPage: '100',
    sortBy: 'createdOnDesc',
    fields: FIELDS,
  });
  for (const mlsNumber of new Set(homes.map((home) => home.mlsNumber))) query.append('mlsNumber', mlsNumber);
  for (const status of ['A', 'U']) query.append('status', status);
  const answer = await realty(new Request(`http://content.internal/realty/listings?${query}`));
  if (!answer.ok) {
    throw new ServiceError(503, 'The homes are not available at the moment.', { 'Retry-After': '5' });
  }
  const { listings } = (await answer.json()) as WireListingsPage; // the service's own answer
  const shown = listings.filter(
    (listing) => known.has(`${listing.boardId}/${listing.mlsNumber}`) && !isRestricted(listing),
  );
  return {
    listed: shown.filter(({ status }) => status === 'A'),
    sold: shown.filter(({ status, lastStatus }) => status === 'U' && SOLD.includes(lastStatus ?? '')),
  };
}
