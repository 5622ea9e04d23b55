import { locatedOf } from '../geocoded.ts';
import type { LocatedPlace, PlacePrediction } from '../placesPort.ts';
import { geocodePlace } from './googleGeocoder.ts';
import type { GoogleHealth } from './googleHealth.ts';
import { loadGoogle } from './loadGoogle.tsx';
import { isRefusal } from './refusals.ts';

type Suggestion = google.maps.places.AutocompleteSuggestion;

/** Kinds whose answers are places and not businesses: https://developers.google.com/maps/documentation/places/web-service/place-types (2026-11). */
const GEOCODE_TYPES = ['geocode'];

/** Away from Google's own map their places bear this name: https://developers.google.com/maps/documentation/places/web-service/policies (2026-11). */
const CREDIT = { text: 'Google Maps', isShownOnly: true } as const;

/** What was typed and what was chosen of it are one session to Google's bill: it ends with the choice. */
let session: google.maps.places.AutocompleteSessionToken | undefined;
/** Suggestions of the open session by their ids: the place of one ends it. */
const suggested = new Map<string, Suggestion>();

/** Failures in a row after which a service counts as blocked, though it never said so. */
const MOST_FAILURES = 3;
/** How many of them there were until now. */
const failures = new WeakMap<GoogleHealth, number>();

/** A refusal ends it for the visit; a lost network or a busy service only where it goes on. */
function fail(error: unknown, health: GoogleHealth): never {
  const now = (failures.get(health) ?? 0) + (navigator.onLine ? 1 : 0);
  failures.set(health, now);
  if (isRefusal(error) || now >= MOST_FAILURES) health.giveUp(error);
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
 * Places in Canada for a text, by Google. Rejects where it fails; Google is given up where it refuses. A text that
 * nobody waits for any more once Google's code is there is not asked for: each question is billed.
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

/** Where a place is, by Google: of a suggested one its own place ends the session, of another its id is geocoded. */
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
