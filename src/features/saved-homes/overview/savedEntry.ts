import type { WireSavedHome } from '#api/customer/contract.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type ChangeSince, changeSince } from '#domain/listing/savedHome.ts';
import { shownPrice } from '#domain/listing/status.ts';

/** A saved home and its listing as it is now. */
export interface SavedEntry {
  key: string;
  home: WireSavedHome;
  /** Null if it is not listed any more; undefined until that is known. */
  listing: Listing | null | undefined;
  /** True if it could not be looked up and the device has no copy of it. */
  isUnreached: boolean;
  /** True if it was removed while the page is open. It can be restored. */
  isRemoved: boolean;
}

/** Orders of the list. The first is the default. */
export const SAVED_SORTS = ['saved', 'changed', 'priceAsc', 'priceDesc'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** The order in the address (`?sort=`). */
export function parseSavedSort(text: string | null): SavedSort {
  return SAVED_SORTS.find((sort) => sort === text) ?? SAVED_SORTS[0];
}

/** The change of a home since it was saved; null if there is none or it is not known. */
export function changeOf({ home, listing }: SavedEntry): ChangeSince | null {
  return listing ? changeSince(home.seen, listing) : null;
}

/** The current price; Infinity if it is not known, so that the home comes last. */
const priceOf = ({ listing }: SavedEntry): number =>
  (listing && shownPrice(listing).price) ?? Number.POSITIVE_INFINITY;

/** Sorts the entries, which arrive newest first. */
export function sorted(entries: readonly SavedEntry[], sort: SavedSort): SavedEntry[] {
  switch (sort) {
    case 'saved':
      return [...entries];
    case 'changed': {
      const hasChange = (entry: SavedEntry) => entry.listing === null || changeOf(entry) !== null;
      return [...entries.filter(hasChange), ...entries.filter((entry) => !hasChange(entry))];
    }
    case 'priceAsc':
      return entries.toSorted((one, other) => priceOf(one) - priceOf(other) || 0);
    case 'priceDesc': {
      const known = entries.filter((entry) => Number.isFinite(priceOf(entry)));
      const unknown = entries.filter((entry) => !Number.isFinite(priceOf(entry)));
      return [...known.toSorted((one, other) => priceOf(other) - priceOf(one)), ...unknown];
    }
  }
}
