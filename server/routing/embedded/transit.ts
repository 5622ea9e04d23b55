import { kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { ACCESS } from '../streets/speeds.ts';
import { metresOfUnit, tilesAround, unitX, unitY } from '../streets/streetGrid.ts';
import { secondsFromStops } from '../timetable/latestDepartures.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { Network } from './network.ts';
import { OFF_STREET_SPEED, snap, timesTo } from './shortestTimes.ts';

/** Metres from a stop within which a crossing leads to it. */
const STOP_METRES = 250;
/** Kilometres around a destination without any stop, from which it is not reached by transit. */
const NO_STOPS_KM = 2;

/** A node of the streets by which a stop is reached, and the seconds between the two. */
export interface StopNode {
  node: number;
  seconds: number;
}

/** Finds the nearest crossing of each stop; undefined for a stop without streets, or whose streets are not loaded. */
export function nodesOfStops(network: Network, { latitude, longitude }: Timetable): (StopNode | undefined)[] {
  const found = new Array<StopNode | undefined>(latitude.length).fill(undefined);
  const metres = metresOfUnit(unitY(latitude[0] ?? 0));
  const reach = STOP_METRES / metres;
  const xs = Float64Array.from(longitude, unitX);
  const ys = Float64Array.from(latitude, unitY);
  const cellOf = (x: number, y: number): number => Math.floor(x / reach) * 2 ** 22 + Math.floor(y / reach);
  const cells = new Map<number, number[]>();
  for (const [stop, x] of xs.entries()) {
    for (const right of [-reach, 0, reach]) {
      for (const down of [-reach, 0, reach]) {
        const cell = cellOf(x + right, (ys[stop] ?? 0) + down);
        const stops = cells.get(cell);
        if (stops) stops.push(stop);
        else cells.set(cell, [stop]);
      }
    }
  }
  for (let node = 0; node < network.nodes; node += 1) {
    const [x, y] = [network.x[node] ?? 0, network.y[node] ?? 0];
    const near = cells.get(cellOf(x, y));
    if (!near || !isWalked(network, node)) continue;
    for (const stop of near) {
      const seconds = (Math.hypot(x - (xs[stop] ?? 0), y - (ys[stop] ?? 0)) * metres) / OFF_STREET_SPEED;
      if (seconds > STOP_METRES / OFF_STREET_SPEED || seconds >= (found[stop]?.seconds ?? Infinity)) continue;
      found[stop] = { node, seconds };
    }
  }
  return found;
}

function isWalked({ first, access }: Network, node: number): boolean {
  for (let way = first[node] ?? 0; way < (first[node + 1] ?? 0); way += 1) {
    if ((access[way] ?? 0) & ACCESS.walk) return true;
  }
  return false;
}

/** A journey by transit: the destination, the arrival in seconds after midnight, and the maximum seconds. */
export interface TransitQuery {
  to: Point;
  at: number;
  limit: number;
}

/**
 * Finds the seconds from each stop to the destination by transit and on foot.
 * @returns undefined if the destination is on no street
 */
export function secondsByStops(
  network: Network,
  timetable: Timetable,
  nodes: readonly (StopNode | undefined)[],
  { to, at, limit }: TransitQuery,
): Float64Array | undefined {
  const from = snap(network, unitX(to.longitude), unitY(to.latitude), 'walk');
  if (!from) return undefined;
  const { seconds } = timesTo(network, { mode: 'walk', limit, from });
  const onFoot = Float64Array.from(nodes, (node) =>
    node ? (seconds[node.node] ?? Infinity) + node.seconds : Infinity,
  );
  return secondsFromStops(timetable, { onFoot, at, limit });
}

/** Nodes from which the journey goes on by a stop. */
export function startsOf(
  nodes: readonly (StopNode | undefined)[],
  seconds: ArrayLike<number>,
): { node: number; seconds: number }[] {
  return nodes.flatMap((node, stop) => {
    const own = seconds[stop] ?? Infinity;
    return node && Number.isFinite(own) ? [{ node: node.node, seconds: own + node.seconds }] : [];
  });
}

/** Tiles with every street from which a stop is reached in the time that is left. */
export function tilesOfStops(
  { latitude, longitude }: Timetable,
  seconds: ArrayLike<number>,
  limit: number,
): number[] {
  const tiles = new Set<number>();
  for (let stop = 0; stop < latitude.length; stop += 1) {
    const left = limit - (seconds[stop] ?? Infinity);
    if (left < 0) continue;
    const point = { latitude: latitude[stop] ?? 0, longitude: longitude[stop] ?? 0 };
    for (const tile of tilesAround(point, (left * OFF_STREET_SPEED) / 1000)) tiles.add(tile);
  }
  return [...tiles];
}

/** True if a point has a stop around it. */
export function hasStops({ latitude, longitude }: Timetable, point: Point): boolean {
  return latitude.some(
    (value, stop) =>
      kilometresBetween(point, { latitude: value, longitude: longitude[stop] ?? 0 }) <= NO_STOPS_KM,
  );
}
