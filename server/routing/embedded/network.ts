import { turnedAccess } from '../streets/speeds.ts';
import { TILE_UNITS, tileColumn, tileNumber, tileRow } from '../streets/streetGrid.ts';
import type { StreetTile } from '../streets/streetTile.ts';

/**
 * The streets of the loaded tiles as one graph. The ways of node `n` are the entries `first[n]` to `first[n + 1]` of the
 * arrays of ways. Nodes on the border of two tiles are two nodes that lead to each other without a way: `twin`.
 */
export interface Network {
  nodes: number;
  /** Column and row of each node in units of the grid. */
  x: Uint32Array;
  y: Uint32Array;
  first: Uint32Array;
  /** Another node at the same point, in a ring; the node itself if there is none. */
  twin: Uint32Array;
  target: Uint32Array;
  /** Half metres. */
  length: Uint16Array;
  /** Kilometres per hour of a car. */
  speed: Uint8Array;
  /** Bits of ACCESS, forward along the way. */
  access: Uint8Array;
  /** First and last node (exclusive) of each loaded tile, in the order of the sources. Empty for a tile without streets. */
  ranges: ReadonlyMap<number, readonly (readonly [from: number, to: number])[]>;
}

/** A network that grows by tiles. */
export interface GrowingNetwork extends Network {
  /** Adds the tiles with one number, one of each source. */
  add(tile: number, parts: readonly StreetTile[]): void;
}

type Numbers = Uint32Array | Uint16Array | Uint8Array;

/** Returns an array with room for more values, which may be the same one. */
function withRoom<Values extends Numbers>(
  values: Values,
  room: number,
  make: (size: number) => Values,
): Values {
  if (room <= values.length) return values;
  const larger = make(Math.max(room, Math.ceil(values.length * 1.5)));
  larger.set(values);
  return larger;
}

const wide = (size: number): Uint32Array => new Uint32Array(size);
const narrow = (size: number): Uint16Array => new Uint16Array(size);
const small = (size: number): Uint8Array => new Uint8Array(size);

/** Creates an empty network. */
export function makeNetwork(): GrowingNetwork {
  const ranges = new Map<number, [from: number, to: number][]>();
  /** The last node at each point of a border, by its tile-independent number. */
  const borders = new Map<number, number>();
  let ways = 0;

  const network: GrowingNetwork = {
    nodes: 0,
    x: wide(0),
    y: wide(0),
    first: wide(1),
    twin: wide(0),
    target: wide(0),
    length: narrow(0),
    speed: small(0),
    access: small(0),
    ranges,
    add(tile, parts) {
      ranges.set(
        tile,
        parts.map((part) => addPart(tile, part)),
      );
    },
  };

  function addPart(tile: number, part: StreetTile): [number, number] {
    const base = network.nodes;
    const count = part.x.length;
    reserve(base + count, ways + 2 * part.from.length);
    const [left, top] = [tileColumn(tile) * TILE_UNITS, tileRow(tile) * TILE_UNITS];
    const { x, y, first, twin, target, length, speed, access } = network;
    for (let node = 0; node < count; node += 1) {
      const [ownX, ownY] = [part.x[node] ?? 0, part.y[node] ?? 0];
      x[base + node] = left + ownX;
      y[base + node] = top + ownY;
      twin[base + node] = base + node;
      if (ownX % TILE_UNITS === 0 || ownY % TILE_UNITS === 0) joinTwin(base + node);
    }
    // Counts the ways of each node, then places each way from both of its ends.
    const next = new Uint32Array(count);
    for (const node of part.from) next[node] = (next[node] ?? 0) + 1;
    for (const node of part.to) next[node] = (next[node] ?? 0) + 1;
    for (let node = 0; node < count; node += 1) {
      const own = next[node] ?? 0;
      next[node] = ways;
      first[base + node] = ways;
      ways += own;
    }
    first[base + count] = ways;
    const place = (node: number, to: number, edge: number, turned: boolean): void => {
      const way = next[node] ?? 0;
      next[node] = way + 1;
      target[way] = base + to;
      length[way] = part.length[edge] ?? 0;
      speed[way] = part.speed[edge] ?? 0;
      const bits = part.access[edge] ?? 0;
      access[way] = turned ? turnedAccess(bits) : bits;
    };
    for (let edge = 0; edge < part.from.length; edge += 1) {
      const [from, to] = [part.from[edge] ?? 0, part.to[edge] ?? 0];
      place(from, to, edge, false);
      place(to, from, edge, true);
    }
    network.nodes = base + count;
    return [base, base + count];
  }

  function joinTwin(node: number): void {
    const { x, y, twin } = network;
    const key = (x[node] ?? 0) * 2 ** 26 + (y[node] ?? 0);
    const known = borders.get(key);
    if (known !== undefined) {
      twin[node] = twin[known] ?? known;
      twin[known] = node;
    }
    borders.set(key, node);
  }

  function reserve(nodes: number, entries: number): void {
    network.x = withRoom(network.x, nodes, wide);
    network.y = withRoom(network.y, nodes, wide);
    network.twin = withRoom(network.twin, nodes, wide);
    network.first = withRoom(network.first, nodes + 1, wide);
    network.target = withRoom(network.target, entries, wide);
    network.length = withRoom(network.length, entries, narrow);
    network.speed = withRoom(network.speed, entries, small);
    network.access = withRoom(network.access, entries, small);
  }

  return network;
}

/** Numbers of the tiles around a point in units of the grid, as far as a distance in units reaches. */
export function tilesNear(x: number, y: number, reach: number): number[] {
  const tiles: number[] = [];
  const at = (value: number): number => Math.floor(value / TILE_UNITS);
  for (let column = at(x - reach); column <= at(x + reach); column += 1) {
    for (let row = at(y - reach); row <= at(y + reach); row += 1) tiles.push(tileNumber(column, row));
  }
  return tiles;
}
