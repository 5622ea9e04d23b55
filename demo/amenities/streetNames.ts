import { kmPerDegree } from '#demo/geography/plane.ts';
import { buildStreetIndex } from '#demo/geography/streetIndex.ts';
import { PACKED_DEGREE, type StreetLines } from '#demo/geography/streetLines.ts';
import type { Position, Street, StreetKind } from '#demo/types.ts';

const RANK: Record<StreetKind, number> = { motorway: -1, local: 0, collector: 1, arterial: 2 };

/** "Queen Street W", "rue Sherbrooke". */
export function titleOf({ name, suffix, direction }: Street): string {
  return [name, suffix, direction].filter((part) => part !== '').join(' ');
}

/** "Queen", "Sherbrooke", "12 Avenue": without the kind of street, unless its name is a number. */
export function shortNameOf({ name, suffix }: Street): string {
  if (/^\d+$/.test(name)) return `${name} ${suffix}`.trim();
  return name.replace(
    /^(rue|avenue|boulevard|chemin|place|montée|route|côte) (de la |de l’|de l'|des |du |de |d’|d')?/i,
    '',
  );
}

/** Finds streets by a position. */
export interface StreetFinder {
  /** Returns the largest street within some metres that has another name; the nearest of them. */
  beside(position: Position, name: string, metres: number): Street | undefined;
}

/** Creates the finder of a country's streets. */
export function makeStreetFinder(streets: readonly Street[], lines: StreetLines): StreetFinder {
  const index = buildStreetIndex(lines);
  const { coordinates } = lines;
  const at = (point: number): Position => [
    (coordinates[2 * point] ?? 0) / PACKED_DEGREE,
    (coordinates[2 * point + 1] ?? 0) / PACKED_DEGREE,
  ];
  return {
    beside(position, name, metres) {
      const [kmX, kmY] = kmPerDegree(position[1]);
      const [reachX, reachY] = [metres / 1000 / kmX, metres / 1000 / kmY];
      const [x, y] = position;
      let best: Street | undefined;
      let bestMetres = metres;
      for (const chunk of index.search(x - reachX, y - reachY, x + reachX, y + reachY)) {
        const street = streets[index.streetOf(chunk)];
        if (!street || street.kind === 'motorway' || street.name === name) continue;
        if (best && RANK[street.kind] < RANK[best.kind]) continue;
        const [from, to] = index.pointsOf(chunk);
        let distance = Number.POSITIVE_INFINITY;
        for (let point = from + 1; point <= to; point += 1) {
          distance = Math.min(distance, metresTo(position, at(point - 1), at(point), kmX, kmY));
        }
        const isLarger = !best || RANK[street.kind] > RANK[best.kind];
        if (distance <= metres && (isLarger || distance < bestMetres))
          [best, bestMetres] = [street, distance];
      }
      return best;
    },
  };
}

function metresTo([x, y]: Position, from: Position, to: Position, kmX: number, kmY: number): number {
  const [ax, ay] = [(from[0] - x) * kmX, (from[1] - y) * kmY];
  const [dx, dy] = [(to[0] - from[0]) * kmX, (to[1] - from[1]) * kmY];
  const span = dx * dx + dy * dy;
  const share = span === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / span));
  return 1000 * Math.hypot(ax + share * dx, ay + share * dy);
}

/** A position on a line, and its distance in metres from the line's start. */
export interface LinePoint {
  position: Position;
  metres: number;
}

/** Returns positions along a line, from its start on, each some metres after the one before. */
export function* along(points: readonly Position[], step: number): Generator<LinePoint> {
  let [done, next] = [0, 0];
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1] as Position, points[at] as Position]; // both indexes are in range
    const [kmX, kmY] = kmPerDegree(from[1]);
    const span = 1000 * Math.hypot((to[0] - from[0]) * kmX, (to[1] - from[1]) * kmY);
    for (; next <= done + span; next += step) {
      const share = span === 0 ? 0 : (next - done) / span;
      yield {
        position: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        metres: next,
      };
    }
    done += span;
  }
}
