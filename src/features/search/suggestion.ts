import type { NamedQuestion } from '#api/realty/amenityCalls.ts';
import type { WireNamedAmenities } from '#api/realty/amenityContract.ts';
import type { Locations } from '#api/realty/cachedLocations.ts';
import { type AmenityKind, sourceCredit } from '#domain/amenities.ts';
import { kindOfWord, nameFit, nameWords } from '#domain/amenityNames.ts';
import { NEIGHBOURHOOD_SUGGESTIONS, PLACE_PREDICTIONS } from '#domain/constants.ts';
import type { Locale } from '#domain/format.ts';
import type { Camera } from '#domain/geo/camera.ts';
import type { Point } from '#domain/geo/geo.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { folded } from '#domain/listing/slug.ts';
import type { Search } from '#domain/search/search.ts';
import type { LocateError } from '#platform/geolocation.ts';
import type { Credit, PlacePrediction } from '#platform/maps/placesPort.ts';
import { homesOfCode, type PostalArea, postalAreaOf, typedPostalCode } from './postalCode.ts';

/** A suggested place. The same place has the same `id` in every answer. */
export type LocationSuggestion =
  | { kind: 'city'; id: string; name: string; state: string }
  | { kind: 'neighborhood'; id: string; name: string; city: string; state: string }
  | ({ kind: 'postal'; id: string } & PostalArea)
  | {
      kind: 'amenity';
      id: string;
      name: string;
      amenity: AmenityKind;
      /** '' if it is in no known city; then the province is '' too. */
      city: string;
      state: string;
      location: Point;
      credit?: Credit;
    }
  | {
      kind: 'place';
      id: string;
      placeId: string;
      name: string;
      detail: string;
      /** True for a city or town as a whole. */
      isCity?: boolean;
      credit?: Credit;
    };

/** The fields of a listing that its row shows or its page's path needs. */
export type OfferedListing = Pick<
  Listing,
  'mlsNumber' | 'boardId' | 'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'address' | 'restricted'
> & { details: Pick<Listing['details'], 'facts'> };

export interface ListingSuggestion {
  kind: 'listing';
  id: string;
  listing: OfferedListing;
}

/** `nothingNear`: there are no homes around the visitor. The other failures are the browser's. */
export type NearStatus = 'idle' | 'locating' | 'nothingNear' | LocateError['reason'];

/** The homes around the visitor, and what came of the last press on it. */
export interface NearSuggestion {
  kind: 'near';
  id: 'near';
  status: NearStatus;
}

/** The search that the typed sentence describes. */
export interface SentenceSuggestion {
  kind: 'sentence';
  id: string;
  search: Search;
  /** Phrases that the search does not use. */
  unused: readonly string[];
}

export type Suggestion = NearSuggestion | SentenceSuggestion | LocationSuggestion | ListingSuggestion;

export interface SuggestionGroups {
  /** Only for an empty text, where the browser can tell its position. */
  near: readonly NearSuggestion[];
  /** Earlier choices, only for an empty text. */
  recent: readonly Suggestion[];
  /** At most one. */
  sentence: readonly SentenceSuggestion[];
  locations: LocationSuggestion[];
  listings: ListingSuggestion[];
}

export const NO_SUGGESTIONS: SuggestionGroups = {
  near: [],
  recent: [],
  sentence: [],
  locations: [],
  listings: [],
};

/** Every suggestion in the order of the list. */
export const inOrder = ({ near, recent, sentence, locations, listings }: SuggestionGroups): Suggestion[] => [
  ...near,
  ...recent,
  ...sentence,
  ...locations,
  ...listings,
];

/** The providers that the list must name, because it shows texts of them. */
export function creditsOf(groups: SuggestionGroups): Credit[] {
  return inOrder(groups).flatMap((one) => ('credit' in one && one.credit ? [one.credit] : []));
}

/** Splits a text into the name before its first comma, and the rest, which distinguishes places of the same name. */
export function splitQuery(text: string): { name: string; within: string } {
  const [name = '', ...within] = folded(text).split(',');
  return { name: name.trim(), within: within.join(',').trim() };
}

/** The text for the search of listings: for "MLS® C1000001" the number. */
export function listingQuery(text: string): string {
  const [, number] = /^(?:mls)?[®#:\s]*([a-z]?\d{6,9})$/i.exec(text.trim()) ?? [];
  return number ?? text;
}

/** The cities of an answer; an empty list without an answer. */
export const citiesOf = (locations: Locations | undefined) =>
  (locations?.cities ?? []).map(({ name, state }) => {
    const kind = 'city' as const;
    return { kind, id: `${kind}:${state}/${name}`, name, state };
  });

const neighborhoodsOf = ({ neighborhoods }: Locations): LocationSuggestion[] =>
  neighborhoods.slice(0, NEIGHBOURHOOD_SUGGESTIONS).map(({ name, city, state }) => ({
    kind: 'neighborhood',
    id: `neighborhood:${state}/${city}/${name}`,
    name,
    city,
    state,
  }));

const isTown = ({ types }: PlacePrediction): boolean =>
  types.some((type) => /^(locality|neighborhood|sublocality.*)$/.test(type));

/** Leaves out towns that the listings know: they are suggested already, and their search has an outline. */
const placesOf = (predictions: readonly PlacePrediction[], known: readonly LocationSuggestion[]) => {
  const names = new Set(known.map(({ name }) => folded(name)));
  return predictions
    .filter((prediction) => !(isTown(prediction) && names.has(folded(prediction.name))))
    .slice(0, PLACE_PREDICTIONS)
    .map(
      ({ placeId, name, detail, types, credit }): LocationSuggestion => ({
        kind: 'place',
        id: `place:${placeId}`,
        placeId,
        name,
        detail,
        ...(types.includes('locality') && { isCity: true }),
        ...(credit !== undefined && { credit }),
      }),
    );
};

/** Maximum number of suggested amenities. */
const AMENITY_SUGGESTIONS = 3;

/** The question for the amenities with a typed name. Those near the map's view come first among equal names. */
export const amenityQuestion = (text: string, near: Camera | undefined): NamedQuestion => ({
  search: text.slice(0, 100),
  near: near?.center,
  limit: AMENITY_SUGGESTIONS,
});

/** Amenities by name: schools, stations, parks. */
export function amenitySuggestions(
  found: WireNamedAmenities | undefined,
  locale: Locale,
): LocationSuggestion[] {
  const sources = new Map(found?.sources.map((source) => [source.key, source]));
  return (found?.amenities ?? []).map((amenity): LocationSuggestion => {
    const { id, name, kind, city, state, latitude, longitude } = amenity;
    const source = sources.get(amenity.source);
    const location = { latitude, longitude };
    const credit = source && sourceCredit(source, locale);
    const suggestion = {
      kind: 'amenity' as const,
      id: `amenity:${id}`,
      name,
      amenity: kind,
      city,
      state,
      location,
    };
    return { ...suggestion, ...(credit && { credit }) };
  });
}

/** True if a name has the words of the text, without regard to marks: "St Johns" is "St. John's". */
const isNamed = (name: string, text: string): boolean =>
  folded(name) === text || nameWords(name).join(' ') === nameWords(text).join(' ');

/** True for a city or neighbourhood whose first words are the text: "High Park-Swansea" for "High Park". */
const isPlaceOf = ({ kind, name }: LocationSuggestion, text: string): boolean =>
  (kind === 'city' || kind === 'neighborhood') &&
  `${nameWords(name).join(' ')} `.startsWith(`${nameWords(text).join(' ')} `);

/**
 * The name that is the text comes first, then names that begin with it, then those that only contain it. A city or a
 * neighbourhood whose first words are the text comes before an amenity with that name, because the visitor looks for
 * homes. Otherwise the order stays: cities before amenities.
 */
const byBeginning = (text: string, suggestions: LocationSuggestion[]): LocationSuggestion[] => {
  const { name } = splitQuery(text);
  const words = nameWords(name);
  const rank = (suggestion: LocationSuggestion) => {
    if (suggestion.kind === 'amenity') {
      return nameFit(words, { name: suggestion.name, kind: suggestion.amenity }) + 0.5;
    }
    if (isNamed(suggestion.name, name)) return 0;
    if (isPlaceOf(suggestion, name)) return 0.25;
    return folded(suggestion.name).startsWith(name) ? 1 : 2;
  };
  return suggestions.toSorted((a, b) => rank(a) - rank(b));
};

/** The typed postal code as a place. */
const postalOf = (text: string, homes: readonly Listing[]): LocationSuggestion[] => {
  const area = postalAreaOf(text, homes);
  return area ? [{ kind: 'postal', id: `postal:${area.name}`, ...area }] : [];
};

/** The Locations group: a postal code, cities, neighbourhoods, other places and amenities, `limit` at most. */
export function locationSuggestions(
  text: string,
  locations: Locations | undefined,
  predictions: readonly PlacePrediction[],
  limit: number,
  homes: readonly Listing[] = [],
  amenities: readonly LocationSuggestion[] = [],
): LocationSuggestion[] {
  const known = locations ? [...citiesOf(locations), ...neighborhoodsOf(locations)] : [];
  const others = byBeginning(text, [...known, ...placesOf(predictions, known), ...amenities]);
  return [...postalOf(text, homes), ...others].slice(0, limit);
}

/** The Listings group, `limit` at most. */
export function listingSuggestions(listings: readonly Listing[], limit: number): ListingSuggestion[] {
  return listings
    .slice(0, limit)
    .map((listing) => ({ kind: 'listing', id: `listing:${listingKey(listing)}`, listing }));
}

const lies = (suggestion: LocationSuggestion, within: string): boolean => {
  if (within === '') return true;
  if (suggestion.kind === 'postal') return true;
  if (suggestion.kind === 'place') return folded(suggestion.detail).includes(within);
  const around = suggestion.kind === 'city' ? suggestion.state : `${suggestion.city}, ${suggestion.state}`;
  return folded(around).startsWith(within) || folded(around).includes(`, ${within}`);
};

const lettersOf = (text: string): string => folded(text).replace(/[^a-z0-9]+/g, '');

/** True if a place's name is similar to the text but does not contain it: the text may be misspelled. */
export function isNearMiss(text: string, suggestion: Suggestion): boolean {
  if (suggestion.kind === 'amenity') {
    const words = nameWords(suggestion.name);
    return !nameWords(splitQuery(text).name).every(
      (typed) => kindOfWord(typed) === suggestion.amenity || words.some((word) => word.startsWith(typed)),
    );
  }
  if (suggestion.kind !== 'city' && suggestion.kind !== 'neighborhood') return false;
  const name = lettersOf(suggestion.name);
  const typed = lettersOf(splitQuery(text).name);
  return !name.includes(typed) && !typed.includes(name);
}

/** True if a text is this listing's address: it contains its numbers and the first word of its street. */
function isAddressOf(text: string, { listing: { address, mlsNumber } }: ListingSuggestion): boolean {
  const wordsOf = (phrase: string) =>
    folded(phrase)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
  const { unitNumber, streetNumber, streetName, zip } = address;
  const known = wordsOf(
    [unitNumber, streetNumber, streetName, zip, zip.replace(/\s/g, ''), mlsNumber].join(' '),
  );
  const typed = wordsOf(splitQuery(text).name).filter((word) => word !== 'unit');
  const isKnown = (word: string) => known.some((each) => each.startsWith(word));
  const firstWord = typed.find((word) => /^[a-z]/.test(word));
  return typed.every((word) => !/^\d/.test(word) || isKnown(word)) && (!firstWord || isKnown(firstWord));
}

/** The home that a text names. Undefined if several homes match, because the visitor must choose. */
function onlyHome(text: string, listings: readonly ListingSuggestion[]): ListingSuggestion | undefined {
  const matching = listings.filter((each) => isAddressOf(text, each));
  return matching.length === 1 ? matching[0] : undefined;
}

/**
 * The suggestion that Enter opens: the listing with that MLS number, the homes of a postal code, the place with that
 * name, the only home with that address, then the first place. Undefined if the text matches several homes or is only
 * similar to a place: then the visitor chooses.
 */
export function bestMatch(
  text: string,
  { locations, listings }: Pick<SuggestionGroups, 'locations' | 'listings'>,
): Suggestion | undefined {
  const { name, within } = splitQuery(text);
  const byNumber = listings.find(({ listing }) => folded(listing.mlsNumber) === listingQuery(name));
  if (byNumber) return byNumber;
  const code = typedPostalCode(name);
  if (code) {
    const ofCode = homesOfCode(
      code.area + code.unit,
      listings.map(({ listing }) => listing),
    );
    const [only] = ofCode;
    if (code.unit.length === 3 && ofCode.length === 1)
      return listings.find(({ listing }) => listing === only);
    return locations.find(({ kind }) => kind === 'postal');
  }
  const hasNumber = /\d/.test(name);
  const named = locations.filter(
    (location) => isNamed(location.name, name) || (!hasNumber && isPlaceOf(location, name)),
  );
  const exact = named.find((location) => lies(location, within)) ?? named[0];
  if (exact) return exact;
  const home = onlyHome(text, listings);
  const place = locations.find((location) => !isNearMiss(text, location));
  return hasNumber ? (home ?? place) : (place ?? home);
}
