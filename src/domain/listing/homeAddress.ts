/** The address of a home that may not be for sale, as the pages of /value and the accounts' claimed homes have it. */
import type { Locale } from '../format.ts';
import { provinceCode } from '../geo/provinces.ts';
import type { Address } from './listing.ts';
import { folded, placeName } from './slug.ts';
import { withoutNumberComma } from './street.ts';

/** The address of a home. */
export interface HomeAddress {
  /** Full name of the province. */
  state: string;
  city: string;
  /** Number and street: "33 Bay Street E". */
  street: string;
  /** "1204"; null for a house, or a whole building. */
  unit: string | null;
}

/** Reads the decoded segments below /value; undefined if one is missing. */
export function homeAddressOfPath(segments: readonly (string | undefined)[]): HomeAddress | undefined {
  const [state, city, street, unit] = segments.map((segment) => placeName(segment ?? ''));
  if (!state || !city || !street || segments.length > 4) return undefined;
  return { state, city, street, unit: unit || null };
}

/** Returns the address of a listing's home; undefined if the viewer may not see it, or a part is missing. */
export function homeAddressOf(address: Address): HomeAddress | undefined {
  const { state, city, streetNumber, streetName, streetSuffix, streetDirection, unitNumber } = address;
  if (!state || !city || !streetNumber || !streetName) return undefined;
  const street = [streetNumber, streetName, streetSuffix, streetDirection].filter(Boolean).join(' ');
  return { state, city, street, unit: unitNumber || null };
}

/** The parameters of an address in the calls of the realty service. A street without a number has its name only. */
export interface AddressParameters {
  city: string;
  state: string;
  streetNumber?: string;
  streetName: string;
  unitNumber?: string;
}

/** Splits an address into the parameters of the realty service. */
export function addressParametersOf({ state, city, street, unit }: HomeAddress): AddressParameters {
  const [, number, name = street] = /^(\d\S*)\s+(.+)$/.exec(street.trim()) ?? [];
  return {
    city,
    state,
    ...(number && { streetNumber: number }),
    streetName: name,
    ...(unit && { unitNumber: unit }),
  };
}

/** A unit after a street. The words end there: "Chemin des Appalaches" has no unit. */
const UNIT_AFTER =
  /^(.+?)[,\s]+(?:(?:unit|unité|suite|apartment|appartement|apt|app)(?!\p{L})\.?|#)\s*([\w-]+)\s*$/iu;

/**
 * Reads "33 Bay Street E, unit 1204" and "33, Bay Street E, app. 1204" as street and unit. Without a unit the whole text is the
 * street. The comma of French addresses after the number is left out, because stored streets have none.
 */
export function streetAndUnit(text: string): Pick<HomeAddress, 'street' | 'unit'> {
  const plain = withoutNumberComma(text);
  const [, street, unit] = UNIT_AFTER.exec(plain) ?? [];
  if (street && unit) return { street, unit };
  // "1204 - 33 Bay Street E" and "1204-33 Bay Street E", as Canadian addresses are written.
  const [, before, after] = /^([a-z]{0,2}\d+[a-z]?)\s*-\s*(\d.*)$/i.exec(plain) ?? [];
  return before && after ? { street: after, unit: before } : { street: plain, unit: null };
}

/** Reads a typed address as street and unit, without the place behind them: "33, Bay Street E, app. 4, Toronto". */
export function typedStreetAndUnit(text: string): Pick<HomeAddress, 'street' | 'unit'> {
  const [first = '', second] = withoutNumberComma(text).split(',');
  const own = streetAndUnit(first);
  return own.unit ? own : { ...own, unit: streetAndUnit(`${first},${second ?? ''}`).unit };
}

/** Formats an address as `streetLine` does: "1204 - 33 Bay Street E", and in French "33, Bay Street E, app. 1204". */
export function homeAddressLine(
  { street, unit }: Pick<HomeAddress, 'street' | 'unit'>,
  locale: Locale,
): string {
  if (locale !== 'fr-CA') return unit ? `${unit} - ${street}` : street;
  const line = street.replace(/^(\d[^\s,]*) /, '$1, ');
  return unit ? `${line}, app. ${unit}` : line;
}

/** True if two addresses are the same but for capitals, accents and the way in which the province is written. */
export function isSameHome(one: HomeAddress, other: HomeAddress): boolean {
  const keyOf = ({ state, city, street, unit }: HomeAddress) =>
    [provinceCode(state) ?? state, city, street, unit ?? ''].map((part) =>
      folded(part).replace(/[^a-z0-9]+/g, ' '),
    );
  return keyOf(one).join('/') === keyOf(other).join('/');
}
