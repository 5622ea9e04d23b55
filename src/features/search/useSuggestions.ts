import { useMemo, useState } from 'react';
import { useAutocompleteQuery, useLocationsQuery } from '../../api/realty/realtyApi.ts';
import { SUGGESTIONS_DEBOUNCE_MS, SUGGESTIONS_MIN_CHARACTERS } from '../../domain/constants.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import {
  asked,
  listingSuggestions,
  locationSuggestions,
  NO_SUGGESTIONS,
  type SuggestionGroups,
} from './suggestion.ts';
import { usePlacePredictions } from './usePlacePredictions.ts';

export interface Suggestions {
  groups: SuggestionGroups;
  /** `idle`: the text is too short; `failed`: neither places nor listings could be asked. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
}

/** Suggestions for the text that is still being typed: asked when it rests, and only its own answers count. */
export function useSuggestions(typed: string, perGroup: number): Suggestions {
  const text = useDebounced(typed.trim(), SUGGESTIONS_DEBOUNCE_MS);
  const skip = text.length < SUGGESTIONS_MIN_CHARACTERS || typed.trim().length < SUGGESTIONS_MIN_CHARACTERS;
  const locations = useLocationsQuery({ search: asked(text).name }, { skip });
  const listings = useAutocompleteQuery(text, { skip });
  const { predictions, loading } = usePlacePredictions(skip ? '' : text);

  const places = locations.currentData;
  const homes = listings.currentData;
  const fresh = useMemo<SuggestionGroups>(
    () => ({
      recent: [],
      locations: locationSuggestions(text, places, predictions, perGroup),
      listings: listingSuggestions(homes ?? [], perGroup),
    }),
    [text, places, homes, predictions, perGroup],
  );

  // What was complete stays in view while the next text is looked up: rows that blink can't be read.
  const waiting = text !== typed.trim() || loading || locations.isFetching || listings.isFetching;
  const [shown, setShown] = useState(NO_SUGGESTIONS);
  const complete = waiting ? shown : fresh;
  const groups = skip ? NO_SUGGESTIONS : complete;
  if (groups !== shown) setShown(groups);

  if (skip) return { groups, status: 'idle' };
  if (waiting) return { groups, status: 'loading' };
  return { groups, status: locations.isError && listings.isError ? 'failed' : 'loaded' };
}
