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

/** Other forms in which the feed may have a street's name: without a direction at its beginning, and in capitals. */
export function otherNames(streetName: string): string[] {
  const bare = streetName.replace(LEADING, '');
  return [bare, bare.toUpperCase()].filter((name) => name !== streetName);
}
