/// <reference types="google.maps" />
import { APIProvider } from '@vis.gl/react-google-maps';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { googleMaps } from '#config/googleMaps.ts';
import type { GoogleHealth } from './googleHealth.ts';

declare global {
  /** Google calls it when it refuses a key, an address or a quota: https://developers.google.com/maps/documentation/javascript/events#auth-errors (2026-11). */
  var gm_authFailure: (() => void) | undefined;
}

/** Milliseconds until a script that doesn't come counts as blocked. */
const TIMEOUT_MS = 15_000;

/** The names that may be loaded. */
type LibraryName = 'places' | 'geocoding';

/** Who is told of a key that is refused. */
const askers = new Set<GoogleHealth>();

/** No other libraries than a map's: a new array would load them again. */
const NO_LIBRARIES: string[] = [];

let language: string | undefined;

/** The page's language is Google's too, fixed with its first script. */
function googleLanguage(): string {
  language ??= document.documentElement.lang.startsWith('fr') ? 'fr-CA' : 'en-CA';
  return language;
}

interface GoogleScriptProps {
  onLoad?: () => void;
  onError: (error: unknown) => void;
  children?: ReactNode;
}

/** Loads Google's script, once for the whole page, for what is drawn within. */
export function GoogleScript({ onLoad, onError, children }: GoogleScriptProps) {
  return (
    <APIProvider
      apiKey={googleMaps?.key ?? ''}
      // The version that changes least often.
      version="quarterly"
      language={googleLanguage()}
      region="CA"
      libraries={NO_LIBRARIES}
      // Google is told nothing of which library draws its map.
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
 * Waits for something of Google's. Rejects, and gives Google up, where it is blocked or late; a key that is refused after
 * that is told to `health` and to all who asked before.
 */
export async function fromGoogle<Answer>(asked: Promise<Answer>, health: GoogleHealth): Promise<Answer> {
  askers.add(health);
  globalThis.gm_authFailure = () => {
    for (const one of askers) one.giveUp('Google refused the key, the address or the quota.');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Google Maps did not answer in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    health.giveUp(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The script without a map. */
async function loadScript(): Promise<void> {
  // Google's own function is there from the moment on that its script is asked for.
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

/** One of Google's libraries that no map needs; its script comes with the first. Rejects as `fromGoogle` does. */
export function loadGoogle<Name extends LibraryName>(
  name: Name,
  health: GoogleHealth,
): Promise<google.maps.ImportLibraryMap[Name]> {
  const library = loadScript().then(() => google.maps.importLibrary(name));
  return fromGoogle(library as Promise<google.maps.ImportLibraryMap[Name]>, health); // Google's type is of all names at once
}
