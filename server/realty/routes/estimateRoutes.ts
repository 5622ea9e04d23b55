import type { Context, Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { readErrors } from '#server/store/estimates/estimateErrors.ts';
import type { WireEstimate, WireEstimateErrorList } from '../../../src/api/realty/estimateContract.ts';
import { addressedSubject, listedSubject } from '../estimates/addressedHome.ts';
import { dateOf, estimateHome, wireErrorsOf } from '../estimates/estimateHome.ts';
import { estimateParameters, homeEstimateParameters } from '../parameters/estimateParameters.ts';
import { callOf, notForVisitors, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';
import { inputOf, subjectOf } from './listingRoutes.ts';

/** The call of a customer. Visitors get no figures: a figure could tell the hidden price of a sale that it is made of. */
async function customersCall(context: Context<ServiceEnv>, options: RealtyOptions): Promise<RealtyCall> {
  const call = await callOf(context, options);
  if (call.viewer === 'visitor') throw notForVisitors('Sign in to see estimates.');
  return call;
}

/** GET /realty/listings/{mls}/estimate, GET /realty/estimates/home and GET /realty/estimates/errors. */
export function addEstimateRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/listings/:mls/estimate', async (context) => {
    const call = await customersCall(context, options);
    const parameters = validate(estimateParameters, inputOf(context));
    const row = await subjectOf(context, call, parameters.boardId);
    const answer = await estimateHome(call, await listedSubject(call, row), {
      kind: parameters.kind ?? (row.type === 'Sale' ? 'price' : 'rent'),
      errors: await readErrors(options.store),
    });
    return context.json(answer satisfies WireEstimate);
  });
  app.get('/realty/estimates/home', async (context) => {
    const call = await customersCall(context, options);
    const parameters = validate(homeEstimateParameters, queryOf(context.req.url));
    const answer = await estimateHome(call, await addressedSubject(call, parameters), {
      kind: parameters.kind ?? 'price',
      errors: await readErrors(options.store),
    });
    return context.json(answer satisfies WireEstimate);
  });
  app.get('/realty/estimates/errors', async (context) => {
    await callOf(context, options);
    const errors = await readErrors(options.store);
    const [first] = errors;
    return context.json({
      day: first ? dateOf(first.day) : null,
      errors: errors.map(wireErrorsOf),
    } satisfies WireEstimateErrorList);
  });
}
