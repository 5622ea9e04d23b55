import { useCallback } from 'react';
import { realtyApi } from '../../api/realty/realtyApi.ts';
import { AUTOCOMPLETE_RESULTS } from '../../domain/constants.ts';
import { places } from '../../platform/maps/places.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { asked, bestMatch, listingSuggestions, locationSuggestions, type Suggestion } from './suggestion.ts';

/** Asks for a text at once, for who presses Enter before the suggestions are there. */
export function useBestMatch(): (text: string, signal: AbortSignal) => Promise<Suggestion | undefined> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text, signal) => {
      const { locations, autocomplete } = realtyApi.endpoints;
      const [known, homes, predictions] = await Promise.all([
        dispatch(locations.initiate({ search: asked(text).name }, { subscribe: false })),
        dispatch(autocomplete.initiate(text, { subscribe: false })),
        places.predict(text, signal).catch(() => []),
      ]);
      return bestMatch(text, {
        locations: locationSuggestions(text, known.data, predictions, Number.POSITIVE_INFINITY),
        listings: listingSuggestions(homes.data ?? [], AUTOCOMPLETE_RESULTS),
      });
    },
    [dispatch],
  );
}
