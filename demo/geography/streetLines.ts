import type { Position } from '#demo/types.ts';

/** Steps of a packed coordinate in a degree: about a centimetre each. */
export const PACKED_DEGREE = 1e7;

/** The axes of all streets in two flat arrays: a tenth of what positions in arrays of their own would take. */
export interface StreetLines {
  /** Longitude and latitude of each point by turns, in steps of 1e-7 degrees. */
  coordinates: Int32Array;
  /** First point of each street by its id, and one more entry: the count of all points. */
  starts: Uint32Array;
}

/** Gathers lines one after the other. */
export interface LinePacker {
  /** The collected lines; complete after `finish`. */
  lines: StreetLines;
  add(points: readonly Position[]): void;
  finish(): void;
}

/** An empty packer, which grows as lines come. */
export function packLines(): LinePacker {
  let coordinates = new Int32Array(1 << 16);
  let used = 0;
  const starts: number[] = [0];
  const lines: StreetLines = { coordinates, starts: new Uint32Array(0) };
  return {
    lines,
    add: (points) => {
      if (used + 2 * points.length > coordinates.length) {
        const grown = new Int32Array(Math.max(2 * coordinates.length, used + 2 * points.length));
        grown.set(coordinates);
        coordinates = grown;
      }
      for (const [x, y] of points) {
        coordinates[used] = Math.round(x * PACKED_DEGREE);
        coordinates[used + 1] = Math.round(y * PACKED_DEGREE);
        used += 2;
      }
      starts.push(used / 2);
    },
    finish: () => {
      lines.coordinates = coordinates.slice(0, used);
      lines.starts = Uint32Array.from(starts);
    },
  };
}

/** The points of one street, decoded at each call. */
export function unpackLine({ coordinates, starts }: StreetLines, streetId: number): Position[] {
  const points: Position[] = [];
  for (let at = starts[streetId] ?? 0; at < (starts[streetId + 1] ?? 0); at += 1) {
    points.push([(coordinates[2 * at] ?? 0) / PACKED_DEGREE, (coordinates[2 * at + 1] ?? 0) / PACKED_DEGREE]);
  }
  return points;
}
