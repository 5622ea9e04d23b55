/** The ways of buses: the stops of each main street, in the order of the street. */
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position } from '#demo/types.ts';
import { kmBetween } from './placing.ts';
import type { Transit } from './transit.ts';

/** Kilometres between the last stop of a piece of a street and the first one of the next, which a bus still drives. */
const JOIN_KM = 1.5;
/** Kilometres from a stop to the street of its bus: another street of the same name crosses the others. */
const BESIDE_KM = 0.06;
/** Number of stops from which a street has a bus. */
const FEWEST_STOPS = 4;

/** The way of a bus. */
export interface BusLine {
  /** City and name of its street. */
  key: string;
  city: string;
  stops: Position[];
}

/** Finds the ways of all buses. A street with a gap has several. */
export function busLines({ stops, mainStreets }: Transit): BusLine[] {
  const stopsOf = new Map<string, Position[]>();
  for (const { streets, amenity } of stops) {
    for (const key of streets) {
      const own = stopsOf.get(key) ?? [];
      own.push([amenity.longitude, amenity.latitude]);
      stopsOf.set(key, own);
    }
  }
  return [...mainStreets].flatMap(([key, pieces]) => {
    const points = pieces.map((piece) => piece.points);
    const placed = (stopsOf.get(key) ?? [])
      .map((stop) => ({ stop, ...nearestPlace(points, stop) }))
      .filter(({ off }) => off <= BESIDE_KM);
    const parts = [...Map.groupBy(placed, ({ piece }) => piece).values()].map((part) =>
      part.toSorted((one, other) => one.km - other.km).map(({ stop }) => stop),
    );
    return joined(parts)
      .filter((line) => line.length >= FEWEST_STOPS)
      .map((line, at) => ({ key: `${key}/${at}`, city: pieces[0]?.city ?? '', stops: line }));
  });
}

/** The piece of a street that is nearest to a position, the kilometres to there from its start, and those off the street. */
function nearestPlace(
  pieces: readonly (readonly Position[])[],
  [x, y]: Position,
): { piece: number; km: number; off: number } {
  const [kmX, kmY] = kmPerDegree(y);
  let best = { piece: 0, km: 0, off: Number.POSITIVE_INFINITY };
  for (const [piece, points] of pieces.entries()) {
    let done = 0;
    for (let at = 1; at < points.length; at += 1) {
      const [from, to] = [points[at - 1] as Position, points[at] as Position]; // both indexes are in range
      const [ax, ay] = [(from[0] - x) * kmX, (from[1] - y) * kmY];
      const [dx, dy] = [(to[0] - from[0]) * kmX, (to[1] - from[1]) * kmY];
      const square = dx * dx + dy * dy;
      const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square));
      const off = Math.hypot(ax + share * dx, ay + share * dy);
      if (off < best.off) best = { piece, km: done + share * Math.sqrt(square), off };
      done += Math.sqrt(square);
    }
  }
  return best;
}

/** Joins parts of a street at their nearest ends, as long as two ends are near each other. */
function joined(parts: readonly Position[][]): Position[][] {
  let open = [...parts];
  for (;;) {
    let best: { km: number; one: Position[]; other: Position[]; whole: () => Position[] } | undefined;
    for (const [at, one] of open.entries()) {
      for (const other of open.slice(at + 1)) {
        const ways = [
          () => [...one, ...other],
          () => [...one, ...other.toReversed()],
          () => [...one.toReversed(), ...other],
          () => [...other, ...one],
        ];
        const [start, end] = [one[0], one.at(-1)];
        const [otherStart, otherEnd] = [other[0], other.at(-1)];
        const ends = [
          [end, otherStart],
          [end, otherEnd],
          [start, otherStart],
          [start, otherEnd],
        ];
        for (const [way, [here, there]] of ends.entries()) {
          const km = here && there ? kmBetween(here, there) : JOIN_KM;
          const whole = ways[way];
          if (whole && km < (best?.km ?? JOIN_KM)) best = { km, one, other, whole };
        }
      }
    }
    if (!best) return open;
    const { one, other, whole } = best;
    open = [...open.filter((part) => part !== one && part !== other), whole()];
  }
}
