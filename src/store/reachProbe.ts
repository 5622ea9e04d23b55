/** Looks for services that could not be reached, on a page that asks nothing of them by itself. */
import { isUnreached } from '#api/errors.ts';
import { serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';

/** Milliseconds between two questions. */
export const PROBE_MS = 30_000;
const TIMEOUT_MS = 15_000;

/** Whether a service answers, whatever it says. A question that no cache on the way takes for its own. */
async function answers(service: string): Promise<boolean> {
  const { customerUrl, realtyUrl } = environment;
  // The smallest answer of each.
  const address =
    service === 'customer' ? `${customerUrl}/meta?group=homewise` : `${realtyUrl}/meta?group=real_estate`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { status } = await fetch(serviceUrl(address), {
      method: 'HEAD',
      cache: 'no-store',
      signal,
    });
    return !isUnreached({ status, message: '', fields: {}, refused: [], requestId: null });
  } catch {
    return false;
  }
}

/**
 * Asks for lost services every half minute, and when the visitor turns to the page or is online again.
 * @param lost the services' names; nothing is asked while there are none
 * @param found called with each that answers
 * @param missed called with each that does not
 * @returns ends it
 */
export function probeReach(
  lost: ReadonlySet<string>,
  found: (service: string) => void,
  missed: (service: string) => void,
): () => void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking || !navigator.onLine || document.visibilityState === 'hidden') return;
    isAsking = true;
    await Promise.all(
      [...lost].map(async (service) => {
        if (await answers(service)) found(service);
        else missed(service);
      }),
    );
    isAsking = false;
  };
  const onTurn = () => void ask();
  const timer = setInterval(onTurn, PROBE_MS);
  window.addEventListener('focus', onTurn);
  window.addEventListener('online', onTurn);
  document.addEventListener('visibilitychange', onTurn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onTurn);
    window.removeEventListener('online', onTurn);
    document.removeEventListener('visibilitychange', onTurn);
  };
}
