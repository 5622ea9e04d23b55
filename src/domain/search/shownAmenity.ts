/**
 * The amenity that the map shows by name, in the address: "43.6453;-79.3806;station;Union Station". The address has all that
 * is shown, so a link stays right after the amenity's source was removed.
 */
import { AMENITY_KINDS, type AmenityKind } from '../amenities.ts';
import type { Point } from '../geo/geo.ts';
import { parsePoint, printPoint } from './mapUrl.ts';

/** An amenity with its name. */
export interface ShownAmenity {
  point: Point;
  kind: AmenityKind;
  name: string;
}

/** Maximum number of characters of a name. */
const NAME_LENGTH = 100;

/** Prints the text that `parseShownAmenity` reads. */
export function printShownAmenity({ point, kind, name }: ShownAmenity): string {
  return `${printPoint(point)};${kind};${name}`;
}

/** Reads an amenity with its name; undefined for anything else. */
export function parseShownAmenity(text: string): ShownAmenity | undefined {
  const [latitude, longitude, word, ...rest] = text.split(';');
  const point = parsePoint(`${latitude};${longitude}`);
  const kind = AMENITY_KINDS.find((each) => each === word);
  const name = rest.join(';').trim().slice(0, NAME_LENGTH).trim();
  return point && kind && name !== '' ? { point, kind, name } : undefined;
}
