import { z } from '@hono/zod-openapi';
import { AMENITY_KINDS } from '../../../src/domain/amenities.ts';
import { numberBetween, someOf, textUpTo } from './parameterKinds.ts';

const MAX_NAMED = 10;

/** Parameters of GET /realty/amenities/search. */
export const namedAmenityParameters = z
  .strictObject({
    search: textUpTo(100).trim().min(2, 'must have at least 2 characters'),
    kinds: someOf(AMENITY_KINDS).optional().openapi({ description: 'All kinds but stops by default.' }),
    lat: numberBetween(-90, 90).optional(),
    long: numberBetween(-180, 180)
      .optional()
      .openapi({ description: 'Among equal names those near the point come first.' }),
    limit: numberBetween(1, MAX_NAMED, true).optional().openapi({ description: '5 by default.' }),
  })
  .superRefine(({ lat, long }, context) => {
    if ((lat === undefined) !== (long === undefined)) {
      context.addIssue({ code: 'custom', path: ['lat'], message: 'must be given together with long' });
    }
  });
