import { setImmediate } from 'node:timers/promises';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { PACKED_DEGREE } from '#demo/geography/streetLines.ts';
import type { StreetKind } from '#demo/types.ts';
import { cutAtBorders, type UnitLine, unitLine } from '#server/routing/streets/cutStreets.ts';
import { wireSource } from '#server/routing/streets/storedStreets.ts';
import { TILE_UNITS, tileNumber, unitX, unitY } from '#server/routing/streets/streetGrid.ts';
import type { StreetSource } from '#server/routing/streets/streetSource.ts';
import { packTile } from '#server/routing/streets/streetTile.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import { readSources, readTimetable } from '#server/store/routing/routingSources.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { joinStreets, type TileStreet } from './joinStreets.ts';

/** Maximum number of packed tiles in memory. The engine has its own copy of those that it uses. */
const MAX_TILES = 400;

/**
 * The streets of the generated country by tiles. A tile is made when it is needed, in a few milliseconds, so that neither
 * the seed nor the store grow. Its timetable is in the store (seed/seedAmenities.ts).
 */
export function demoStreets(geography: MapGeography, store: QueryContext): StreetSource {
  let byTile: Map<number, number[]> | undefined;
  const made = new Map<number, Uint8Array | undefined>();
  const { streets, ruralRoads } = geography;

  /** The source of its timetable; none beside a board's listings, whose homes are near no invented stations. */
  async function ownTimetables() {
    if ((await readIngested(store)) !== undefined) return [];
    const sources = await readSources(store);
    return sources.filter(({ source, kind }) => source === INVENTED_SOURCE && kind === 'timetable');
  }

  function lineOf(id: number): { line: UnitLine; kind: StreetKind; isRural: boolean } {
    const street = streets[id];
    const road = ruralRoads[id - streets.length];
    return {
      line: unitLine(street?.points ?? road?.points ?? []),
      kind: street?.kind ?? road?.kind ?? 'local',
      isRural: street === undefined,
    };
  }

  function make(tile: number): Uint8Array | undefined {
    byTile ??= streetsByTile(geography);
    const own: TileStreet[] = [];
    for (const id of byTile.get(tile) ?? []) {
      const { line, ...street } = lineOf(id);
      for (const [of, part] of cutAtBorders(line)) if (of === tile) own.push({ ...street, line: part });
    }
    const cut = joinStreets(tile, own).get(tile);
    return cut && packTile(cut);
  }

  return {
    async version() {
      const timetables = await ownTimetables();
      return {
        // With the day, which the answers name.
        version: [geography.version, ...timetables.map(({ version, day }) => `${version} ${day}`)].join(),
        sources: [{ name: 'Demonstration', kind: 'streets', date: null }, ...timetables.map(wireSource)],
      };
    },
    async tiles(numbers) {
      const found = new Map<number, Uint8Array[]>();
      for (const tile of numbers) {
        if (!made.has(tile)) {
          made.set(tile, make(tile));
          const [oldest] = made.keys();
          if (made.size > MAX_TILES && oldest !== undefined) made.delete(oldest);
          // Other requests are answered between two tiles.
          await setImmediate();
        }
        const bytes = made.get(tile);
        if (bytes) found.set(tile, [bytes]);
      }
      return found;
    },
    async timetables() {
      return Promise.all((await ownTimetables()).map(({ source }) => readTimetable(store, source)));
    },
  };
}

/** Lists the streets of each tile. Rural roads are numbered after the streets. */
function streetsByTile({ streets, lines, ruralRoads }: MapGeography): Map<number, number[]> {
  const byTile = new Map<number, number[]>();
  const note = (tile: number, id: number): void => {
    const own = byTile.get(tile);
    if (own === undefined) byTile.set(tile, [id]);
    else if (own.at(-1) !== id && !own.includes(id, -8)) own.push(id);
  };
  const tileAt = (longitude: number, latitude: number): number =>
    tileNumber(Math.floor(unitX(longitude) / TILE_UNITS), Math.floor(unitY(latitude) / TILE_UNITS));
  const { coordinates, starts } = lines;
  for (let id = 0; id < streets.length; id += 1) {
    let isLong = false;
    let before = -1;
    const tiles = new Set<number>();
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at += 1) {
      const tile = tileAt(
        (coordinates[2 * at] ?? 0) / PACKED_DEGREE,
        (coordinates[2 * at + 1] ?? 0) / PACKED_DEGREE,
      );
      isLong ||= before >= 0 && tile !== before;
      tiles.add(tile);
      before = tile;
    }
    // A segment between two tiles may cross others.
    if (isLong) for (const [tile] of cutAtBorders(unitLine(streets[id]?.points ?? []))) tiles.add(tile);
    for (const tile of tiles) note(tile, id);
  }
  for (const [at, { points }] of ruralRoads.entries()) {
    for (const [tile] of cutAtBorders(unitLine(points))) note(tile, streets.length + at);
  }
  return byTile;
}
