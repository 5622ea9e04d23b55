/** Calls of amenities: those of a view of the map, and the nearest ones of a home. */
import type { AmenityKind } from '#domain/amenities.ts';
import { type Bounds, boundsRing, type Point } from '#domain/geo/geo.ts';
import type { WireAmenities, WireNamedAmenities, WireNearestAmenities } from './amenityContract.ts';
import { realtyApi } from './realtyApi.ts';
import { printQuery } from './searchQuery.ts';

/** A view of the map. Snap it to the view grid (domain/geo/viewGrid.ts), so that neighbouring views share an answer. */
export interface AmenitiesQuestion {
  kinds: readonly AmenityKind[];
  bounds: Bounds;
  /** Maximum number of amenities; that of the service by default. */
  limit?: number;
}

/** A point with amenities around it. */
export interface NearestQuestion {
  point: Point;
  /** All kinds by default. */
  kinds?: readonly AmenityKind[];
  /** Maximum number of each kind; that of the service by default. */
  limit?: number;
}

/** Amenities by name. */
export interface NamedQuestion {
  search: string;
  /** Among equal names those near this point come first. */
  near?: Point | undefined;
  /** Maximum number of amenities; that of the service by default. */
  limit?: number;
}

/** Degrees with one decimal (11 km): neighbouring views share an answer. */
const roughly = (degrees: number | undefined): string | undefined => degrees?.toFixed(1);

const amenityCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Amenities of a view; an even selection if there are too many. */
    amenities: build.query<WireAmenities, AmenitiesQuestion>({
      query: ({ kinds, bounds, limit }) =>
        `/amenities?${printQuery({ kinds: kinds.join(), map: JSON.stringify([boundsRing(bounds)]), limit })}`,
    }),
    /** The nearest amenities of each kind, by kind in the order of AMENITY_KINDS, then by distance. */
    nearestAmenities: build.query<WireNearestAmenities, NearestQuestion>({
      query: ({ point: { latitude, longitude }, kinds, limit }) =>
        `/amenities/nearest?${printQuery({ lat: String(latitude), long: String(longitude), kinds: kinds?.join(), limit })}`,
    }),
    /** Amenities by their name, also misspelt, the best first. */
    namedAmenities: build.query<WireNamedAmenities, NamedQuestion>({
      query: ({ search, near, limit }) =>
        `/amenities/search?${printQuery({ search, lat: roughly(near?.latitude), long: roughly(near?.longitude), limit })}`,
    }),
  }),
});

/** Asks for amenities by name without a component. */
export const { namedAmenities } = amenityCalls.endpoints;

/** The hooks of the endpoints. */
export const { useAmenitiesQuery, useNamedAmenitiesQuery, useNearestAmenitiesQuery } = amenityCalls;
