import { isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { contactApi } from '#api/contact/contactApi.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';

/** Matches the action of a service call that was answered or failed. */
export const isSettledCall = isAnyOf(isFulfilled(), isRejectedWithValue());

/** Names of a service call: its service in the store, and its endpoint. */
export interface CallName {
  service: 'realty' | 'contact' | 'customer';
  endpoint: string;
}

/** Returns which call an action settled; undefined if it is no service call's. */
export function settledCall(action: unknown): CallName | undefined {
  for (const { reducerPath: service, endpoints } of [realtyApi, contactApi, customerApi]) {
    for (const [endpoint, { matchFulfilled, matchRejected }] of Object.entries(endpoints)) {
      if (matchFulfilled(action) || matchRejected(action)) return { service, endpoint };
    }
  }
  return undefined;
}
