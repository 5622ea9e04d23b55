import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import { readSources, readStreetTiles, readTimetable } from '#server/store/routing/routingSources.ts';
import type { RoutingSourceTable } from '#server/store/routing/routingTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireRoutingSource } from '../../../src/api/realty/reachContract.ts';
import type { StreetSource } from './streetSource.ts';

/** A source's name and date for visitors. */
export function wireSource({ name, kind, day }: RoutingSourceTable): WireRoutingSource {
  const date = day === null ? null : new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  return { name, kind, date };
}

/** The streets and timetables in the store, which `npm run places` loads. */
export function storedStreets(store: Pick<QueryContext, 'database'>): StreetSource {
  const loaded = async () => (await readSources(store)).filter(({ source }) => source !== INVENTED_SOURCE);
  return {
    async version() {
      const sources = await loaded();
      return { version: sources.map(({ version }) => version).join(), sources: sources.map(wireSource) };
    },
    tiles: (numbers) => readStreetTiles(store, numbers),
    async timetables() {
      const sources = await loaded();
      const own = sources.filter(({ kind }) => kind === 'timetable');
      return Promise.all(own.map(({ source }) => readTimetable(store, source)));
    },
  };
}

/** The streets of the store or, as long as it has none, those of the other source. */
export function storedOrOther(stored: StreetSource, other: StreetSource): StreetSource {
  const chosen = async (): Promise<StreetSource> =>
    (await stored.version()).sources.some(({ kind }) => kind === 'streets') ? stored : other;
  return {
    version: async () => (await chosen()).version(),
    tiles: async (numbers) => (await chosen()).tiles(numbers),
    timetables: async () => (await chosen()).timetables(),
  };
}
