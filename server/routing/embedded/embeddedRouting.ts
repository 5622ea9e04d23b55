import type { Point } from '#server/store/geometry/bounds.ts';
import { promiseCache } from '../promiseCache.ts';
import {
  type Destination,
  keyOf,
  MAX_SNAP_METRES,
  type ReachedArea,
  type ReachQuery,
  type Routing,
  RoutingError,
  roundedPoint,
  type TravelTime,
} from '../routing.ts';
import { tilesAround } from '../streets/streetGrid.ts';
import type { StreetSource, StreetVersion } from '../streets/streetSource.ts';
import { engineThread } from './engineThread.ts';

/** Number of cached areas: about 10 kB each. */
const MAX_AREAS = 300;
/** Number of cached times. */
const MAX_TIMES = 5000;
const STREET_MODES = ['drive', 'bike', 'walk'] as const;

/** The product's own engine over streets by tiles, in a thread of its own. */
export function embeddedRouting(source: StreetSource): Routing {
  const thread = engineThread(source);
  const areas = promiseCache<ReachedArea>(MAX_AREAS);
  const times = promiseCache<TravelTime>(MAX_TIMES);

  const covered = promiseCache<boolean>(MAX_TIMES);

  async function hasStreets(version: string, point: Point): Promise<boolean> {
    const tiles = tilesAround(point, MAX_SNAP_METRES / 1000);
    return covered.get(`${version} ${tiles.join()}`, async () => (await source.tiles(tiles)).size > 0);
  }

  async function area({ version, sources }: StreetVersion, query: ReachQuery): Promise<ReachedArea> {
    const { mode, minutes, latitude, longitude } = query;
    if (mode === 'transit') throw new RoutingError('noTimetable');
    const answer = await thread.ask(version, { kind: 'area', to: { latitude, longitude }, mode, minutes });
    if (answer.kind === 'refused') throw new RoutingError(answer.reason);
    return { area: answer.kind === 'area' ? answer.area : [], sources };
  }

  async function time({ version }: StreetVersion, from: Point, to: Destination): Promise<TravelTime> {
    const { mode, latitude, longitude } = to;
    if (mode === 'transit') return { minutes: null, code: 'noTimetable' };
    const answer = await thread.ask(version, { kind: 'minutes', from, to: { latitude, longitude }, mode });
    if (answer.kind === 'refused') return { minutes: null, code: answer.reason };
    return { minutes: answer.kind === 'minutes' ? answer.minutes : null, code: null };
  }

  return {
    engine: 'embedded',
    async areaAround(query) {
      const streets = await source.version();
      const to = roundedPoint(query);
      return areas.get(`${streets.version} ${keyOf(to)} ${to.minutes}`, () => area(streets, to));
    },
    async minutesBetween(point, destinations) {
      const streets = await source.version();
      const from = roundedPoint(point);
      return Promise.all(
        destinations.map((destination) => {
          const to = roundedPoint(destination);
          const key = `${streets.version} ${from.latitude} ${from.longitude} ${keyOf(to)}`;
          return times.get(key, () => time(streets, from, to));
        }),
      );
    },
    async covers(point) {
      const { version, sources } = await source.version();
      const isCovered = point ? await hasStreets(version, point) : sources.length > 0;
      return { modes: isCovered ? STREET_MODES : [], sources: isCovered ? sources : [] };
    },
    close: () => thread.close(),
  };
}
