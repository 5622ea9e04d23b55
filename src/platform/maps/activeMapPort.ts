/** Which map engine the product runs on: MapLibre, or Google's where the build names a key, unless the start chose another one. */

import { googleOr } from './google/googlePort.ts';
import { maplibrePort } from './maplibre/maplibrePort.ts';
import type { MapPort } from './mapPort.ts';

/** Whether MapLibre has a style to draw. */
const hasStyle = import.meta.env.VITE_MAP_STYLE_URL || import.meta.env.VITE_MAPS_URL;

let chosen: MapPort = import.meta.env.VITE_GOOGLE_MAPS_KEY
  ? googleOr(hasStyle ? maplibrePort : undefined)
  : maplibrePort;

/** The engine that maps are made with. */
export function activeMapPort(): MapPort {
  return chosen;
}

/** Chooses another engine for the maps that are made from now on; called before the first page is drawn. */
export function chooseMapPort(port: MapPort): void {
  chosen = port;
}
