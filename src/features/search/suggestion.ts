import type { Locations } from '../../api/realty/keptLocations.ts';
import { NEIGHBOURHOOD_SUGGESTIONS, PLACE_PREDICTIONS } from '../../domain/constants.ts';
import type { Listing } from '../../domain/listing.ts';
import { listingKey } from '../../domain/listing.ts';
import { folded } from '../../domain/slug.ts';
import type { PlacePrediction } from '../../platform/maps/placesPort.ts';

/** A place that the box offers. `id` is the same for the same place in every answer. */
export type LocationSuggestion =
  | { kind: 'city'; id: string; name: string; state: string }
  | { kind: 'neighborhood'; id: string; name: string; city: string; state: string }
  | { kind: 'place'; id: string; placeId: string; name: string; detail: string; credit?: string };

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
export const creditOf = ({ locations }: SuggestionGroups): string | undefined =>
  locations.flatMap((one) => (one.kind === 'place' && one.credit ? [one.credit] : []))[0];

/** What a text asks for: the name before its first comma, and what follows to tell namesakes apart. */
export function asked(text: string): { name: string; within: string } {
  const [name = '', ...within] = folded(text).split(',');
  return { name: name.trim(), within: within.join(',').trim() };
}

const citiesOf = ({ cities }: Locations): LocationSuggestion[] =>
  cities.map(({ name, state }) => ({ kind: 'city', id: `city:${state}/${name}`, name, state }));

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
      ({ placeId, name, detail, credit }): LocationSuggestion => ({
        kind: 'place',
        id: `place:${placeId}`,
        placeId,
        name,
        detail,
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

/** The Locations group: cities, neighbourhoods and other places, `limit` at most. */
export function locationSuggestions(
  text: string,
  locations: Locations | undefined,
  predictions: readonly PlacePrediction[],
  limit: number,
): LocationSuggestion[] {
  const known = locations ? [...citiesOf(locations), ...neighborhoodsOf(locations)] : [];
  return byBeginning(text, [...known, ...placesOf(predictions, known)]).slice(0, limit);
}

/** The Listings group, `limit` at most. */
export function listingSuggestions(listings: readonly Listing[], limit: number): ListingSuggestion[] {
  return listings
    .slice(0, limit)
    .map((listing) => ({ kind: 'listing', id: `listing:${listingKey(listing)}`, listing }));
}

const lies = (suggestion: LocationSuggestion, within: string): boolean => {
  if (within === '') return true;
  if (suggestion.kind === 'place') return folded(suggestion.detail).includes(within);
  const around = suggestion.kind === 'city' ? suggestion.state : `${suggestion.city}, ${suggestion.state}`;
  return folded(around).startsWith(within) || folded(around).includes(`, ${within}`);
};

/**
 * What Enter takes for a text that names no suggestion: the listing of that MLS number, then the place of
 * that name, then for a text with a street number the first listing, then whatever comes first.
 */
export function bestMatch(
  text: string,
  { locations, listings }: Omit<SuggestionGroups, 'recent'>,
): Suggestion | undefined {
  const { name, within } = asked(text);
  const byNumber = listings.find(({ listing }) => folded(listing.mlsNumber) === name.replace(/^#/, ''));
  if (byNumber) return byNumber;
  const named = locations.filter((location) => folded(location.name) === name);
  const exact = named.find((location) => lies(location, within)) ?? named[0];
  if (exact) return exact;
  return /^#?\d/.test(name) ? (listings[0] ?? locations[0]) : (locations[0] ?? listings[0]);
}
