/** Wire types of travel times: GET /realty/reach, /realty/reach/modes and /realty/travel. */

/** Ways to travel. */
export const TRAVEL_MODES = ['drive', 'transit', 'bike', 'walk'] as const;

/** A way to travel. `transit` is by timetable, with walks to and from its stops. */
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Fewest and most minutes of a travel time that homes are searched for. */
export const TRAVEL_MINUTES = { least: 10, most: 90 } as const;

/**
 * Codes by which a page recognises why there is no travel time. `noStreets`: no streets are loaded around the point.
 * `farFromStreet`: the point is more than a kilometre from every street of the mode. `noTimetable`: the mode is transit,
 * and no timetable is loaded there. `routingBusy` (503, with Retry-After): too many calls wait. `routingUnreachable`
 * (502 to 504): the configured routing service does not work.
 */
export const REACH_FAILURES = [
  'noStreets',
  'farFromStreet',
  'noTimetable',
  'routingBusy',
  'routingUnreachable',
] as const;

/** Code of a failure. */
export type ReachFailure = (typeof REACH_FAILURES)[number];

/** Streets or a timetable that travel times are computed from. */
export interface WireRoutingSource {
  /** "OpenStreetMap, ontario-latest" */
  name: string;
  kind: 'streets' | 'timetable';
  /** Day of the data, as "2026-11-24"; null if it is not known. */
  date: string | null;
}

/** Polygons as in a GeoJSON MultiPolygon: longitude first, rings closed, the outline before its holes. */
export type WireArea = [longitude: number, latitude: number][][][];

/** Answer of GET /realty/reach: the area from which the destination is reached in time. */
export interface WireReach {
  /** The destination, rounded to four decimals. */
  destination: { lat: number; lng: number };
  mode: TravelMode;
  minutes: number;
  /** "08:00", the time of arrival on a usual weekday. Only transit depends on it. */
  at: string;
  /** In the form of the search parameter `map`, with at most 450 points. */
  area: WireArea;
  engine: 'embedded' | 'valhalla';
  sources: WireRoutingSource[];
}

/** Answer of GET /realty/reach/modes: the modes at a point, or of any place without a point. */
export interface WireReachModes {
  modes: TravelMode[];
  engine: 'embedded' | 'valhalla';
  sources: WireRoutingSource[];
}

/** Answer of GET /realty/travel: the minutes from a home to each destination, in the order of the call. */
export interface WireTravel {
  /** Whole minutes, rounded up. Null if it takes longer than two hours, or if there is no way; `code` is then the reason if it is known. */
  times: { minutes: number | null; code: ReachFailure | null }[];
  engine: 'embedded' | 'valhalla';
  sources: WireRoutingSource[];
}
