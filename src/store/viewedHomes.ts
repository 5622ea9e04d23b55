/**
 * Recently viewed homes: on the device, and in the account of a signed-in customer. Loaded when a home is opened, with
 * the session, and by the pages that show them.
 */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import type { WireMarkedHome } from '#api/customer/contract.ts';
import { markCalls } from '#api/customer/markCalls.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { type ListingId, readListingId } from '#domain/listing/listingId.ts';
import { deviceStorage, deviceText, followDevice } from '#platform/storage/storage.ts';
import { VIEWED_HOMES_KEY } from '#platform/storage/visited.ts';
import type { RootState } from './rootReducer.ts';

/** A viewed home on this device. */
export interface ViewedHome extends WireMarkedHome {
  /** True if the account has this view. */
  isSent?: boolean;
}

type Thunk<Result> = (
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
  getState: () => RootState,
) => Promise<Result>;

/** Maximum number of homes on the device. The customer service stores as many. */
const MAX_HOMES = 60;

/** Changed in this tab: the storage event reaches the other tabs only. */
const changed = new EventTarget();

function readHomes(): ViewedHome[] {
  const stored = deviceStorage.read(VIEWED_HOMES_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => {
    const { mlsNumber, boardId, marked, isSent } = (value ?? {}) as Partial<ViewedHome>; // each member is checked
    const id = readListingId(mlsNumber, String(boardId));
    if (!id || typeof marked !== 'string' || Number.isNaN(Date.parse(marked))) return [];
    return [{ ...id, marked, ...(isSent === true && { isSent }) }];
  });
}

function write(homes: readonly ViewedHome[]): void {
  const newestFirst = homes.toSorted((one, other) => other.marked.localeCompare(one.marked));
  if (homes.length > 0) deviceStorage.write(VIEWED_HOMES_KEY, newestFirst.slice(0, MAX_HOMES));
  else deviceStorage.remove(VIEWED_HOMES_KEY);
  changed.dispatchEvent(new Event('change'));
}

/** Merges homes into those on the device; the later view of a home counts. */
function merge(homes: readonly ViewedHome[]): void {
  const all = new Map<string, ViewedHome>();
  for (const home of [...homes, ...readHomes()]) {
    const known = all.get(listingKey(home));
    if (!known || known.marked < home.marked) all.set(listingKey(home), home);
  }
  write([...all.values()]);
}

/**
 * Sends the device's new views to the signed-in customer's account, and replaces the device's copy with the account's
 * list. If the account is out of reach, the views wait on the device.
 */
export const syncViewedHomes = (): Thunk<void> => async (dispatch, getState) => {
  const { user } = getState().session;
  if (!user) return;
  const sent = readHomes().filter(({ isSent }) => !isSent);
  const homes = sent.map(({ mlsNumber, boardId, marked }) => ({ mlsNumber, boardId, marked }));
  const { data } = await dispatch(markCalls.endpoints.addMarks.initiate({ kind: 'viewed', homes }));
  if (!data || getState().session.user?.email !== user.email) return;
  // Another tab may have added views meanwhile.
  const viewOf = (home: WireMarkedHome) => `${listingKey(home)} ${home.marked}`;
  const answered = new Set(sent.map(viewOf));
  const waiting = readHomes().filter((home) => !home.isSent && !answered.has(viewOf(home)));
  write(data.map((home) => ({ ...home, isSent: true })));
  if (waiting.length > 0) merge(waiting);
};

/** Adds homes with the time of their view, on the device and in the account. */
export const addViewedHomes =
  (homes: readonly WireMarkedHome[]): Thunk<void> =>
  async (dispatch) => {
    merge(homes.map(({ mlsNumber, boardId, marked }) => ({ mlsNumber, boardId, marked })));
    await dispatch(syncViewedHomes());
  };

/** Records that a home's page was opened. */
export const homeViewed = ({ mlsNumber, boardId }: ListingId): Thunk<void> =>
  addViewedHomes([{ mlsNumber, boardId, marked: new Date().toISOString() }]);

/**
 * Removes a home, or all without an `id`, from the device and the account.
 * @returns false if the account could not be reached, and nothing was removed
 */
export const removeViewedHomes =
  (id?: ListingId): Thunk<boolean> =>
  async (dispatch, getState) => {
    if (getState().session.user) {
      const { error } = await dispatch(
        markCalls.endpoints.removeMarks.initiate({ kind: 'viewed', ...(id && { id }) }),
      );
      if (error) return false;
    }
    write(id ? readHomes().filter((home) => listingKey(home) !== listingKey(id)) : []);
    return true;
  };

/** Removes the views that belong to an account. */
export function removeSentViews(): void {
  const homes = readHomes();
  if (homes.some(({ isSent }) => isSent)) write(homes.filter(({ isSent }) => !isSent));
}

function subscribe(follow: () => void): () => void {
  changed.addEventListener('change', follow);
  const end = followDevice(VIEWED_HOMES_KEY, follow);
  return () => {
    changed.removeEventListener('change', follow);
    end();
  };
}

let snapshot: { text: string | null; homes: ViewedHome[] } = { text: null, homes: [] };

/** The same array until the storage changes. */
function readSnapshot(): ViewedHome[] {
  const text = deviceText(VIEWED_HOMES_KEY);
  if (text !== snapshot.text) snapshot = { text, homes: readHomes() };
  return snapshot.homes;
}

/** The recently viewed homes, newest first. It follows changes here and in other tabs. */
export const useViewedHomes = (): readonly ViewedHome[] => useSyncExternalStore(subscribe, readSnapshot);
