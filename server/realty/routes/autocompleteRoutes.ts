import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { autocomplete } from '#server/store/listings/autocomplete.ts';
import type { WireAutocomplete } from '../../../src/api/realty/contract.ts';
import { presentListings } from '../answers/presentListing.ts';
import {
  fieldList,
  listOf,
  nameList,
  numberBetween,
  textUpTo,
  wordOf,
} from '../parameters/parameterKinds.ts';
import { callOf } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

const MAX_RESULTS = 10;

/**
 * Parameters of GET /realty/autocomplete. `searchFields` are names of listing fields: any of address.* searches
 * addresses, mlsNumber searches MLS numbers; both by default.
 */
export const autocompleteParameters = z.strictObject({
  search: textUpTo(100).trim().min(2, 'must have at least 2 characters'),
  searchFields: nameList.optional(),
  fields: fieldList.optional(),
  resultsPerPage: numberBetween(1, 100, true).optional(),
  class: listOf(wordOf(['condo', 'residential', 'commercial'])).optional(),
  aggregates: nameList.optional().openapi({ description: 'Has no effect; the answer has no aggregates.' }),
});

/** GET /realty/autocomplete. */
export function addAutocompleteRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/autocomplete', async (context) => {
    const call = await callOf(context, options);
    const parameters = validate(autocompleteParameters, queryOf(context.req.url));
    const named = parameters.searchFields ?? ['address', 'mlsNumber'];
    const ids = await autocomplete(call.store, {
      text: parameters.search,
      viewer: call.viewer,
      limit: parameters.resultsPerPage ?? MAX_RESULTS,
      classes: parameters.class,
      fields: {
        address: named.some((name) => name.startsWith('address')),
        mlsNumber: named.includes('mlsNumber'),
      },
    });
    const listings = await presentListings(call, ids, parameters.fields);
    return context.json({ listings } satisfies WireAutocomplete);
  });
}
