/**
 * Viewed and hidden homes: on the device, and in the account of a signed-in customer. Loaded when a home is opened or
 * hidden, with the session, and by the pages that show them.
 */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import type { WireMarkedHome } from '#api/customer/contract.ts';
import { markCalls } from '#api/customer/markCalls.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { type HomeMark, type HomeMarkKind, marksKey, readMarks } from '#platform/storage/homeMarks.ts';
import { deviceStorage, deviceText, followDevice } from '#platform/storage/storage.ts';
import { marksWritten, ownerKey, storeHideParameter, writeMarks } from '#platform/storage/writeMarks.ts';
import { pinsOutdated, pinsRetried } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';

type Work<Result> = (
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
  getState: () => RootState,
) => Result;
type Thunk<Result> = Work<Promise<Result>>;

/** Merges homes into those on the device; the later mark of a home counts. */
function merge(kind: HomeMarkKind, homes: readonly HomeMark[]): void {
  const all = new Map<string, HomeMark>();
  for (const home of [...homes, ...readMarks(kind)]) {
    const known = all.get(listingKey(home));
    if (!known || known.marked < home.marked) all.set(listingKey(home), home);
  }
  writeMarks(kind, [...all.values()]);
}

/** The mark as the account takes it, and as a new one is on the device. */
const wireMark = ({ mlsNumber, boardId, marked }: WireMarkedHome): WireMarkedHome => ({
  mlsNumber,
  boardId,
  marked,
});

const hiddenKeys = () => readMarks('hidden').map(listingKey).toSorted().join();

/** Requests all results again: the hidden homes have changed. */
const requestResults = (): Work<void> => (dispatch, getState) => {
  dispatch(realtyApi.util.invalidateTags(['results']));
  dispatch(pinsOutdated());
  if (getState().settings.bounds) dispatch(pinsRetried());
};

/** Does work that may change the hidden homes, and requests the results again if it did. */
const withResults =
  <Result>(kind: HomeMarkKind, work: Thunk<Result>): Thunk<Result> =>
  async (dispatch, getState) => {
    if (kind !== 'hidden') return work(dispatch, getState);
    const before = hiddenKeys();
    const result = await work(dispatch, getState);
    if (hiddenKeys() !== before) dispatch(requestResults());
    return result;
  };

const sync =
  (kind: HomeMarkKind): Thunk<void> =>
  async (dispatch, getState) => {
    const { user } = getState().session;
    if (!user) return;
    const known = readMarks(kind);
    const sent = known.filter(({ isSent }) => !isSent);
    const homes = sent.map(wireMark);
    const { data } = await dispatch(markCalls.endpoints.addMarks.initiate({ kind, homes }));
    if (!data || getState().session.user?.email !== user.email) return;
    // Another tab may have added marks meanwhile.
    const markOf = (home: WireMarkedHome) => `${listingKey(home)} ${home.marked}`;
    const answered = new Set(sent.map(markOf));
    const left = readMarks(kind);
    const waiting = left.filter((home) => !home.isSent && !answered.has(markOf(home)));
    // Marks that the visitor removed meanwhile may still be in this answer.
    const leftKeys = new Set(left.map(listingKey));
    const removed = new Set(known.map(listingKey).filter((key) => !leftKeys.has(key)));
    deviceStorage.write(ownerKey(kind), user.email);
    writeMarks(
      kind,
      data.filter((home) => !removed.has(listingKey(home))).map((home) => ({ ...home, isSent: true })),
    );
    if (waiting.length > 0) merge(kind, waiting);
  };

/**
 * Sends the device's new marks to the signed-in customer's account, and replaces the device's copy with the account's
 * list. If the account is out of reach, the marks wait on the device.
 */
export const syncMarks = (kind: HomeMarkKind): Thunk<void> => withResults(kind, sync(kind));

/** Adds homes with the time of their mark, on the device and in the account. */
export const addMarks = (kind: HomeMarkKind, homes: readonly WireMarkedHome[]): Thunk<void> =>
  withResults(kind, async (dispatch) => {
    merge(kind, homes.map(wireMark));
    await dispatch(sync(kind));
  });

/** Marks a home now. */
export const markHome = (kind: HomeMarkKind, { mlsNumber, boardId }: ListingId): Thunk<void> =>
  addMarks(kind, [{ mlsNumber, boardId, marked: new Date().toISOString() }]);

/**
 * Removes the mark of a home, or of all without an `id`, on the device and in the account.
 * @returns false if the account could not be reached, and nothing was removed
 */
export const removeMarks = (kind: HomeMarkKind, id?: ListingId): Thunk<boolean> =>
  withResults(kind, async (dispatch, getState) => {
    if (getState().session.user) {
      const { error } = await dispatch(markCalls.endpoints.removeMarks.initiate({ kind, ...(id && { id }) }));
      if (error) return false;
    }
    writeMarks(kind, id ? readMarks(kind).filter((home) => listingKey(home) !== listingKey(id)) : []);
    return true;
  });

const subscribeTo =
  (kind: HomeMarkKind) =>
  (follow: () => void): (() => void) => {
    marksWritten.addEventListener('change', follow);
    const end = followDevice(marksKey(kind), follow);
    return () => {
      marksWritten.removeEventListener('change', follow);
      end();
    };
  };

/** Requests the results again when another tab changes the hidden homes. @returns a function that ends it */
export const followHiddenHomes = (): Work<() => void> => (dispatch) => {
  let known = hiddenKeys();
  // Releases before January 2027 stored only the homes. Remove this line after January 2028.
  storeHideParameter();
  const remember = () => {
    known = hiddenKeys();
  };
  // The changes of this tab request the results themselves.
  marksWritten.addEventListener('change', remember);
  const end = followDevice(marksKey('hidden'), () => {
    if (hiddenKeys() !== known) dispatch(requestResults());
    remember();
  });
  return () => {
    marksWritten.removeEventListener('change', remember);
    end();
  };
};

/** A list of marked homes is the same array until the storage changes. */
function follower(kind: HomeMarkKind) {
  let last: { text: string | null; homes: HomeMark[] } = { text: null, homes: [] };
  const snapshot = () => {
    const text = deviceText(marksKey(kind));
    if (text !== last.text) last = { text, homes: readMarks(kind) };
    return last.homes;
  };
  return { subscribe: subscribeTo(kind), snapshot };
}
const FOLLOWERS = { viewed: follower('viewed'), hidden: follower('hidden') };

/** The marked homes, newest first. It follows changes here and in other tabs. */
export function useMarkedHomes(kind: HomeMarkKind): readonly HomeMark[] {
  const { subscribe, snapshot } = FOLLOWERS[kind];
  return useSyncExternalStore(subscribe, snapshot);
}
