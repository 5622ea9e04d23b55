/**
 * The active map engine: MapLibre by default, Google if the build names a key, or the engine that was chosen at the
 * start.
 */

import { googleWithFallback } from './google/googlePort.ts';
import { maplibrePort } from './maplibre/maplibrePort.ts';
import type { MapPort } from './mapPort.ts';

/** True if MapLibre has a style to draw. */
const hasStyle = import.meta.env.VITE_MAP_STYLE_URL || import.meta.env.VITE_MAPS_URL;

let chosen: MapPort = import.meta.env.VITE_GOOGLE_MAPS_KEY
  ? googleWithFallback(hasStyle ? maplibrePort : undefined)
  : maplibrePort;

/** Returns the engine for new maps. */
export function activeMapPort(): MapPort {
  return chosen;
}

/** Sets the engine for new maps. Called before the first render. */
export function chooseMapPort(port: MapPort): void {
  chosen = port;
}
