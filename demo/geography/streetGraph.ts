/** The streets of a city as a graph, for outlines that follow them. */
import type { StreetKind } from '#demo/types.ts';

/** A point on a plane, in km. */
export type Point = readonly [x: number, y: number];

/** A street whose line is on a plane. */
export interface PlaneStreet {
  kind: StreetKind;
  line: readonly Point[];
}

/** A crossing of streets. */
export interface Crossing {
  node: number;
  point: Point;
}

/** A straight edge that a way follows. */
export interface Edge {
  a: Point;
  b: Point;
  /** Maximum distance of the way from the edge, in km. */
  reach: number;
  /** False for points that the way has to avoid. */
  mayPass(point: Point): boolean;
}

/** Finds ways along streets. */
export interface StreetGraph {
  /** Returns the best crossing near a point, at most `reach` km away: larger streets first; a bend if there is none. */
  crossingNear(point: Point, reach: number): Crossing | undefined;
  /**
   * Returns the way between two crossings that stays near a straight edge; undefined if the streets within its reach do
   * not connect them.
   */
  wayBetween(from: number, to: number, edge: Edge): Point[] | undefined;
}

/** Points nearer than this are one crossing, in km. */
const SAME_KM = 0.003;
/** Size of a cell of the grid, in km. */
const CELL_KM = 0.15;
/** Cost of a km by the kind of street. Outlines prefer streets that everybody knows. */
const COST: Record<StreetKind, number> = { motorway: 0.8, arterial: 0.7, collector: 1, local: 3 };
/** Distance in km from the straight line at which a way costs twice as much. */
const DETOUR_KM = 0.35;
/** Km that a crossing without a main street counts as further away. */
const SMALL_CROSSING_KM = 0.2;
/** Km that a bend or an end of a street counts as further away than a crossing. */
const BEND_KM = 0.4;

interface Segment {
  a: Point;
  b: Point;
  kind: StreetKind;
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns the share of a segment that is nearest to a point. */
function nearestShare(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
}

const distanceTo = (a: Point, b: Point, point: Point): number =>
  distance(point, between(a, b, nearestShare(a, b, point)));

/** Returns the share of the first segment at which another one crosses it. */
function crossingShare(one: Segment, other: Segment): number | undefined {
  const [dx, dy] = [one.b[0] - one.a[0], one.b[1] - one.a[1]];
  const [ex, ey] = [other.b[0] - other.a[0], other.b[1] - other.a[1]];
  const twist = dx * ey - dy * ex;
  if (twist === 0) return undefined;
  const [x, y] = [other.a[0] - one.a[0], other.a[1] - one.a[1]];
  const share = (x * ey - y * ex) / twist;
  const across = (x * dy - y * dx) / twist;
  return share >= 0 && share <= 1 && across >= 0 && across <= 1 ? share : undefined;
}

/** Finds items by the cells that their boxes touch. */
function makeGrid<T>() {
  const cells = new Map<number, T[]>();
  const cellsOf = function* ([ax, ay]: Point, [bx, by]: Point, margin: number): Generator<number> {
    const at = (value: number): number => Math.floor(value / CELL_KM);
    for (let x = at(Math.min(ax, bx) - margin); x <= at(Math.max(ax, bx) + margin); x += 1) {
      for (let y = at(Math.min(ay, by) - margin); y <= at(Math.max(ay, by) + margin); y += 1) {
        yield x * 100_003 + y;
      }
    }
  };
  return {
    add(item: T, a: Point, b: Point): void {
      for (const key of cellsOf(a, b, 0)) {
        const there = cells.get(key);
        if (there === undefined) cells.set(key, [item]);
        else there.push(item);
      }
    },
    around(a: Point, b: Point, margin: number): Set<T> {
      const found = new Set<T>();
      for (const key of cellsOf(a, b, margin)) for (const item of cells.get(key) ?? []) found.add(item);
      return found;
    },
  };
}

/** Creates the graph of some streets. They are cut where they cross, and where one ends on another. */
export function makeStreetGraph(streets: readonly PlaneStreet[]): StreetGraph {
  const segments = makeGrid<Segment>();
  const all: Segment[] = [];
  for (const { kind, line } of streets) {
    for (let at = 1; at < line.length; at += 1) {
      const segment = { a: line[at - 1] as Point, b: line[at] as Point, kind }; // at stays in range
      all.push(segment);
      segments.add(segment, segment.a, segment.b);
    }
  }
  const points: Point[] = [];
  const exits: { to: number; cost: number }[][] = [];
  const largest: number[] = [];
  const nodes = makeGrid<number>();
  const nodeAt = (point: Point): number => {
    for (const known of nodes.around(point, point, SAME_KM)) {
      if (distance(points[known] as Point, point) < SAME_KM) return known; // every known node has a point
    }
    nodes.add(points.length, point, point);
    exits.push([]);
    largest.push(COST.local);
    return points.push(point) - 1;
  };
  for (const segment of all) {
    const shares = [0, 1];
    for (const other of segments.around(segment.a, segment.b, SAME_KM)) {
      if (other === segment) continue;
      const share = crossingShare(segment, other);
      if (share !== undefined) shares.push(share);
      for (const end of [other.a, other.b]) {
        if (distanceTo(segment.a, segment.b, end) < SAME_KM)
          shares.push(nearestShare(segment.a, segment.b, end));
      }
    }
    let before: number | undefined;
    for (const share of shares.sort((a, b) => a - b)) {
      const node = nodeAt(between(segment.a, segment.b, share));
      largest[node] = Math.min(largest[node] ?? COST.local, COST[segment.kind]);
      if (before !== undefined && before !== node) {
        const cost = distance(points[before] as Point, points[node] as Point) * COST[segment.kind]; // both are nodes
        exits[before]?.push({ to: node, cost });
        exits[node]?.push({ to: before, cost });
      }
      before = node;
    }
  }

  return {
    crossingNear: (point, reach) => {
      let best: Crossing | undefined;
      let least = reach;
      for (const node of nodes.around(point, point, reach)) {
        const isBend = (exits[node]?.length ?? 0) < 3;
        const at = points[node] as Point; // every node has a point
        const isSmall = (largest[node] ?? 0) >= COST.collector;
        const far = distance(at, point) + (isSmall ? SMALL_CROSSING_KM : 0) + (isBend ? BEND_KM : 0);
        if (far < least) [best, least] = [{ node, point: at }, far];
      }
      return best;
    },
    wayBetween: (from, to, { a, b, reach, mayPass }) => {
      const costs = new Map([[from, 0]]);
      const cameFrom = new Map<number, number>();
      const open = new Set([from]);
      const done = new Set<number>();
      while (open.size > 0) {
        let node = from;
        let least = Number.POSITIVE_INFINITY;
        for (const each of open) {
          const cost = costs.get(each) ?? 0;
          if (cost < least) [node, least] = [each, cost];
        }
        if (node === to) {
          const way: Point[] = [];
          for (let at: number | undefined = to; at !== undefined; at = cameFrom.get(at))
            way.push(points[at] as Point); // every node has a point
          return way.reverse();
        }
        open.delete(node);
        done.add(node);
        for (const exit of exits[node] ?? []) {
          if (done.has(exit.to)) continue;
          const point = points[exit.to] as Point; // every node has a point
          const far = distanceTo(a, b, point);
          if (far > reach || !mayPass(point)) continue;
          const cost = least + exit.cost * (1 + (far / DETOUR_KM) ** 2);
          if (cost >= (costs.get(exit.to) ?? Number.POSITIVE_INFINITY)) continue;
          costs.set(exit.to, cost);
          cameFrom.set(exit.to, node);
          open.add(exit.to);
        }
      }
      return undefined;
    },
  };
}
