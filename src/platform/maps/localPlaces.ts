/** Places of a maps service that answers in the form of Google's older web services: the local one does, at {mapsUrl}. */
import { environment } from '#config/environment.ts';
import { type Geocoded, locatedOf } from './geocoded.ts';
import type { PlacePrediction, Places } from './placesPort.ts';

/** Milliseconds until a question without an answer counts as failed. */
const TIMEOUT_MS = 15_000;

interface WirePrediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text?: string; secondary_text?: string };
  types?: string[];
}

/** Asks the maps service at a path below it. Rejects where it fails, is late, or the signal aborts. */
export async function askMaps<Answer>(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(`${environment.mapsUrl}${path}`, globalThis.location.origin);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The maps service answered ${response.status} to ${path}.`);
  return (await response.json()) as Answer; // the wire types name only what is read, with fallbacks below
}

const predictionOf = (wire: WirePrediction): PlacePrediction => ({
  placeId: wire.place_id,
  name: wire.structured_formatting?.main_text || wire.description,
  detail: wire.structured_formatting?.secondary_text ?? '',
  types: wire.types ?? [],
});

/** The product's own maps service. */
export const localPlaces: Places = {
  async predict(text, signal) {
    const answer = await askMaps<{ predictions?: WirePrediction[] }>(
      '/autocomplete',
      { input: text },
      signal,
    );
    return (answer.predictions ?? []).map(predictionOf).filter(({ name }) => name !== 'Canada');
  },
  async locate(placeId, signal) {
    const answer = await askMaps<{ results?: Geocoded[] }>('/geocode', { place_id: placeId }, signal);
    const [first] = answer.results ?? [];
    return first ? locatedOf(first) : null;
  },
};
