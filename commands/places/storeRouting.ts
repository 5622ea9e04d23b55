import { mergeTiles } from '#server/routing/streets/mergeTiles.ts';
import { packTile, type StreetTile } from '#server/routing/streets/streetTile.ts';
import { countRides } from '#server/routing/timetable/connections.ts';
import { mergeTimetables } from '#server/routing/timetable/mergeTimetables.ts';
import { packTimetable, type Timetable } from '#server/routing/timetable/timetable.ts';
import {
  type NewSource,
  readSources,
  storeStreets,
  storeTimetable,
} from '#server/store/routing/routingSources.ts';
import type { RoutingSourceTable } from '#server/store/routing/routingTables.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** The streets and the timetable of a file, for travel times. */
export interface FileRouting {
  /** Tiles by their numbers. */
  streets?: ReadonlyMap<number, StreetTile> | undefined;
  timetable?: Timetable | undefined;
}

/** The routing data of a source, packed for the store. */
export interface PackedRouting {
  tiles: (readonly [tile: number, streets: Uint8Array])[];
  timetable: Uint8Array | undefined;
  /** Rides from one stop to the next on a usual weekday. */
  rides: number;
}

/** Streets and timetables of a source after a load. */
export interface StoredRouting {
  /** Number of stored tiles with streets. */
  tiles: number;
  /** Number of stored rides. */
  rides: number;
  /** Kinds that the files did not have, and of which the former data stay. */
  kept: RoutingSourceTable['kind'][];
}

/** Joins the streets and the timetables of a source's files, and packs them. */
export function packRouting(files: readonly FileRouting[]): PackedRouting {
  const tiles = Map.groupBy(
    files.flatMap(({ streets }) => [...(streets ?? [])]),
    ([tile]) => tile,
  );
  const timetables = files.flatMap(({ timetable }) => timetable ?? []);
  const merged = timetables.length > 0 ? mergeTimetables(timetables) : undefined;
  return {
    tiles: Array.from(tiles, ([tile, parts]) => {
      return [tile, packTile(mergeTiles(parts.map(([, streets]) => streets)))] as const;
    }),
    timetable: merged && packTimetable(merged),
    rides: merged ? countRides(merged) : 0,
  };
}

/**
 * Stores the streets and the timetable of a source in place of its former ones. Data that the files do not have stay as
 * they are.
 */
export async function storeRouting(
  context: QueryContext,
  source: NewSource,
  { tiles, timetable, rides }: PackedRouting,
): Promise<StoredRouting> {
  const former = (await readSources(context)).filter((one) => one.source === source.source);
  if (tiles.length > 0) await storeStreets(context, source, tiles);
  if (timetable) await storeTimetable(context, source, timetable);
  const isStored = { streets: tiles.length > 0, timetable: timetable !== undefined };
  const kept = former.map(({ kind }) => kind).filter((kind) => !isStored[kind]);
  return { tiles: tiles.length, rides, kept };
}

/** ", streets in 151 tiles, 48,210 rides a weekday, the former timetable stays" */
export function routingText({ tiles, rides, kept }: StoredRouting): string {
  const count = (value: number): string => value.toLocaleString('en-CA');
  return [
    tiles > 0
      ? `streets in ${count(tiles)} tiles`
      : kept.includes('streets')
        ? 'the former streets stay'
        : 'no streets',
    rides > 0
      ? `${count(rides)} rides a weekday`
      : kept.includes('timetable')
        ? 'the former timetable stays'
        : 'no timetable',
  ]
    .map((text) => `, ${text}`)
    .join('');
}
