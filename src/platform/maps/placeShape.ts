import type { Ring } from '#domain/geo/geo.ts';

/** A place's outline, sorted for drawing. */
export interface PlaceShape {
  /** The rings around the place's parts: mainland and islands. Holes are not among them. */
  land: Ring[];
  /**
   * Polygons of everything else: the world with the place as holes, and then the place's own holes. A first ring runs
   * counter-clockwise, its holes clockwise.
   */
  outside: Ring[][];
}

/** The world as both engines project it. The points between the corners keep Google from taking the shorter way round. */
const WORLD: Ring = [
  [-180, -85],
  [-90, -85],
  [0, -85],
  [90, -85],
  [180, -85],
  [180, 85],
  [90, 85],
  [0, 85],
  [-90, 85],
  [-180, 85],
  [-180, -85],
];

/** Share of the largest ring's area below which a ring is left out: ponds and rocks that would look like pins. */
const MIN_SHARE = 0.002;

/** Returns twice the area of a ring in square degrees, positive if it runs counter-clockwise. */
function doubleArea(ring: Ring): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? ring[0] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum;
}

const wound = (ring: Ring, isCounterClockwise: boolean): Ring =>
  doubleArea(ring) > 0 === isCounterClockwise ? ring : ring.toReversed();

function contains(ring: Ring, [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[at - 1] ?? ring.at(-1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

interface NestedRing {
  ring: Ring;
  /** The smallest ring around this one. */
  parent: NestedRing | undefined;
  isHole: boolean;
}

/**
 * Sorts the rings of a place. A ring inside another one is a hole of it, and a ring inside a hole is land again. Rings
 * may touch, but do not cross. Rings of less than 0.2 % of the largest one are left out.
 */
export function shapeOfPlace(rings: readonly Ring[]): PlaceShape {
  const sized = rings.map((ring) => ({ ring, size: Math.abs(doubleArea(ring)) }));
  const minSize = MIN_SHARE * Math.max(0, ...sized.map(({ size }) => size));
  const nested: NestedRing[] = [];
  for (const { ring, size } of sized.toSorted((a, b) => b.size - a.size)) {
    if (size === 0 || size < minSize) continue;
    // The middle of an edge, because a corner may be on another ring.
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = ring;
    const parent = nested.findLast((other) => contains(other.ring, [(ax + bx) / 2, (ay + by) / 2]));
    nested.push({ ring, parent, isHole: parent !== undefined && !parent.isHole });
  }
  const landIn = (hole: NestedRing | undefined): Ring[] =>
    nested.filter(({ parent, isHole }) => !isHole && parent === hole).map(({ ring }) => ring);
  const polygonOf = (outer: Ring, hole?: NestedRing): Ring[] => [
    wound(outer, true),
    ...landIn(hole).map((ring) => wound(ring, false)),
  ];
  const holes = nested.filter(({ isHole }) => isHole);
  return {
    land: nested.filter(({ isHole }) => !isHole).map(({ ring }) => ring),
    outside:
      nested.length === 0 ? [] : [polygonOf(WORLD), ...holes.map((hole) => polygonOf(hole.ring, hole))],
  };
}
