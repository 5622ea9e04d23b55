/** The contact service's call and the schema that it checks leads against (L7). */
import {
  type BaseQueryFn,
  createApi,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { environment } from '../../config/environment.ts';
import { type CallError, callError } from '../errors.ts';
import { linksOf } from '../metaLinks.ts';

/** Why a lead, or the schema, did not come through. */
export interface LeadError extends CallError {
  /** Seconds until another try may succeed, where the service named them (429). */
  retryAfter: number | null;
}

/** A lead ready to be sent. */
export interface OutgoingLead {
  /** Idempotency key: the service takes a lead once, however often it comes with the same key and body. */
  key: string;
  /** JSON of a WireLead. */
  body: string;
}

const PRODUCT_GROUP = 'real_estate';
const TIMEOUT_MS = 15_000;

const baseUrl = new URL(environment.realtyUrl, globalThis.location?.origin ?? 'http://localhost').href;
const rawQuery = fetchBaseQuery({ baseUrl, timeout: TIMEOUT_MS });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const json = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/** Reads both forms of the header: seconds, and the moment itself. */
function retryAfterOf(meta: FetchBaseQueryMeta | undefined): number | null {
  const header = meta?.response?.headers.get('Retry-After');
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

function leadError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): LeadError {
  return { ...callError(error), retryAfter: retryAfterOf(meta) };
}

const baseQuery: BaseQueryFn<
  Parameters<typeof rawQuery>[0],
  unknown,
  LeadError,
  object,
  FetchBaseQueryMeta
> = async (call, api, extra) => {
  const { error, data, meta } = await rawQuery(call, api, extra);
  return error ? { error: leadError(error, meta), ...(meta && { meta }) } : { data, ...(meta && { meta }) };
};

const noSchema = (message: string): { error: LeadError } => ({
  error: { status: 200, message, fields: {}, requestId: null, refused: [], retryAfter: null },
});

/** The service's endpoints; every failure is a LeadError. */
export const contactApi = createApi({
  reducerPath: 'contact',
  baseQuery,
  endpoints: (build) => ({
    /** The JSON Schema of leads, which the meta call names. Asked for once a visit. */
    leadSchema: build.query<object, void>({
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      queryFn: async (_none, _api, _extra, call) => {
        const { error, meta } = await call({ url: '/meta', params: { group: PRODUCT_GROUP } });
        if (error) return { error };
        const { user: url } = await linksOf(meta?.response, baseUrl);
        if (!url) return noSchema('The meta call names no schema.');
        const schema = await call({ url, responseHandler: 'json' });
        if (schema.error) return { error: schema.error };
        return isRecord(schema.data) ? { data: schema.data } : noSchema('The schema is no object.');
      },
    }),
    /** Sends a lead. Only 200 means that it was taken, whatever the body says (L7). */
    sendLead: build.mutation<null, OutgoingLead>({
      query: ({ key, body }) => ({
        url: '/contact',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
        responseHandler: async (response) => json(await response.text()),
        validateStatus: ({ status }) => status === 200,
      }),
      transformResponse: () => null,
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useLazyLeadSchemaQuery, useSendLeadMutation } = contactApi;
