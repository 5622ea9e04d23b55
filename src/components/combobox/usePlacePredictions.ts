import { useEffect, useEffectEvent, useState } from 'react';
import type { Camera } from '#domain/geo/camera.ts';
import { places } from '#platform/maps/places.ts';
import type { PlacePrediction } from '#platform/maps/placesPort.ts';

/** The answer of the maps service, and the attempt and the text that it belongs to. */
interface Answer {
  key: string;
  predictions: PlacePrediction[];
  hasFailed: boolean;
}

const NONE: PlacePrediction[] = [];

/**
 * Place predictions of the maps service for a text, those near a view first. '' sends no request. A newer text cancels
 * the older call. A failure is logged, and the listings' own places remain.
 * @param attempt another number sends the same request again; 0 by default
 */
export function usePlacePredictions(
  text: string,
  near: Camera | undefined,
  attempt = 0,
): { predictions: PlacePrediction[]; loading: boolean; hasFailed: boolean } {
  const [answer, setAnswer] = useState<Answer>({ key: '', predictions: NONE, hasFailed: false });
  const key = `${attempt} ${text}`;
  // Moving the map sends no new request.
  const predict = useEffectEvent((signal: AbortSignal) => places.predict(text, signal, near));

  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    predict(call.signal).then(
      (predictions) => {
        if (!call.signal.aborted) setAnswer({ key, predictions, hasFailed: false });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        console.warn('Places could not be looked up.', error);
        setAnswer({ key, predictions: NONE, hasFailed: true });
      },
    );
    return () => call.abort();
  }, [text, key]);

  if (text === '') return { predictions: NONE, loading: false, hasFailed: false };
  if (answer.key !== key) return { predictions: NONE, loading: true, hasFailed: false };
  return { predictions: answer.predictions, loading: false, hasFailed: answer.hasFailed };
}
