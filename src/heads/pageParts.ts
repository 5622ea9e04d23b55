/** The parts of a page's first answer, and the calls that it needs (pageHeads.ts). */
import type { WireLocations } from '#api/realty/contract.ts';
import {
  type DocumentHead,
  type HeadPlace,
  headTags,
  type Tag,
  UNLISTED,
} from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { serviceAddresses } from '#config/environment.ts';
import type { Search, SearchPlace } from '#domain/search/search.ts';
import { placeInQuestion, unknownPlace } from '#domain/search/unknownPlace.ts';
import { type Language, LOCALES } from '#i18n/languages.ts';
import { textsIn } from './headTexts.ts';
import type { Skeleton } from './skeletons.ts';

/** A call of the realty service that the page sends first. */
export interface FirstCall {
  /** Below the service's address: "/listings/C1000001". */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for which pages may repeat an answer; 0 by default. */
  validMs?: number;
}

/** The answer to a first call: its status, and its parsed JSON. */
export interface FirstAnswer {
  status: number;
  body: unknown;
}

/** The first answer for an address, as far as it is known before a call was sent. */
export interface PagePlan {
  language: Language;
  /** The call whose answer the page shows first; undefined for pages without one. */
  call?: FirstCall;
  /** A further call whose answer the page shows first, but its head does not need. */
  further?: FirstCall;
  /** The call that the head needs as well, by the answer to the first; the page does not show its answer. */
  check?(answer: FirstAnswer | undefined): FirstCall | undefined;
  /**
   * Writes the page's head.
   * @param answer to the call; undefined if there was none in time
   * @param checked answer to the call of `check`, in the same way
   * @param further answer to the further call
   * @returns undefined if the page stays as it was built
   */
  write(answer: FirstAnswer | undefined, checked?: FirstAnswer, further?: FirstAnswer): PageParts | undefined;
}

/** The parts of a page that differ from the page as it was built. */
export interface PageParts {
  /** 404 for an unknown listing, place or page. */
  status: 200 | 404;
  /** The canonical path below the base path, if the caller has to be redirected there. */
  location?: string;
  /** "fr-CA" */
  locale: string;
  title: string;
  tags: readonly Tag[];
  /** Shown without the app's code: a heading, sentences, and a telephone number with its text. */
  facts: { heading: string; sentences: readonly string[]; phone: { text: string; href: string } };
  /** The change of this page's skeleton; none by default. */
  skeleton?: Skeleton;
}

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
  const name = placeInQuestion(search);
  return name ? { url: `/locations?${new URLSearchParams({ search: name })}`, headers: {} } : undefined;
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
