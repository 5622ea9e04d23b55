/**
 * Directions before the names of streets ("NE Nunan Loop"), which the feed sends in a member of their own. The app has
 * them at the beginning of the name, as listings of an export do.
 */
import { properName } from '#server/ingest/resoAddress.ts';
import { textOf } from '#server/ingest/resoValues.ts';

const DIRECTION =
  '(?:[nseow]|[ns][eow])\\.?|(?:north|south|nord|sud)?-?(?:east|west|est|ouest)|north|south|nord|sud';
const WHOLE = new RegExp(`^(?:${DIRECTION})$`, 'i');
const LEADING = new RegExp(`^(?:${DIRECTION})\\s+(?=\\S)`, 'i');

/**
 * The street's name with the direction before it, and not in capitals; '' if the name is missing. Texts that are no
 * direction stay out.
 */
export function directedName(address: Readonly<Record<string, unknown>>): string {
  const name = properName(textOf(address, 'streetName'));
  const direction = textOf(address, 'streetDirectionPrefix');
  const isThere = name.toLowerCase().startsWith(`${direction.toLowerCase()} `);
  const isAdded = name !== '' && WHOLE.test(direction) && !isThere;
  return isAdded ? `${direction} ${name}` : name;
}

/** The words and letters of a direction. French ones begin with the same letters, but for "ouest". */
const PARTS = /nord|north|sud|south|ouest|west|est|east|[nseow]/g;

/** The direction of an address in one form: "w" for W 5th Avenue and for 5th Avenue West; '' if it has none. */
export function directionOf(address: Readonly<Record<string, unknown>>): string {
  const [leading = textOf(address, 'streetDirectionPrefix')] =
    LEADING.exec(textOf(address, 'streetName')) ?? [];
  const written = [leading.trim(), textOf(address, 'streetDirection')].find((text) => WHOLE.test(text)) ?? '';
  const parts = written.toLowerCase().match(PARTS) ?? [];
  return parts.map((part) => part.charAt(0).replace('o', 'w')).join('');
}

/**
 * The entries of a history that belong to a street with this direction, because the feed's key of an address has none: E and
 * W 5th Avenue are one street to it.
 * @param direction as `directionOf` returns it
 * @param isToldApart true if the feed was asked for this street alone: by the postal code, or with the direction
 */
export function ofDirection(entries: unknown, direction: string, isToldApart: boolean): unknown[] {
  if (!Array.isArray(entries)) return [];
  return entries.filter((entry: { address?: unknown } | null) => {
    const address = entry?.address;
    if (typeof address !== 'object' || address === null) return isToldApart || direction === '';
    const own = directionOf({ ...address });
    return own === direction || (isToldApart && (own === '' || direction === ''));
  });
}

/** Other forms in which the feed may have a street's name: without a direction at its beginning, and in capitals. */
export function otherNames(streetName: string): string[] {
  const bare = streetName.replace(LEADING, '');
  return [bare, bare.toUpperCase()].filter((name) => name !== streetName);
}
