/** The one shape of a failed call, made here from whatever the network or a service said. */

import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '#domain/isRecord.ts';

/** A field that a service refused: its path ("user.name.first"), and the keyword of the rule. */
export interface RefusedField {
  field: string;
  keyword: string;
}

export interface CallError {
  /** HTTP status; 0 where no answer came (offline, refused, timed out). */
  status: number;
  /** The service's own sentence, for logs and for pages that show it; '' where it sent none. */
  message: string;
  /** Messages by parameter, where the listing calls named any. */
  fields: Record<string, string>;
  /** Of a form's 400: what was wrong with it. */
  refused: RefusedField[];
  requestId: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads [{param, msg}] of the listing calls. */
const fieldsOf = (body: unknown): Record<string, string> => {
  if (!Array.isArray(body)) return {};
  const entries = body.filter(isRecord).map((entry) => {
    const messages = Array.isArray(entry['msg']) ? entry['msg'] : [entry['msg']];
    return [text(entry['param']), messages.map(text).filter(Boolean).join(' ')] as const;
  });
  return Object.fromEntries(entries.filter(([param]) => param));
};

const isRefusedField = (value: unknown): value is RefusedField =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['keyword'] === 'string';

/** Reads {errors: [{field, keyword}]} of the calls that take a form. */
const refusedOf = (body: unknown): RefusedField[] => {
  const errors = isRecord(body) ? body['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isRefusedField) : [];
};

/** Turns the base query's error into the one shape. */
export function callError(error: FetchBaseQueryError): CallError {
  if (typeof error.status === 'number') {
    const body = error.data;
    const fields = fieldsOf(body);
    return {
      status: error.status,
      message: isRecord(body) ? text(body['message']) : Object.values(fields).join(' '),
      fields,
      refused: refusedOf(body),
      requestId: isRecord(body) ? text(body['requestId']) || null : null,
    };
  }
  // An answer that is no JSON still came: it is a failure of the service, not of the network.
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
  return { status, message: text(error.error), fields: {}, refused: [], requestId: null };
}

/** Whether a hook's error is the one shape; others are faults of the program. */
export function isCallError(error: CallError | SerializedError | undefined): error is CallError {
  return error !== undefined && 'status' in error;
}

/** No answer, or one of what stands before a service that is down: the same call may succeed later. */
const UNREACHED: readonly number[] = [0, 502, 503, 504];

/** Whether a call did not get as far as its service. */
export function isUnreached(error: CallError | SerializedError | undefined): boolean {
  return isCallError(error) && UNREACHED.includes(error.status);
}
