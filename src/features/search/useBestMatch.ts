import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { namedAmenities } from '#api/realty/amenityCalls.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { useMapView } from '#components/combobox/useMapView.ts';
import { AUTOCOMPLETE_RESULTS } from '#domain/constants.ts';
import { localeOf } from '#i18n/i18n.ts';
import { places } from '#platform/maps/places.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { typedPostalCode } from './postalCode.ts';
import { sentenceSuggestion, useUnderstanding } from './sentence.ts';
import {
  amenityQuestion,
  amenitySuggestions,
  bestMatch,
  listingQuery,
  listingSuggestions,
  locationSuggestions,
  type Suggestion,
  splitQuery,
} from './suggestion.ts';

interface Found {
  /** The suggestion that Enter opens. */
  match: Suggestion | undefined;
  /** True if there are no suggestions at all. */
  isNothing: boolean;
}

/** Searches a text at once, for an Enter that comes before the suggestions. */
export function useBestMatch(): (text: string, signal: AbortSignal) => Promise<Found> {
  const dispatch = useAppDispatch();
  const near = useMapView();
  const locale = localeOf(useTranslation().i18n.language);
  const understand = useUnderstanding();
  return useCallback(
    async (text, signal) => {
      const { locations, autocomplete } = realtyApi.endpoints;
      const [known, homes, predictions, sentence, named] = await Promise.all([
        dispatch(locations.initiate({ search: splitQuery(text).name }, { subscribe: false })),
        dispatch(autocomplete.initiate(listingQuery(text), { subscribe: false })),
        places.predict(text, signal, near).catch(() => []),
        understand(text),
        dispatch(namedAmenities.initiate(amenityQuestion(text, near), { subscribe: false })),
      ]);
      const area = homes.data?.length === 0 ? typedPostalCode(text)?.area : undefined;
      const around = area ? await dispatch(autocomplete.initiate(area, { subscribe: false })) : homes;
      const noLimit = Number.POSITIVE_INFINITY;
      const offered = locationSuggestions(
        text,
        known.data,
        predictions,
        noLimit,
        around.data,
        amenitySuggestions(named.data, locale),
      );
      const listings = listingSuggestions(homes.data ?? [], AUTOCOMPLETE_RESULTS);
      const read = sentenceSuggestion(text, sentence, offered, listings.length > 0);
      // The list shows the part that was understood, and another attempt.
      if (read && sentence?.isIncomplete) return { match: undefined, isNothing: false };
      return {
        match: read ?? bestMatch(text, { locations: offered, listings }),
        isNothing: offered.length + listings.length === 0,
      };
    },
    [dispatch, near, understand, locale],
  );
}
