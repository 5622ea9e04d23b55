import type { OsmTags } from '#server/places/osm/osmEntities.ts';
import {
  BENDS,
  type CitySize,
  CORNERS,
  countsOf,
  nameOf,
  PLACES,
  placesOf,
  pointAt,
  spread,
} from './madeCity.ts';
import {
  type NodeInput,
  osmHeader,
  osmNodes,
  osmRelations,
  osmWays,
  type RelationInput,
  type WayInput,
} from './writeOsm.ts';

/** Entities of a block, as in real files. */
const BLOCK = 8000;
/** Time of the data. */
const MADE = Date.parse('2026-11-20T12:00:00Z') / 1000;
/** Degrees of latitude of a metre. */
const METRE = 1 / 111_195;
/** Metres by which the nodes of a street are beside its straight line. */
const BESIDE = [0, 14, -14, 0];

/** The tags of the streets of one line of the grid. */
function tagsOf(line: number): OsmTags {
  const name = nameOf(line, 'Street');
  if (line % 100 === 50) return { highway: 'motorway', name, oneway: 'yes', maxspeed: '100' };
  if (line % 20 === 0) return { highway: 'primary', name, maxspeed: '60' };
  if (line % 10 === 5) return { highway: 'secondary', name, maxspeed: '50' };
  if (line % 5 === 2) return { highway: 'tertiary', name };
  if (line % 4 === 1) return { highway: 'footway' };
  return line % 7 === 3 ? { highway: 'residential', name, oneway: 'yes' } : { highway: 'residential', name };
}

/** A street between two crossings: the line of the grid, its direction, and its number along the line. */
function* blocksOfStreets({ streets }: CitySize) {
  for (const isAcross of [true, false]) {
    for (let line = 0; line < streets; line += 1) {
      for (let at = 0; at < streets - 1; at += 1) yield { isAcross, line, at };
    }
  }
}

/** Nodes by ascending ids from 1: crossings, bends, corners of buildings, places. */
function* nodesOf(size: CitySize): Generator<NodeInput> {
  const last = size.streets - 1;
  let id = 0;
  for (let row = 0; row <= last; row += 1) {
    for (let column = 0; column <= last; column += 1) {
      id += 1;
      yield { id, ...pointAt(row / last, column / last) };
    }
  }
  for (const { isAcross, line, at } of blocksOfStreets(size)) {
    for (const [bend, metres] of BESIDE.entries()) {
      const along = (at + (bend + 1) / (BENDS + 1)) / last;
      const { latitude, longitude } = isAcross ? pointAt(line / last, along) : pointAt(along, line / last);
      const beside = metres * METRE;
      id += 1;
      yield {
        id,
        latitude: isAcross ? latitude + beside : latitude,
        longitude: isAcross ? longitude : longitude + beside,
      };
    }
  }
  for (let building = 0; building < size.buildings; building += 1) {
    const { latitude, longitude } = spread(building, size.buildings);
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      id += 1;
      yield {
        id,
        latitude: latitude + 8 * METRE * Math.sin(angle),
        longitude: longitude + 8 * METRE * Math.cos(angle),
      };
    }
  }
  for (const [tags, kind, count] of PLACES) {
    const places = placesOf(count, size);
    for (let place = 0; place < places; place += 1) {
      id += 1;
      yield { id, ...spread(place, places), tags: { ...tags, name: nameOf(place, kind) } };
    }
  }
}

/** Streets, then the outlines of buildings, the first of which are those of parks. */
function* waysOf(size: CitySize): Generator<WayInput> {
  let id = 0;
  let node = size.streets ** 2;
  const crossing = (row: number, column: number): number => row * size.streets + column + 1;
  for (const { isAcross, line, at } of blocksOfStreets(size)) {
    const from = isAcross ? crossing(line, at) : crossing(at, line);
    const to = isAcross ? crossing(line, at + 1) : crossing(at + 1, line);
    const bends = Array.from({ length: BENDS }, (_, bend) => node + bend + 1);
    node += BENDS;
    id += 1;
    yield { id, nodes: [from, ...bends, to], tags: tagsOf(line) };
  }
  for (let building = 0; building < size.buildings; building += 1) {
    const corners = Array.from({ length: CORNERS }, (_, corner) => node + corner + 1);
    node += CORNERS;
    id += 1;
    const tags: OsmTags = building < size.parks ? {} : { building: 'house' };
    yield { id, nodes: [...corners, node - CORNERS + 1], tags };
  }
}

function* relationsOf(size: CitySize): Generator<RelationInput> {
  const { streets } = countsOf(size);
  for (let park = 0; park < size.parks; park += 1) {
    yield {
      id: park + 1,
      members: [{ type: 'way', id: streets + park + 1, role: 'outer' }],
      tags: { type: 'multipolygon', leisure: 'park', name: nameOf(park, 'Park') },
    };
  }
}

function* inBlocks<Entity>(
  entities: Iterable<Entity>,
  write: (block: readonly Entity[]) => Buffer,
): Generator<Buffer> {
  let block: Entity[] = [];
  for (const entity of entities) {
    if (block.push(entity) < BLOCK) continue;
    yield write(block);
    block = [];
  }
  if (block.length > 0) yield write(block);
}

/** Makes the OpenStreetMap extract of a city (.osm.pbf). */
export function cityExtract(size: CitySize): Buffer {
  return Buffer.concat([
    osmHeader(MADE),
    ...inBlocks(nodesOf(size), osmNodes),
    ...inBlocks(waysOf(size), osmWays),
    ...inBlocks(relationsOf(size), osmRelations),
  ]);
}
