import type { StyleSpecification } from 'maplibre-gl';
import { environment } from '../../../config/environment.ts';
import type { MapKind } from '../mapPort.ts';

/** Ground and outline of each kind (design/visual.md), also for a map whose style can't be loaded. */
const COLOURS: Record<MapKind, { ground: string; outline: string }> = {
  light: { ground: '#F5F7FA', outline: '#147BC9' },
  dark: { ground: '#0F1722', outline: '#5AB0F0' },
  aerial: { ground: '#5E6F52', outline: '#FFFFFF' },
};

/** The colour of a place's outline on a kind of ground. */
export function outlineColour(kind: MapKind): string {
  return COLOURS[kind].outline;
}

/** A plain ground: pins can still be read on it when the maps service is away. */
function plainStyle(kind: MapKind): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': COLOURS[kind].ground } }],
  };
}

/** Milliseconds until the plain ground is drawn instead. */
const TIMEOUT_MS = 15_000;

/** The page's language, as the maps service names it. */
function labelLanguage(): 'en' | 'fr' {
  return document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
}

/** The style of a kind, its names in the page's language, from the maps service; the plain ground where it doesn't answer. */
export async function loadStyle(kind: MapKind): Promise<StyleSpecification> {
  try {
    const url = `${environment.mapsUrl}/styles/${kind}.json?lang=${labelLanguage()}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The maps service answered ${response.status}.`);
    return (await response.json()) as StyleSpecification; // the maps service's own form, checked by its contract tests
  } catch (error) {
    console.warn(`The map's ${kind} style could not be loaded.`, error);
    return plainStyle(kind);
  }
}
