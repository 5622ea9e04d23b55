/** Follows failed service calls for monitoring. */
import { addListener, isRejectedWithValue } from '@reduxjs/toolkit';
import { contactApi } from '#api/contact/contactApi.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { type CallError, isCallError } from '#api/errors.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';
import { type CallName, isSettledCall, settledCall } from './settledCall.ts';

/** A call that failed: the endpoint's name, the status (0 if no answer came), and the service's id of the request. */
export interface FailedCall {
  name: string;
  status: number;
  requestId?: string;
}

/** Callbacks of `followCallFaults`. */
export interface CallFaults {
  /** The service failed, or gave no answer although the device is online. */
  onFailed: (call: FailedCall) => void;
  /** A service answered. */
  onAnswered: () => void;
}

const isFailure = (payload: unknown): payload is CallError =>
  typeof payload === 'object' && payload !== null && isCallError(payload as CallError); // the next check looks for the error's members

function failedCall({ service, endpoint }: CallName, error: unknown): FailedCall | undefined {
  if (!isFailure(error)) return undefined;
  const { status, requestId } = error;
  if (status === 0 ? !navigator.onLine : status < 500) return undefined;
  return { name: `${service}/${endpoint}`, status, ...(requestId ? { requestId } : {}) };
}

/** Returns the queries whose newest call failed. */
const failedQueries = (state: RootState): FailedCall[] =>
  [realtyApi, contactApi, customerApi].flatMap(({ reducerPath: service, util }) =>
    util
      .selectAllQueryEntries(state)
      .flatMap(({ endpointName: endpoint, error }) => failedCall({ service, endpoint }, error) ?? []),
  );

/** Calls back for every failed call, also for queries that failed before. @returns a function that ends it */
export const followCallFaults =
  ({ onFailed, onAnswered }: CallFaults) =>
  (dispatch: AppDispatch, getState: () => RootState): (() => void) => {
    failedQueries(getState()).forEach(onFailed);
    const listen = addListener.withTypes<RootState, AppDispatch>();
    return dispatch(
      listen({
        matcher: isSettledCall,
        effect: (action) => {
          if (!isRejectedWithValue(action)) return onAnswered();
          const call = settledCall(action);
          const failed = call && failedCall(call, action.payload);
          if (failed) onFailed(failed);
        },
      }),
    );
  };
