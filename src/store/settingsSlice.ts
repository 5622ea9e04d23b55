import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DOWNTOWN_TORONTO, MAP_ZOOM } from '#domain/constants.ts';
import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import type { SnappedView } from '#domain/geo/viewGrid.ts';
import { parseCamera } from '#domain/search/mapUrl.ts';
import { deviceStorage } from '#platform/storage/storage.ts';

/** The last view of the map, stored so that the map opens there again. */
export interface SettingsState {
  center: Point;
  zoom: number;
  /** True if the view is the visitor's own, from this or an earlier visit, and not the default. */
  isVisitors: boolean;
  /** Null while no map is shown, and until it has reported its first view. */
  bounds: Bounds | null;
  /** The same view, snapped for the search; null with the bounds. */
  searched: SnappedView | null;
}

const initialState: SettingsState = {
  center: { ...DOWNTOWN_TORONTO },
  zoom: MAP_ZOOM.default,
  isVisitors: false,
  bounds: null,
  searched: null,
};

/** A view as a map reports it. */
interface MovedView extends Camera {
  bounds: Bounds;
  searched: SnappedView;
  byVisitor: boolean;
}

/** Storage key of the last view. */
export const CAMERA_KEY = 'map-camera';

/** Returns the last view of an earlier visit on this device; the default if the stored value is not usable. */
export function savedSettings(): SettingsState {
  const stored = deviceStorage.read(CAMERA_KEY);
  const camera = typeof stored === 'string' ? parseCamera(stored) : undefined;
  return camera ? { ...initialState, ...camera, isVisitors: true } : initialState;
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** The map came to rest at another view. */
    viewMoved: (state, { payload }: PayloadAction<MovedView>) => {
      state.center = payload.center;
      state.zoom = payload.zoom;
      state.bounds = payload.bounds;
      state.searched = payload.searched;
      state.isVisitors ||= payload.byVisitor;
    },
    /** The map is no longer shown: there is no view to search. */
    mapClosed: (state) => {
      state.bounds = null;
      state.searched = null;
    },
  },
  selectors: {
    selectView: (state) => state,
  },
});

/** Reducer of the map's last view. */
export const settingsReducer = settingsSlice.reducer;
/** Events of the map's view. */
export const { viewMoved, mapClosed } = settingsSlice.actions;
/** The current or last view of the map. */
export const { selectView } = settingsSlice.selectors;
