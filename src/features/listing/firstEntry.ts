import { isFirstEntry } from '#platform/storage/entryKey.ts';

/** What such an entry's state holds once its address was corrected: by that it got a key like every other. */
export const FIRST = { opened: true } as const;

/** Whether a visitor came to an entry of the history from another page of the product. */
export function cameFromHere({ key, state }: { key: string; state: unknown }): boolean {
  const { opened } = (state ?? {}) as Partial<typeof FIRST>; // what an entry holds was put there by anyone
  return !isFirstEntry(key) && opened !== true;
}
