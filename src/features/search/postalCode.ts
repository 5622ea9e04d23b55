import { isDrawable, type Point } from '#domain/geo/geo.ts';
import type { Listing } from '#domain/listing/listing.ts';

/** "M5V", "M5V 3", "m5v3l9". */
const POSTAL_CODE = /^([a-z]\d[a-z])\s?(\d(?:[a-z]\d?)?)?$/i;

/** The parts of a typed postal code: its area of three characters, and the rest. */
export function typedPostalCode(text: string): { area: string; unit: string } | undefined {
  const [, area, unit = ''] = POSTAL_CODE.exec(text.trim()) ?? [];
  return area === undefined ? undefined : { area: area.toUpperCase(), unit: unit.toUpperCase() };
}

/** Location of the homes of a postal code. */
export interface PostalArea {
  /** "M5V", or "M5V 3L9" if homes with the whole code are known. */
  name: string;
  center: Point;
  city: string;
  state: string;
}

const compact = (zip: string): string => zip.replace(/\s+/g, '').toUpperCase();

/** The homes of a postal code, or of its beginning. */
export function homesOfCode<Home extends Pick<Listing, 'address'>>(
  code: string,
  homes: readonly Home[],
): Home[] {
  return homes.filter(({ address }) => compact(address.zip).startsWith(code));
}

/** The area of a typed postal code, from the homes in it. Undefined for another text, and if no home has the code. */
export function postalAreaOf(
  text: string,
  homes: readonly Pick<Listing, 'address' | 'location'>[],
): PostalArea | undefined {
  const typed = typedPostalCode(text);
  if (!typed) return undefined;
  const { area, unit } = typed;
  const exact = unit.length === 3 ? homesOfCode(area + unit, homes) : [];
  const found = exact.length > 0 ? exact : homesOfCode(area, homes);
  const points = found.map(({ location }) => location).filter(isDrawable);
  const [first] = found;
  if (!first || points.length === 0) return undefined;
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return {
    name: exact.length > 0 ? `${area} ${unit}` : area,
    center: { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) },
    city: first.address.city,
    state: first.address.state,
  };
}
