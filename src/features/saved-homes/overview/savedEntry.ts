import type { WireSavedHome } from '#api/customer/contract.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type ChangeSince, changeSince } from '#domain/listing/savedHome.ts';
import { shownPrice } from '#domain/listing/status.ts';

/** A saved home and what it is today. */
export interface SavedEntry {
  key: string;
  home: WireSavedHome;
  /** Null where it is not listed any more; undefined while that is not known. */
  listing: Listing | null | undefined;
  /** Nobody could be asked for it: what is shown is what the device kept of others. */
  isUnreached: boolean;
  /** Taken out while the page is open: it can be put back. */
  isRemoved: boolean;
}

/** Orders of the list, the first being the usual one. */
export const SAVED_SORTS = ['saved', 'changed', 'priceAsc', 'priceDesc'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** The order that an address names (`?sort=`). */
export function parseSavedSort(text: string | null): SavedSort {
  return SAVED_SORTS.find((sort) => sort === text) ?? SAVED_SORTS[0];
}

/** What has changed about a home since it was saved; null where nothing, or where that can't be known. */
export function changeOf({ home, listing }: SavedEntry): ChangeSince | null {
  return listing ? changeSince(home.seen, listing) : null;
}

/** The price that counts today; Infinity where none is known, so that it comes last. */
const priceOf = ({ listing }: SavedEntry): number =>
  (listing && shownPrice(listing).price) ?? Number.POSITIVE_INFINITY;

/** The entries, which come newest first, in an order. */
export function sorted(entries: readonly SavedEntry[], sort: SavedSort): SavedEntry[] {
  switch (sort) {
    case 'saved':
      return [...entries];
    case 'changed': {
      const news = (entry: SavedEntry) => entry.listing === null || changeOf(entry) !== null;
      return [...entries.filter(news), ...entries.filter((entry) => !news(entry))];
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
