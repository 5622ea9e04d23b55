import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DOWNTOWN_TORONTO, MAP_ZOOM } from '#domain/constants.ts';
import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import type { SnappedView } from '#domain/geo/viewGrid.ts';
import { parseCamera } from '#domain/search/mapUrl.ts';
import { deviceStorage } from '#platform/storage/storage.ts';

/** What the map showed last: kept while other pages are open, so that the map opens where it was left. */
export interface SettingsState {
  center: Point;
  zoom: number;
  /** The view is the visitor's own, from here or an earlier visit, and not the product's start. */
  isVisitors: boolean;
  /** Null while no map is shown, and until it has reported its first view. */
  bounds: Bounds | null;
  /** The same view as homes are searched in it; null with the bounds. */
  searched: SnappedView | null;
}

const initialState: SettingsState = {
  center: { ...DOWNTOWN_TORONTO },
  zoom: MAP_ZOOM.default,
  isVisitors: false,
  bounds: null,
  searched: null,
};

/** What a map says of its view. */
interface MovedView extends Camera {
  bounds: Bounds;
  searched: SnappedView;
  byVisitor: boolean;
}

/** Where the last view is kept on the device. */
export const CAMERA_KEY = 'map-camera';

/** What an earlier visit's map showed last on this device; the start where nothing usable is kept. */
export function savedSettings(): SettingsState {
  const kept = deviceStorage.read(CAMERA_KEY);
  const camera = typeof kept === 'string' ? parseCamera(kept) : undefined;
  return camera ? { ...initialState, ...camera, isVisitors: true } : initialState;
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** The map came to rest on another view. */
    viewMoved: (state, { payload }: PayloadAction<MovedView>) => {
      state.center = payload.center;
      state.zoom = payload.zoom;
      state.bounds = payload.bounds;
      state.searched = payload.searched;
      state.isVisitors ||= payload.byVisitor;
    },
    /** The map is no longer shown: nothing has a view to search. */
    mapClosed: (state) => {
      state.bounds = null;
      state.searched = null;
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
