import { tabStorage } from './storage.ts';

/** True for the key that the router gives the first history entry of each load. */
export function isFirstEntry(key: string): boolean {
  return key === 'default';
}

/** Storage key for the time at which the product was opened in this tab. */
const OPENED_KEY = 'opened';

let opened: unknown;

/**
 * Returns the time at which the product was opened. A reload, or the way back from another site, keeps it; a link from
 * outside starts a new one.
 */
function openedAt(): unknown {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isReturn = load !== undefined && 'type' in load && load.type !== 'navigate';
  const before = isReturn ? tabStorage.read(OPENED_KEY) : undefined;
  if (before !== undefined) return before;
  tabStorage.write(OPENED_KEY, performance.timeOrigin);
  return performance.timeOrigin;
}

/**
 * Returns the key of a history entry. The router gives the first entry of each load the same key, with which a new
 * visit would find the state of an earlier page, so this key adds the time of opening and the address.
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
