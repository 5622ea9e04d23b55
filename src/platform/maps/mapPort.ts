/**
 * The port to an interactive map: what the product asks of any map engine. Degrees throughout (WGS 84);
 * zoom levels are those of 512 px tiles and may be fractions. Engines turn what they get into their own
 * forms; nothing of an engine passes this file.
 */

import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point, Ring } from '#domain/geo/geo.ts';

/** The look of the ground: two of the product's colour schemes, and the satellite layer (rulings S9). */
export type MapKind = 'light' | 'dark' | 'aerial';

/** What the map shows at rest. */
export interface MapView extends Camera {
  bounds: Bounds;
}

export interface MapOptions extends Camera {
  kind: MapKind;
  minZoom: number;
  maxZoom: number;
  /** Names the map for screen readers; the map itself takes the focus and listens to the arrow keys. */
  label: string;
  /**
   * Makes the piece of the page that stands for several single pins that lie on each other; `onPick` looks closer.
   * Engines that draw such pins over each other don't ask for it.
   */
  gathered?: (count: number, onPick: () => void) => HTMLElement;
  /** It is a picture: no gesture moves it, and the keyboard goes past it. */
  isStill?: boolean;
  /** Calls back when a map that stood can't be used any more, and no other engine has taken its place. */
  onLost?: () => void;
}

/** How a movement that the program starts is done. */
export interface Movement {
  /** Glides there, unless the visitor asked for less motion. A jump otherwise. */
  animate?: boolean;
  /** The visitor asked for this very movement (a zoom button): it is told as the visitor's. */
  byVisitor?: boolean;
}

/** A place in the map's frame: pixels right and down from its upper left corner. */
export interface Pixel {
  x: number;
  y: number;
}

/** A piece of the page that stands on a point of the map. */
export interface MapMarkerOptions {
  position: Point;
  element: HTMLElement;
  /** The part of the element that stands on the point. */
  anchor: 'bottom' | 'center';
  /** The pin of one listing: an engine may gather several that lie on each other into one. */
  isSingle?: boolean;
}

export interface MapMarker {
  move(position: Point): void;
  /** Shows it above all others and by itself, or as one among them again. */
  raise(isRaised: boolean): void;
  remove(): void;
}

/** Stops a subscription. */
export type Unsubscribe = () => void;

/** One map on one element of the page. After `destroy` no other method may be called. */
export interface MapHandle {
  /** The last view at rest. */
  getView(): MapView;
  setCamera(camera: Camera, movement?: Movement): void;
  /** Shows all of `bounds` with some air; never closer than `maxZoom` and at least `minZoom`. */
  fitBounds(bounds: Bounds, limits?: { minZoom?: number; maxZoom?: number }, movement?: Movement): void;
  /** Zooms round the middle; told as the visitor's movement. */
  zoomBy(levels: number): void;
  /** Moves the ground under the frame by screen pixels, right and down, so that something comes into sight. */
  panBy(x: number, y: number): void;
  /**
   * Calls back once when the first view is known, and after each movement (also of the frame's size) has
   * come to rest. `byVisitor` is false for movements that the program started.
   */
  onViewChange(listener: (view: MapView, byVisitor: boolean) => void): Unsubscribe;
  /** A click on the ground; clicks on markers don't count. */
  onClick(listener: (point: Point) => void): Unsubscribe;
  addMarker(options: MapMarkerOptions): MapMarker;
  /** Draws the outline of a place, or takes it away. */
  setOutline(rings: readonly Ring[] | null): void;
  /** Draws the area that the visitor drew, or takes it away. */
  setDrawnArea(ring: Ring | null): void;
  /** Where a point stands now, in pixels from the frame's upper left corner. */
  project(point: Point): Pixel;
  /** The point under a pixel of the frame. */
  unproject(pixel: Pixel): Point;
  setKind(kind: MapKind): void;
  /** Moves the keyboard's focus to the map. */
  focus(): void;
  destroy(): void;
}

/** Whether this browser can draw the map. */
export type MapSupport = 'ok' | 'no-webgl';

/** A map engine. */
export interface MapPort {
  support(): MapSupport;
  /**
   * Loads the engine and draws a map in `container`, which must have a size.
   * Rejects where the engine can't be loaded or can't start.
   */
  create(container: HTMLElement, options: MapOptions): Promise<MapHandle>;
  /**
   * Calls back when the engine has failed and another has taken its place for the rest of the visit: once in a visit,
   * at once where nobody was told yet. Engines that nothing can take the place of don't have it.
   */
  onReplaced?(listener: () => void): Unsubscribe;
}
