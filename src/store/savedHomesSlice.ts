import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { sessionBegan, sessionEnded, sessionLost } from './sessionSlice.ts';

/** Saved homes beside those that the account's call answers. */
export interface SavedHomesState {
  /** Kept on this device, the newest first: a visitor's, until a sign-in brings them into the account. */
  device: WireSavedHome[];
  /** Changes of the account that are under way, by listing key, shown as if they were done; null takes a home out. */
  underWay: Record<string, WireSavedHome | null>;
  /** The account's homes as this device saw them last, while the session cannot be confirmed. */
  lastSeen?: WireSavedHome[];
}

/** What a visitor wants of one home: saved as given, or not any more. */
export interface HomeWish {
  id: HomeId;
  /** Null takes it out. */
  home: WireSavedHome | null;
}

/** Where the device keeps a visitor's saved homes; a sign-out leaves them there (rulings D11). */
export const SAVED_HOMES_KEY = 'saved-homes';

/** Where the device keeps a copy of the account's homes, for a visit that cannot confirm the session; it goes with the session. */
export const ACCOUNT_COPY_KEY = 'account-homes';

/** Where a change of the account is left for other tabs to notice: its moment, nothing of the homes. */
export const ACCOUNT_HOMES_KEY = 'account-homes-changed';

/** Whether what was kept is a saved home. */
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

/** The saved homes among what was kept; none where nothing usable is. */
export function usableHomes(kept: unknown): WireSavedHome[] {
  if (!Array.isArray(kept)) return [];
  // What else a home may hold is no part of the account's contract, which refuses it.
  return kept.filter(isHome).map(({ mlsNumber, boardId, saved, seen: { price, lastStatus }, note }) => ({
    mlsNumber,
    boardId,
    saved,
    seen: { price, lastStatus },
    note,
  }));
}

/** The homes that the device keeps of a visitor. */
export const keptHomes = (): WireSavedHome[] => usableHomes(deviceStorage.read(SAVED_HOMES_KEY));

/** Homes with a wish done: a home keeps its place, a new one stands at the top. */
export function withWish(kept: readonly WireSavedHome[], { id, home }: HomeWish): WireSavedHome[] {
  const place = kept.findIndex((other) => listingKey(other) === listingKey(id));
  const wanted = home ? [home] : [];
  return place === -1 ? [...wanted, ...kept] : kept.toSpliced(place, 1, ...wanted);
}

const savedHomesSlice = createSlice({
  name: 'savedHomes',
  initialState: (): SavedHomesState => ({ device: keptHomes(), underWay: {} }),
  reducers: {
    /** A heart was pressed, or a note of the device's written: where it goes depends on the session. */
    homeWished(_state, _action: PayloadAction<HomeWish>) {},
    /** What the device keeps is another, from here or from another tab. */
    deviceHomesChanged(state, { payload }: PayloadAction<WireSavedHome[]>) {
      state.device = payload;
    },
    /** The account is being told. */
    homeChangeBegan(state, { payload: { id, home } }: PayloadAction<HomeWish>) {
      state.underWay[listingKey(id)] = home;
    },
    /** It has answered, or could not be told. */
    homeChangeEnded(state, { payload }: PayloadAction<HomeId>) {
      delete state.underWay[listingKey(payload)];
    },
    /** Another tab has changed the account's homes. */
    accountHomesChanged() {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionLost, (state) => {
        const copy = deviceStorage.read(ACCOUNT_COPY_KEY);
        if (!state.lastSeen && Array.isArray(copy)) state.lastSeen = usableHomes(copy);
      })
      .addCase(sessionBegan, (state) => {
        delete state.lastSeen;
      })
      .addCase(sessionEnded, (state) => {
        state.underWay = {};
        delete state.lastSeen;
      });
  },
});

/** Keeps the device's homes and what is under way to the account. */
export const savedHomesReducer = savedHomesSlice.reducer;
/** Events of saved homes. */
export const { homeWished, deviceHomesChanged, homeChangeBegan, homeChangeEnded, accountHomesChanged } =
  savedHomesSlice.actions;
