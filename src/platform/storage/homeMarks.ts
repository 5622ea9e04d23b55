import { type ListingId, readListingId } from '#domain/listing/listingId.ts';
import { printHomes } from '#domain/listing/savedHome.ts';
import { deviceStorage } from './storage.ts';

/** Marks that a visitor has on homes besides saved ones: recently viewed, and hidden from searches. */
export type HomeMarkKind = 'viewed' | 'hidden';

/** A marked home on this device. */
export interface HomeMark extends ListingId {
  /** ISO 8601 time of the last view, or of the press that hid it. */
  marked: string;
  /** True if the account has this mark. */
  isSent?: boolean | undefined;
}

/** Returns the key of the device's storage with the marked homes. */
export const marksKey = (kind: HomeMarkKind): string => `${kind}-homes`;

/** Storage key of the parameter that leaves out the hidden homes, which the boot script adds to its request. */
export const HIDE_KEY = 'hide';

/** Returns the marked homes of this device, newest first. Unusable entries are dropped. */
export function readMarks(kind: HomeMarkKind): HomeMark[] {
  const stored = deviceStorage.read(marksKey(kind));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => {
    const { mlsNumber, boardId, marked, isSent } = (value ?? {}) as Partial<HomeMark>; // each member is checked
    const id = readListingId(mlsNumber, String(boardId));
    return id && typeof marked === 'string' && Date.parse(marked) ? [{ ...id, marked, isSent }] : [];
  });
}

/**
 * The end of a query that leaves out the homes that the visitor hid: "&hide=2-C1234567,2-W4567890", or ''. It is no part
 * of a cache key, because all results are requested again when the visitor hides a home.
 */
export const hideParameter = (): string => {
  const keys = printHomes(readMarks('hidden'));
  return keys && `&hide=${keys}`;
};
