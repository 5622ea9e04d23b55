import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { MIN_HOMES, type PriceSearch, priceCells } from '#server/store/listings/priceCells.ts';
import type { WirePriceCells } from '../../../src/api/realty/priceContract.ts';
import { withCommutes } from '../commuteSearch.ts';
import { readSearch } from '../parameters/readSearch.ts';
import { priceParameters } from '../parameters/searchParameters.ts';
import { callOf } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

/** GET /realty/listings/prices: the median price or rent of a search's homes by cells of the map. */
export function addPriceRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/listings/prices', async (context) => {
    const call = await callOf(context, options);
    const parameters = validate(priceParameters, queryOf(context.req.url));
    const { commute } = parameters;
    const search = (await withCommutes(readSearch(parameters, call), commute, call.routing)) as PriceSearch; // priceParameters requires these members
    const { cells, leftOut } = await priceCells(call.store, search);
    const answer: WirePriceCells = {
      measure: search.types[0] === 'Sale' ? 'pricePerSqft' : 'rent',
      minHomes: MIN_HOMES,
      leftOut,
      cells: cells.map(({ bounds: { west, east, south, north }, ...cell }) => ({
        ...cell,
        bounds: {
          top_left: { latitude: north, longitude: west },
          bottom_right: { latitude: south, longitude: east },
        },
      })),
    };
    return context.json(answer);
  });
}
