/** The parts of a street as the history call takes them (L5). */
import type { Address } from './listing.ts';

/** Suffixes that are told apart from a street's name (L5). */
const SUFFIX = /^(.+?)\s+(Avenue|Street|Road|Lane|Drive)(?:\s+(?:[NSEW]|[NS][EW]|North|South|East|West))?$/i;
const NUMBER = /^(\d+[a-z]?)\s+(.+)$/i;

/** A street's number, name and suffix; '' where there is none. */
export type Street = Pick<Address, 'streetNumber' | 'streetName' | 'streetSuffix'>;

/** Splits what a feed wrote in one: "33 Queen Street" is 33, Queen and Street. Parts it sent stay as they are. */
export function splitStreet({ streetNumber, streetName, streetSuffix }: Street): Street {
  const numbered = streetNumber === '' ? NUMBER.exec(streetName) : null;
  const name = numbered?.[2] ?? streetName;
  const suffixed = streetSuffix === '' ? SUFFIX.exec(name) : null;
  return {
    streetNumber: numbered?.[1] ?? streetNumber,
    streetName: suffixed?.[1] ?? name,
    streetSuffix: suffixed?.[2] ?? streetSuffix,
  };
}
