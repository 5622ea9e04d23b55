/** The port to places by text, by id and by point. */
import type { Camera } from '#domain/geo/camera.ts';
import type { Point } from '#domain/geo/geo.ts';

/** The source of places, which is named where they are shown. */
export interface Credit {
  /** "Google Maps". */
  text: string;
  /** Address of their licence; missing if the name is enough. */
  link?: string;
  /** They may be shown, but not stored on the device. */
  isShownOnly?: boolean;
}

/** A place that matches the typed text. */
export interface PlacePrediction {
  placeId: string;
  /** "King Street West". */
  name: string;
  /** "Toronto, ON, Canada"; '' if the service gives no details. */
  detail: string;
  /** The service's kinds: "locality", "neighborhood", "route", "street_address". */
  types: readonly string[];
  credit?: Credit;
}

export interface LocatedPlace {
  location: Point;
  /** Full name of the province, and the city; '' if the place has none. */
  state: string;
  city: string;
  /** True if it has a street number, route and locality, which is precise enough for a street pin. */
  isStreetAddress: boolean;
}

/** Place look-ups. All calls reject if the service fails or the signal aborts. */
export interface Places {
  /**
   * Returns places in Canada without the country itself, best first. Places near a view come before others if the
   * service supports it.
   */
  predict(text: string, signal: AbortSignal, near?: Camera): Promise<PlacePrediction[]>;
  /** Returns the location of a predicted place; null if the service has none. */
  locate(placeId: string, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** The place at a point. */
export interface PlaceAtPoint extends LocatedPlace {
  /** "123 Queen Street West, Toronto, ON, Canada". */
  address: string;
}
