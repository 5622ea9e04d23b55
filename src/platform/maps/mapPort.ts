/**
 * The port to an interactive map, which hides the engine. Degrees throughout (WGS 84); zoom levels are those of 512 px
 * tiles and may be fractions. Engines convert to their own forms; no type of an engine appears in this file.
 */

import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point, Ring } from '#domain/geo/geo.ts';

/** The look of the ground: the product's two colour schemes, and the satellite layer. */
export type MapKind = 'light' | 'dark' | 'aerial';

/** The part of the map that is shown at rest. */
export interface MapView extends Camera {
  bounds: Bounds;
}

export interface MapOptions extends Camera {
  kind: MapKind;
  minZoom: number;
  maxZoom: number;
  /** Names the map for screen readers. The map element takes the focus and handles the arrow keys. */
  label: string;
  /** Draws a static map: no gesture moves it, and the keyboard skips it. */
  isStatic?: boolean;
  /** Called when an open map can't be used any more, and no other engine has replaced it. */
  onLost?: () => void;
}

/** The manner of a movement that the program starts. */
export interface Movement {
  /** Animates, unless the visitor asked for less motion. Jumps by default. */
  animate?: boolean;
  /** The visitor asked for this movement (a zoom button), so it is reported as the visitor's. */
  byVisitor?: boolean;
}

/** A position in the map's frame: pixels right and down from its upper left corner. */
export interface Pixel {
  x: number;
  y: number;
}

/** An element at a point of the map. */
export interface MapMarkerOptions {
  position: Point;
  element: HTMLElement;
  /** The part of the element that is placed on the point. */
  anchor: 'bottom' | 'center';
  /** For a pin: the places of the pins that it gathers, or its own. Missing for other markers. */
  places?: readonly Point[];
}

export interface MapMarker {
  move(position: Point): void;
  /** Shows the marker above all others and separately, or as one of them again. */
  raise(isRaised: boolean): void;
  remove(): void;
}

/** A coloured box of the ground. */
export interface MapCell {
  bounds: Bounds;
  /** "#RRGGBB" */
  colour: string;
}

/** A sign that the engine itself draws on the ground, below the markers. Crowded signs give way to each other. */
export interface MapSymbol {
  /** Identifies it on its map. */
  id: string;
  position: Point;
  /** Its drawing: an SVG path in a square of 24 units. */
  path: string;
  /** Signs with a lower rank are drawn before others if they are crowded. */
  rank: number;
}

/**
 * Called with the sign that the pointer has entered or pressed, and with null when the pointer leaves all signs. A press
 * on a sign is no click on the ground.
 */
export type SymbolListener = (symbol: MapSymbol | null, isPressed: boolean) => void;

/** Stops a subscription. */
export type Unsubscribe = () => void;

/** One map on one element of the page. After `destroy` no other method may be called. */
export interface MapHandle {
  /** The last view at rest. */
  getView(): MapView;
  setCamera(camera: Camera, movement?: Movement): void;
  /** Shows all of `bounds` with padding; never closer than `maxZoom` and at least `minZoom`. */
  fitBounds(bounds: Bounds, limits?: { minZoom?: number; maxZoom?: number }, movement?: Movement): void;
  /** Zooms round the middle; reported as the visitor's movement. */
  zoomBy(levels: number): void;
  /** Moves the ground under the frame by screen pixels, right and down. */
  panBy(x: number, y: number): void;
  /**
   * Calls back once when the first view is known, and at the end of each movement, also of a change of the frame's
   * size. `byVisitor` is false for movements that the program started.
   */
  onViewChange(listener: (view: MapView, byVisitor: boolean) => void): Unsubscribe;
  /** Calls back for a click on the ground, but not on a marker. */
  onClick(listener: (point: Point) => void): Unsubscribe;
  addMarker(options: MapMarkerOptions): MapMarker;
  /** Draws the outline of a place, or removes it. */
  setOutline(rings: readonly Ring[] | null): void;
  /** Draws the area that the visitor drew, or removes it. */
  setDrawnArea(ring: Ring | null): void;
  /** Draws coloured boxes below outlines, names and pins, in place of the last ones. */
  setCells(cells: readonly MapCell[]): void;
  /** Draws the areas in reach of a search's commutes, two at most, with a veil over the ground outside; [] for none. */
  setReach(areas: readonly (readonly Ring[])[]): void;
  /** Draws these signs instead of those before. Their code is loaded with the first ones. */
  setSymbols(symbols: readonly MapSymbol[], listener: SymbolListener): void;
  /** Returns the pixel of a point. */
  project(point: Point): Pixel;
  /** The point under a pixel of the frame. */
  unproject(pixel: Pixel): Point;
  setKind(kind: MapKind): void;
  /** Moves the keyboard's focus to the map. */
  focus(): void;
  destroy(): void;
}

/** The browser's ability to draw the map. */
export type MapSupport = 'ok' | 'no-webgl';

/** A map engine. */
export interface MapPort {
  support(): MapSupport;
  /**
   * Loads the engine and draws a map in `container`, which must have a size. Rejects if the engine can't be loaded or
   * can't start.
   */
  create(container: HTMLElement, options: MapOptions): Promise<MapHandle>;
  /**
   * Calls back when another engine has replaced this one for the rest of the visit: once in a visit, and at once if it
   * happened before with no listener. Missing in engines without a replacement.
   */
  onReplaced?(listener: () => void): Unsubscribe;
}
