/** Services out of reach: one notice for however many calls fail, until each service has answered again (L8 Network). */
import { addListener, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { contactApi } from '../api/contact/contactApi.ts';
import { customerApi } from '../api/customer/customerApi.ts';
import { type CallError, isUnreached } from '../api/errors.ts';
import { realtyApi } from '../api/realty/realtyApi.ts';
import type { AppDispatch } from './makeStore.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { pinsRetried } from './pinsSlice.ts';
import { probeReach } from './reachProbe.ts';
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

/** Asks a service again for everything that failed while it could not be reached. */
const askAgain =
  (service: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { realty, customer, pins } = getState();
    const [api, queries] =
      service === realtyApi.reducerPath ? [realtyApi, realty.queries] : [customerApi, customer.queries];
    if (api.reducerPath !== service) return;
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Asking }>; // whichever of them the query is of
    for (const query of Object.values(queries)) {
      if (query?.status !== 'rejected' || !isUnreached(query.error)) continue;
      if (BACKGROUND.includes(query.endpointName)) continue;
      const ask = endpoints[query.endpointName]?.initiate;
      if (ask) dispatch(ask(query.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    if (service === realtyApi.reducerPath && pins.status === 'failed') dispatch(pinsRetried());
  };

/**
 * Says that a service cannot be reached, once; when it can, takes it back and asks again for what failed, so that every
 * page goes on by itself. @returns ends it
 */
export const followReach =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): (() => void) => {
    const lost = new Set<string>();
    const lose = (service: string) => {
      // That the device itself is offline is said by another notice; who dismissed this one is not told again by the
      // next of many failures.
      if (lost.size === 0 && navigator.onLine) {
        dispatch(notified({ severity: 'warning', notice: 'couldNotConnect', persistent: true }));
      }
      lost.add(service);
    };
    const find = (service: string) => {
      if (!lost.delete(service)) return;
      if (lost.size === 0) dispatch(noticeResolved('couldNotConnect'));
      dispatch(askAgain(service));
    };
    for (const service of unreachedAlready(getState())) lose(service);
    const listen = addListener.withTypes<RootState, AppDispatch>();
    const endProbe = probeReach(lost, find);
    const endListening = dispatch(
      listen({
        matcher: isAnyOf(isFulfilled(), isRejectedWithValue()),
        effect: (action) => {
          const [service = ''] = action.type.split('/');
          if (!SERVICES.includes(service)) return;
          const isLost = isRejectedWithValue(action) && isUnreached(action.payload as CallError); // how these services fail
          // Any other answer, also a refusal, came from the service.
          if (!isLost) find(service);
          else if (!isOfBackground(action.meta.arg)) lose(service);
        },
      }),
    );
    return () => {
      endProbe();
      endListening();
    };
  };
