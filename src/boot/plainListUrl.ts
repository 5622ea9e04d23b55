import { CARD_FIELDS } from '#api/realty/searchQuery.ts';
import { serviceAddresses } from '#config/environment.ts';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { ACTIVE_STATUSES } from '#domain/listing/status.ts';
import { FIRST_SEARCH, type SearchPlace } from '#domain/search/search.ts';

/** Returns the address of the store's call for the first page of a place's list without filters. */
export function plainListUrl({
  state,
  city,
  neighborhood,
}: { [part in keyof SearchPlace]: string | undefined }): string {
  const { type, maxPrice, sortBy, page } = FIRST_SEARCH;
  const parameters: [name: string, value: string | number | undefined][] = [
    ['type', type],
    ['status', 'A'],
    ...ACTIVE_STATUSES.map((status): [string, string] => ['lastStatus', status]),
    ['class', 'condo'],
    ['class', 'residential'],
    ['maxPrice', maxPrice],
    ['city', city],
    ['neighborhood', neighborhood],
    ['state', state],
    ['sortBy', sortBy],
    ['pageNum', page],
    ['resultsPerPage', RESULTS_PER_PAGE],
    ['fields', CARD_FIELDS],
  ];
  const present = parameters.filter(([, value]) => value) as [string, string][]; // numbers are printed
  return `${serviceAddresses.realtyUrl}/listings?${new URLSearchParams(present)}`;
}
