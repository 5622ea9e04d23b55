import { isReturn } from './isReturn.ts';
import { tabStorage } from './storage.ts';

/** True for the key that the router gives the first history entry of each load, as its type `Location` documents. */
export function isFirstEntry(key: string): boolean {
  return key === 'default';
}

/** Marks a visit's first entry once another address replaced it: the router gave that one a key like any other. */
const FIRST = { first: true } as const;

/** The members of the router's location that tell one history entry from another. */
interface Entry {
  key: string;
  state: unknown;
}

/** True for the entry with which a visit began, also after the product replaced its address. */
export function isFirstOfVisit({ key, state }: Entry): boolean {
  return isFirstEntry(key) || (state as Partial<typeof FIRST> | null)?.first === true; // a history state may hold anything
}

/** Returns the state for an entry that replaces another. */
export function stateInstead(replaced: Entry, state?: object | null): object | null | undefined {
  if (!isFirstOfVisit(replaced)) return state;
  return state ? { ...state, ...FIRST } : FIRST;
}

/** Storage key for the time at which the product was opened in this tab. */
const OPENED_KEY = 'opened';

let opened: unknown;

/**
 * Returns the time at which the product was opened. A reload, or the way back from another site, keeps it; a link from
 * outside starts a new one.
 */
function openedAt(): unknown {
  const before = isReturn() ? tabStorage.read(OPENED_KEY) : undefined;
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
