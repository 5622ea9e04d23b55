import { z } from '@hono/zod-openapi';
import { addressParameters, boardNumber, numberBetween, textUpTo, wordOf } from './parameterKinds.ts';

const kind = wordOf(['price', 'rent']);
const LARGEST = 1_000_000;

/** Parameters of GET /realty/listings/{mls}/estimate: a price for a home for sale, a rent for a lease by default. */
export const estimateParameters = z.strictObject({ boardId: boardNumber, kind }).partial();

/**
 * Parameters of GET /realty/estimates/home: an address, or a position with a city. The store knows the homes that were
 * listed; facts in the parameters replace what it knows.
 */
export const homeEstimateParameters = z
  .strictObject({
    kind,
    ...addressParameters,
    lat: numberBetween(-90, 90),
    long: numberBetween(-180, 180),
    propertyType: textUpTo(100),
    beds: numberBetween(0, 50, true),
    baths: numberBetween(0, 50, true),
    sqft: numberBetween(1, LARGEST),
    yearBuilt: numberBetween(1600, 2200, true),
    parking: numberBetween(0, 100, true),
    lotSqft: numberBetween(1, LARGEST * 100),
    tax: numberBetween(1, LARGEST),
    condition: numberBetween(-2, 2, true),
  })
  .partial();
