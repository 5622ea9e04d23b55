/** Follows failed service calls for monitoring. */
import { addListener, isRejectedWithValue } from '@reduxjs/toolkit';
import { type CallError, isCallError } from '#api/errors.ts';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';
import { isSettledCall, settledCall } from './settledCall.ts';

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

function failedCall(action: { payload: unknown }): FailedCall | undefined {
  const { payload } = action;
  const call = settledCall(action);
  if (!call || !isFailure(payload)) return undefined;
  const { status, requestId } = payload;
  if (status === 0 ? !navigator.onLine : status < 500) return undefined;
  return { name: `${call.service}/${call.endpoint}`, status, ...(requestId ? { requestId } : {}) };
}

/** Calls back for every failed call. @returns a function that ends it */
export const followCallFaults =
  ({ onFailed, onAnswered }: CallFaults) =>
  (dispatch: AppDispatch): (() => void) => {
    const listen = addListener.withTypes<RootState, AppDispatch>();
    return dispatch(
      listen({
        matcher: isSettledCall,
        effect: (action) => {
          if (!isRejectedWithValue(action)) return onAnswered();
          const failed = failedCall(action);
          if (failed) onFailed(failed);
        },
      }),
    );
  };
