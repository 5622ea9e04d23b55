import type { Point } from './clip.ts';
import type { Feature } from './feature.ts';

/** Returns twice the area of a ring in tile units. It is positive for a ring that is clockwise on the screen. */
function signedArea(ring: readonly Point[]): number {
  let sum = 0;
  let before = ring[ring.length - 1] ?? [0, 0];
  for (const here of ring) {
    sum += before[0] * here[1] - here[0] * before[1];
    before = here;
  }
  return sum;
}

/** Returns the ring clockwise on the screen, the orientation of outer rings in vector tiles. */
export function clockwise(ring: Point[]): Point[] {
  return signedArea(ring) < 0 ? ring.toReversed() : ring;
}

/**
 * Returns many polygons as one feature, which is far smaller than one for each; none without rings.
 * @param rings outer rings clockwise, each followed by its holes
 */
export function polygonFeature(rings: Point[][], tags: Feature['tags']): Feature[] {
  return rings.length === 0 ? [] : [{ type: 3, geometry: rings, tags }];
}

/** Returns simple areas of one kind as one feature. Their rings may have any orientation. */
export function areasFeature(rings: Point[][], tags: Feature['tags']): Feature[] {
  return polygonFeature(rings.map(clockwise), tags);
}

/** Sorts outlines so that each outer ring, now clockwise, is followed by its holes. Counter-clockwise input is outer. */
export function withHoles(rings: Point[][]): Point[][] {
  const outer: { ring: Point[]; area: number; holes: Point[][] }[] = [];
  const holes: Point[][] = [];
  for (const ring of rings) {
    const area = signedArea(ring);
    if (area < 0) outer.push({ ring: ring.toReversed(), area: -area, holes: [] });
    else if (area > 0) holes.push(ring.toReversed());
  }
  outer.sort((a, b) => a.area - b.area);
  for (const hole of holes) {
    const [first] = hole;
    outer.find(({ ring }) => first !== undefined && holds(ring, first))?.holes.push(hole);
  }
  return outer.flatMap(({ ring, holes: inside }) => [ring, ...inside]);
}

function holds(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let before = ring[ring.length - 1] ?? [0, 0];
  for (const here of ring) {
    if (
      here[1] > y !== before[1] > y &&
      x < ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0]
    ) {
      inside = !inside;
    }
    before = here;
  }
  return inside;
}
