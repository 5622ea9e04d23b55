/** The parts of a page's first answer, and the calls that it needs (pageHeads.ts). */
import type { FirstAnswer, FirstCall, PageParts } from '#api/pages/contract.ts';
import { placesPath } from '#api/realty/boundaryCall.ts';
import type { WireLocations } from '#api/realty/contract.ts';
import { type DocumentHead, type HeadPlace, headTags, UNLISTED } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { serviceAddresses } from '#config/environment.ts';
import type { Search, SearchPlace } from '#domain/search/search.ts';
import { unknownPlace } from '#domain/search/unknownPlace.ts';
import { LOCALES } from '#i18n/languages.ts';
import { textsIn } from './headTexts.ts';

/** A page by its head, or by its title alone for a page that is not listed. */
export function partsOf(head: DocumentHead | { title: string }, place: HeadPlace): PageParts {
  const t = textsIn(place.language).firstAnswer;
  const { title } = head;
  const isListed = 'path' in head;
  return {
    status: 200,
    locale: LOCALES[place.language],
    title,
    tags: isListed ? headTags(head, place) : [UNLISTED],
    facts: {
      heading: title.replace(` | ${brand.name}`, ''),
      sentences: [...(isListed ? [head.description] : []), t('late')],
      phone: { text: t('call', { phone: brand.phoneDisplay }), href: `tel:${brand.phone}` },
    },
  };
}

/** False if the app calls a realty service on another host, whose listings these services do not have. */
export const hasOwnService = serviceAddresses.realtyUrl.startsWith('/');

/** Asks for the places by the name that a search without results has. */
export function placesCall(search: Search): FirstCall | undefined {
  const url = placesPath(search);
  return url ? { url, headers: {} } : undefined;
}

/**
 * Writes the page of a place that the service does not know: a 404, or the address of the only similar place.
 * @param parts of the page that offers other places
 * @param pathOf the path of a place
 * @returns undefined for a known place, and if the answer did not come in time
 */
export function writeUnknown(
  search: Search,
  places: FirstAnswer | undefined,
  parts: PageParts,
  pathOf: (place: SearchPlace) => string,
): PageParts | undefined {
  const found = places?.status === 200 ? (places.body as WireLocations).search : undefined; // the service's own
  const unknown = unknownPlace(search, found);
  if (!unknown) return undefined;
  const [only, ...others] = unknown.near;
  if (only && others.length === 0) return { ...parts, location: pathOf(only) };
  return { ...parts, status: 404, tags: [...parts.tags, UNLISTED] };
}
