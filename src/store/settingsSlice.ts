import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DOWNTOWN_TORONTO, MAP_ZOOM } from '../domain/constants.ts';
import type { Bounds, Point } from '../domain/geo.ts';

/** What the map showed last: kept while other pages are open, so that the map opens where it was left. */
export interface SettingsState {
  center: Point;
  zoom: number;
  /** Null while no map is shown, and until it has reported its first view. */
  bounds: Bounds | null;
}

const initialState: SettingsState = {
  center: { ...DOWNTOWN_TORONTO },
  zoom: MAP_ZOOM.default,
  bounds: null,
};

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** The map came to rest on another view. */
    viewMoved: (state, { payload }: PayloadAction<{ center: Point; zoom: number; bounds: Bounds }>) => {
      state.center = payload.center;
      state.zoom = payload.zoom;
      state.bounds = payload.bounds;
    },
    /** The map is no longer shown: nothing has a view to search. */
    mapClosed: (state) => {
      state.bounds = null;
    },
  },
  selectors: {
    selectView: (state) => state,
  },
});

/** Keeps what the map showed last. */
export const settingsReducer = settingsSlice.reducer;
/** Events of the map's view. */
export const { viewMoved, mapClosed } = settingsSlice.actions;
/** What the map shows or showed last. */
export const { selectView } = settingsSlice.selectors;
