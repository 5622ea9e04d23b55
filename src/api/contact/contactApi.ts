/** The call to the contact service, and the schema that leads are checked against. */

import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { CallError } from '#api/errors.ts';
import { linksOf } from '#api/metaLinks.ts';
import { secondsToWait } from '#api/retries.ts';
import { serviceQuery, serviceUrl } from '#api/serviceQuery.ts';
import { environment } from '#config/environment.ts';
import { isRecord } from '#domain/isRecord.ts';

/** The reason why a lead was not accepted, or why the schema could not be loaded. */
export interface LeadError extends CallError {
  /** Seconds until another attempt may succeed, if the service named them (429); else null. */
  retryAfter: number | null;
}

/** A lead that is ready to be sent. */
export interface OutgoingLead {
  /** Idempotency key: the service accepts a lead only once with the same key and body. */
  key: string;
  /** JSON of a WireLead. */
  body: string;
  /** The header Lead-Context. Missing for a lead that an older version stored. */
  context?: string | undefined;
}

const PRODUCT_GROUP = 'real_estate';

const baseUrl = serviceUrl(environment.realtyUrl);
const ask = serviceQuery({ baseUrl });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, LeadError, object, FetchBaseQueryMeta> = async (
  call,
  api,
  extra,
) => {
  const answer = await ask(call, api, extra);
  const { error, meta } = answer;
  return error ? { ...answer, error: { ...error, retryAfter: secondsToWait(meta) } } : answer;
};

const noSchema = (message: string): { error: LeadError } => ({
  error: { status: 200, message, fields: {}, requestId: null, refused: [], retryAfter: null },
});

/** The service's endpoints; every failure is a LeadError. */
export const contactApi = createApi({
  reducerPath: 'contact',
  baseQuery,
  endpoints: (build) => ({
    /** The JSON Schema of leads, which the meta call names. Requested once per visit. */
    leadSchema: build.query<object, void>({
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      queryFn: async (_argument, _api, _extra, call) => {
        const { error, meta } = await call({ url: '/meta', params: { group: PRODUCT_GROUP } });
        if (error) return { error };
        const { user: url } = await linksOf(meta?.response, baseUrl);
        if (!url) return noSchema('The meta call names no schema.');
        const schema = await call({ url, responseHandler: 'json' });
        if (schema.error) return { error: schema.error };
        return isRecord(schema.data) ? { data: schema.data } : noSchema('The schema is no object.');
      },
    }),
    /** Sends a lead. Only status 200 means that the lead was accepted, with any body (requirement CALL12). */
    sendLead: build.mutation<null, OutgoingLead>({
      query: ({ key, body, context }) => ({
        url: '/contact',
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'Lead-Context': context,
        },
        body,
        responseHandler: async (response) => json(await response.text()),
        validateStatus: ({ status }) => status === 200,
      }),
      transformResponse: () => null,
    }),
  }),
});

/** The hook that sends a lead. */
export const { useSendLeadMutation } = contactApi;
