/** The search that a sentence describes. */
import { type Commute, MAX_COMMUTES } from '../commute.ts';
import { FACT_NAMES, hasFact, NO_FACTS } from '../facts.ts';
import { HOME_TYPES, type HomeType } from '../homeTypes.ts';
import { noMaximum } from '../priceSteps.ts';
import { DEFAULT_SEARCH, KEYWORDS_LENGTH, type Search, withPlace, withType } from '../search.ts';
import { type BesideName, besideNames } from './besideNames.ts';
import type { Findings } from './findings.ts';
import { type Reading, type ReadingOptions, readSentence, typeOf } from './readSentence.ts';
import { marketDays } from './rules.ts';
import { isPlaceName, type PlaceLookUp, placeSentence, unusedPhrases } from './sentencePlaces.ts';
import { spokenCommute } from './travelTimes.ts';

/** A sentence that was understood. */
export interface UnderstoodSentence {
  /** Undefined if the sentence only names what the search has no filter for: "near good schools". */
  search: Search | undefined;
  /** Phrases that the search does not use, in the visitor's words. */
  unused: string[];
  /**
   * True if the sentence sets a filter. False if it only names a place and what the search has no filter for: then other
   * suggestions for the text have priority.
   */
  hasFilters: boolean;
}

/** Characters. Reading takes longer than in proportion, and a pasted page is no sentence. */
const LONGEST = 300;
/** Days since a price cut, and since the sale, for words without a number. */
const RECENT_CUT_DAYS = 30;
const RECENT_SALE_DAYS = 90;
const NEW_LISTING_DAYS = 7;

const STREETS =
  'street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|boul|lane|court|crescent|cres|way|place|terrace|trail|parkway|circle|' +
  'highway|hwy|rue|chemin|montee|rang|cote';
const ADDRESSES = [
  // "12 Garage Road", "5 King St W"
  new RegExp(
    String.raw`^#?\d+[a-z]?(?:[ -]\d+)?,? (?!\d)(?:[\p{L}'’.-]+ ){1,3}(?:${STREETS})\b(?! (?:john|cathar|cather))`,
    'iu',
  ),
  // "200 rue Sherbrooke"
  /^\d+[a-z]?,? (?:rue|avenue|av|boul|boulevard|chemin|montee|montée|rang|route|allée|impasse|croissant)\b/iu,
  // "Unit 1204, 33 Bay"
  /^(?:#|(?:unit|suite|apt|app|apartment|appartement|bureau|ph)\.? ?#?)\d+[a-z]?(?:,| (?!1\/2|½|\+|-|bed|bd|br|ch|pi[eè]ce|bath)|$)/iu,
  // MLS numbers and postal codes.
  /^(?:mls)?[®#:\s]*[a-z]?\d{6,9}$/i,
  /^[a-z]\d[a-z]\s?(?:\d(?:[a-z]\d?)?)?$/i,
];
const ROOMS =
  /^\d+\s?\+?\s?-?(?:min(?:ute)?s?\b|bed|bd|br|bath|ba|chambre|ch|cc|sdb|salle|parking|place|stationnement|car)/iu;
const STREET = new RegExp(String.raw`\b(?:${STREETS})\b`, 'i');

/** True for addresses, MLS numbers and postal codes, which are no sentences. */
function isAddress(text: string): boolean {
  return !ROOMS.test(text) && ADDRESSES.some((pattern) => pattern.test(text));
}

/** The types of homes. "House" is detached and semi-detached, unless another type says more: "duplex house". */
function homeTypesOf({ homeTypes, isHouse, hasLotWord }: Findings): HomeType[] {
  const types = new Set<HomeType>(homeTypes);
  const isSaid = [...types].some((type) => type !== 'condo-apt');
  if (isHouse && !isSaid) types.add('detached').add('semi-detached');
  if (hasLotWord && types.size === 0) types.add('vacant-land');
  return HOME_TYPES.filter((type) => types.has(type));
}

/** The parts of the market, with the sentence's period. Price cuts have their own. */
function marketOf({ market, period }: Findings, isSoldAsked: boolean): Partial<Search> {
  const days = period?.days ?? (market.has('recentlySold') ? RECENT_SALE_DAYS : 0);
  const isSold = market.has('sold') || market.has('recentlySold') || (isSoldAsked && market.size === 0);
  return {
    ...(isSold && { showActive: false, showSold: true, soldDays: marketDays(days, 'sold') }),
    ...(!isSold &&
      (market.has('newListing') || market.has('listed')) && {
        activeDays: marketDays(days || (market.has('newListing') ? NEW_LISTING_DAYS : 0), 'active'),
      }),
    ...(market.has('priceCut') && { priceCutDays: days || RECENT_CUT_DAYS }),
  };
}

/** Returns the search of a sentence, without its place. */
function searchOf(findings: Findings, base: Search): Search {
  const { price, filters, keywords } = findings;
  const type = typeOf(findings) ?? base.type;
  const start = withType(DEFAULT_SEARCH, type);
  const isPriced = price.min !== undefined || price.max !== undefined;
  const isSoldAsked = findings.type === undefined && !base.showActive && base.showSold;
  const search: Search = {
    ...start,
    ...(isPriced && {
      minPrice: price.min ?? 0,
      maxPrice: Math.min(price.max ?? noMaximum(type), noMaximum(type)),
    }),
    ...filters,
    homeTypes: homeTypesOf(findings),
    keywords: [...keywords].join(' ').slice(0, KEYWORDS_LENGTH),
    ...marketOf(findings, isSoldAsked),
  };
  for (const name of FACT_NAMES) if (!hasFact(type, name)) Object.assign(search, { [name]: NO_FACTS[name] });
  return search;
}

/** Finds a place by its name; undefined if there is none. */
export type PlaceLocator = (name: string) => Promise<Pick<Commute, 'to' | 'label'> | undefined>;

/** The usual beginning of a day at work. */
const ARRIVAL = '09:00';

/** Look-ups of the places that a home must reach. Those that are missing are not used. */
interface Locators {
  /** Finds places and addresses, for travel times. */
  locate?: PlaceLocator | undefined;
  /** Finds amenities. */
  amenityNamed?: PlaceLocator | undefined;
}

/** Finds the places of the sentence's travel times, and marks the words of those that are found as used. */
async function commutesOf(reading: Reading, { locate, amenityNamed }: Locators): Promise<Commute[]> {
  const { text, tokens, travels } = reading;
  const found: Commute[] = [];
  for (const [from, to] of travels) {
    const words = tokens.slice(from, to);
    const spoken = spokenCommute(text, words);
    if (!spoken || found.length >= MAX_COMMUTES) continue;
    const place = (await amenityNamed?.(spoken.place)) ?? (await locate?.(spoken.place));
    if (!place) continue;
    const { mode, minutes } = spoken;
    found.push({ ...place, mode, minutes, at: ARRIVAL });
    for (const token of words) token.role = 'used';
  }
  return found;
}

/** Adds walks to the amenities that a sentence names, and marks the words of those that are found as used. */
async function addWalks(
  { text, tokens }: Reading,
  names: readonly BesideName[],
  commutes: Commute[],
  find: PlaceLocator,
): Promise<void> {
  for (const { from, name, to, minutes } of names) {
    const words = tokens.slice(from, to);
    const [first, last] = [tokens[name], tokens[to - 1]];
    if (!first || !last || commutes.length >= MAX_COMMUTES || words.some(({ role }) => role === 'used'))
      continue;
    const place = await find(text.slice(first.start, last.end));
    if (!place) continue;
    commutes.push({ ...place, mode: 'walk', minutes, at: ARRIVAL });
    for (const token of words) token.role = 'used';
  }
}

/** True if words of the sentence set a filter. A number alone may be an MLS number, but "4½" is a size. */
function setsFilters({ tokens }: Reading): boolean {
  return tokens.some(({ role, kind, text }) => role === 'used' && (kind !== 'number' || text.endsWith('h')));
}

/**
 * Understands a sentence: filters by its grammar, and its place by look-ups.
 * @param base the present search, whose type is used if the sentence names none
 * @param locate finds the places of travel times
 * @param amenityNamed finds amenities for walks and travel times
 * @returns undefined for a place, an address, an MLS number, a text without any meaning, and one of more than 300 characters
 */
export async function understandSentence(
  typed: string,
  {
    base,
    lookUp,
    locate,
    amenityNamed,
    ...options
  }: ReadingOptions & Locators & { base: Search; lookUp: PlaceLookUp },
): Promise<UnderstoodSentence | undefined> {
  const text = typed.trim();
  if (text.length > LONGEST || isAddress(text)) return undefined;
  const reading = readSentence(text, options);
  const isCommuteOffered = !options.hidden.includes('commutes');
  const commutes = isCommuteOffered ? await commutesOf(reading, { locate, amenityNamed }) : [];
  const find = isCommuteOffered ? amenityNamed : undefined;
  const beside = find ? besideNames(reading) : [];
  if (find) {
    // "Near High Park" is a neighbourhood, if there is one.
    const isOther = async (name: string) => !(await isPlaceName(name, lookUp));
    const named = beside.filter(({ isKindSaid }) => isKindSaid);
    await addWalks(reading, named, commutes, async (name) =>
      (await isOther(name)) ? find(name) : undefined,
    );
  }
  const isRead = reading.tokens.some(({ role }) => ['unused', 'lead', 'thing'].includes(role));
  if (!setsFilters(reading) && (!isRead || STREET.test(text))) return undefined;
  const { place, named } = await placeSentence(reading, lookUp);
  if (find) {
    const isPlaced = (at: number) => named.some(({ from, to }) => at >= from && at < to);
    const others = beside.filter(
      ({ isKindSaid, name, to }) => !isKindSaid && !isPlaced(name) && !isPlaced(to - 1),
    );
    await addWalks(reading, others, commutes, find);
  }
  const hasFilters = setsFilters(reading);
  const unused = unusedPhrases(reading, named);
  if (!hasFilters && place.state === undefined) {
    const isMeant = reading.tokens.some(({ role }) => role === 'unused');
    return isMeant ? { search: undefined, unused, hasFilters } : undefined;
  }
  if (!hasFilters && unused.length === 0) return undefined;
  return { search: withPlace({ ...searchOf(reading.findings, base), commutes }, place), unused, hasFilters };
}
