import type { AreaKind } from '#demo/facts/regionFacts.ts';
import type { Address, Geography, Position, Ring } from '#demo/types.ts';
import type { StreetLines } from './streetLines.ts';

/** An area with a name: park, lake, river. */
export interface NamedRing {
  name: string;
  /** Kind of an area that is not a park. */
  kind?: AreaKind;
  ring: Ring;
}

/** A line with a name: a railway. */
export interface NamedLine {
  name: string;
  points: Position[];
}

/** A generated road outside every city, without houses. */
export interface RuralRoad {
  name: string;
  kind: 'motorway' | 'arterial';
  points: Position[];
}

/** Geography and what only a map needs of it. */
export interface MapWorld extends Geography {
  /** Changes whenever the drawn world does: part of the tiles' address. */
  version: string;
  /** The address on a street piece whose number is nearest to one asked for, at most `reach` numbers away. */
  addressNear(streetId: number, streetNumber: number, reach: number): Address | undefined;
  /** Boxes (west, south, east, north) drawn from detailed ground; all else comes from the coarse map. */
  regions: { name: string; box: readonly [number, number, number, number] }[];
  /** Land of the towns that have streets and no listings. */
  towns: { name: string; boundary: Ring[][] }[];
  /** Lakes and sea inside the regions. */
  waters: NamedRing[];
  /** Land inside those waters. */
  islands: NamedRing[];
  rivers: NamedRing[];
  parks: NamedRing[];
  ruralRoads: RuralRoad[];
  railways: NamedLine[];
  /** The points of all streets, packed, for code that reads thousands of them. */
  lines: StreetLines;
}
