/** Shortest travel times on the network, by Dijkstra's algorithm with a queue of buckets of a second. */
import { MAX_SNAP_METRES } from '../routing.ts';
import { ACCESS, CYCLING_SPEED, MAX_DRIVING_SPEED, WALKING_SPEED } from '../streets/speeds.ts';
import { metresOfUnit } from '../streets/streetGrid.ts';
import { type Network, tilesNear } from './network.ts';

/** A mode on streets. */
export type StreetMode = 'drive' | 'bike' | 'walk';

/** Metres per second between a point and the streets around it. */
export const OFF_STREET_SPEED = WALKING_SPEED / 3.6;
/** A point is joined to all streets that are at most this much further away than the nearest one, in metres. */
const FURTHER_STREETS = 100;

/** Seconds of a half metre by the speed of a car, for one mode. */
function secondsByMode(mode: StreetMode): Float64Array {
  const speed = { drive: 0, bike: CYCLING_SPEED, walk: WALKING_SPEED }[mode];
  return Float64Array.from(
    { length: 256 },
    (_, car) => 1.8 / Math.max(1, speed || Math.min(car, MAX_DRIVING_SPEED)),
  );
}

const SECONDS: Readonly<Record<StreetMode, Float64Array>> = {
  drive: secondsByMode('drive'),
  bike: secondsByMode('bike'),
  walk: secondsByMode('walk'),
};
const FASTEST: Readonly<Record<StreetMode, number>> = {
  drive: MAX_DRIVING_SPEED,
  bike: CYCLING_SPEED,
  walk: WALKING_SPEED,
};

/** Metres per second that no journey of a mode exceeds. */
export const fastest = (mode: StreetMode): number => FASTEST[mode] / 3.6;

/** Bits that a way needs to be travelled towards its node, and away from it. */
const TOWARDS: Readonly<Record<StreetMode, number>> = {
  drive: ACCESS.driveBackward,
  bike: ACCESS.bikeBackward,
  walk: ACCESS.walk,
};
const AWAY: Readonly<Record<StreetMode, number>> = {
  drive: ACCESS.driveForward,
  bike: ACCESS.bikeForward,
  walk: ACCESS.walk,
};

/** A node by which a point is reached or left, and the seconds between the two. */
interface Link {
  node: number;
  seconds: number;
}

/** A point beside a way: its share of the way from the node where the way begins, and the seconds to walk there. */
interface Foot {
  way: number;
  share: number;
  walked: number;
}

/** A point on the streets of a mode: the nodes by which it is left and reached, and its feet on the ways. */
export interface Snapped {
  out: Link[];
  in: Link[];
  feet: Foot[];
}

/** Seconds of a way for a mode. */
export function secondsOfWay(network: Network, way: number, mode: StreetMode): number {
  return (network.length[way] ?? 0) * (SECONDS[mode][network.speed[way] ?? 0] ?? 0);
}

/** True if a way may be travelled towards the node that it begins at. */
export function leadsTowards(network: Network, way: number, mode: StreetMode): boolean {
  return ((network.access[way] ?? 0) & TOWARDS[mode]) !== 0;
}

/**
 * Joins a point to the streets around it.
 * @param x column of the point in units of the grid, as `y`
 * @returns undefined if no street of the mode is near enough
 */
export function snap(network: Network, x: number, y: number, mode: StreetMode): Snapped | undefined {
  const metres = metresOfUnit(y);
  const reach = MAX_SNAP_METRES / metres;
  const needed = AWAY[mode] | TOWARDS[mode];
  const found: { node: number; way: number; share: number; off: number }[] = [];
  let limit = reach;
  for (const tile of tilesNear(x, y, reach)) {
    for (const [from, to] of network.ranges.get(tile) ?? []) {
      for (let node = from; node < to; node += 1) {
        const [ax, ay] = [network.x[node] ?? 0, network.y[node] ?? 0];
        for (let way = network.first[node] ?? 0; way < (network.first[node + 1] ?? 0); way += 1) {
          if (((network.access[way] ?? 0) & needed) === 0) continue;
          const target = network.target[way] ?? 0;
          // Each way is there from both ends; one is enough.
          if (target < node) continue;
          const [dx, dy] = [(network.x[target] ?? 0) - ax, (network.y[target] ?? 0) - ay];
          const square = dx * dx + dy * dy;
          const along = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
          const share = Math.max(0, Math.min(1, along));
          const off = Math.hypot(x - ax - share * dx, y - ay - share * dy);
          if (off > limit) continue;
          found.push({ node, way, share, off });
          limit = Math.min(limit, off + FURTHER_STREETS / metres);
        }
      }
    }
  }
  const near = found.filter(({ off }) => off <= limit);
  if (near.length === 0) return undefined;
  const snapped: Snapped = { out: [], in: [], feet: [] };
  for (const { node, way, share, off } of near) {
    const seconds = secondsOfWay(network, way, mode);
    const walked = (off * metres) / OFF_STREET_SPEED;
    const access = network.access[way] ?? 0;
    const here: Link = { node, seconds: walked + share * seconds };
    const there: Link = { node: network.target[way] ?? 0, seconds: walked + (1 - share) * seconds };
    snapped.feet.push({ way, share, walked });
    if (access & AWAY[mode]) {
      snapped.out.push(there);
      snapped.in.push(here);
    }
    if (access & TOWARDS[mode]) {
      snapped.out.push(here);
      snapped.in.push(there);
    }
  }
  return snapped;
}

/** Options of a search. */
export interface SearchOptions {
  mode: StreetMode;
  /** Seconds after which the search ends. */
  limit: number;
  /** The point to reach. */
  from: Snapped;
  /** A second point: the search looks for the way from it and ends when it is found. */
  goal?: { snapped: Snapped; x: number; y: number } | undefined;
  /** Other nodes to begin from, with their seconds. */
  starts?: readonly { node: number; seconds: number }[] | undefined;
}

/** Seconds from each node to the point; infinite where it is not reached in time. */
export interface Times {
  seconds: Float32Array;
  /** Seconds from the goal; infinite if it is not reached in time, or without a goal. */
  goal: number;
}

/** Finds the shortest times from the nodes of the network to a point, against the direction of travel. */
export function timesTo(network: Network, { mode, limit, from, goal, starts = [] }: SearchOptions): Times {
  const seconds = new Float32Array(network.nodes).fill(Number.POSITIVE_INFINITY);
  /** The seconds of a node when its ways were followed last. */
  const followed = seconds.slice();
  const byLength = SECONDS[mode];
  const towards = TOWARDS[mode];
  const buckets = new Int32Array(Math.ceil(limit) + 2).fill(-1);
  let entryNode = new Uint32Array(1024);
  let entryBefore = new Int32Array(1024);
  let entries = 0;
  const { first, target, length, speed, access, twin, x, y } = network;
  const [goalX, goalY] = [goal?.x ?? 0, goal?.y ?? 0];
  // A bound below every time that is left. Without a goal it is 0, and the search has no direction.
  const perUnit = goal ? (metresOfUnit(goalY) * 0.98) / fastest(mode) : 0;
  const left = (node: number): number =>
    perUnit === 0 ? 0 : perUnit * Math.hypot((x[node] ?? 0) - goalX, (y[node] ?? 0) - goalY);

  let current = 0;
  const push = (node: number, at: number): void => {
    if (at > limit || at >= (seconds[node] ?? 0)) return;
    const bucket = Math.max(current, Math.floor(at + left(node)));
    if (bucket >= buckets.length) return;
    seconds[node] = at;
    if (entries === entryNode.length) {
      const [nodes, before] = [new Uint32Array(entries * 2), new Int32Array(entries * 2)];
      nodes.set(entryNode);
      before.set(entryBefore);
      [entryNode, entryBefore] = [nodes, before];
    }
    entryNode[entries] = node;
    entryBefore[entries] = buckets[bucket] ?? -1;
    buckets[bucket] = entries;
    entries += 1;
  };

  for (const link of from.in) push(link.node, link.seconds);
  for (const start of starts) push(start.node, start.seconds);
  let best = goal ? directSeconds(network, goal.snapped, from, mode) : Number.POSITIVE_INFINITY;
  const outs = new Map<number, number>();
  for (const { node, seconds: off } of goal?.snapped.out ?? []) {
    outs.set(node, Math.min(off, outs.get(node) ?? Number.POSITIVE_INFINITY));
  }
  for (; current < buckets.length && current <= best; current += 1) {
    for (let entry = buckets[current] ?? -1; entry >= 0; entry = buckets[current] ?? -1) {
      buckets[current] = entryBefore[entry] ?? -1;
      const node = entryNode[entry] ?? 0;
      const own = seconds[node] ?? 0;
      // A better entry of the same node came first.
      if (own >= (followed[node] ?? 0)) continue;
      followed[node] = own;
      const off = outs.get(node);
      if (off !== undefined && own + off < best) best = own + off;
      for (let way = first[node] ?? 0; way < (first[node + 1] ?? 0); way += 1) {
        if (((access[way] ?? 0) & towards) === 0) continue;
        push(target[way] ?? 0, own + (length[way] ?? 0) * (byLength[speed[way] ?? 0] ?? 0));
      }
      for (let other = twin[node] ?? node; other !== node; other = twin[other] ?? node) push(other, own);
    }
  }
  return { seconds, goal: best <= limit ? best : Number.POSITIVE_INFINITY };
}

/** Seconds from one point to another along the same way, without a node between them. */
function directSeconds(network: Network, from: Snapped, to: Snapped, mode: StreetMode): number {
  let best = Number.POSITIVE_INFINITY;
  for (const start of from.feet) {
    for (const end of to.feet) {
      const needed = end.share > start.share ? AWAY[mode] : TOWARDS[mode];
      if (end.way !== start.way || ((network.access[start.way] ?? 0) & needed) === 0) continue;
      const between = Math.abs(end.share - start.share) * secondsOfWay(network, start.way, mode);
      best = Math.min(best, start.walked + between + end.walked);
    }
  }
  return best;
}
