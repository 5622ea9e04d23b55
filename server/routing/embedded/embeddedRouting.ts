import type { Point } from '#server/store/geometry/bounds.ts';
import { promiseCache } from '../promiseCache.ts';
import {
  areaKeyOf,
  type Destination,
  MAX_SNAP_METRES,
  type ReachedArea,
  type ReachQuery,
  type Routing,
  RoutingError,
  roundedPoint,
  type TravelTime,
  timeKeyOf,
} from '../routing.ts';
import { tilesAround } from '../streets/streetGrid.ts';
import type { StreetSource, StreetVersion } from '../streets/streetSource.ts';
import { withTimeLimit } from '../streets/withTimeLimit.ts';
import type { EngineMode } from './engineMessages.ts';
import { engineThread } from './engineThread.ts';

/** Number of cached areas: about 10 kB each. */
const MAX_AREAS = 300;
/** Number of cached times. */
const MAX_TIMES = 5000;
const LOADING_MS = 15_000;
const STREET_MODES = ['drive', 'bike', 'walk'] as const;
const ALL_MODES = ['drive', 'transit', 'bike', 'walk'] as const;

const hasTimetable = (sources: StreetVersion['sources']): boolean =>
  sources.some(({ kind }) => kind === 'timetable');
const modeOf = ({ mode, at }: Destination): EngineMode => (mode === 'transit' ? { mode, at } : { mode });

/**
 * The product's own engine over streets by tiles, in a thread of its own.
 * @param loadingMs milliseconds in which streets have to be read; 15 seconds by default
 */
export function embeddedRouting(streetSource: StreetSource, { loadingMs = LOADING_MS } = {}): Routing {
  const source = withTimeLimit(streetSource, loadingMs);
  const thread = engineThread(source);
  const areas = promiseCache<ReachedArea>(MAX_AREAS);
  const times = promiseCache<TravelTime>(MAX_TIMES);

  const covered = promiseCache<boolean>(MAX_TIMES);

  async function hasStreets(version: string, point: Point): Promise<boolean> {
    const tiles = tilesAround(point, MAX_SNAP_METRES / 1000);
    return covered.get(`${version} ${tiles.join()}`, async () => (await source.tiles(tiles)).size > 0);
  }

  async function area(
    { version, sources }: StreetVersion,
    query: ReachQuery,
    caller: string | undefined,
  ): Promise<ReachedArea> {
    const { minutes, latitude, longitude } = query;
    if (query.mode === 'transit' && !hasTimetable(sources)) throw new RoutingError('noTimetable');
    // Without a street at the destination the engine would ask for every tile around it.
    if (!(await hasStreets(version, query))) throw new RoutingError('noStreets');
    const question = { kind: 'area' as const, to: { latitude, longitude }, minutes, ...modeOf(query) };
    const answer = await thread.ask(version, question, caller);
    if (answer.kind === 'refused') throw new RoutingError(answer.reason);
    return { area: answer.kind === 'area' ? answer.area : [], sources };
  }

  async function time(
    { version, sources }: StreetVersion,
    { from, to, caller }: { from: Point; to: Destination; caller: string | undefined },
  ): Promise<TravelTime> {
    const { latitude, longitude } = to;
    if (to.mode === 'transit' && !hasTimetable(sources)) return { minutes: null, code: 'noTimetable' };
    const question = { kind: 'minutes' as const, from, to: { latitude, longitude }, ...modeOf(to) };
    const answer = await thread.ask(version, question, caller);
    if (answer.kind === 'refused') return { minutes: null, code: answer.reason };
    return { minutes: answer.kind === 'minutes' ? answer.minutes : null, code: null };
  }

  return {
    engine: 'embedded',
    async areaAround(query, caller) {
      const streets = await source.version();
      const to = roundedPoint(query);
      return areas.get(`${streets.version} ${areaKeyOf(to)}`, () => area(streets, to, caller));
    },
    async minutesBetween(point, destinations, caller) {
      const streets = await source.version();
      const from = roundedPoint(point);
      return Promise.all(
        destinations.map((destination) => {
          const to = roundedPoint(destination);
          const key = `${streets.version} ${timeKeyOf(from, to)}`;
          return times.get(key, () => time(streets, { from, to, caller }));
        }),
      );
    },
    async covers(point) {
      const { version, sources } = await source.version();
      const isCovered = point
        ? await hasStreets(version, point)
        : sources.some(({ kind }) => kind === 'streets');
      if (!isCovered) return { modes: [], sources: [] };
      return { modes: hasTimetable(sources) ? ALL_MODES : STREET_MODES, sources };
    },
    close: () => thread.close(),
  };
}
