/** One type for all failed calls, made from the errors of the network and of the services. */

import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '#domain/isRecord.ts';

/** A field that a service refused: its path ("user.name.first"), and the keyword of the broken rule. */
export interface RefusedField {
  field: string;
  keyword: string;
}

export interface CallError {
  /** HTTP status; 0 if no answer came (offline, connection refused, timeout). */
  status: number;
  /** The service's own sentence, for logs and for pages that show it; '' if it sent none. */
  message: string;
  /** Messages by parameter, if a listing call named any. */
  fields: Record<string, string>;
  /** The refused fields of a form, from an answer 400. */
  refused: RefusedField[];
  requestId: string | null;
  /** The service's code of the reason; missing for most failures. */
  reason?: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads [{param, msg}] from the listing calls. */
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

/** Reads {errors: [{field, keyword}]} from the calls that accept a form. */
const refusedOf = (body: unknown): RefusedField[] => {
  const errors = isRecord(body) ? body['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isRefusedField) : [];
};

/** Converts an error of the base query to a CallError. */
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
      reason: isRecord(body) ? text(body['code']) || undefined : undefined,
    };
  }
  // An answer that is not JSON still arrived: the service failed, not the network.
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
  return { status, message: text(error.error), fields: {}, refused: [], requestId: null };
}

/** True if a hook's error is a CallError; other errors are faults of the program. */
export function isCallError(error: CallError | SerializedError | undefined): error is CallError {
  return error !== undefined && 'status' in error;
}

/**
 * Statuses without an answer of the service: no network, or a proxy before a service that is down. The same call may
 * succeed later.
 */
const UNREACHED: readonly number[] = [0, 502, 503, 504];

/** True if a call did not reach its service. */
export function isUnreached(error: CallError | SerializedError | undefined): boolean {
  return isCallError(error) && UNREACHED.includes(error.status);
}
