/** The parts of a street as the history call takes them. */
import type { Address } from './listing.ts';

/** Suffixes that are split from a street's name. */
const SUFFIX = /^(.+?)\s+(Avenue|Street|Road|Lane|Drive)(?:\s+(?:[NSEW]|[NS][EW]|North|South|East|West))?$/i;
const NUMBER = /^(\d+[a-z]?)\s+(.+)$/i;

/** A street's number, name and suffix; '' for a missing part. */
export type Street = Pick<Address, 'streetNumber' | 'streetName' | 'streetSuffix'>;

/**
 * Splits a street that a feed sent as one text: "33 Queen Street" becomes 33, Queen and Street. Parts that the feed
 * sent separately stay as they are.
 */
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
