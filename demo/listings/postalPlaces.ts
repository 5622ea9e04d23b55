import { mix } from './dice.ts';
import type { Site } from './home.ts';
import { POSTAL_AREAS } from './postalAreas.ts';

/** One or two first halves of postal codes, the western one first. */
type Prefixes = readonly [string, ...string[]];

function readCity(block: string): [string, ReadonlyMap<string, Prefixes>] {
  const text = block.replaceAll('\n', ' ');
  const colon = text.indexOf(':');
  const areas = text
    .slice(colon + 1)
    .split(';')
    .map((entry): [string, Prefixes] => {
      const end = entry.lastIndexOf(' ');
      const [west = '', ...east] = entry.slice(end + 1).split('/');
      return [entry.slice(0, end).trim(), [west, ...east]];
    });
  return [text.slice(0, colon), new Map(areas)];
}

const CITIES: ReadonlyMap<string, ReadonlyMap<string, Prefixes>> = new Map(
  POSTAL_AREAS.trim().split('\n\n').map(readCity),
);

/** Returns the first halves of a neighbourhood's postal codes; undefined if the table does not contain it. */
export function knownPrefixes(city: string, neighbourhood: string): readonly string[] | undefined {
  return CITIES.get(city)?.get(neighbourhood.replaceAll('’', "'"));
}

/**
 * Returns the first half of a site's postal code, "M5V". A neighbourhood that is not in the table always gets the same
 * one of its city's.
 */
export function postalPrefix({ city, neighbourhood, address }: Site): string {
  const known = knownPrefixes(city.name, neighbourhood.name);
  if (known) {
    const isEast = address.position[0] > neighbourhood.center[0];
    return known[isEast ? known.length - 1 : 0] ?? '';
  }
  const name = [...neighbourhood.name].map((letter) => letter.charCodeAt(0));
  return city.postalPrefixes[mix(...name) % city.postalPrefixes.length] ?? '';
}
