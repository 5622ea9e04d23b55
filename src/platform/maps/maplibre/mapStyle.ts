import type { StyleSpecification } from 'maplibre-gl';
import { environment } from '#config/environment.ts';
import { parseMapStyles } from '#config/mapStyles.ts';
import type { MapKind } from '../mapPort.ts';

/** Ground colour of each kind, for a map whose style can't be loaded. */
const GROUNDS: Record<MapKind, string> = { light: '#F5F7FA', dark: '#0F1722', aerial: '#5E6F52' };

/** Returns a plain ground, on which pins can still be read while the maps service is away. */
function plainStyle(kind: MapKind): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': GROUNDS[kind] } }],
  };
}

/** Milliseconds until the plain ground is drawn instead. */
const TIMEOUT_MS = 15_000;

/** Returns the address of the style at the maps service. */
function ownStyle(kind: MapKind): string {
  if (!environment.mapsUrl) throw new Error('This build knows no style of the map.');
  return `${environment.mapsUrl}/styles/${kind}.json?lang=${labelLanguage()}`;
}

/** The page's language, as the maps service names it. */
function labelLanguage(): 'en' | 'fr' {
  return document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
}

/**
 * Loads the style of a kind: unchanged from the address in the build's settings, or from the maps service with names in
 * the page's language. Returns the plain ground if no answer comes. The code that reads tiles of a PMTiles file is
 * loaded only with such a style.
 */
export async function loadStyle(
  kind: MapKind,
  styles = parseMapStyles(import.meta.env),
): Promise<StyleSpecification> {
  try {
    const url = styles?.[kind] ?? ownStyle(kind);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The maps service answered ${response.status}.`);
    const text = await response.text();
    if (text.includes('"pmtiles://')) await import('./pmtilesProtocol.ts');
    const style = JSON.parse(text) as StyleSpecification; // the maps service's own form, checked by its contract tests; for other styles MapLibre reports errors
    // MapLibre refuses an address of icons that is not complete.
    if (typeof style.sprite === 'string') style.sprite = new URL(style.sprite, location.href).href;
    return style;
  } catch (error) {
    console.warn(`The map's ${kind} style could not be loaded.`, error);
    return plainStyle(kind);
  }
}
