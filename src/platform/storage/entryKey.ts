import { tabStorage } from './storage.ts';

/** Whether a key is the one that the router gives the entry at which the product was opened, at each load the same. */
export function isFirstEntry(key: string): boolean {
  return key === 'default';
}

/** Where the tab keeps when the product was last opened anew in it. */
const OPENED_KEY = 'opened';

let opened: unknown;

/** Tells a reload, or the way back from another site, from a link that opened the product anew. */
function openedAt(): unknown {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isReturn = load !== undefined && 'type' in load && load.type !== 'navigate';
  const before = isReturn ? tabStorage.read(OPENED_KEY) : undefined;
  if (before !== undefined) return before;
  tabStorage.write(OPENED_KEY, performance.timeOrigin);
  return performance.timeOrigin;
}

/**
 * The key of an entry of the history. The router gives the first entry of each load the same one, so that a page which is
 * opened anew would find what another page left.
 */
export function entryKey({
  key,
  pathname,
  search,
}: {
  key: string;
  pathname: string;
  search: string;
}): string {
  if (!isFirstEntry(key)) return key;
  opened ??= openedAt();
  return `${opened}${pathname}${search}`;
}
