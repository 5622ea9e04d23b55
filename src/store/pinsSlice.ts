import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pins } from '#api/realty/realtyApi.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { mapClosed } from './settingsSlice.ts';

/** What the map draws, and whether a newer search for it is under way (L4 Loading). */
export interface PinsState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The last pins that arrived: they stay drawn while newer ones load. */
  pins: Pins;
  /**
   * The view that is searched, or was searched last, on the grid of views: the panel and the filters' counts speak of the
   * same. Null before the first.
   */
  bounds: Bounds | null;
}

const initialState: PinsState = {
  status: 'idle',
  pins: { count: 0, clusters: [], listings: [] },
  bounds: null,
};

const pinsSlice = createSlice({
  name: 'pins',
  initialState,
  reducers: {
    /** The visitor wants what failed tried again. */
    pinsRetried: (state) => {
      state.status = 'loading';
    },
    /** A view or a search has changed; it is asked for when it rests. */
    pinsAwaited: (state) => {
      state.status = 'loading';
    },
    /** The view that came to rest is asked for. */
    pinsRequested: (state, { payload }: PayloadAction<Bounds>) => {
      state.status = 'loading';
      state.bounds = payload;
    },
    pinsReceived: (state, { payload }: PayloadAction<Pins>) => {
      state.status = 'loaded';
      state.pins = payload;
    },
    pinsFailed: (state) => {
      state.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(mapClosed, (state) => {
      state.bounds = null;
      // Its search ends with the map.
      if (state.status === 'loading') state.status = 'idle';
    });
  },
  selectors: {
    selectSearchedBounds: (state) => state.bounds,
    selectPins: (state) => state.pins,
    selectPinsStatus: (state) => state.status,
  },
});

/** Keeps the pins and the state of their search. */
export const pinsReducer = pinsSlice.reducer;
/** Events of the pin search. */
export const { pinsRetried, pinsAwaited, pinsRequested, pinsReceived, pinsFailed } = pinsSlice.actions;
/** The pins to draw, how their search stands, and of which view it is. */
export const { selectPins, selectPinsStatus, selectSearchedBounds } = pinsSlice.selectors;
