import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { sessionEnded, sessionStarted, sessionUnconfirmed } from './sessionSlice.ts';

/** Saved homes besides those in the account's answer. */
export interface SavedHomesState {
  /** A visitor's homes on this device, the newest first, until a sign-in moves them into the account. */
  device: WireSavedHome[];
  /** Pending changes of the account by listing key, shown as done; null removes a home. */
  pending: Record<string, WireSavedHome | null>;
  /** The device's copy of the account's homes, while the session is unconfirmed. */
  accountCopy?: WireSavedHome[];
}

/** A visitor's wish for one home: saved with these values, or removed. */
export interface SavedHomeChange {
  id: HomeId;
  /** Null removes it. */
  home: WireSavedHome | null;
}

/** Storage key of a visitor's saved homes, which stay after a sign-out. */
export const SAVED_HOMES_KEY = 'saved-homes';

/**
 * Storage key of the copy of the account's homes, for a visit with an unconfirmed session; removed at the end of the
 * session.
 */
export const ACCOUNT_COPY_KEY = 'account-homes';

/** Storage key of the time of the last change to the account's homes, which other tabs follow. It holds no homes. */
export const ACCOUNT_HOMES_KEY = 'account-homes-changed';

/** True if a stored value is a saved home. */
const isHome = (value: unknown): value is WireSavedHome => {
  const home = value as Partial<WireSavedHome> | null; // each member is checked
  const price = home?.seen?.price;
  return (
    typeof home?.mlsNumber === 'string' &&
    typeof home.boardId === 'number' &&
    typeof home.saved === 'string' &&
    typeof home.note === 'string' &&
    typeof home.seen?.lastStatus === 'string' &&
    (price === null || typeof price === 'number')
  );
};

/** Returns the saved homes in a stored value; empty if it is not usable. */
export function usableHomes(stored: unknown): WireSavedHome[] {
  if (!Array.isArray(stored)) return [];
  // The account's contract refuses other members.
  return stored.filter(isHome).map(({ mlsNumber, boardId, saved, seen: { price, lastStatus }, note }) => ({
    mlsNumber,
    boardId,
    saved,
    seen: { price, lastStatus },
    note,
  }));
}

/** Returns a visitor's homes on this device. */
export const readDeviceHomes = (): WireSavedHome[] => usableHomes(deviceStorage.read(SAVED_HOMES_KEY));

/** Returns the homes with a wish applied: a known home stays at its position, a new one is added at the top. */
export function withHomeChange(
  homes: readonly WireSavedHome[],
  { id, home }: SavedHomeChange,
): WireSavedHome[] {
  const place = homes.findIndex((other) => listingKey(other) === listingKey(id));
  const added = home ? [home] : [];
  return place === -1 ? [...added, ...homes] : homes.toSpliced(place, 1, ...added);
}

const savedHomesSlice = createSlice({
  name: 'savedHomes',
  initialState: (): SavedHomesState => ({ device: readDeviceHomes(), pending: {} }),
  reducers: {
    /** A heart was pressed, or a note on the device changed. The session decides where it is stored. */
    homeChanged(_state, _action: PayloadAction<SavedHomeChange>) {},
    /** The device's homes have changed, here or in another tab. */
    deviceHomesChanged(state, { payload }: PayloadAction<WireSavedHome[]>) {
      state.device = payload;
    },
    /** A change is being sent to the account. */
    homeChangeSent(state, { payload: { id, home } }: PayloadAction<SavedHomeChange>) {
      state.pending[listingKey(id)] = home;
    },
    /** The account has answered, or could not be reached. */
    homeChangeEnded(state, { payload }: PayloadAction<HomeId>) {
      delete state.pending[listingKey(payload)];
    },
    /** Another tab has changed the account's homes. */
    accountHomesChanged() {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionUnconfirmed, (state) => {
        const copy = deviceStorage.read(ACCOUNT_COPY_KEY);
        if (!state.accountCopy && Array.isArray(copy)) state.accountCopy = usableHomes(copy);
      })
      .addCase(sessionStarted, (state) => {
        delete state.accountCopy;
      })
      .addCase(sessionEnded, (state) => {
        state.pending = {};
        delete state.accountCopy;
      });
  },
});

/** Reducer of the device's homes and of pending changes. */
export const savedHomesReducer = savedHomesSlice.reducer;
/** Events of saved homes. */
export const { homeChanged, deviceHomesChanged, homeChangeSent, homeChangeEnded, accountHomesChanged } =
  savedHomesSlice.actions;
