import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pins } from '#api/realty/realtyApi.ts';
import { ANSWER_HOLDS_S } from '#domain/constants.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { mapClosed } from './settingsSlice.ts';

const HOLDS_MS = ANSWER_HOLDS_S * 1000;

/** The pins of one question. */
interface PinsAnswer {
  /** Names the filters and the view that were asked for. */
  question: string;
  pins: Pins;
  /** When it came: milliseconds since 1970. */
  at: number;
}

/** What the map draws, and whether a newer search for it is under way (L4 Loading). */
export interface PinsState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /**
   * The answers of the last minutes, the newest first. The map draws the first one, however old, until a newer one is
   * there; the others save a request when the visitor comes back to their view.
   */
  answers: PinsAnswer[];
  /**
   * The view that is searched, or was searched last, on the grid of views: the panel and the filters' counts speak of the
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
    /** The visitor wants what failed tried again. */
    pinsRetried: (state) => {
      state.status = 'loading';
    },
    /** Answers belong to another session: the one that is drawn stays until a newer one is there. */
    pinsOutdated: (state) => {
      state.answers = state.answers.slice(0, 1).map((drawn) => ({ ...drawn, at: 0 }));
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
    pinsReceived: (state, { payload }: PayloadAction<PinsAnswer>) => {
      const others = state.answers.filter(
        ({ question, at }) => question !== payload.question && payload.at - at < HOLDS_MS,
      );
      state.status = 'loaded';
      state.answers = [payload, ...others];
    },
    /** The answer to a question is still good: it is drawn again. */
    pinsReused: (state, { payload: asked }: PayloadAction<string>) => {
      state.status = 'loaded';
      state.answers.sort((one, other) => Number(other.question === asked) - Number(one.question === asked));
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
    selectPins: (state) => state.answers[0]?.pins ?? NO_PINS,
    selectPinsStatus: (state) => state.status,
    /** Whether a question has an answer that is neither old nor from before the connection was lost. */
    selectHasAnswer: (state, asked: string) =>
      state.answers.some(
        ({ question, pins, at }) => question === asked && !pins.keptSince && Date.now() - at < HOLDS_MS,
      ),
  },
});

/** Keeps the pins and the state of their search. */
export const pinsReducer = pinsSlice.reducer;
/** Events of the pin search. */
export const { pinsRetried, pinsOutdated, pinsAwaited, pinsRequested, pinsReceived, pinsReused, pinsFailed } =
  pinsSlice.actions;
/** The pins to draw, how their search stands, and of which view it is. */
export const { selectPins, selectPinsStatus, selectSearchedBounds, selectHasAnswer } = pinsSlice.selectors;
