import { z } from '@hono/zod-openapi';
import { MAX_COMMUTES, parseCommutes } from '../../../src/domain/search/commute.ts';
import { listOf, textUpTo } from './parameterKinds.ts';

const FORM =
  'must be latitude, longitude, mode (transit, drive, bike, walk), minutes (10 to 90 in steps of 5) and time (HHMM) between commas';

/** Places that a home must reach in time. */
export const commute = listOf(
  textUpTo(200).transform((text, context) => {
    const [read] = parseCommutes([text]);
    if (read) return read;
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  }),
)
  .refine((commutes) => commutes.length <= MAX_COMMUTES, `must be at most ${MAX_COMMUTES} places`)
  .openapi({
    type: 'array',
    items: { type: 'string' },
    description:
      'Only homes from which a place is reached in time: its latitude and longitude, the mode (transit, drive, bike, walk), ' +
      'minutes (10 to 90 in steps of 5) and the time of arrival. Of two places both must be reached. Not with a live feed.',
    example: ['43.6453,-79.3806,transit,30,0830'],
  });
