import { boundsAround, kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { MAX_SNAP_METRES, MAX_TRAVEL_MINUTES } from '../routing.ts';
import { WALKING_SPEED } from '../streets/speeds.ts';
import { tilesAround, tilesIn, unitX, unitY } from '../streets/streetGrid.ts';
import { unpackTile } from '../streets/streetTile.ts';
import { mergeTimetables } from '../timetable/mergeTimetables.ts';
import { type Timetable, unpackTimetable } from '../timetable/timetable.ts';
import { contourOf } from './contour.ts';
import type { EngineAnswer, EngineCall, EngineQuestion } from './engineMessages.ts';
import { type GrowingNetwork, makeNetwork, type Network } from './network.ts';
import { fastest, type StreetMode, snap, type Times, timesTo } from './shortestTimes.ts';
import { gridOf } from './timeGrid.ts';
import { hasStops, nodesOfStops, type StopNode, secondsByStops, startsOf, tilesOfStops } from './transit.ts';

/** An answer without its number. */
type Answer = EngineAnswer extends infer One ? (One extends EngineAnswer ? Omit<One, 'id'> : never) : never;
type TransitQuestion = EngineQuestion & { mode: 'transit' };
type StreetQuestion = EngineQuestion & { mode: StreetMode };

const MAX_SECONDS = MAX_TRAVEL_MINUTES * 60;
/** Share of the distance by which a journey may leave the box of its two ends, and the least of it in kilometres. */
const DETOUR = 0.3;
const LEAST_DETOUR_KM = 4;
/** Kilometres around a home and a destination in which a journey by transit is walked. */
const WALK_TO_STOP_KM = 3;

/** Limits of the streets that the engine holds between calls. One call may need more nodes. */
export interface EngineLimits {
  /** 1.5 million by default: about 70 MB. */
  maxNodes?: number;
  /**
   * Maximum number of tiles, with those without streets, which are known too. A question that needs more is refused. 10,000
   * by default: 90 minutes by car at 72 degrees north, where no road leads.
   */
  maxTiles?: number;
}

/** Creates the function that answers the calls of one thread. It holds the streets of the tiles that it was given. */
export function openEngine({
  maxNodes = 1_500_000,
  maxTiles = 10_000,
}: EngineLimits = {}): (call: EngineCall) => EngineAnswer {
  let network: GrowingNetwork = makeNetwork();
  let timetable: Timetable | undefined;
  /** The crossings of the stops, for a number of nodes. */
  let stops: { nodes: number; found: (StopNode | undefined)[] } | undefined;
  let version = '';

  /**
   * Returns what is missing of some tiles. Drops the streets of other calls if they are too many, before a load and after it.
   * @param wanted different tiles
   * @param isWhole false if the question will want more tiles: then a load is not followed by a drop
   */
  const missingOf = (wanted: readonly number[], isWhole = true): Answer | undefined => {
    if (wanted.length > maxTiles) return { kind: 'refused', reason: 'noStreets' };
    const missing = wanted.filter((tile) => !network.ranges.has(tile));
    if (missing.length === 0 && !isWhole) return undefined;
    const { nodes, ranges } = network;
    const isTooLarge = nodes > maxNodes || ranges.size + missing.length > maxTiles;
    const hasOthers = ranges.size > wanted.length - missing.length;
    if (isTooLarge && hasOthers) {
      network = makeNetwork();
      stops = undefined;
      return { kind: 'needs', tiles: wanted };
    }
    return missing.length > 0 ? { kind: 'needs', tiles: missing } : undefined;
  };

  const crossings = (table: Timetable): (StopNode | undefined)[] => {
    if (stops?.nodes !== network.nodes) stops = { nodes: network.nodes, found: nodesOfStops(network, table) };
    return stops.found;
  };

  const byTransit = (question: TransitQuestion): Answer => {
    if (!timetable) return { kind: 'needs', tiles: [], timetables: true };
    const { to } = question;
    if (!hasStops(timetable, to)) return { kind: 'refused', reason: 'noTimetable' };
    const limit = question.kind === 'area' ? question.minutes * 60 : MAX_SECONDS;
    const walked = question.kind === 'area' ? (question.minutes / 60) * WALKING_SPEED : WALK_TO_STOP_KM;
    const around = tilesAround(to, walked + MAX_SNAP_METRES / 1000);
    const home = question.kind === 'minutes' ? tilesAround(question.from, WALK_TO_STOP_KM) : [];
    const missing = missingOf([...new Set([...around, ...home])], question.kind === 'minutes');
    if (missing) return missing;
    const seconds = secondsByStops(network, timetable, crossings(timetable), {
      to,
      at: question.at * 60,
      limit,
    });
    if (!seconds) return reasonOf(network, to);
    if (question.kind === 'minutes') {
      return minutesOf(network, { ...question, mode: 'walk' }, startsOf(crossings(timetable), seconds));
    }
    const wanted = [...new Set([...around, ...tilesOfStops(timetable, seconds, limit)])];
    const more = missingOf(wanted);
    if (more) return more;
    return areaOf(network, { ...question, mode: 'walk' }, startsOf(crossings(timetable), seconds));
  };

  const answered = (question: EngineQuestion): Answer => {
    if (question.mode === 'transit') return byTransit(question);
    const missing = missingOf(tilesOf(question));
    if (missing) return missing;
    return question.kind === 'area' ? areaOf(network, question) : minutesOf(network, question);
  };

  return ({ id, version: called, question, tiles = [], timetables }) => {
    if (called !== version) {
      network = makeNetwork();
      [timetable, stops] = [undefined, undefined];
      version = called;
    }
    for (const [tile, parts] of tiles)
      if (!network.ranges.has(tile)) network.add(tile, parts.map(unpackTile));
    if (timetables) timetable = mergeTimetables(timetables.map(unpackTimetable));
    return { id, ...answered(question) };
  };
}

/** Tiles with every street that the answer could depend on. */
function tilesOf(question: StreetQuestion): number[] {
  const speed = (fastest(question.mode) * 3.6) / 60;
  if (question.kind === 'area') {
    return tilesAround(question.to, question.minutes * speed + MAX_SNAP_METRES / 1000);
  }
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
function reasonOf(network: Network, point: Point): Answer {
  const near = tilesAround(point, MAX_SNAP_METRES / 1000);
  const hasStreets = near.some((tile) => network.ranges.get(tile)?.some(([from, to]) => to > from));
  return { kind: 'refused', reason: hasStreets ? 'farFromStreet' : 'noStreets' };
}

type Starts = readonly { node: number; seconds: number }[];

/** @param starts nodes from which the journey goes on by transit */
function areaOf(
  network: Network,
  { to, mode, minutes }: StreetQuestion & { kind: 'area' },
  starts?: Starts,
): Answer {
  const from = snap(network, unitX(to.longitude), unitY(to.latitude), mode);
  if (!from) return reasonOf(network, to);
  const limit = minutes * 60;
  const times: Times = timesTo(network, { mode, limit, from, starts });
  const grid = gridOf(network, times, mode, limit);
  return { kind: 'area', area: grid ? contourOf(grid, limit) : [] };
}

/** @param starts as for `areaOf` */
function minutesOf(
  network: Network,
  { from, to, mode }: StreetQuestion & { kind: 'minutes' },
  starts?: Starts,
): Answer {
  if (!starts && kilometresBetween(from, to) / (fastest(mode) * 3.6) > MAX_TRAVEL_MINUTES / 60) {
    return { kind: 'minutes', minutes: null };
  }
  const [x, y] = [unitX(from.longitude), unitY(from.latitude)];
  const start = snap(network, x, y, mode);
  if (!start) return reasonOf(network, from);
  const end = snap(network, unitX(to.longitude), unitY(to.latitude), mode);
  if (!end) return reasonOf(network, to);
  const goal = { snapped: start, x, y };
  const { goal: seconds } = timesTo(network, { mode, limit: MAX_SECONDS, from: end, goal, starts });
  return { kind: 'minutes', minutes: Number.isFinite(seconds) ? Math.ceil(seconds / 60 - 1e-6) : null };
}
