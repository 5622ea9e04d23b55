import { useMemo } from 'react';
import { useAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import type { WireAmenity, WireAmenitySource } from '#api/realty/amenityContract.ts';
import type { AmenityKind } from '#domain/amenities.ts';
import { MAP_REFRESH_DEBOUNCE_MS } from '#domain/constants.ts';
import { metresBetween } from '#domain/geo/distance.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectView } from '#store/settingsSlice.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { useOnline } from '#ui/useOnline.ts';
import { kindsAt, type PlaceGroup } from './placeGroups.ts';

/** The places of the map's view. */
export interface ViewPlaces {
  /** Those that arrived last, from the centre outwards. They stay while a newer answer loads. */
  places: readonly WireAmenity[];
  sources: readonly WireAmenitySource[];
  /** True if the answer is a selection of more places. */
  hasMore: boolean;
  status: 'tooFar' | 'loading' | 'loaded' | 'failed' | 'offline';
  zoom: number;
  retry: () => void;
}

/** Maximum number of places in a view: about as many as a wide window shows without hiding the ground. */
const MAX_PLACES = 200;

const NOWHERE: Bounds = { north: 0, south: 0, east: 0, west: 0 };

/** Places of these kinds, from the middle of the bounds outwards. An answer before the last switch may have others. */
function fromCentre(places: readonly WireAmenity[], kinds: readonly AmenityKind[], bounds: Bounds) {
  const middle = {
    latitude: (bounds.north + bounds.south) / 2,
    longitude: (bounds.east + bounds.west) / 2,
  };
  return places
    .filter(({ kind }) => kinds.includes(kind))
    .map((place) => ({ place, metres: metresBetween(middle, place) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ place }) => place);
}

/**
 * Requests the places of the searched view, which is on the view grid: a small movement requests nothing. Nothing is
 * requested without a group, and below the zoom level from which places are shown.
 */
export function useViewPlaces(groups: readonly PlaceGroup[]): ViewPlaces {
  // As long as the homes wait for the map to be still.
  const { searched, zoom } = useDebounced(useAppSelector(selectView), MAP_REFRESH_DEBOUNCE_MS);
  const kinds = useMemo(() => kindsAt(groups, zoom), [groups, zoom]);
  const bounds = searched?.bounds ?? NOWHERE;
  const isWanted = searched !== null && kinds.length > 0;
  const { data, currentData, isFetching, isError, refetch } = useAmenitiesQuery(
    { kinds, bounds, limit: MAX_PLACES },
    { skip: !isWanted },
  );
  const isOnline = useOnline();
  const answer = isWanted ? data : undefined;
  const places = useMemo(() => fromCentre(answer?.amenities ?? [], kinds, bounds), [answer, kinds, bounds]);
  const failure = isError && !isFetching ? (isOnline ? 'failed' : 'offline') : undefined;
  const isTooFar = groups.length > 0 && kinds.length === 0;
  return {
    places,
    sources: answer?.sources ?? [],
    hasMore: answer?.hasMore ?? false,
    status: isTooFar ? 'tooFar' : (failure ?? (currentData ? 'loaded' : 'loading')),
    zoom,
    retry: refetch,
  };
}
