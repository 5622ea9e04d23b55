/** Calls that a service failed: told to whoever watches over the product. */
import { addListener, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { type CallError, isCallError } from '#api/errors.ts';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';

/** A call that failed: the endpoint's name, the status (0 where no answer came), and the service's id of it. */
export interface FailedCall {
  name: string;
  status: number;
  requestId?: string;
}

/** What is called back. */
export interface CallFaults {
  /** A service's own failure, or one for which no answer came though the device is online. */
  onFailed: (call: FailedCall) => void;
  /** A service answered. */
  onAnswered: () => void;
}

const isFailure = (payload: unknown): payload is CallError =>
  typeof payload === 'object' && payload !== null && isCallError(payload as CallError); // looks for the member that tells

function failedCall(type: string, payload: unknown, endpoint: string): FailedCall | undefined {
  if (!isFailure(payload)) return undefined;
  const { status, requestId } = payload;
  if (status === 0 ? !navigator.onLine : status < 500) return undefined;
  const [service = ''] = type.split('/');
  return { name: `${service}/${endpoint}`, status, ...(requestId ? { requestId } : {}) };
}

/** Calls back for every failed call until it is ended. @returns ends it */
export const followCallFaults =
  ({ onFailed, onAnswered }: CallFaults) =>
  (dispatch: AppDispatch): (() => void) => {
    const listen = addListener.withTypes<RootState, AppDispatch>();
    return dispatch(
      listen({
        matcher: isAnyOf(isFulfilled(), isRejectedWithValue()),
        effect: (action) => {
          if (!isRejectedWithValue(action)) return onAnswered();
          const { endpointName } = action.meta.arg as { endpointName?: string }; // of the services' calls
          const failed = endpointName && failedCall(action.type, action.payload, endpointName);
          if (failed) onFailed(failed);
        },
      }),
    );
  };
