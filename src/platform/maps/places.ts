import { googlePlacesOr } from './google/googlePlacesOr.ts';
import { localPlaces } from './localPlaces.ts';
import type { Places } from './placesPort.ts';

/** The product's maps service, or Google's where the build names a key. */
export const places: Places = import.meta.env.VITE_GOOGLE_MAPS_KEY
  ? googlePlacesOr(localPlaces)
  : localPlaces;
