import type { Locations } from '#api/realty/keptLocations.ts';
import { NEIGHBOURHOOD_SUGGESTIONS, PLACE_PREDICTIONS } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { folded } from '#domain/listing/slug.ts';
import type { Credit, PlacePrediction } from '#platform/maps/placesPort.ts';
import { homesOfCode, type PostalArea, postalAreaOf, typedPostalCode } from './postalCode.ts';

/** A place that the box offers. `id` is the same for the same place in every answer. */
export type LocationSuggestion =
  | { kind: 'city'; id: string; name: string; state: string }
  | { kind: 'neighborhood'; id: string; name: string; city: string; state: string }
  | ({ kind: 'postal'; id: string } & PostalArea)
  | {
      kind: 'place';
      id: string;
      placeId: string;
      name: string;
      detail: string;
      /** A city or town as a whole. */
      isCity?: boolean;
      credit?: Credit;
    };

/** What a row says of a listing, and what its page's path needs. */
export type OfferedListing = Pick<
  Listing,
  'mlsNumber' | 'boardId' | 'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'address' | 'restricted'
> & { details: Pick<Listing['details'], 'facts'> };

export interface ListingSuggestion {
  kind: 'listing';
  id: string;
  listing: OfferedListing;
}

export type Suggestion = LocationSuggestion | ListingSuggestion;

export interface SuggestionGroups {
  /** Earlier choices: only where nothing is typed. */
  recent: readonly Suggestion[];
  locations: LocationSuggestion[];
  listings: ListingSuggestion[];
}

export const NO_SUGGESTIONS: SuggestionGroups = { recent: [], locations: [], listings: [] };

/** Every suggestion in the order of the list. */
export const inOrder = ({ recent, locations, listings }: SuggestionGroups): Suggestion[] => [
  ...recent,
  ...locations,
  ...listings,
];

/** Whose name a list has to bear, because words in it are theirs. */
export const creditOf = (groups: SuggestionGroups): Credit | undefined =>
  inOrder(groups).flatMap((one) => (one.kind === 'place' && one.credit ? [one.credit] : []))[0];

/** What a text asks for: the name before its first comma, and what follows to tell namesakes apart. */
export function asked(text: string): { name: string; within: string } {
  const [name = '', ...within] = folded(text).split(',');
  return { name: name.trim(), within: within.join(',').trim() };
}

/** What a text asks the listings for: of "MLS® C1000001" the number. */
export function askedHome(text: string): string {
  const [, number] = /^(?:mls)?[®#:\s]*([a-z]?\d{6,9})$/i.exec(text.trim()) ?? [];
  return number ?? text;
}

/** The cities of an answer, none where there is none. */
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

/** A town that the listings know is offered once, by them: its search has an outline, the maps service's none. */
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

/** Names that begin with the text stand before those that only contain it; the order is kept otherwise. */
const byBeginning = (text: string, suggestions: LocationSuggestion[]): LocationSuggestion[] => {
  const { name } = asked(text);
  const begins = (suggestion: LocationSuggestion) => (folded(suggestion.name).startsWith(name) ? 0 : 1);
  return suggestions.toSorted((a, b) => begins(a) - begins(b));
};

/** The postal code that was typed, as a place. */
const postalOf = (text: string, homes: readonly Listing[]): LocationSuggestion[] => {
  const area = postalAreaOf(text, homes);
  return area ? [{ kind: 'postal', id: `postal:${area.name}`, ...area }] : [];
};

/** The Locations group: a postal code, cities, neighbourhoods and other places, `limit` at most. */
export function locationSuggestions(
  text: string,
  locations: Locations | undefined,
  predictions: readonly PlacePrediction[],
  limit: number,
  homes: readonly Listing[] = [],
): LocationSuggestion[] {
  const known = locations ? [...citiesOf(locations), ...neighborhoodsOf(locations)] : [];
  const others = byBeginning(text, [...known, ...placesOf(predictions, known)]);
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

/** A place whose name is near what was typed, and is not in it: an answer to a misspelling. */
export function isNearMiss(text: string, suggestion: Suggestion): boolean {
  if (suggestion.kind !== 'city' && suggestion.kind !== 'neighborhood') return false;
  const name = lettersOf(suggestion.name);
  const typed = lettersOf(asked(text).name);
  return !name.includes(typed) && !typed.includes(name);
}

/** Whether a text says this listing's address: its numbers are there, and the first word of its street. */
function saysAddress(text: string, { listing: { address, mlsNumber } }: ListingSuggestion): boolean {
  const wordsOf = (said: string) =>
    folded(said)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
  const { unitNumber, streetNumber, streetName, zip } = address;
  const known = wordsOf(
    [unitNumber, streetNumber, streetName, zip, zip.replace(/\s/g, ''), mlsNumber].join(' '),
  );
  const typed = wordsOf(asked(text).name).filter((word) => word !== 'unit');
  const isKnown = (word: string) => known.some((each) => each.startsWith(word));
  const firstWord = typed.find((word) => /^[a-z]/.test(word));
  return typed.every((word) => !/^\d/.test(word) || isKnown(word)) && (!firstWord || isKnown(firstWord));
}

/** The one home that a text means; of several none is taken for the visitor. */
function onlyHome(text: string, listings: readonly ListingSuggestion[]): ListingSuggestion | undefined {
  const meant = listings.filter((each) => saysAddress(text, each));
  return meant.length === 1 ? meant[0] : undefined;
}

/**
 * What Enter takes: the listing of that MLS number, the homes of a postal code, the place of that name, the one home of
 * that address, then the place that comes first. Undefined where the text means several homes, or only nearly a place: the
 * visitor chooses.
 */
export function bestMatch(
  text: string,
  { locations, listings }: Omit<SuggestionGroups, 'recent'>,
): Suggestion | undefined {
  const { name, within } = asked(text);
  const byNumber = listings.find(({ listing }) => folded(listing.mlsNumber) === askedHome(name));
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
  const named = locations.filter((location) => folded(location.name) === name);
  const exact = named.find((location) => lies(location, within)) ?? named[0];
  if (exact) return exact;
  const home = onlyHome(text, listings);
  const place = locations.find((location) => !isNearMiss(text, location));
  return /\d/.test(name) ? (home ?? place) : (place ?? home);
}
