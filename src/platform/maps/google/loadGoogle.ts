/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { googleMaps } from '#config/googleMaps.ts';
import type { GoogleHealth } from './googleHealth.ts';

declare global {
  /** Google calls it when it refuses a key, an address or a quota: https://developers.google.com/maps/documentation/javascript/events#auth-errors (2026-11). */
  var gm_authFailure: (() => void) | undefined;
}

/** Milliseconds until a script that doesn't come counts as blocked. */
const TIMEOUT_MS = 15_000;

/** The names that may be loaded. */
type LibraryName = 'maps' | 'marker' | 'places' | 'geocoding';

/** Who is told of a key that is refused. */
const askers = new Set<GoogleHealth>();

let isSetUp = false;

/** The page's language is Google's too, fixed with its first script. */
function setUp(): void {
  if (isSetUp) return;
  isSetUp = true;
  setOptions({
    key: googleMaps?.key ?? '',
    // The version that changes least often.
    v: 'quarterly',
    language: document.documentElement.lang.startsWith('fr') ? 'fr-CA' : 'en-CA',
    region: 'CA',
    ...(googleMaps && { mapIds: [googleMaps.mapId] }),
  });
}

/**
 * One of Google's libraries; its script comes with the first. Rejects, and gives Google up, where a script is blocked
 * or late; a key that is refused after that is told to `health` and to all who asked before.
 */
export async function loadGoogle<Name extends LibraryName>(
  name: Name,
  health: GoogleHealth,
): Promise<google.maps.ImportLibraryMap[Name]> {
  setUp();
  askers.add(health);
  globalThis.gm_authFailure = () => {
    for (const one of askers) one.giveUp('Google refused the key, the address or the quota.');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Google Maps did not answer in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([importLibrary(name), late]);
  } catch (error) {
    health.giveUp(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
