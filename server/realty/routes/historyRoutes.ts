import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { findHomes } from '#server/store/listings/findListing.ts';
import type { WireHistory } from '../../../src/api/realty/contract.ts';
import { addressParameters, boardNumber, textUpTo } from '../parameters/parameterKinds.ts';
import { callOf } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';
import { historyOf } from './listingRoutes.ts';

/** Parameters of GET /realty/listings/history: city or zip, and a street or an MLS number. */
export const historyParameters = z
  .strictObject({
    ...addressParameters,
    mlsNumber: textUpTo(30),
    boardId: boardNumber,
  })
  .partial();

/** GET /realty/listings/history, for customers only. */
export function addHistoryRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/listings/history', async (context) => {
    const call = await callOf(context, options);
    if (call.viewer === 'visitor') {
      throw new ServiceError(401, "Sign in to see this home's history.", { 'WWW-Authenticate': 'Bearer' });
    }
    const parameters = validate(historyParameters, queryOf(context.req.url));
    if (!parameters.city && !parameters.zip) {
      throw new ParameterErrors([{ param: 'city', msg: ['city or zip is required'] }]);
    }
    if (!parameters.streetName && !parameters.mlsNumber) {
      throw new ParameterErrors([{ param: 'streetName', msg: ['streetName or mlsNumber is required'] }]);
    }
    const homes = await findHomes(call.store, call.viewer, { ...parameters, board: parameters.boardId });
    const entries = await Promise.all(homes.map((home) => historyOf(call, { home })));
    const history = entries
      .flat()
      .toSorted((one, other) => (other.listDate ?? '').localeCompare(one.listDate ?? ''));
    if (history.length === 0) throw new ServiceError(404, 'There is no history of this home.');
    return context.json({ history } satisfies WireHistory);
  });
}
