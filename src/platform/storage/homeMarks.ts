import { type ListingId, readListingId } from '#domain/listing/listingId.ts';
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
