/** Sentences in the search box: their grammar, which is loaded with the first suggestions, and where they lead. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import type { Camera } from '#domain/geo/camera.ts';
import { folded } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import { type Search, withPlace } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { places } from '#platform/maps/places.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectView } from '#store/settingsSlice.ts';
import type { SearchOrigin } from './searchEntry.ts';
import type { LocationSuggestion, SentenceSuggestion } from './suggestion.ts';
import type { TypedSentence } from './understandTyped.ts';
import { useSearchOrigin } from './useSearchOrigin.ts';

/** The words of an understood sentence in the list of suggestions. */
export const SentenceText = lazyOnIntent(async () => (await import('./SentenceText.tsx')).SentenceText);

/** The map's view, near which places are looked for. */
const getView = (_dispatch: unknown, getState: () => RootState) => selectView(getState());

/** A function that understands a text; its result is undefined for places, addresses and MLS numbers. */
type Understand = (text: string) => Promise<TypedSentence | undefined>;

/**
 * Returns a function that understands sentences in the page's language, by the service's places. If the code could not be
 * loaded, it resolves to undefined: then the box is one for places only.
 */
export function useUnderstanding(): Understand {
  const { i18n } = useTranslation();
  const isFrench = localeOf(i18n.language) === 'fr-CA';
  const dispatch = useAppDispatch();
  const { search: base } = useSearchOrigin();
  return useCallback(
    async (text) => {
      try {
        const [{ understandTyped }] = await Promise.all([
          import('./understandTyped.ts'),
          SentenceText.preload(),
        ]);
        const viewed = dispatch(getView);
        return await understandTyped(text, {
          dispatch,
          base,
          isFrench,
          near: viewed.isVisitors || viewed.bounds ? viewed.center : undefined,
          year: new Date().getFullYear(),
          locate: async (name) => {
            const isNamed = (found: string) => folded(found).startsWith(folded(name));
            const call = new AbortController();
            const predictions = await places.predict(name, call.signal, dispatch(getView));
            const place = predictions.find((prediction) => isNamed(prediction.name));
            const located = place && (await places.locate(place.placeId, call.signal));
            // Texts that may only be shown are not put into addresses: the visitor's own words are.
            const label = place?.credit?.isShownOnly ? name : place?.name;
            return located && label ? { to: located.location, label } : undefined;
          },
          lookUp: (search) =>
            dispatch(realtyApi.endpoints.locations.initiate({ search }, { subscribe: false })).unwrap(),
        });
      } catch (error) {
        console.warn('The text could not be read as a sentence.', error);
        return undefined;
      }
    },
    [dispatch, base, isFrench],
  );
}

/**
 * The sentence that a text was understood as.
 * @param attempt another number reads the same text again
 */
export function useSentence(
  text: string,
  attempt: number,
): { sentence: TypedSentence | undefined; loading: boolean } {
  const understand = useUnderstanding();
  const key = `${attempt} ${text}`;
  const [answer, setAnswer] = useState<{ key: string; sentence?: TypedSentence | undefined }>();
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    void understand(text).then((sentence) => {
      if (isCurrent) setAnswer({ key, sentence });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, key, understand]);
  if (text === '') return { sentence: undefined, loading: false };
  if (answer?.key !== key) return { sentence: undefined, loading: true };
  return { sentence: answer.sentence, loading: false };
}

/**
 * The suggestion for an understood sentence; undefined if the text is a place's name or its beginning, or if the sentence
 * has no filter and the text has other suggestions.
 */
export function sentenceSuggestion(
  text: string,
  sentence: TypedSentence | undefined,
  locations: readonly LocationSuggestion[],
  hasListings: boolean,
): SentenceSuggestion | undefined {
  if (!sentence?.search) return undefined;
  const typed = folded(text.trim());
  // One word is also the beginning of many amenities' names: "pool".
  const isPlace = locations.some(
    ({ kind, name }) =>
      kind !== 'place' && (kind !== 'amenity' || typed.includes(' ')) && folded(name).startsWith(typed),
  );
  if (isPlace || (!sentence.hasFilters && (hasListings || locations.length > 0))) return undefined;
  return { kind: 'sentence', id: 'sentence', search: sentence.search, unused: sentence.unused };
}

/** The address of a sentence's search: on the map if the visitor searches from there, else the list. */
export function sentenceDestination(search: Search, origin: SearchOrigin, view: Camera): string {
  const { state, city, neighborhood, ...filters } = search;
  // The map has no outline of a province.
  if (origin !== 'map' || (state && !city)) return paths.list(search);
  if (!city) return paths.mapAt(view.center, view.zoom, filters);
  return neighborhood ? paths.map(withPlace(filters, { city, neighborhood })) : paths.mapCity(city, filters);
}
