import { z } from '@hono/zod-openapi';
import type { Destination } from '#server/routing/routing.ts';
import { TRAVEL_MINUTES, TRAVEL_MODES } from '../../../src/api/realty/reachContract.ts';
import { listOf, numberBetween, wordOf } from './parameterKinds.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
/** The usual beginning of work. */
const DEFAULT_TIME = '09:00';

/** Minutes after midnight of "08:30"; NaN for any other text. */
export function minutesOfDay(text: string): number {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const latitude = numberBetween(-90, 90);
const longitude = numberBetween(-180, 180);

/** Parameters of GET /realty/reach. */
export const reachParameters = z.strictObject({
  lat: latitude,
  lng: longitude,
  mode: wordOf(TRAVEL_MODES),
  minutes: numberBetween(TRAVEL_MINUTES.least, TRAVEL_MINUTES.most, true),
  at: z
    .string()
    .regex(TIME, 'must be a time like 08:30')
    .default(DEFAULT_TIME)
    .openapi({ description: 'Time of arrival on a usual weekday. Only transit depends on it.' }),
});

/** Parameters of GET /realty/reach/modes. */
export const reachModesParameters = z
  .strictObject({ lat: latitude, lng: longitude })
  .partial()
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'needs lat and lng together',
    path: ['lat'],
  });

const DESTINATION = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),([a-z]+),(\d\d:\d\d)$/;
const MAX_DESTINATIONS = 2;

function destinationOf(text: string): Destination | undefined {
  const [, lat, lng, word, time = ''] = DESTINATION.exec(text) ?? [];
  const [latitude, longitude, at] = [Number(lat), Number(lng), minutesOfDay(time)];
  const mode = TRAVEL_MODES.find((known) => known === word);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return mode && isPlace && !Number.isNaN(at) ? { latitude, longitude, mode, at } : undefined;
}

/** A destination as "43.6453,-79.3806,transit,08:30". */
const destination = z.string().transform((text, context) => {
  const found = destinationOf(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'must be a destination like 43.6453,-79.3806,transit,08:30' });
  return z.NEVER;
});

/** Parameters of GET /realty/travel: a home, and one or two destinations. */
export const travelParameters = z.strictObject({
  lat: latitude,
  lng: longitude,
  to: listOf(destination)
    .refine((all) => all.length <= MAX_DESTINATIONS, `must be at most ${MAX_DESTINATIONS} destinations`)
    .openapi({
      type: 'array',
      items: { type: 'string' },
      description: 'Latitude, longitude, mode and time of arrival of each destination, between commas.',
      example: ['43.6453,-79.3806,transit,08:30'],
    }),
});
