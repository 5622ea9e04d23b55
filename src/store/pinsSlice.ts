import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pins } from '../api/realty/realtyApi.ts';

/** What the map draws, and whether a newer search for it is under way (L4 Loading). */
export interface PinsState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The last pins that arrived: they stay drawn while newer ones load. */
  pins: Pins;
}

const initialState: PinsState = { status: 'idle', pins: { count: 0, clusters: [], listings: [] } };

const pinsSlice = createSlice({
  name: 'pins',
  initialState,
  reducers: {
    pinsRequested: (state) => {
      state.status = 'loading';
    },
    pinsReceived: (state, { payload }: PayloadAction<Pins>) => {
      state.status = 'loaded';
      state.pins = payload;
    },
    pinsFailed: (state) => {
      state.status = 'failed';
    },
  },
  selectors: {
    selectPins: (state) => state.pins,
    selectPinsStatus: (state) => state.status,
  },
});

/** Keeps the pins and the state of their search. */
export const pinsReducer = pinsSlice.reducer;
/** Events of the pin search. */
export const { pinsRequested, pinsReceived, pinsFailed } = pinsSlice.actions;
/** The pins to draw, and how their search stands. */
export const { selectPins, selectPinsStatus } = pinsSlice.selectors;
