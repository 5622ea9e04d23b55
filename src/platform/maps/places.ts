import { googlePlacesWithFallback } from './google/googlePlacesWithFallback.ts';
import { localPlaces } from './localPlaces.ts';
import { photonPlaces } from './photonPlaces.ts';
import type { Places } from './placesPort.ts';

/** For a build without a places service: the search box has the cities, neighbourhoods and listings of the store. */
const noPlaces: Places = { predict: async () => [], locate: async () => null };

/** Returns the places without Google: those of the build's geocoder, or of the maps service if there is one. */
function ownPlaces(): Places {
  if (import.meta.env.VITE_PLACES_URL) return photonPlaces;
  return import.meta.env.VITE_MAPS_URL ? localPlaces : noPlaces;
}

const chosen = (): Places =>
  import.meta.env.VITE_GOOGLE_MAPS_KEY ? googlePlacesWithFallback(ownPlaces()) : ownPlaces();

/** The places service of this build. */
export const places: Places = {
  predict: (text, signal, near) => chosen().predict(text, signal, near),
  locate: (placeId, signal) => chosen().locate(placeId, signal),
};

/** True if there is a places service. Without one a stored choice can't be located. */
export const hasPlaces = (): boolean =>
  Boolean(
    import.meta.env.VITE_GOOGLE_MAPS_KEY || import.meta.env.VITE_PLACES_URL || import.meta.env.VITE_MAPS_URL,
  );
