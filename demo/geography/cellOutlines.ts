/** Outlines of neighbourhoods along streets, in place of the straight edges of Voronoi cells. */
import { inRing } from './rings.ts';
import {
  type Crossing,
  makeStreetGraph,
  type PlaneStreet,
  type Point,
  type StreetGraph,
} from './streetGraph.ts';

/** Distance in km within which a corner of cells moves to a crossing. */
const CORNER_REACH_KM = 1.2;
/** Distances in km within which an edge moves to streets: the second only if the first has no way. */
const EDGE_REACHES_KM = [1.2, 3];
/** Share of the distance between a cell's middle and its edge that stays inside the cell. */
const MIDDLE_SHARE = 0.5;
/** Smallest and largest area of an outline, as shares of its cell's. */
const SIZES = { least: 0.5, most: 2 };
/** Distance in km between samples along an edge. */
const SAMPLE_KM = 0.05;

const keyOf = ([x, y]: Point): string => `${x.toFixed(6)} ${y.toFixed(6)}`;
const kmBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A cell: a closed ring in km, and the middle that its outline has to keep. */
export interface Cell {
  ring: readonly Point[];
  middle: Point;
}

/**
 * Returns cells whose common edges follow streets, where the city has some. Cells that touched still touch: each edge is
 * drawn once for both of its cells. A cell that streets would misshape keeps its straight edges.
 * @param cells cells that share corners
 * @param isLand true for a point on the city's land
 */
export function alongStreets(
  cells: readonly Cell[],
  streets: readonly PlaneStreet[],
  isLand: (point: Point) => boolean,
): Point[][] {
  const graph = makeStreetGraph(streets);
  const straight = new Set<Cell>();
  for (;;) {
    const outlines = drawOutlines(cells, straight, graph, isLand);
    const misshapen = cells.filter((cell, at) => !straight.has(cell) && !isLike(outlines[at] ?? [], cell));
    if (misshapen.length === 0) return outlines;
    for (const cell of misshapen) straight.add(cell);
  }
}

/** True if an outline is around the middle of its cell, and about as large as the cell. */
function isLike(outline: readonly Point[], { ring, middle }: Cell): boolean {
  const share = areaOf(outline) / areaOf(ring);
  return share > SIZES.least && share < SIZES.most && inRing(...middle, outline);
}

function areaOf(ring: readonly Point[]): number {
  return Math.abs(edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0));
}

function drawOutlines(
  cells: readonly Cell[],
  straight: ReadonlySet<Cell>,
  graph: StreetGraph,
  isLand: (point: Point) => boolean,
): Point[][] {
  const edgeKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join('|');
  /** The cells on both sides of an edge, or the only one. */
  const sides = new Map<string, Cell[]>();
  /** Corners of cells that stay straight. */
  const fixed = new Set<string>();
  for (const cell of cells) {
    for (const [a, b] of edgesOf(cell.ring))
      sides.set(edgeKey(a, b), [...(sides.get(edgeKey(a, b)) ?? []), cell]);
    if (straight.has(cell)) for (const point of cell.ring) fixed.add(keyOf(point));
  }
  const corners = new Map<string, Crossing | undefined>();
  const cornerAt = (point: Point): Crossing | undefined => {
    const key = keyOf(point);
    if (fixed.has(key)) return undefined;
    if (!corners.has(key)) {
      const space = Math.min(...cells.map(({ middle }) => kmBetween(point, middle)));
      corners.set(key, graph.crossingNear(point, Math.min(CORNER_REACH_KM, space * (1 - MIDDLE_SHARE))));
    }
    return corners.get(key);
  };

  const drawEdge = (a: Point, b: Point, [one, other]: readonly [Cell, Cell]): Point[] => {
    const samples = Math.max(1, Math.ceil(kmBetween(a, b) / SAMPLE_KM));
    const onLand = Array.from({ length: samples + 1 }, (_, at) => between(a, b, at / samples)).filter(isLand);
    const [first, last] = [onLand[0], onLand.at(-1)];
    if (first === undefined || last === undefined || straight.has(one) || straight.has(other)) return [a, b];
    const [from, to] = [cornerAt(first), cornerAt(last)];
    const space = (kmBetween(one.middle, other.middle) / 2) * MIDDLE_SHARE;
    const mayPass = (point: Point): boolean =>
      kmBetween(point, one.middle) > space && kmBetween(point, other.middle) > space;
    let way: Point[] | undefined;
    for (const reach of EDGE_REACHES_KM) {
      way ??= from && to && graph.wayBetween(from.node, to.node, { a, b, reach, mayPass });
    }
    // An edge goes on beyond the land, where the limit cuts it.
    return [
      ...(isLand(a) ? [] : [a, first]),
      ...(way ?? [from?.point ?? first, to?.point ?? last]),
      ...(isLand(b) ? [] : [last, b]),
    ];
  };
  const drawn = new Map<string, Point[]>();
  const edge = (a: Point, b: Point): Point[] => {
    const key = edgeKey(a, b);
    const [one, other] = sides.get(key) ?? [];
    if (one === undefined || other === undefined) return [a, b];
    const isForward = keyOf(a) < keyOf(b);
    const line = drawn.get(key) ?? (isForward ? drawEdge(a, b, [one, other]) : drawEdge(b, a, [one, other]));
    drawn.set(key, line);
    return isForward ? line : line.toReversed();
  };
  return cells.map(({ ring }) => closed(withoutSpurs(edgesOf(ring).flatMap(([a, b]) => edge(a, b)))));
}

function edgesOf(ring: readonly Point[]): [Point, Point][] {
  return ring.slice(1).map((b, at) => [ring[at] as Point, b]); // at stays in range
}

/** Removes stretches that a ring goes and returns: two edges that meet in a corner may share a street. */
function withoutSpurs(ring: readonly Point[]): Point[] {
  const left: Point[] = [];
  const same = (a: Point | undefined, b: Point): boolean => a !== undefined && keyOf(a) === keyOf(b);
  for (const point of ring) {
    if (same(left.at(-1), point)) continue;
    if (same(left.at(-2), point)) left.pop();
    else left.push(point);
  }
  while (left.length > 3) {
    const [first, second] = left as [Point, Point]; // there are more than three
    if (same(left.at(-1), first) || same(left.at(-2), first)) left.pop();
    else if (same(left.at(-1), second)) left.shift();
    else break;
  }
  return left;
}

const closed = (ring: Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
