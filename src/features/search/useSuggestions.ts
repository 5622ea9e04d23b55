import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import { useAutocompleteQuery, useLocationsQuery } from '#api/realty/realtyApi.ts';
import { useMapView } from '#components/combobox/useMapView.ts';
import { usePlacePredictions } from '#components/combobox/usePlacePredictions.ts';
import { SUGGESTIONS_DEBOUNCE_MS, SUGGESTIONS_MIN_CHARACTERS } from '#domain/constants.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { typedPostalCode } from './postalCode.ts';
import { sentenceSuggestion, useSentence } from './sentence.ts';
import {
  amenityQuestion,
  amenitySuggestions,
  isNearMiss,
  listingQuery,
  listingSuggestions,
  locationSuggestions,
  NO_SUGGESTIONS,
  type SuggestionGroups,
  splitQuery,
} from './suggestion.ts';

export interface Suggestions {
  groups: SuggestionGroups;
  /** True if the places are only similar to the text. */
  isNear: boolean;
  /**
   * `idle`: the text is too short; `loading`: the groups belong to an older text and cannot be chosen; `failed`:
   * neither the places nor the listings could be loaded.
   */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Phrases of a sentence without anything that can be searched by. */
  unused: readonly string[];
  /** True if the places of the maps service could not be loaded. */
  isPlacesFailed: boolean;
  /** True if a place of the sentence could not be looked up: its words are not used. */
  isIncomplete: boolean;
  /** Looks up the places again. */
  retry: () => void;
}

type Found = Pick<Suggestions, 'groups' | 'isNear' | 'unused' | 'isIncomplete'>;

/** Characters from which amenities are looked for. */
const SHORTEST_AMENITY = 3;

const NOTHING: Found = { groups: NO_SUGGESTIONS, isNear: false, unused: [], isIncomplete: false };

/**
 * Suggestions for the text in the box. They are requested when typing pauses, and only the answer to the latest text
 * counts.
 */
export function useSuggestions(typed: string, perGroup: number): Suggestions {
  const text = useDebounced(typed.trim(), SUGGESTIONS_DEBOUNCE_MS);
  const skip = text.length < SUGGESTIONS_MIN_CHARACTERS || typed.trim().length < SUGGESTIONS_MIN_CHARACTERS;
  const locations = useLocationsQuery({ search: splitQuery(text).name }, { skip });
  const listings = useAutocompleteQuery(listingQuery(text), { skip });
  // If no home has the whole code, the homes of its area locate it.
  const area = typedPostalCode(text)?.area ?? '';
  const around = useAutocompleteQuery(area, {
    skip: skip || area === '' || listings.isFetching || listings.currentData?.length !== 0,
  });
  const near = useMapView();
  const locale = localeOf(useTranslation().i18n.language);
  const [attempt, setAttempt] = useState(0);
  const { sentence, loading: isReading } = useSentence(skip ? '' : text, attempt);
  const { predictions, loading, hasFailed } = usePlacePredictions(skip ? '' : text, near, attempt);

  const named = useNamedAmenitiesQuery(amenityQuestion(text, near), {
    skip: skip || text.length < SHORTEST_AMENITY,
  });

  const places = locations.currentData;
  const amenities = named.currentData;
  const homes = listings.currentData;
  const neighbours = around.currentData;
  const fresh = useMemo<Found>(() => {
    const locations = locationSuggestions(
      text,
      places,
      predictions,
      perGroup,
      neighbours ?? homes,
      amenitySuggestions(amenities, locale),
    );
    const listings = listingSuggestions(homes ?? [], perGroup);
    const offered = sentenceSuggestion(text, sentence, locations, listings.length > 0);
    const isIncomplete = sentence?.isIncomplete === true && (offered !== undefined || !sentence.search);
    return {
      groups: { ...NO_SUGGESTIONS, sentence: offered ? [offered] : [], locations, listings },
      unused: sentence && !sentence.search && !isIncomplete ? sentence.unused : [],
      isIncomplete,
      isNear: locations.length > 0 && locations.every((location) => isNearMiss(text, location)),
    };
  }, [text, places, homes, neighbours, predictions, amenities, sentence, perGroup, locale]);

  // The last complete groups stay visible while the next text loads, so that the rows do not flicker.
  const isAsking =
    loading ||
    locations.isFetching ||
    listings.isFetching ||
    around.isFetching ||
    named.isFetching ||
    isReading;
  const waiting = text !== typed.trim() || isAsking;
  const [shown, setShown] = useState(NOTHING);
  const complete = waiting ? shown : fresh;
  const current = skip ? NOTHING : complete;
  if (current !== shown) setShown(current);

  const shared = { isPlacesFailed: !waiting && hasFailed, retry: () => setAttempt(attempt + 1) };
  if (skip) return { ...current, ...shared, status: 'idle' };
  if (waiting) return { ...current, ...shared, status: 'loading' };
  const status = locations.isError && listings.isError ? 'failed' : 'loaded';
  return { ...current, ...shared, status };
}
