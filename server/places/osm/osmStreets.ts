import { GrowingArray } from '#server/routing/growingArray.ts';
import { cutStreets, type UnitLine } from '#server/routing/streets/cutStreets.ts';
import { unitX, unitY } from '#server/routing/streets/streetGrid.ts';
import type { StreetTile } from '#server/routing/streets/streetTile.ts';
import type { OsmFile } from './readOsm.ts';
import { streetOfTags, type TaggedStreet } from './streetOfTags.ts';

/** The position of a value in a sorted array; -1 if it is not there. */
function indexOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = sorted[middle] ?? 0;
    if (there === value) return middle;
    if (there < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The distinct values of an array, sorted. */
function distinct(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  let count = 0;
  for (const value of sorted) {
    if (count > 0 && sorted[count - 1] === value) continue;
    sorted[count] = value;
    count += 1;
  }
  return sorted.slice(0, count);
}

/**
 * Reads the streets of an OpenStreetMap extract (streetOfTags.ts) as tiles, in two passes: ways, then their nodes. Ways are
 * cut at the nodes that they share. The streets of a whole province take about a gigabyte of memory.
 * @throws UnusableFile
 */
export async function readOsmStreets(
  file: OsmFile,
  onProgress?: (share: number) => void,
): Promise<Map<number, StreetTile>> {
  const streets: TaggedStreet[] = [];
  const starts: number[] = [0];
  const refs = new GrowingArray(Float64Array);
  let length = 0;
  await file.read(
    {
      way(_id, nodes, tags) {
        const street = nodes.length > 1 ? streetOfTags(tags) : undefined;
        if (!street) return;
        for (const node of nodes) refs.push(node);
        length += nodes.length;
        streets.push(street);
        starts.push(length);
      },
    },
    (share) => onProgress?.(share / 2),
  );
  const ids = distinct(refs.values);
  const x = new Float64Array(ids.length);
  const y = new Float64Array(ids.length);
  await file.read(
    {
      node(id, latitude, longitude) {
        const at = indexOf(ids, id);
        if (at < 0) return;
        x[at] = unitX(longitude);
        y[at] = unitY(latitude);
      },
    },
    (share) => onProgress?.((1 + share) / 2),
  );
  const uses = new Uint8Array(ids.length);
  const nodes = Uint32Array.from(refs.values, (id) => indexOf(ids, id));
  for (const node of nodes) uses[node] = Math.min(2, (uses[node] ?? 0) + 1);
  const cutter = cutStreets();
  for (const [at, street] of streets.entries()) {
    let line: UnitLine = [];
    const end = starts[at + 1] ?? 0;
    const close = (): void => {
      if (line.length >= 4) cutter.add({ line, ...street });
      line = line.slice(-2);
    };
    for (let ref = starts[at] ?? 0; ref < end; ref += 1) {
      const node = nodes[ref] ?? 0;
      // Extracts are cut at a border: nodes beyond it are missing.
      if (x[node] === 0 && y[node] === 0) {
        close();
        line = [];
        continue;
      }
      line.push(x[node] ?? 0, y[node] ?? 0);
      if ((uses[node] ?? 0) > 1) close();
    }
    close();
  }
  return cutter.tiles();
}
