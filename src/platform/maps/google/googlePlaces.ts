import { locatedOf } from '../geocoded.ts';
import type { LocatedPlace, PlacePrediction } from '../placesPort.ts';
import { geocodePlace } from './googleGeocoder.ts';
import type { GoogleHealth } from './googleHealth.ts';
import { loadGoogle } from './loadGoogle.tsx';
import { isRefusal } from './refusals.ts';

type Suggestion = google.maps.places.AutocompleteSuggestion;

/**
 * Kinds of results without businesses: https://developers.google.com/maps/documentation/places/web-service/place-types
 * (2026-11).
 */
const GEOCODE_TYPES = ['geocode'];

/**
 * Places shown without Google's own map need this name:
 * https://developers.google.com/maps/documentation/places/web-service/policies (2026-11).
 */
const CREDIT = { text: 'Google Maps', isShownOnly: true } as const;

/** Google bills the typed texts and the choice as one session. The choice ends it. */
let session: google.maps.places.AutocompleteSessionToken | undefined;
/** Suggestions of the open session by their ids. The place of a suggestion ends the session. */
const suggested = new Map<string, Suggestion>();

/** Failures in a row after which a service counts as blocked, even without a refusal. */
const MAX_FAILURES = 3;
/** Number of failures in a row, without those while the device was offline. */
const failures = new WeakMap<GoogleHealth, number>();

/** Gives Google up after a refusal; after a lost network or a busy service only if the failures continue. */
function fail(error: unknown, health: GoogleHealth): never {
  const now = (failures.get(health) ?? 0) + (navigator.onLine ? 1 : 0);
  failures.set(health, now);
  if (isRefusal(error) || now >= MAX_FAILURES) health.giveUp(error);
  throw error;
}

const predictionOf = ({ placePrediction }: Suggestion): PlacePrediction[] => {
  if (!placePrediction) return [];
  const { placeId, text, mainText, secondaryText, types } = placePrediction;
  return [
    { placeId, name: mainText?.text || text.text, detail: secondaryText?.text ?? '', types, credit: CREDIT },
  ];
};

/**
 * Returns Google's predictions for a text: places in Canada. Rejects if the service fails, and gives Google up if it
 * refuses. A text that no caller waits for once Google's code is loaded is not sent, because each request is billed.
 */
export async function predictByGoogle(
  text: string,
  signal: AbortSignal,
  health: GoogleHealth,
): Promise<PlacePrediction[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await loadGoogle('places', health);
  signal.throwIfAborted();
  session ??= new AutocompleteSessionToken();
  try {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      sessionToken: session,
      includedRegionCodes: ['ca'],
      includedPrimaryTypes: GEOCODE_TYPES,
      region: 'ca',
    });
    failures.delete(health);
    for (const one of suggestions) {
      if (one.placePrediction) suggested.set(one.placePrediction.placeId, one);
    }
    return suggestions.flatMap(predictionOf).filter(({ name }) => name !== 'Canada');
  } catch (error) {
    return fail(error, health);
  }
}

/**
 * Returns the location of a place by Google. A suggested place ends the session; the id of another place is geocoded.
 */
export async function locateByGoogle(placeId: string, health: GoogleHealth): Promise<LocatedPlace | null> {
  const place = suggested.get(placeId)?.placePrediction?.toPlace();
  if (!place) {
    const [first] = await geocodePlace(placeId, health);
    return first ? locatedOf(first) : null;
  }
  session = undefined;
  suggested.clear();
  try {
    await place.fetchFields({ fields: ['location', 'addressComponents'] });
  } catch (error) {
    return fail(error, health);
  }
  if (!place.location) return null;
  return locatedOf({
    geometry: { location: place.location },
    address_components: (place.addressComponents ?? []).map(({ longText, types }) => ({
      long_name: longText ?? '',
      types,
    })),
  });
}
