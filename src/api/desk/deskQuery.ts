import { type BaseQueryFn, type FetchBaseQueryMeta, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type CallError, callError } from '#api/errors.ts';
import { askRepeatedly, type ServiceCall } from '#api/retries.ts';
import { serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';
import { isRecord } from '#domain/isRecord.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import type { WireDeskFailure } from './contract.ts';

/** Timeout of a call in milliseconds. */
const TIMEOUT_MS = 15_000;

/** A failed call of the desk, with the service's code if it has one. */
export interface DeskError extends CallError {
  code: WireDeskFailure | null;
}

/** The codes of failures, by which an answer's code is known to be one. */
const CODES: readonly WireDeskFailure[] = [
  'sessionTooOld',
  'accessTokenInvalid',
  'notStaff',
  'notAdmin',
  'notMortgage',
  'secondFactorMissing',
  'codeMissing',
  'changed',
];

const codeOf = (body: unknown): WireDeskFailure | null =>
  (isRecord(body) && CODES.find((code) => code === body['code'])) || null;

/** Address of the desk's service, which is beside the customer service. */
const deskUrl = serviceUrl(environment.customerUrl.replace(/\/customer$/, '/desk'));

/** Adds both tokens of the member's sign-in. Without a session, or while it cannot be renewed, there are none. */
async function asMember(headers: Headers): Promise<Headers> {
  try {
    const identity = await loadIdentity();
    const id = await identity.idToken();
    const access = await identity.accessToken();
    if (id) headers.set('Authorization', `Bearer ${id}`);
    if (access) headers.set('Access-Token', access);
  } catch (failure) {
    console.warn('The identity provider cannot be reached.', failure);
  }
  return headers;
}

const ask = fetchBaseQuery({ baseUrl: deskUrl, timeout: TIMEOUT_MS, prepareHeaders: asMember });

/** The base query of the desk's service: with both tokens, a timeout and retries. Every failure is a DeskError. */
export const deskQuery: BaseQueryFn<
  string | ServiceCall,
  unknown,
  DeskError,
  object,
  FetchBaseQueryMeta
> = async (call, api, extra) => {
  const answer = await askRepeatedly(() => ask(call, api, extra), call, api.signal);
  if (!answer.error) return answer;
  return { ...answer, error: { ...callError(answer.error), code: codeOf(answer.error.data) } };
};
