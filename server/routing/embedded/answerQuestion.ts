import { boundsAround, kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { MAX_SNAP_METRES, MAX_TRAVEL_MINUTES } from '../routing.ts';
import { tilesAround, tilesIn, unitX, unitY } from '../streets/streetGrid.ts';
import { unpackTile } from '../streets/streetTile.ts';
import { contourOf } from './contour.ts';
import type { EngineAnswer, EngineCall, EngineQuestion } from './engineMessages.ts';
import { type GrowingNetwork, MAX_NODES, makeNetwork, type Network } from './network.ts';
import { fastest, snap, timesTo } from './shortestTimes.ts';
import { gridOf } from './timeGrid.ts';

/** An answer without its number. */
type Answer = EngineAnswer extends infer One ? (One extends EngineAnswer ? Omit<One, 'id'> : never) : never;

const MAX_SECONDS = MAX_TRAVEL_MINUTES * 60;
/** Share of the distance by which a journey may leave the box of its two ends, and the least of it in kilometres. */
const DETOUR = 0.3;
const LEAST_DETOUR_KM = 4;

/** Creates the function that answers the calls of one thread. It holds the streets of the tiles that it was given. */
export function openEngine(): (call: EngineCall) => EngineAnswer {
  let network: GrowingNetwork = makeNetwork();
  let version = '';

  const reset = (): void => {
    network = makeNetwork();
  };

  return ({ id, version: called, question, tiles = [] }) => {
    if (called !== version) {
      reset();
      version = called;
    }
    for (const [tile, parts] of tiles)
      if (!network.ranges.has(tile)) network.add(tile, parts.map(unpackTile));
    const wanted = tilesOf(question);
    let missing = wanted.filter((tile) => !network.ranges.has(tile));
    if (missing.length > 0 && network.nodes > MAX_NODES) {
      reset();
      missing = wanted;
    }
    if (missing.length > 0) return { id, kind: 'needs', tiles: missing };
    return { id, ...(question.kind === 'area' ? areaOf(network, question) : minutesOf(network, question)) };
  };
}

/** Tiles with every street that the answer could depend on. */
function tilesOf(question: EngineQuestion): number[] {
  const speed = (fastest(question.mode) * 3.6) / 60;
  if (question.kind === 'area')
    return tilesAround(question.to, question.minutes * speed + MAX_SNAP_METRES / 1000);
  const { from, to } = question;
  const apart = kilometresBetween(from, to);
  if (apart > MAX_TRAVEL_MINUTES * speed) return [];
  const margin = Math.max(LEAST_DETOUR_KM, apart * DETOUR);
  const [one, other] = [from, to].map(({ latitude, longitude }) => boundsAround(latitude, longitude, margin));
  if (!one || !other) return [];
  return tilesIn({
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  });
}

/** The reason why a point is on no street. */
function reasonOf(network: Network, { latitude, longitude }: Point): Answer {
  const near = tilesAround({ latitude, longitude }, MAX_SNAP_METRES / 1000);
  const hasStreets = near.some((tile) => network.ranges.get(tile)?.some(([from, to]) => to > from));
  return { kind: 'refused', reason: hasStreets ? 'farFromStreet' : 'noStreets' };
}

function areaOf(network: Network, { to, mode, minutes }: EngineQuestion & { kind: 'area' }): Answer {
  const from = snap(network, unitX(to.longitude), unitY(to.latitude), mode);
  if (!from) return reasonOf(network, to);
  const limit = minutes * 60;
  const grid = gridOf(network, timesTo(network, { mode, limit, from }), mode, limit);
  return { kind: 'area', area: grid ? contourOf(grid, limit) : [] };
}

function minutesOf(network: Network, { from, to, mode }: EngineQuestion & { kind: 'minutes' }): Answer {
  if (kilometresBetween(from, to) / (fastest(mode) * 3.6) > MAX_TRAVEL_MINUTES / 60) {
    return { kind: 'minutes', minutes: null };
  }
  const [x, y] = [unitX(from.longitude), unitY(from.latitude)];
  const start = snap(network, x, y, mode);
  if (!start) return reasonOf(network, from);
  const end = snap(network, unitX(to.longitude), unitY(to.latitude), mode);
  if (!end) return reasonOf(network, to);
  const { goal } = timesTo(network, { mode, limit: MAX_SECONDS, from: end, goal: { snapped: start, x, y } });
  return { kind: 'minutes', minutes: Number.isFinite(goal) ? Math.ceil(goal / 60 - 1e-6) : null };
}
