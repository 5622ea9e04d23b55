/**
 * The heads of pages for the server, from the functions that the pages themselves use. The build writes this module and
 * its imports beside the app as one file (build/pageHeads.ts), and the server loads that file (server/static/pages).
 */
import type { WireAgentProfile, WireLegalPage, WireSite } from '#api/content/contract.ts';
import { takeSite as takeFacts } from '#api/content/takeSite.ts';
import { heroPicture } from '#api/heroPicture.ts';
import { cardPicture, coverPhoto, type PictureAddresses, placeholderPicture } from '#api/images.ts';
import type { FirstAnswer, FirstCall, PageParts, PagePlan, PageRequest } from '#api/pages/contract.ts';
import { boundaryPath } from '#api/realty/boundaryCall.ts';
import type { WireListing, WireListingsPage } from '#api/realty/contract.ts';
import { listingCall } from '#api/realty/listingCall.ts';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import { pageQuery, printQuery } from '#api/realty/searchQuery.ts';
import { type DocumentHead, type HeadPlace, type Tag, UNLISTED } from '#components/document-head/headTags.ts';
import { agentHead, agentsHead, missingAgentTitle } from '#components/heads/agentHead.ts';
import { CALCULATORS, calculatorHead } from '#components/heads/calculatorHead.ts';
import { estimatesHead } from '#components/heads/estimatesHead.ts';
import { homeHead } from '#components/heads/homeHead.ts';
import { legalHead } from '#components/heads/legalHead.ts';
import { listHead } from '#components/heads/listHead.ts';
import { listingHead, listingTitle, missingListingTitle } from '#components/heads/listingHead.ts';
import { mapHead, mapTitle } from '#components/heads/mapHead.ts';
import { MARKETING_PAGES, marketingHead } from '#components/heads/marketingHead.ts';
import { homeValueHead, valueHead } from '#components/heads/valueHead.ts';
import { brand } from '#config/brand.ts';
import { environment } from '#config/environment.ts';
import { HOME_LISTINGS } from '#domain/constants.ts';
import { LEGAL_PAGES, type LegalPageName, legalParts } from '#domain/legal/legalText.ts';
import { type HomeAddress, homeAddressOfPath } from '#domain/listing/homeAddress.ts';
import { areaOfPath } from '#domain/market/areaFilters.ts';
import { type DetailPath, parseDetail, paths } from '#domain/paths.ts';
import { newestHomes } from '#domain/search/newestHomes.ts';
import { type Search, type SearchPlace, withoutPlace } from '#domain/search/search.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { type SkeletonKind, skeletonKind } from '#domain/skeletonKind.ts';
import { LOCALES, languageOfQuery, preferredLanguage } from '#i18n/languages.ts';
import { textsIn } from './headTexts.ts';
import { planArea, planTrends } from './marketPlans.ts';
import { hasOwnService, partsOf, placesCall, writeUnknown } from './pageParts.ts';
import { homeSkeleton, mapSkeleton, unknownPlaceSkeleton } from './skeletons.ts';

/** The page for an address without a page. */
function missingParts(place: HeadPlace): PageParts {
  const title = `${textsIn(place.language).pages('notFound.title')} | ${brand.name}`;
  return { ...partsOf({ title }, place), status: 404 };
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

/** The same picture as the page's own image element requests, before the page's code. */
const preload = ({ src, srcSet, sizes }: PictureAddresses, priority: 'high' | 'low' = 'high'): Tag => ({
  selector: 'link[rel="preload"][as="image"]',
  element: 'link',
  attributes: {
    rel: 'preload',
    as: 'image',
    href: src,
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: priority,
  },
});

/** The plan of a list: its head needs the address alone, unless there are no homes, and its first picture the answer. */
function planList(search: Search, place: HeadPlace): PagePlan {
  const { language } = place;
  const headOf = (shown: Search) => partsOf(listHead(shown, textsIn(language).list, language), place);
  const pageOf = (answer: FirstAnswer | undefined) =>
    answer?.status === 200 ? (answer.body as WireListingsPage) : undefined; // the service's own answer
  const isEmpty = (answer: FirstAnswer | undefined) => pageOf(answer)?.count === 0;
  const write = (answer: FirstAnswer | undefined, places?: FirstAnswer): PageParts => {
    const unknown =
      isEmpty(answer) && writeUnknown(search, places, headOf(withoutPlace(search)), paths.listOf);
    if (unknown) return { ...unknown, skeleton: unknownPlaceSkeleton(unknown.facts.heading, language) };
    const parts = headOf(search);
    // The boot script requests the same one (src/boot/earlyRequests.ts).
    const first = pageOf(answer)
      ?.listings.map(normaliseListing)
      .find(({ restricted }) => !restricted);
    const [image] = first?.images ?? [];
    const picture = image === undefined ? first && placeholderPicture() : cardPicture(image);
    return picture ? { ...parts, tags: [...parts.tags, preload(picture)] } : parts;
  };
  const check = (answer: FirstAnswer | undefined) => (isEmpty(answer) ? placesCall(search) : undefined);
  const url = `/listings?${printQuery(pageQuery({ search }))}`;
  return { language, ...(hasOwnService && { call: { url, headers: {} }, check }), write };
}

/** The plan of a map: a city's page brings its outline, which decides about the first view. */
function planMap(search: Search, place: HeadPlace): PagePlan {
  const { language } = place;
  const url = boundaryPath(search);
  const write = (outline: FirstAnswer | undefined, places?: FirstAnswer): PageParts => {
    const t = textsIn(language).map;
    const parts = {
      ...partsOf(mapHead(search, t, language), place),
      skeleton: mapSkeleton(mapTitle(search, t, language), language),
    };
    const pathOf = ({ city }: SearchPlace) => paths.mapCity(city ?? '');
    return (outline?.status === 404 && writeUnknown(search, places, parts, pathOf)) || parts;
  };
  if (!url || !hasOwnService) return { language, write };
  return {
    language,
    call: { url, headers: {} },
    check: (outline) => (outline?.status === 404 ? placesCall(search) : undefined),
    write,
  };
}

let homeTexts: WireSite['texts'];

/** Makes the next pages show published content in place of that of the build. */
export function takeSite(site: WireSite): void {
  takeFacts(site);
  homeTexts = site.texts;
}

/** The plan of the home page, which shows the newest homes of its city. */
function planHome(place: HeadPlace): PagePlan {
  const { language } = place;
  const search = newestHomes(LOCALES[language]);
  const url = `/listings?${printQuery(pageQuery({ search }, HOME_LISTINGS, true))}`;
  const write = (): PageParts => {
    const parts = partsOf(homeHead(textsIn(language).home), place);
    return {
      ...parts,
      tags: [...parts.tags, preload(heroPicture, 'low')],
      skeleton: homeSkeleton(language, homeTexts?.[language]['home']),
    };
  };
  return { language, ...(hasOwnService && { call: { url, headers: {} } }), write };
}

/** Content of the brokerage that pages show first, and their heads do not need. */
const CONTENT = {
  team: { url: '/content/team', headers: {} },
  reviews: { url: '/content/reviews', headers: {} },
} satisfies Record<string, FirstCall>;

/** The plan of a listing's page, whose head needs the listing. A shorter path leads to the list of its place. */
function planDetail(found: DetailPath, pathname: string, place: HeadPlace): PagePlan {
  const { language } = place;
  if (found.kind === 'place') {
    return { language, write: () => ({ ...missingParts(place), location: paths.listOf(found.place) }) };
  }
  return {
    language,
    ...(hasOwnService && { call: listingCall(found), further: CONTENT.team }),
    write: (answer) => answer && writeListing(answer, pathname, place),
  };
}

/** The plan of an agent's page: its head needs the agent. */
function planAgent(slug: string, place: HeadPlace): PagePlan {
  const t = textsIn(place.language).agents;
  const write = (answer: FirstAnswer | undefined): PageParts | undefined => {
    if (answer?.status === 404) return { ...partsOf({ title: missingAgentTitle(t) }, place), status: 404 };
    if (answer?.status !== 200) return undefined;
    return partsOf(agentHead(answer.body as WireAgentProfile, t, place), place); // the service's own answer
  };
  const url = `/content/agents/${encodeURIComponent(slug)}`;
  return { language: place.language, ...(hasOwnService && { call: { url, headers: {} } }), write };
}

/** The plan of a legal page. A text that the brokerage did not publish, or has on another site, is not listed. */
function planLegal(page: LegalPageName, place: HeadPlace): PagePlan {
  const { language } = place;
  const locale = LOCALES[language];
  const write = (answer: FirstAnswer | undefined): PageParts => {
    const parts = partsOf(legalHead(page, textsIn(language).legal), place);
    if (answer?.status !== 200) return parts;
    const { text, updated, address } = answer.body as WireLegalPage; // the service's own answer
    const isOwn = updated !== null && !address?.[locale];
    if (!isOwn) parts.tags = [...parts.tags, UNLISTED];
    if (address?.[locale]) return parts;
    // Visitors without scripts read the text too.
    const written = legalParts(text[locale]);
    const lines = written.flatMap((part) => (part.kind === 'list' ? part.items : part.text));
    return { ...parts, facts: { ...parts.facts, sentences: [...lines, ...parts.facts.sentences.slice(-1)] } };
  };
  const call = { url: `/content/legal/${page}`, headers: {} };
  return { language, ...(hasOwnService && { call }), write };
}

/** The plan of the page of one home, on or off the market. Search engines do not list it: it is about one owner's home. */
function planHomeValue(home: HomeAddress, place: HeadPlace): PagePlan {
  const write = () => {
    const parts = partsOf(homeValueHead(home, textsIn(place.language).value, place), place);
    return { ...parts, tags: [...parts.tags, UNLISTED] };
  };
  return { language: place.language, write };
}

/** The head of a page that is known by its address alone; undefined for other pages. */
function headOf(pathname: string, { language }: HeadPlace): DocumentHead | undefined {
  const texts = textsIn(language);
  if (pathname === paths.agents()) return agentsHead(texts.agents);
  if (pathname === paths.estimates()) return estimatesHead(texts.estimates);
  if (pathname === paths.value()) return valueHead(texts.value);
  if (pathname === paths.calculators()) return calculatorHead('overview', texts.calculatorPages);
  const calculator = CALCULATORS.find(({ path: pathOf }) => pathOf() === pathname);
  if (calculator) return calculatorHead(calculator.name, texts.calculatorPages);
  const marketing = MARKETING_PAGES.find((page) => paths[page]() === pathname);
  return marketing && marketingHead(marketing, texts.pages);
}

/** Segments of a path, decoded. */
const namesOf = (path: string): string[] => path.split('/').filter(Boolean).map(decodeURIComponent);

/**
 * Returns the skeleton that the boot script shows at an address.
 * @param path below the base path, with its query
 */
export function skeletonOf(path: string): SkeletonKind {
  const [written = '', query = ''] = path.split('?');
  return skeletonKind(namesOf(written), query && `?${query}`);
}

/** Plans a public page; undefined for any other address. */
function planPublic(path: string, place: HeadPlace): PagePlan | undefined {
  const [written = '', query = ''] = path.split('?');
  const names = namesOf(written);
  const pathname = `/${names.join('/')}`;
  if (names[0] === 'detail') return planDetail(parseDetail(names.slice(1)), written, place);
  const searched = names.length <= 4 ? parseSearchPath(path) : undefined;
  if (searched?.view === 'list') return planList(searched.search, place);
  if (searched && names.length !== 3) return planMap(searched.search, place);
  const home = names[0] === 'value' ? homeAddressOfPath(names.slice(1)) : undefined;
  if (home) return planHomeValue(home, place);
  const area = names[0] === 'area' ? areaOfPath(names.slice(1)) : undefined;
  if (area) return planArea(area, place);
  if (pathname === paths.trends()) return planTrends(query, place);
  if (pathname === paths.estimates() && !environment.hasEstimates) {
    return { language: place.language, write: () => ({ ...missingParts(place), location: paths.value() }) };
  }
  if (pathname === paths.home()) return planHome(place);
  const [page, slug] = names;
  if (page === 'agents' && slug !== undefined && names.length === 2) return planAgent(slug, place);
  const legal = LEGAL_PAGES.find((one) => paths[one]() === pathname);
  if (legal) return planLegal(legal, place);
  const head = headOf(pathname, place);
  const further =
    page === 'contact' ? CONTENT.reviews : page === 'about' || page === 'agents' ? CONTENT.team : undefined;
  const calls = hasOwnService && further ? { further } : {};
  return head && { language: place.language, ...calls, write: () => partsOf(head, place) };
}

/** The pages without a head of their own, most of which show the data of one visitor. */
const PRIVATE_PAGES =
  /^\/(search|share|saved(\/compare)?|viewing|auth\/(login|new-account|verify|profile)|pre-approval(\/[^/]+|\/join(\/[^/]+){2})?)\/?$/i;

/**
 * Plans the first answer for an address.
 * @returns undefined for private pages, which stay as they were built
 */
export function planPage({ path, origin, languages }: PageRequest): PagePlan | undefined {
  const [pathname = '', query = ''] = path.split('?');
  const language = preferredLanguage([languageOfQuery(query), ...languages]);
  const place = { origin, language };
  const plan = planPublic(path, place);
  if (plan || PRIVATE_PAGES.test(pathname)) return plan;
  // The router takes capitals for small letters.
  if (planPublic(pathname.toLowerCase(), place)) return undefined;
  return { language, write: () => missingParts(place) };
}
