/**
 * Places of a maps service that answers in the form of Google's older web services, as the local one does: {mapsUrl}.
 */
import { environment } from '#config/environment.ts';
import { fetchJson } from './fetchJson.ts';
import { type Geocoded, locatedOf } from './geocoded.ts';
import type { PlacePrediction, Places } from './placesPort.ts';

interface WirePrediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text?: string; secondary_text?: string };
  types?: string[];
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
    const answer = await fetchJson<{ predictions?: WirePrediction[] }>(
      environment.mapsUrl,
      '/autocomplete',
      { input: text },
      signal,
    );
    return (answer.predictions ?? []).map(predictionOf).filter(({ name }) => name !== 'Canada');
  },
  async locate(placeId, signal) {
    const query = { place_id: placeId };
    const { results } = await fetchJson<{ results?: Geocoded[] }>(
      environment.mapsUrl,
      '/geocode',
      query,
      signal,
    );
    const [first] = results ?? [];
    return first ? locatedOf(first) : null;
  },
};
