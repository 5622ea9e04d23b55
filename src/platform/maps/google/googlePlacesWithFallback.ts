import type { Places } from '../placesPort.ts';
import { googleHealth } from './googleHealth.ts';

/**
 * Returns Google's places, and those of `standIn` for the rest of the visit if Google fails. The code is loaded with
 * the first typed text.
 */
export function googlePlacesWithFallback(standIn: Places, health = googleHealth): Places {
  const google = () => import('./googlePlaces.ts');
  const orStandIn = async <Answer>(
    ask: () => Promise<Answer>,
    askStandIn: () => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    if (health.hasFailed()) return askStandIn();
    try {
      const answer = await ask();
      // Google's calls can't be aborted.
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      if (signal.aborted || !health.hasFailed()) throw error;
      return askStandIn();
    }
  };
  return {
    predict: (text, signal, near) =>
      orStandIn(
        async () => (await google()).predictByGoogle(text, signal, health),
        () => standIn.predict(text, signal, near),
        signal,
      ),
    locate: (placeId, signal) =>
      orStandIn(
        async () => (await google()).locateByGoogle(placeId, health),
        () => standIn.locate(placeId, signal),
        signal,
      ),
  };
}
