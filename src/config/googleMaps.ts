/** Google's map and places, read from the build's variables: a file of its own, so that it comes with what asks them. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** A constant to the build (vite.config.ts), which leaves the code for Google out where there is none. */
    readonly VITE_GOOGLE_MAPS_KEY?: string;
  }
}

/** What Google knows the product by. */
export interface GoogleMaps {
  /** Key of the Maps Platform, readable by everybody: to be limited to the site's addresses and these APIs. */
  key: string;
  /** Id of the map's style; markers that are pieces of the page need one. */
  mapId: string;
}

/** Reads the settings from the build's variables; undefined where the map is not Google's. */
export function parseGoogleMaps(variables: Record<string, unknown>): GoogleMaps | undefined {
  const text = (name: string): string => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const key = text('VITE_GOOGLE_MAPS_KEY');
  const mapId = text('VITE_GOOGLE_MAP_ID');
  if (!key && !mapId) return undefined;
  if (!/^[\w-]{20,}$/.test(key)) {
    throw new EnvironmentError('VITE_GOOGLE_MAPS_KEY', 'a key of the Google Maps Platform is expected');
  }
  if (!/^\w+$/.test(mapId)) {
    throw new EnvironmentError('VITE_GOOGLE_MAP_ID', "the id of one of that project's maps is expected");
  }
  return { key, mapId };
}

/** Of this build. */
export const googleMaps: GoogleMaps | undefined = parseGoogleMaps(import.meta.env ?? {});
