import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { AMENITY_KINDS } from '#domain/amenities.ts';
import type { MapSymbol } from '#platform/maps/mapPort.ts';
import { AMENITY_PATHS } from './amenityPaths.ts';

/** Returns the signs of places for a map. Of crowded ones schools and stations stay before stops. */
export const amenitySymbols = (places: readonly WireAmenity[]): MapSymbol[] =>
  places.map(({ id, kind, latitude, longitude }) => ({
    id,
    position: { latitude, longitude },
    path: AMENITY_PATHS[kind],
    rank: kind === 'stop' ? AMENITY_KINDS.length : AMENITY_KINDS.indexOf(kind),
  }));
