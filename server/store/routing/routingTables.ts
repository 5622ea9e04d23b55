/** A source of streets or of a timetable. */
export interface RoutingSourceTable {
  /** Name by which `npm run places` replaces the source: "ontario-latest.osm.pbf". */
  source: string;
  kind: 'streets' | 'timetable';
  /** Name for visitors. */
  name: string;
  /** Day of the data, as days since 1970-01-01; null if it is not known. */
  day: number | null;
  /** A new text for each load. */
  version: string;
}

/** The streets of a source in one tile (routing/streets/streetTile.ts). */
export interface StreetTileTable {
  /** Number of the tile (routing/streets/streetGrid.ts). */
  tile: number;
  source: string;
  streets: Uint8Array;
}

/** A part of a packed timetable, because a whole one can be larger than a statement. */
export interface TimetablePartTable {
  source: string;
  part: number;
  content: Uint8Array;
}
