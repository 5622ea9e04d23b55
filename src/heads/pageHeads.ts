/**
 * The heads of pages for the server, from the functions that the pages themselves use. The build writes this module and
 * its imports beside the app as one file (build/pageHeads.ts), and the server loads that file (server/static/pages).
 */
import { cardPicture, coverPhoto, type PictureAddresses, placeholderPicture } from '#api/images.ts';
import type { WireListing, WireListingsPage } from '#api/realty/contract.ts';
import { listingCall } from '#api/realty/listingCall.ts';
import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import { pageQuery, printQuery } from '#api/realty/searchQuery.ts';
import {
  type DocumentHead,
  type HeadPlace,
  headTags,
  type Tag,
  UNLISTED,
} from '#components/document-head/headTags.ts';
import { CALCULATORS, calculatorHead } from '#components/heads/calculatorHead.ts';
import { homeHead } from '#components/heads/homeHead.ts';
import { listHead } from '#components/heads/listHead.ts';
import { listingHead, listingTitle, missingListingTitle } from '#components/heads/listingHead.ts';
import { mapHead } from '#components/heads/mapHead.ts';
import { MARKETING_PAGES, marketingHead } from '#components/heads/marketingHead.ts';
import { trendsHead } from '#components/heads/trendsHead.ts';
import { brand } from '#config/brand.ts';
import { serviceAddresses } from '#config/environment.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { parseTrends } from '#domain/market/trendsUrl.ts';
import { parseListing, paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { type Language, LOCALES, languageOfQuery, preferredLanguage } from '#i18n/languages.ts';
import { textsIn } from './headTexts.ts';

/** An address of the product, and the caller's wishes. */
export interface PageRequest {
  /** Below the base path, with its query: "/list/Ontario/Toronto?beds=3". */
  path: string;
  /** The site's origin: "https://www.harbourandpine.example". */
  origin: string;
  /** The languages that the caller prefers, best first: "fr-CA", "en". */
  languages: readonly string[];
}

/** A call of the realty service that the page sends first. */
interface FirstCall {
  /** Below the service's address: "/listings/C1000001". */
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** The answer to a first call: its status, and its parsed JSON. */
interface FirstAnswer {
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
  /**
   * Writes the page's head.
   * @param answer to the call; undefined if there was none in time
   * @returns undefined if the page stays as it was built
   */
  write(answer: FirstAnswer | undefined): PageParts | undefined;
}

/** The parts of a page that differ from the page as it was built. */
interface PageParts {
  /** 404 for an unknown listing. */
  status: 200 | 404;
  /** The canonical path below the base path, if the caller has to be redirected there. */
  location?: string;
  /** "fr-CA" */
  locale: string;
  title: string;
  tags: readonly Tag[];
  /** Shown without the app's code: a heading, sentences, and a telephone number with its text. */
  facts: { heading: string; sentences: readonly string[]; phone: { text: string; href: string } };
}

/** A page by its head, or by its title alone for a page that is not listed. */
function partsOf(head: DocumentHead | { title: string }, place: HeadPlace): PageParts {
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

/** True for two forms of the same path: callers escape more or fewer characters. */
const samePath = (one: string, other: string): boolean =>
  encodeURI(decodeURI(one)) === encodeURI(decodeURI(other));

function writeListing(answer: FirstAnswer, pathname: string, place: HeadPlace): PageParts | undefined {
  const { listing: t, card } = textsIn(place.language);
  if (answer.status === 404) return { ...partsOf({ title: missingListingTitle(t) }, place), status: 404 };
  if (answer.status !== 200) return undefined;
  const listing = normaliseListing(answer.body as WireListing); // the service's own answer
  if (listing.restricted) return partsOf({ title: listingTitle(listing, { t }, place.language) }, place);
  const { tags, ...rest } = partsOf(listingHead(listing, { t, card }, place), place);
  const [image] = listing.images;
  const parts = { ...rest, tags: image === undefined ? tags : [...tags, preload(coverPhoto(image))] };
  const canonical = paths.detail(listing);
  return samePath(pathname, canonical) ? parts : { ...parts, location: canonical };
}

/** False if the app calls a realty service on another host, whose listings these services do not have. */
const hasOwnService = serviceAddresses.realtyUrl.startsWith('/');

/** The same picture as the page's own image element requests, before the page's code. */
const preload = ({ src, srcSet, sizes }: PictureAddresses): Tag => ({
  selector: 'link[rel="preload"][as="image"]',
  element: 'link',
  attributes: {
    rel: 'preload',
    as: 'image',
    href: src,
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
  },
});

/** The plan of a list: its head needs the address alone, and its first picture the answer. */
function planList(search: Search, place: HeadPlace): PagePlan {
  const { language } = place;
  const write = (answer: FirstAnswer | undefined): PageParts => {
    const parts = partsOf(listHead(search, textsIn(language).list, language), place);
    if (answer?.status !== 200) return parts;
    const { listings } = answer.body as WireListingsPage; // the service's own answer
    // The boot script requests the same one (src/boot/earlyRequests.ts).
    const first = listings.map(normaliseListing).find(({ restricted }) => !restricted);
    const [image] = first?.images ?? [];
    const picture = image === undefined ? first && placeholderPicture() : cardPicture(image);
    return picture ? { ...parts, tags: [...parts.tags, preload(picture)] } : parts;
  };
  const url = `/listings?${printQuery(pageQuery({ search }))}`;
  return { language, ...(hasOwnService && { call: { url, headers: {} } }), write };
}

/** The plan of a city's market trends. */
function planTrends(query: string, place: HeadPlace): PagePlan {
  const { language } = place;
  const view = parseTrends(new URLSearchParams(query));
  const { city, maxBeds, olderData } = view;
  const { sales, listed } = marketCallPaths({ city, maxBeds, olderData }, new Date());
  const calls = { call: { url: sales, headers: {} }, further: { url: listed, headers: {} } };
  const write = () => partsOf(trendsHead(view, textsIn(language).trends), place);
  return { language, ...(hasOwnService && calls), write };
}

/** The plan of a listing's page: its head needs the listing. */
const planListing = (id: ListingId, pathname: string, place: HeadPlace): PagePlan => ({
  language: place.language,
  ...(hasOwnService && { call: listingCall(id) }),
  write: (answer) => answer && writeListing(answer, pathname, place),
});

/** The head of a page that is known by its address alone; undefined for other pages. */
function headOf(path: string, names: readonly string[], { language }: HeadPlace): DocumentHead | undefined {
  const texts = textsIn(language);
  const pathname = `/${names.join('/')}`;
  const searched = parseSearchPath(path);
  if (searched?.view === 'map' && (names.length <= 2 || names.length === 4)) {
    return mapHead(searched.search, texts.map, language);
  }
  if (pathname === paths.home()) return homeHead(texts.home);
  if (pathname === paths.calculators()) return calculatorHead('overview', texts.calculatorPages);
  const calculator = CALCULATORS.find(({ path: pathOf }) => pathOf() === pathname);
  if (calculator) return calculatorHead(calculator.name, texts.calculatorPages);
  const marketing = MARKETING_PAGES.find((page) => paths[page]() === pathname);
  return marketing && marketingHead(marketing, texts.pages);
}

/**
 * Plans the first answer for an address.
 * @returns undefined for private and unknown pages, which stay as they were built
 */
export function planPage({ path, origin, languages }: PageRequest): PagePlan | undefined {
  const [pathname = '', query = ''] = path.split('?');
  const language = preferredLanguage([languageOfQuery(query), ...languages]);
  const place = { origin, language };
  const names = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const listing = names[0] === 'detail' ? parseListing(names.slice(1)) : undefined;
  if (listing) return planListing(listing, pathname, place);
  const searched = names[0] === 'list' && names.length <= 4 ? parseSearchPath(path) : undefined;
  if (searched) return planList(searched.search, place);
  if (`/${names.join('/')}` === paths.trends()) return planTrends(query, place);
  const head = headOf(path, names, place);
  return head && { language, write: () => partsOf(head, place) };
}
