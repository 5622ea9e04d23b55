/** The place look-up without Google, from the build's variables. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build (vite.config.ts), which leaves out the code for a geocoder if there is none. */
    readonly VITE_PLACES_URL?: string;
  }
}

/** Reads the address of a Photon geocoder from the build's variables; undefined if there is none. */
export function parsePlacesUrl(variables: Record<string, unknown>): string | undefined {
  const value = variables['VITE_PLACES_URL'];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text && !/^(\/[\w./-]*|https?:\/\/[^\s?#]+)$/.test(text)) {
    throw new EnvironmentError(
      'VITE_PLACES_URL',
      'the address of a Photon geocoder without /api is expected, or a path to one',
    );
  }
  return text.replace(/\/+$/, '') || undefined;
}
