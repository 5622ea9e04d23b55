import { googlePlacesOr } from './google/googlePlacesOr.ts';
import { localPlaces } from './localPlaces.ts';
import { photonPlaces } from './photonPlaces.ts';
import type { Places } from './placesPort.ts';

/** Of a build that has nothing to ask: the search box has the cities, neighbourhoods and listings of the store. */
const noPlaces: Places = { predict: async () => [], locate: async () => null };

/** Without Google: the geocoder that the build names, else the maps service, where there is one. */
function ownPlaces(): Places {
  if (import.meta.env.VITE_PLACES_URL) return photonPlaces;
  return import.meta.env.VITE_MAPS_URL ? localPlaces : noPlaces;
}

const chosen = (): Places =>
  import.meta.env.VITE_GOOGLE_MAPS_KEY ? googlePlacesOr(ownPlaces()) : ownPlaces();

/** The places that this build knows. */
export const places: Places = {
  predict: (text, signal, near) => chosen().predict(text, signal, near),
  locate: (placeId, signal) => chosen().locate(placeId, signal),
};

/** Whether there is anything to ask: a kept choice leads nowhere otherwise. */
export const hasPlaces = (): boolean =>
  Boolean(
    import.meta.env.VITE_GOOGLE_MAPS_KEY || import.meta.env.VITE_PLACES_URL || import.meta.env.VITE_MAPS_URL,
  );
