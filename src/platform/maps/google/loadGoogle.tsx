/// <reference types="google.maps" />
import { APIProvider } from '@vis.gl/react-google-maps';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { googleMaps } from '#config/googleMaps.ts';
import type { GoogleHealth } from './googleHealth.ts';

declare global {
  /**
   * Google calls this when it refuses a key, an address or a quota:
   * https://developers.google.com/maps/documentation/javascript/events#auth-errors (2026-11).
   */
  var gm_authFailure: (() => void) | undefined;
}

/** Milliseconds after which a script that has not loaded counts as blocked. */
const TIMEOUT_MS = 15_000;

/** Names of the libraries that may be loaded. */
type LibraryName = 'places' | 'geocoding';

/** Callers to inform if the key is refused. */
const callers = new Set<GoogleHealth>();

/** No libraries besides the map's. A constant, because a new array would load them again. */
const NO_LIBRARIES: string[] = [];

let language: string | undefined;

/** Returns the page's language at the first load of Google's script, which can't change it later. */
function googleLanguage(): string {
  language ??= document.documentElement.lang.startsWith('fr') ? 'fr-CA' : 'en-CA';
  return language;
}

interface GoogleScriptProps {
  onLoad?: () => void;
  onError: (error: unknown) => void;
  children?: ReactNode;
}

/** Loads Google's script once for the whole page, and provides it to `children`. */
export function GoogleScript({ onLoad, onError, children }: GoogleScriptProps) {
  return (
    <APIProvider
      apiKey={googleMaps?.key ?? ''}
      // The version that changes least often.
      version="quarterly"
      language={googleLanguage()}
      region="CA"
      libraries={NO_LIBRARIES}
      // Google does not learn which library draws its map.
      solutionChannel=""
      disableUsageAttribution
      onError={onError}
      {...(onLoad && { onLoad })}
    >
      {children}
    </APIProvider>
  );
}

/**
 * Waits for an answer of Google. Rejects, and gives Google up, if it is blocked or too late. If the key is refused
 * later, `health` and those of earlier callers are informed.
 */
export async function fromGoogle<Answer>(call: Promise<Answer>, health: GoogleHealth): Promise<Answer> {
  callers.add(health);
  globalThis.gm_authFailure = () => {
    for (const one of callers) one.giveUp('Google refused the key, the address or the quota.');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Google Maps did not answer in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    health.giveUp(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the script without a map. */
async function loadScript(): Promise<void> {
  // Google's own function exists from the moment its script is requested.
  if (typeof globalThis.google?.maps?.importLibrary === 'function') return;
  const root = createRoot(document.createElement('div'));
  try {
    await new Promise<void>((resolve, reject) => {
      root.render(<GoogleScript onLoad={resolve} onError={reject} />);
    });
  } finally {
    root.unmount();
  }
}

/**
 * Loads one of Google's libraries that no map needs. The script is loaded with the first. Rejects as `fromGoogle` does.
 */
export function loadGoogle<Name extends LibraryName>(
  name: Name,
  health: GoogleHealth,
): Promise<google.maps.ImportLibraryMap[Name]> {
  const library = loadScript().then(() => google.maps.importLibrary(name));
  return fromGoogle(library as Promise<google.maps.ImportLibraryMap[Name]>, health); // Google's type is a union of all libraries
}
