/** Services out of reach: one notice for however many calls fail, until each service has answered again (L8 Network). */
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

/** What the product asks by itself; nobody waits for it, or is told otherwise. */
const BACKGROUND: readonly string[] = ['locationList', 'sendLead'];

/** Whether nobody on the page has asked for it. */
function isOfBackground(asked: unknown): boolean {
  const {
    endpointName = '',
    subscribe,
    track,
  } = asked as {
    endpointName?: string;
    subscribe?: boolean;
    track?: boolean;
  }; // of the services' calls
  return BACKGROUND.includes(endpointName) && (subscribe === false || track === false);
}

/** The services whose newest failure on the page was that they could not be reached. */
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

/** Stands for the map's pins among the names of queries. */
const PINS = 'pins';

/** Names a query among those of all services. */
const nameOf = (service: string, key: string) => `${service}/${key}`;

/**
 * Asks a service again for everything that failed while it could not be reached.
 * @param asked the names of queries that are left out; those that are asked are added
 */
const askAgain =
  (service: string, asked: Set<string>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { realty, customer, pins } = getState();
    const [api, queries] =
      service === realtyApi.reducerPath ? [realtyApi, realty.queries] : [customerApi, customer.queries];
    if (api.reducerPath !== service) return;
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Asking }>; // whichever of them the query is of
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
 * Says that a service cannot be reached, once; when it can, takes it back and asks again for what failed, so that every
 * page goes on by itself. @returns ends it
 */
export const followReach =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): (() => void) => {
    const lost = new Set<string>();
    // Asked again since the connection was lost. One that still fails is at fault alone: it is not asked without end.
    const askedAgain = new Set<string>();
    let isTold = false;
    const lose = (service: string) => {
      askedAgain.clear();
      lost.add(service);
      // That the device itself is offline is said by another notice; who dismissed this one is not told again by the
      // next of many failures.
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
          const isLost = isRejectedWithValue(action) && isUnreached(action.payload as CallError); // how these services fail
          const { meta } = action as unknown as { meta: { arg?: { queryCacheKey?: string } } }; // a command has no key
          const name = nameOf(service, meta.arg?.queryCacheKey ?? '');
          if (!isLost) {
            // Any other answer, also a refusal, came from the service.
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

/** Looks for services that could not be reached, on a page that asks nothing of them by itself. */
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
