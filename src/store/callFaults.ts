/** Follows failed service calls for monitoring. */
import { addListener, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { type CallError, isCallError } from '#api/errors.ts';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';

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

function failedCall(type: string, payload: unknown, endpoint: string): FailedCall | undefined {
  if (!isFailure(payload)) return undefined;
  const { status, requestId } = payload;
  if (status === 0 ? !navigator.onLine : status < 500) return undefined;
  const [service = ''] = type.split('/');
  return { name: `${service}/${endpoint}`, status, ...(requestId ? { requestId } : {}) };
}

/** Calls back for every failed call. @returns a function that ends it */
export const followCallFaults =
  ({ onFailed, onAnswered }: CallFaults) =>
  (dispatch: AppDispatch): (() => void) => {
    const listen = addListener.withTypes<RootState, AppDispatch>();
    return dispatch(
      listen({
        matcher: isAnyOf(isFulfilled(), isRejectedWithValue()),
        effect: (action) => {
          if (!isRejectedWithValue(action)) return onAnswered();
          const { endpointName } = action.meta.arg as { endpointName?: string }; // only service calls reach this line
          const failed = endpointName && failedCall(action.type, action.payload, endpointName);
          if (failed) onFailed(failed);
        },
      }),
    );
  };
