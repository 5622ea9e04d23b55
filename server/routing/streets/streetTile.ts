import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Streets of one tile: nodes where streets meet, bend or leave the tile, and straight edges between them. */
export interface StreetTile {
  /** Column and row of each node within the tile, 0 to TILE_UNITS. A node with one of these two is on the border. */
  x: Uint16Array;
  y: Uint16Array;
  /** First and last node of each edge. */
  from: Uint32Array;
  to: Uint32Array;
  /** Length of each edge in half metres, along the street. */
  length: Uint16Array;
  /** Kilometres per hour of a car. */
  speed: Uint8Array;
  /** Bits of ACCESS. */
  access: Uint8Array;
}

const VERSION = 1;
const HEADER_BYTES = 12;

/** Packs a tile for the table `street_tile`. */
export function packTile({ x, y, from, to, length, speed, access }: StreetTile): Uint8Array {
  const header = Uint32Array.of(VERSION, x.length, from.length);
  // Wide numbers first, so that each array begins at a multiple of its width.
  const parts = [header, from, to, x, y, length, speed, access];
  return deflateRawSync(
    Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
  );
}

/**
 * Reads a packed tile.
 * @throws Error if the bytes are not those of a tile of this version
 */
export function unpackTile(bytes: Uint8Array): StreetTile {
  const inflated = inflateRawSync(bytes);
  // A copy, because the arrays have to begin at a multiple of their width.
  const buffer = inflated.buffer.slice(inflated.byteOffset, inflated.byteOffset + inflated.byteLength);
  const [version, nodes = 0, edges = 0] = new Uint32Array(buffer, 0, 3);
  if (version !== VERSION || buffer.byteLength !== HEADER_BYTES + nodes * 4 + edges * 12) {
    throw new Error(
      'A street tile is damaged, or of another release. Load the streets again with npm run places.',
    );
  }
  let at = HEADER_BYTES;
  const next = (bytesOfPart: number): number => {
    at += bytesOfPart;
    return at - bytesOfPart;
  };
  return {
    from: new Uint32Array(buffer, next(edges * 4), edges),
    to: new Uint32Array(buffer, next(edges * 4), edges),
    x: new Uint16Array(buffer, next(nodes * 2), nodes),
    y: new Uint16Array(buffer, next(nodes * 2), nodes),
    length: new Uint16Array(buffer, next(edges * 2), edges),
    speed: new Uint8Array(buffer, next(edges), edges),
    access: new Uint8Array(buffer, next(edges), edges),
  };
}
