import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Address } from '#demo/types.ts';
import { nearest } from '#server/store/text/nearText.ts';
import { fold } from './folded.ts';
import type { Gazetteer, Place, PlaceKind } from './gazetteer.ts';

/** A place, or an address on a street. */
export interface FoundPlace {
  place: Place;
  address?: Address;
}

const KIND_ORDER: Record<PlaceKind, number> = {
  city: 0,
  neighbourhood: 1,
  province: 1,
  country: 2,
  street: 3,
};
/** Maximum difference between a house number and the nearest house for a match. */
const NUMBER_REACH = 40;

/** Returns places that a text may mean, the best match first. */
export function findPlaces(
  text: string,
  gazetteer: Gazetteer,
  geography: MapGeography,
  limit: number,
): FoundPlace[] {
  const number = /^\s*(\d{1,5})\s+(\S.*)$/.exec(text);
  const addresses =
    number === null ? [] : findAddresses(Number(number[1]), number[2] ?? '', gazetteer, geography, limit);
  const found = search(text, gazetteer.places, limit);
  const places = addresses.length + found.length > 0 ? found : misspeltMatches(text, gazetteer.places);
  return [...addresses, ...places.map((place): FoundPlace => ({ place }))].slice(0, limit);
}

/** Returns cities and neighbourhoods that a misspelt text may mean: the most similar first, then the best known. */
function misspeltMatches(text: string, places: readonly Place[]): Place[] {
  const towns = places.filter(({ kind }) => kind === 'city' || kind === 'neighbourhood');
  const [name = ''] = text.split(',');
  const known = towns.toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || b.weight - a.weight);
  return nearest(name, known, (place) => place.name);
}

function findAddresses(
  number: number,
  rest: string,
  gazetteer: Gazetteer,
  geography: MapGeography,
  limit: number,
): FoundPlace[] {
  const streets = search(
    rest,
    gazetteer.places.filter(({ kind }) => kind === 'street'),
    40,
  );
  const found: FoundPlace[] = [];
  for (const place of streets) {
    const candidates = place.streets.flatMap(
      ({ id }) => geography.addressNear(id, number, NUMBER_REACH) ?? [],
    );
    const off = (address: Address): number => Math.abs(address.streetNumber - number);
    const [best] = candidates.toSorted((a, b) => off(a) - off(b));
    if (best !== undefined) {
      found.push({ place, address: best });
    }
  }
  // A house a few doors away still ranks before the same number in a smaller place.
  const isFar = ({ address }: FoundPlace): number =>
    Math.abs((address?.streetNumber ?? 0) - number) > 12 ? 1 : 0;
  return found.toSorted((a, b) => isFar(a) - isFar(b)).slice(0, limit);
}

/**
 * Finds places. Every word of the text must begin a word of the place or of its context, and the first one a word of
 * its name.
 */
function search(text: string, places: readonly Place[], limit: number): Place[] {
  const [head = '', ...tail] = text.split(',');
  const main = fold(head);
  const words = [...main.split(' '), ...tail.flatMap((part) => fold(part).split(' '))]
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  const [first] = words;
  if (main === '' || first === undefined) {
    return [];
  }
  const rankOf = (place: Place): number => {
    if (place.folded === main) return 0;
    // "King Street" begins with the word "king", "Kingston Road" only with its letters.
    if (place.folded.startsWith(`${main} `)) return 1;
    if (place.folded.startsWith(main)) return 2;
    return place.folded.includes(` ${main}`) ? 3 : 4;
  };
  return places
    .filter(
      (place) => ` ${place.folded}`.includes(first) && words.every((word) => place.words.includes(word)),
    )
    .map((place) => ({ place, rank: rankOf(place) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        KIND_ORDER[a.place.kind] - KIND_ORDER[b.place.kind] ||
        b.place.weight - a.place.weight ||
        a.place.name.length - b.place.name.length,
    )
    .slice(0, limit)
    .map(({ place }) => place);
}
