import { useEffect, useState } from 'react';
import { places } from '#platform/maps/places.ts';
import type { PlacePrediction } from '#platform/maps/placesPort.ts';

/** What the maps service said, and to which text: an answer to another text is no answer. */
interface Answer {
  text: string;
  predictions: PlacePrediction[];
}

const NONE: PlacePrediction[] = [];

/**
 * The maps service's places for a text; '' asks nothing. A newer text cancels the older call, and a failure
 * is logged and leaves the listings' own places.
 */
export function usePlacePredictions(text: string): { predictions: PlacePrediction[]; loading: boolean } {
  const [answer, setAnswer] = useState<Answer>({ text: '', predictions: NONE });

  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    places.predict(text, call.signal).then(
      (predictions) => {
        if (!call.signal.aborted) setAnswer({ text, predictions });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        console.warn('Places could not be looked up.', error);
        setAnswer({ text, predictions: NONE });
      },
    );
    return () => call.abort();
  }, [text]);

  const answered = text === '' || answer.text === text;
  return { predictions: answered && text !== '' ? answer.predictions : NONE, loading: !answered };
}
