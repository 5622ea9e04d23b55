import { noRouting, type ReachQuery, type Routing, RoutingError } from '#server/routing/routing.ts';

type Place = Pick<ReachQuery, 'latitude' | 'longitude'>;

/** A closed ring around a square: half its width in degrees. */
const squareAround = ({ latitude, longitude }: Place, half: number): [number, number][] => [
  [longitude - half, latitude - half],
  [longitude + half, latitude - half],
  [longitude + half, latitude + half],
  [longitude - half, latitude + half],
  [longitude - half, latitude - half],
];

/** The greater distance of two points, in degrees of latitude or longitude. */
const between = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude));

/**
 * Travel times that a test computes by hand: a minute is a thousandth of a degree. A walk has a hole of half that size in
 * its middle, a bike reaches nothing, and transit fails.
 */
export const squareRouting: Routing = {
  ...noRouting,
  areaAround: async (query) => {
    if (query.mode === 'transit') throw new RoutingError('routingUnreachable', 503);
    const outline = squareAround(query, query.minutes / 1000);
    const hole = squareAround(query, query.minutes / 2000);
    return { area: { drive: [[outline]], walk: [[outline, hole]], bike: [] }[query.mode], sources: [] };
  },
  minutesBetween: async (from, destinations) =>
    destinations.map((to) =>
      to.mode === 'transit'
        ? { minutes: null, code: 'noTimetable' }
        : { minutes: Math.ceil(between(from, to) * 1000), code: null },
    ),
  covers: async () => ({ modes: ['drive', 'transit', 'bike', 'walk'], sources: [] }),
};
