import type { AreaKind } from '#demo/facts/regionFacts.ts';
import type { Address, Geography, Position, Ring } from '#demo/types.ts';
import type { StreetLines } from './streetLines.ts';

/** A named area: park, lake, river. */
export interface NamedRing {
  name: string;
  /** Kind of an area that is not a park. */
  kind?: AreaKind;
  ring: Ring;
}

/** A named line: a railway. */
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

/** A geography with additional data for maps. */
export interface MapGeography extends Geography {
  /** Changes whenever the generated country changes. It is part of the tiles' address. */
  version: string;
  /** Returns the address on a street piece whose number is nearest to `streetNumber`, at most `reach` numbers away. */
  addressNear(streetId: number, streetNumber: number, reach: number): Address | undefined;
  /** Boxes (west, south, east, north) with detailed ground. The coarse map shows all other areas. */
  regions: { name: string; box: readonly [number, number, number, number] }[];
  /** Land of the towns, which have streets and no listings. */
  towns: { name: string; boundary: Ring[][] }[];
  /** Lakes and sea inside the regions. */
  waters: NamedRing[];
  /** Land inside those waters. */
  islands: NamedRing[];
  rivers: NamedRing[];
  parks: NamedRing[];
  ruralRoads: RuralRoad[];
  railways: NamedLine[];
  /** The points of all streets, packed for code that reads thousands of them. */
  lines: StreetLines;
}
