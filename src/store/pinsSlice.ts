import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pins } from '#api/realty/realtyApi.ts';
import { ANSWER_FRESH_S } from '#domain/constants.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { mapClosed } from './settingsSlice.ts';

const FRESH_MS = ANSWER_FRESH_S * 1000;

/** The pins for one set of filters and one view. */
interface PinsAnswer {
  /** Key of the filters and the view. */
  question: string;
  pins: Pins;
  /** Time of the answer: milliseconds since 1970. */
  at: number;
}

/** The pins of the map, and the state of their search. */
export interface PinsState {
  /** `refused`: another attempt would fail as well. */
  status: 'idle' | 'loading' | 'loaded' | 'failed' | 'refused';
  /**
   * The answers of the last minutes, the newest first. The map draws the first one at any age, until a newer one
   * arrives; the others save a request when the visitor returns to their view.
   */
  answers: PinsAnswer[];
  /**
   * The view that is searched, or was searched last, on the grid of views. The panel and the filters' counts use the
   * same. Null before the first.
   */
  bounds: Bounds | null;
}

const initialState: PinsState = { status: 'idle', answers: [], bounds: null };

const NO_PINS: Pins = { count: 0, clusters: [], listings: [] };

const pinsSlice = createSlice({
  name: 'pins',
  initialState,
  reducers: {
    /** The visitor wants to repeat a failed search. */
    pinsRetried: (state) => {
      state.status = 'loading';
    },
    /** The answers belong to another session: the one that is drawn stays until a newer one arrives. */
    pinsOutdated: (state) => {
      state.answers = state.answers.slice(0, 1).map((drawn) => ({ ...drawn, at: 0 }));
    },
    /** The view or the search has changed; it is searched when it rests. */
    pinsAwaited: (state) => {
      state.status = 'loading';
    },
    /** The view that came to rest is searched. */
    pinsRequested: (state, { payload }: PayloadAction<Bounds>) => {
      state.status = 'loading';
      state.bounds = payload;
    },
    pinsReceived: (state, { payload }: PayloadAction<PinsAnswer>) => {
      const others = state.answers.filter(
        ({ question, at }) => question !== payload.question && payload.at - at < FRESH_MS,
      );
      state.status = 'loaded';
      state.answers = [payload, ...others];
    },
    /** An earlier answer is still fresh: it is drawn again. */
    pinsReused: (state, { payload: key }: PayloadAction<string>) => {
      state.status = 'loaded';
      state.answers.sort((one, other) => Number(other.question === key) - Number(one.question === key));
    },
    pinsFailed: (state) => {
      state.status = 'failed';
    },
    /** The visitor may not see the search, or there are no travel times for its commute: no pins are drawn. */
    pinsRefused: (state) => {
      state.status = 'refused';
      state.answers = [];
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
    selectPins: (state) => state.answers[0]?.pins ?? NO_PINS,
    selectPinsStatus: (state) => state.status,
    /** True if there is a fresh answer that is not an offline copy. */
    selectHasAnswer: (state, key: string) =>
      state.answers.some(
        ({ question, pins, at }) => question === key && !pins.copiedAt && Date.now() - at < FRESH_MS,
      ),
  },
});

/** Reducer of the pins and their search. */
export const pinsReducer = pinsSlice.reducer;
/** Events of the pin search. */
export const {
  pinsRetried,
  pinsOutdated,
  pinsAwaited,
  pinsRequested,
  pinsReceived,
  pinsReused,
  pinsFailed,
  pinsRefused,
} = pinsSlice.actions;
/** The pins to draw, the state of their search, and its view. */
export const { selectPins, selectPinsStatus, selectSearchedBounds, selectHasAnswer } = pinsSlice.selectors;
