/**
 * Settings for Google's map and places, from the build's variables. Separate, so that they load with the code that uses
 * them.
 */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build (vite.config.ts), which leaves out the code for Google if there is no key. */
    readonly VITE_GOOGLE_MAPS_KEY?: string;
  }
}

/** Identification of the product at Google. */
export interface GoogleMaps {
  /** Key of the Maps Platform. Visitors can read it: restrict it to the site's addresses and these APIs. */
  key: string;
  /** Id of the map's style. Markers that are page elements need one. */
  mapId: string;
}

/** Reads the settings from the build's variables; undefined if the map is not Google's. */
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

/** Google's settings in this build. */
export const googleMaps: GoogleMaps | undefined = parseGoogleMaps(import.meta.env ?? {});
