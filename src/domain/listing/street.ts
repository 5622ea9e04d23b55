/** The parts of a street as the history call takes them. */
import type { Address } from './listing.ts';

/** Suffixes and directions that are split from a street's name. */
const SUFFIX = /^(.+?)\s+(Avenue|Street|Road|Lane|Drive)(?:\s+([NSEW]|[NS][EW]|North|South|East|West))?$/i;
const NUMBER = /^(\d+[a-z]?)\s+(.+)$/i;

/** A street's parts; '' for a missing one. */
export type Street = Pick<Address, 'streetNumber' | 'streetName' | 'streetSuffix' | 'streetDirection'>;

/**
 * Splits a street that a feed sent as one text: "33 Queen Street W" becomes 33, Queen, Street and W. Parts that the feed
 * sent separately stay as they are.
 */
export function splitStreet({ streetNumber, streetName, streetSuffix, streetDirection }: Street): Street {
  const numbered = streetNumber === '' ? NUMBER.exec(streetName) : null;
  const name = numbered?.[2] ?? streetName;
  const suffixed = streetSuffix === '' ? SUFFIX.exec(name) : null;
  return {
    streetNumber: numbered?.[1] ?? streetNumber,
    streetName: suffixed?.[1] ?? name,
    streetDirection: suffixed?.[3] ?? streetDirection,
    streetSuffix: suffixed?.[2] ?? streetSuffix,
  };
}

/** Returns a typed address without the comma that French has behind a house number: "84, Elm Street" as "84 Elm Street". */
export const withoutNumberComma = (text: string): string => text.trim().replace(/^(\d[^\s,]*)\s*,\s*/, '$1 ');
