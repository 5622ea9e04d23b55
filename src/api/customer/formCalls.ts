/** Calls that the forms of an account make before they turn to the identity provider. */
import type { CallError } from '#api/errors.ts';
import { linksOf } from '#api/metaLinks.ts';
import type { WireEmailKnown } from './contract.ts';
import { customerApi, customerUrl } from './customerApi.ts';

/** The product group in GET /meta?group=homewise of the customer service. */
const PRODUCT_GROUP = 'homewise';

const noSchema = (message: string): { error: CallError } => ({
  error: { status: 200, message, fields: {}, refused: [], requestId: null },
});

/** The endpoints of the forms. */
const formCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The JSON Schema of names and emails, which the meta call names. Requested once per visit. */
    userSchema: build.query<object, void>({
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      queryFn: async (_argument, _api, _extra, call) => {
        const { error, meta } = await call({ url: '/meta', params: { group: PRODUCT_GROUP } });
        if (error) return { error };
        const { user: url } = await linksOf(meta?.response, customerUrl);
        if (!url) return noSchema('The meta call names no schema.');
        const schema = await call({ url, responseHandler: 'json' });
        if (schema.error) return { error: schema.error };
        const { data } = schema;
        return typeof data === 'object' && data !== null ? { data } : noSchema('The schema is no object.');
      },
    }),
    /** Checks if an email has an account. The service answers 404 if it has none, which is not an error here. */
    emailCheck: build.mutation<WireEmailKnown, string>({
      query: (email) => ({
        url: '/user/email-check',
        method: 'POST',
        body: { email, type: 'customer' },
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
    }),
  }),
});

/** Hooks of the endpoints. */
export const { useEmailCheckMutation, useLazyUserSchemaQuery } = formCalls;
