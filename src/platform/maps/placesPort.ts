/** The port to places by text, by id and by point. */
import type { Camera } from '#domain/geo/camera.ts';
import type { Point } from '#domain/geo/geo.ts';

/** Whose data places are, to be named where they are shown. */
export interface Credit {
  /** "Google Maps". */
  text: string;
  /** Their licence; nothing where the name is enough. */
  link?: string;
  /** They may be shown, and the device may not keep them. */
  isShownOnly?: boolean;
}

/** A place that the typed text may mean. */
export interface PlacePrediction {
  placeId: string;
  /** "King Street West". */
  name: string;
  /** "Toronto, ON, Canada"; '' where the service says nothing more. */
  detail: string;
  /** The service's kinds: "locality", "neighborhood", "route", "street_address". */
  types: readonly string[];
  credit?: Credit;
}

export interface LocatedPlace {
  location: Point;
  /** Full name of the province, and the city; '' where the place has none. */
  state: string;
  city: string;
  /** It has street number, route and locality: near enough for a street pin (L2). */
  isStreetAddress: boolean;
}

/** All calls reject where the service fails or the signal aborts. */
export interface Places {
  /** Places in Canada, best first, those near a view before others where the service can; the country itself is no answer. */
  predict(text: string, signal: AbortSignal, near?: Camera): Promise<PlacePrediction[]>;
  /** Where a predicted place is; null where the service knows none. */
  locate(placeId: string, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** What stands at a point. */
export interface PlaceAtPoint extends LocatedPlace {
  /** "123 Queen Street West, Toronto, ON, Canada". */
  address: string;
}
