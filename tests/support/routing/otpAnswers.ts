/** A point in Schramberg, around which the area was recorded. */
export const SCHRAMBERG = { latitude: 48.23424, longitude: 8.34234 };

/**
 * An answer of /otp/traveltime/isochrone that an OpenTripPlanner sent for ten minutes (routingpy 1.3, Apache 2.0,
 * tests/test_helper.py, recorded in July 2023).
 */
export const TRAVEL_TIME = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { time: '600' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [8.3405, 48.233],
              [8.3407, 48.2328],
              [8.342, 48.2322],
              [8.3434, 48.2315],
              [8.3437, 48.2316],
              [8.3461, 48.2322],
              [8.3486, 48.2332],
              [8.3478, 48.2343],
              [8.3468, 48.235],
              [8.3465, 48.2352],
              [8.3461, 48.2351],
              [8.3446, 48.2357],
              [8.3434, 48.2356],
              [8.3411, 48.235],
              [8.3407, 48.2342],
              [8.3403, 48.2332],
              [8.3405, 48.233],
            ],
          ],
        ],
      },
      id: 'fid--1f71e282_18930eaafe4_-7fe4',
    },
  ],
};

/** The official answer to a plan, with the journey's own times only (OpenTripPlanner 2.5, apis/gtfs/expectations/plan.json). */
const OFFICIAL_JOURNEY = { startTime: 1_580_641_200_000, endTime: 1_580_644_800_000 };

/** The Wednesday after the official answer's Sunday. */
const THREE_DAYS = 3 * 86_400_000;

/** A journey in the form of the official answer, from 12:00 to 13:00 of Wednesday, 5 February 2020, in Berlin. */
export const JOURNEY = {
  startTime: OFFICIAL_JOURNEY.startTime + THREE_DAYS,
  endTime: OFFICIAL_JOURNEY.endTime + THREE_DAYS,
};

/** The answer to a plan with journeys and errors. */
export const planOf = (
  itineraries: readonly { startTime: number; endTime: number }[],
  routingErrors: readonly { code: string; inputField: string | null }[] = [],
) => ({ data: { plan: { itineraries, routingErrors } } });

/** The official answer about the nearest stop (OpenTripPlanner 2.5, apis/gtfs/expectations/nearest.json). */
export const NEAREST = {
  data: {
    nearest: { edges: [{ node: { place: { id: 'U3RvcDpGOkE', gtfsId: 'F:A', parentStation: null } } }] },
  },
};

/** The answer without a stop. */
export const NO_STOP = { data: { nearest: { edges: [] } } };

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00+01:00`) / 1000;

/** An answer about the timetables, by the schema of OpenTripPlanner 2.5: from a day to the midnight before another. */
export const serviceFrom = (first: string, end: string) => ({
  data: {
    agencies: [{ timezone: 'Europe/Berlin' }],
    serviceTimeRange: { start: secondsOf(first), end: secondsOf(end) },
  },
});
