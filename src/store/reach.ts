/** Services out of reach: one notice for all failed calls, until each service has answered again. */
import { addListener, isRejectedWithValue, type SerializedError } from '@reduxjs/toolkit';
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
import { type CallName, isSettledCall, settledCall } from './settledCall.ts';

/** Services whose queries are repeated. The contact service has only a schema, which its form requests again. */
const REPEATED = [realtyApi, customerApi] as const;

/** The only query without a visitor's action: it fails unnoticed. */
const BACKGROUND = 'locationList';

const { sendLead } = contactApi.endpoints;

/** A cached query of any endpoint, with the members that are read here. */
interface Query {
  queryCacheKey: string;
  endpointName: string;
  originalArgs: unknown;
  requestId: string;
  status: string;
  error?: CallError | SerializedError | undefined;
}

/** Returns a service's cached queries, failed ones included. */
const queriesOf = (state: RootState, { util }: (typeof REPEATED)[number]): readonly Query[] =>
  util.selectAllQueryEntries(state);

/** Returns a service's queries whose newest call failed because the service could not be reached. */
const unreachedQueries = (state: RootState, api: (typeof REPEATED)[number]) =>
  queriesOf(state, api).filter(
    ({ status, error, endpointName }) =>
      status === 'rejected' && isUnreached(error) && endpointName !== BACKGROUND,
  );

/** True for a call without a visitor's action. The store holds no state of a lead that waited on the device. */
const isOfBackground = ({ endpoint }: CallName, requestId: string, state: RootState): boolean =>
  endpoint === BACKGROUND ||
  (endpoint === sendLead.name && sendLead.select(requestId)(state).status === 'uninitialized');

type Initiate = (
  parameters: unknown,
  options: { subscribe: false; forceRefetch: true },
) => Parameters<AppDispatch>[0];

/** Represents the map's pins among the keys of queries. */
const PINS = 'pins';

/**
 * Repeats all calls to a service that failed while it could not be reached.
 * @param skipped keys of queries that are skipped; those that are repeated are added
 */
const repeatFailedQueries =
  (service: string, skipped: Set<string>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { pins } = getState();
    const api = REPEATED.find(({ reducerPath }) => reducerPath === service);
    if (!api) return;
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>; // the query's own service
    for (const { queryCacheKey: key, endpointName, originalArgs } of unreachedQueries(getState(), api)) {
      const ask = endpoints[endpointName]?.initiate;
      if (!ask || skipped.has(key)) continue;
      skipped.add(key);
      dispatch(ask(originalArgs, { subscribe: false, forceRefetch: true }));
    }
    if (service !== realtyApi.reducerPath || pins.status !== 'failed' || skipped.has(PINS)) return;
    skipped.add(PINS);
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
    // Keys of queries that were repeated since the last check. One that fails again has another cause, such as the feed
    // behind the service, and waits for the next check.
    const repeated = new Set<string>();
    // Services with such queries. They are checked although other calls are answered.
    const waiting = new Set<string>();
    let isNotified = false;
    const onLost = (service: string) => {
      repeated.clear();
      lost.add(service);
      // An offline device has its own notice. A dismissed notice is not shown again by the next of many failures.
      if (!isNotified && navigator.onLine) {
        dispatch(notified({ severity: 'warning', notice: 'couldNotConnect', persistent: true }));
      }
      isNotified = true;
    };
    const onFound = (service: string) => {
      if (!lost.delete(service)) return;
      if (lost.size === 0) {
        isNotified = false;
        dispatch(noticeResolved('couldNotConnect'));
      }
      dispatch(repeatFailedQueries(service, repeated));
    };
    for (const api of REPEATED) {
      if (unreachedQueries(getState(), api).length > 0) onLost(api.reducerPath);
    }
    const listen = addListener.withTypes<RootState, AppDispatch>();
    const onChecked = (service: string) => {
      repeated.clear();
      if (waiting.delete(service)) lost.add(service);
      onFound(service);
    };
    const endProbe = probeReach(() => new Set([...lost, ...waiting]), onChecked, onLost);
    const endListening = dispatch(
      listen({
        matcher: isSettledCall,
        effect: (action) => {
          const call = settledCall(action);
          if (!call) return;
          const { service } = call;
          const { requestId } = action.meta;
          const isLost = isRejectedWithValue(action) && isUnreached(action.payload as CallError); // the error type of these services
          const key = REPEATED.flatMap((api) => queriesOf(getState(), api)).find(
            (query) => query.requestId === requestId,
          )?.queryCacheKey;
          if (!isLost) {
            // Any other answer, even a refusal, came from the service.
            if (key) repeated.delete(key);
            onFound(service);
          } else if (isOfBackground(call, requestId, getState())) return;
          else if (key && repeated.has(key)) {
            lost.add(service);
            waiting.add(service);
          } else onLost(service);
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
async function isReachable(service: string): Promise<boolean> {
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
 * @param lost returns the services' names; no request is sent while there are none
 * @param found called with each that answers
 * @param missed called with each that does not
 * @returns a function that ends it
 */
function probeReach(
  lost: () => ReadonlySet<string>,
  found: (service: string) => void,
  missed: (service: string) => void,
): () => void {
  let isProbing = false;
  const ask = async () => {
    if (isProbing || !navigator.onLine || document.visibilityState === 'hidden') return;
    isProbing = true;
    await Promise.all(
      [...lost()].map(async (service) => {
        if (await isReachable(service)) found(service);
        else missed(service);
      }),
    );
    isProbing = false;
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
