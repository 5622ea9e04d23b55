import { z } from '@hono/zod-openapi';
import { boardNumber, numberBetween, textUpTo, wordOf } from './parameterKinds.ts';

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
    city: textUpTo(100),
    state: textUpTo(100),
    zip: textUpTo(10),
    streetNumber: textUpTo(20),
    streetName: textUpTo(100),
    streetSuffix: textUpTo(50),
    streetDirection: textUpTo(20),
    unitNumber: textUpTo(20),
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
  })
  .partial();
