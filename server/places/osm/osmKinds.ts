import type { AmenityKind, SchoolLevel } from '../../../src/domain/amenities.ts';
import type { OsmTags } from './osmEntities.ts';

/** The kinds by tags, in this order: docs/places.md has the same table. */
const KIND_TAGS: readonly [key: string, values: readonly string[], kind: AmenityKind][] = [
  ['amenity', ['school', 'university', 'college'], 'school'],
  ['railway', ['station', 'halt'], 'station'],
  ['amenity', ['bus_station', 'ferry_terminal'], 'station'],
  ['highway', ['bus_stop'], 'stop'],
  ['railway', ['tram_stop'], 'stop'],
  ['leisure', ['park'], 'park'],
  ['shop', ['supermarket', 'grocery', 'greengrocer'], 'groceries'],
  ['amenity', ['library'], 'library'],
  ['amenity', ['hospital'], 'hospital'],
  ['amenity', ['kindergarten', 'childcare'], 'daycare'],
  ['amenity', ['community_centre'], 'communityCentre'],
];

/** Stations without travellers, such as those of a park's railway. */
const OTHER_STATIONS = ['miniature', 'model'];

/** The kind of an entity; undefined for one that is no amenity. */
export function kindOfTags(tags: OsmTags): AmenityKind | undefined {
  const found = KIND_TAGS.find(([key, values]) => values.includes(tags[key] ?? ''));
  if (!found) return undefined;
  const [, , kind] = found;
  const isClosed = tags['access'] === 'private' || tags['access'] === 'no';
  if (isClosed && kind === 'park') return undefined;
  if (kind === 'park' && !tags['name']) return undefined;
  const isForShow = OTHER_STATIONS.includes(tags['station'] ?? '') || tags['usage'] === 'tourism';
  return kind === 'station' && isForShow ? undefined : kind;
}

const LEVEL_WORDS: Readonly<Record<string, SchoolLevel>> = {
  primary: 'elementary',
  elementary: 'elementary',
  middle: 'middle',
  intermediate: 'middle',
  junior_high: 'middle',
  secondary: 'secondary',
  high: 'secondary',
  high_school: 'secondary',
  senior_high: 'secondary',
};

/** Levels of education by UNESCO (ISCED 2011): 1 primary, 2 lower secondary, 3 upper secondary. */
function levelOfIsced(text: string): SchoolLevel | undefined {
  const digits = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  // "0-3" is a range.
  const lowest = Math.min(...digits.filter((digit) => digit > 0));
  const highest = Math.max(...digits);
  if (digits.length === 0 || highest < 1 || highest > 3) return undefined;
  if (lowest === 1) return highest === 3 ? 'combined' : 'elementary';
  return lowest === 2 && highest === 2 ? 'middle' : 'secondary';
}

/** The level of a school by its tags; undefined if they do not say. */
export function levelOfTags(tags: OsmTags): SchoolLevel | undefined {
  if (tags['amenity'] === 'university' || tags['amenity'] === 'college') return 'postSecondary';
  const word = tags['school'] ?? tags['school:level'] ?? '';
  return LEVEL_WORDS[word.toLowerCase()] ?? levelOfIsced(tags['isced:level'] ?? '');
}

/** The lines of a stop: `route_ref` and `bus_routes` have them between semicolons. */
export function linesOfTags(tags: OsmTags): string[] {
  const text = tags['route_ref'] ?? tags['bus_routes'] ?? tags['line'] ?? '';
  return text
    .split(/[;,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
