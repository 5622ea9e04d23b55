import { useEffect } from 'react';
import type { FaultContext } from '#platform/monitoring/faultContext.ts';
import { sendFaults, takeFault } from '#platform/monitoring/faultSink.ts';
import { isLostChunk } from '#platform/updates/lostChunk.ts';
import { followCallFaults } from '#store/callFaults.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { AppDispatch } from '#store/makeStore.ts';

/** No fault of the product: what was called off, what a deployment took away, and what browsers say of layouts. */
function isHarmless(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  const { name, message } = Object(error) as Partial<Error>; // what calls are ended with is no Error everywhere
  return name === 'AbortError' || isLostChunk(error) || /^ResizeObserver loop/.test(String(message));
}

/** Code that others put into the page. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /\b(chrome|moz|safari-web)-extension:\/\//.test(error.stack ?? '');

function take(error: unknown, where: FaultContext['where'], call?: FaultContext['call']): void {
  if (isHarmless(error) || isForeign(error)) return;
  takeFault(error, { where, path: window.location.pathname, ...(call && { call }) });
}

/** Tells of what nobody caught and of services that fail. @returns ends it */
export function followFaults(dispatch: AppDispatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('error', ({ error }) => take(error, 'window'), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason, 'promise'), { signal });
  window.addEventListener('online', () => void sendFaults(), { signal });
  const unfollow = dispatch(
    followCallFaults({
      onFailed: (call) => take(new Error(`${call.name} failed: ${call.status}`), 'call', call),
      onAnswered: () => void sendFaults(),
    }),
  );
  return () => {
    stop.abort();
    unfollow();
  };
}

/** followFaults of a built product; before that the console has it all. */
export function useFaultWatch(): void {
  const dispatch = useAppDispatch();
  useEffect(() => (import.meta.env.PROD ? followFaults(dispatch) : undefined), [dispatch]);
}
