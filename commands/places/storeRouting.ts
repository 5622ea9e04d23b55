import { mergeTiles } from '#server/routing/streets/mergeTiles.ts';
import { packTile, type StreetTile } from '#server/routing/streets/streetTile.ts';
import { mergeTimetables } from '#server/routing/timetable/mergeTimetables.ts';
import { packTimetable, type Timetable } from '#server/routing/timetable/timetable.ts';
import { type NewSource, storeStreets, storeTimetable } from '#server/store/routing/routingSources.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** The streets and the timetable of a file, for travel times. */
export interface FileRouting {
  /** Tiles by their numbers. */
  streets?: ReadonlyMap<number, StreetTile> | undefined;
  timetable?: Timetable | undefined;
}

/** Counts of a source's data for travel times. */
export interface RoutingCounts {
  /** Tiles with streets. */
  tiles: number;
  /** Rides from one stop to the next on a usual weekday. */
  rides: number;
}

/**
 * Stores the streets and the timetables of a source's files in place of its former ones. Data that the files do not have
 * stay as they are.
 */
export async function storeRouting(
  store: QueryContext,
  source: NewSource,
  files: readonly FileRouting[],
): Promise<RoutingCounts> {
  const tiles = Map.groupBy(
    files.flatMap(({ streets }) => [...(streets ?? [])]),
    ([tile]) => tile,
  );
  if (tiles.size > 0) {
    const packed = tiles.entries().map(([tile, parts]) => {
      return [tile, packTile(mergeTiles(parts.map(([, streets]) => streets)))] as const;
    });
    await storeStreets(store, source, packed);
  }
  const timetables = files.flatMap(({ timetable }) => timetable ?? []);
  const merged = timetables.length > 0 ? mergeTimetables(timetables) : undefined;
  if (merged) await storeTimetable(store, source, packTimetable(merged));
  return { tiles: tiles.size, rides: merged?.trip.length ?? 0 };
}

/** ", streets in 151 tiles, 48,210 rides a weekday"; empty without any. */
export function routingText({ tiles, rides }: RoutingCounts): string {
  const count = (value: number): string => value.toLocaleString('en-CA');
  return [
    ...(tiles > 0 ? [`, streets in ${count(tiles)} tiles`] : []),
    ...(rides > 0 ? [`, ${count(rides)} rides a weekday`] : []),
  ].join('');
}
