/** Services out of reach: one notice for all failed calls, until each service has answered again. */
import { addListener, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { contactApi } from '#api/contact/contactApi.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { type CallError, isUnreached } from '#api/errors.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';
import type { AppDispatch } from './makeStore.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { pinsRetried } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';

const SERVICES: readonly string[] = [realtyApi.reducerPath, contactApi.reducerPath, customerApi.reducerPath];

/** Calls without a visitor's action: they fail unnoticed, or show their own notice. */
const BACKGROUND: readonly string[] = ['locationList', 'sendLead'];

/** True for a call without a visitor's action. */
function isOfBackground(asked: unknown): boolean {
  const {
    endpointName = '',
    subscribe,
    track,
  } = asked as {
    endpointName?: string;
    subscribe?: boolean;
    track?: boolean;
  }; // only service calls reach this line
  return BACKGROUND.includes(endpointName) && (subscribe === false || track === false);
}

/** Returns the services whose newest call on the page failed because they could not be reached. */
function unreachedAlready(state: RootState): string[] {
  const queries = {
    [realtyApi.reducerPath]: state.realty.queries,
    [customerApi.reducerPath]: state.customer.queries,
  };
  return Object.entries(queries).flatMap(([service, asked]) =>
    Object.values(asked).some(
      (query) =>
        query?.status === 'rejected' && isUnreached(query.error) && !BACKGROUND.includes(query.endpointName),
    )
      ? [service]
      : [],
  );
}

type Asking = (
  asked: unknown,
  options: { subscribe: false; forceRefetch: true },
) => Parameters<AppDispatch>[0];

/** Represents the map's pins among the names of queries. */
const PINS = 'pins';

/** Returns the name of a query, unique among all services. */
const nameOf = (service: string, key: string) => `${service}/${key}`;

/**
 * Repeats all calls to a service that failed while it could not be reached.
 * @param asked names of queries that are skipped; those that are repeated are added
 */
const askAgain =
  (service: string, asked: Set<string>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { realty, customer, pins } = getState();
    const [api, queries] =
      service === realtyApi.reducerPath ? [realtyApi, realty.queries] : [customerApi, customer.queries];
    if (api.reducerPath !== service) return;
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Asking }>; // the query's own service, whichever it is
    for (const [key, query] of Object.entries(queries)) {
      if (query?.status !== 'rejected' || !isUnreached(query.error)) continue;
      if (BACKGROUND.includes(query.endpointName)) continue;
      const name = nameOf(service, key);
      const ask = endpoints[query.endpointName]?.initiate;
      if (!ask || asked.has(name)) continue;
      asked.add(name);
      dispatch(ask(query.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    if (service !== realtyApi.reducerPath || pins.status !== 'failed' || asked.has(PINS)) return;
    asked.add(PINS);
    dispatch(pinsRetried());
  };

/**
 * Shows one notice while a service cannot be reached. When it can, removes the notice and repeats the failed calls, so
 * that every page continues by itself. @returns a function that ends it
 */
export const followReach =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): (() => void) => {
    const lost = new Set<string>();
    // Queries that were repeated since the connection was lost. One that fails again has another cause, and is not
    // repeated without end.
    const askedAgain = new Set<string>();
    let isTold = false;
    const lose = (service: string) => {
      askedAgain.clear();
      lost.add(service);
      // An offline device has its own notice. A dismissed notice is not shown again by the next of many failures.
      if (!isTold && navigator.onLine) {
        dispatch(notified({ severity: 'warning', notice: 'couldNotConnect', persistent: true }));
      }
      isTold = true;
    };
    const find = (service: string) => {
      if (!lost.delete(service)) return;
      if (lost.size === 0) {
        isTold = false;
        dispatch(noticeResolved('couldNotConnect'));
      }
      dispatch(askAgain(service, askedAgain));
    };
    for (const service of unreachedAlready(getState())) lose(service);
    const listen = addListener.withTypes<RootState, AppDispatch>();
    const endProbe = probeReach(lost, find, lose);
    const endListening = dispatch(
      listen({
        matcher: isAnyOf(isFulfilled(), isRejectedWithValue()),
        effect: (action) => {
          const [service = ''] = action.type.split('/');
          if (!SERVICES.includes(service)) return;
          const isLost = isRejectedWithValue(action) && isUnreached(action.payload as CallError); // the error type of these services
          const { meta } = action as unknown as { meta: { arg?: { queryCacheKey?: string } } }; // a mutation has no key
          const name = nameOf(service, meta.arg?.queryCacheKey ?? '');
          if (!isLost) {
            // Any other answer, even a refusal, came from the service.
            askedAgain.delete(name);
            find(service);
          } else if (isOfBackground(action.meta.arg)) return;
          else if (askedAgain.has(name)) lost.add(service);
          else lose(service);
        },
      }),
    );
    return () => {
      endProbe();
      endListening();
    };
  };

/** Checks services that could not be reached, because an idle page sends them no requests. */
/** Milliseconds between two checks. */
export const PROBE_MS = 30_000;
const TIMEOUT_MS = 15_000;

/** True if a service can be reached. Caches on the way are bypassed. */
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
 * Checks lost services every half minute, and when the visitor returns to the page or is online again.
 * @param lost the services' names; no request is sent while there are none
 * @param found called with each that answers
 * @param missed called with each that does not
 * @returns a function that ends it
 */
function probeReach(
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
