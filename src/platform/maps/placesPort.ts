/** The port to places by text, by id and by point. */
import type { Point } from '#domain/geo.ts';

/** A place that the typed text may mean. */
export interface PlacePrediction {
  placeId: string;
  /** "King Street West". */
  name: string;
  /** "Toronto, ON, Canada"; '' where the service says nothing more. */
  detail: string;
  /** The service's kinds: "locality", "neighborhood", "route", "street_address". */
  types: readonly string[];
  /** Whose words these are, where they may only be shown with their owner's name, and not be kept: "Google Maps". */
  credit?: string;
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
  /** Places in Canada, best first; the country itself is no answer. */
  predict(text: string, signal: AbortSignal): Promise<PlacePrediction[]>;
  /** Where a predicted place is; null where the service knows none. */
  locate(placeId: string, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** What stands at a point. */
export interface PlaceAtPoint extends LocatedPlace {
  /** "123 Queen Street West, Toronto, ON, Canada". */
  address: string;
}
