import { useEffect, useEffectEvent, useState } from 'react';
import type { Camera } from '#domain/geo/camera.ts';
import { places } from '#platform/maps/places.ts';
import type { PlacePrediction } from '#platform/maps/placesPort.ts';

/** The answer of the maps service, and the text that it belongs to. */
interface Answer {
  text: string;
  predictions: PlacePrediction[];
  hasFailed: boolean;
}

const NONE: PlacePrediction[] = [];

/**
 * Place predictions of the maps service for a text, those near a view first. '' sends no request. A newer text cancels
 * the older call. A failure is logged, and the listings' own places remain.
 */
export function usePlacePredictions(
  text: string,
  near: Camera | undefined,
): { predictions: PlacePrediction[]; loading: boolean; hasFailed: boolean } {
  const [answer, setAnswer] = useState<Answer>({ text: '', predictions: NONE, hasFailed: false });
  // Moving the map sends no new request.
  const predict = useEffectEvent((signal: AbortSignal) => places.predict(text, signal, near));

  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    predict(call.signal).then(
      (predictions) => {
        if (!call.signal.aborted) setAnswer({ text, predictions, hasFailed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        console.warn('Places could not be looked up.', error);
        setAnswer({ text, predictions: NONE, hasFailed: true });
      },
    );
    return () => call.abort();
  }, [text]);

  if (text === '') return { predictions: NONE, loading: false, hasFailed: false };
  if (answer.text !== text) return { predictions: NONE, loading: true, hasFailed: false };
  return { predictions: answer.predictions, loading: false, hasFailed: answer.hasFailed };
}
