/** Which map engine the product runs on: MapLibre, unless the start chose another one. */

import { maplibrePort } from './maplibre/maplibrePort.ts';
import type { MapPort } from './mapPort.ts';

let chosen: MapPort = maplibrePort;

/** The engine that maps are made with. */
export function activeMapPort(): MapPort {
  return chosen;
}

/** Chooses another engine for the maps that are made from now on; called before the first page is drawn. */
export function chooseMapPort(port: MapPort): void {
  chosen = port;
}
