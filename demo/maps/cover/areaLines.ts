/** Generated lines on areas: runways, fairways, paths. They are the same every time. */
import type { AreaKind } from '#demo/facts/regionFacts.ts';
import { makeDice, textKey } from '#demo/geography/hash.ts';
import type { NamedRing } from '#demo/geography/mapGeography.ts';
import { makePlane } from '#demo/geography/plane.ts';
import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position, Ring } from '#demo/types.ts';
import type { Shape } from '../shape.ts';

const GROUNDS = makeDice(2741);

/** An area on a flat plane in km, turned so that its longer side is along the first axis. */
interface Turned {
  ring: Ring;
  box: [number, number, number, number];
  toPosition(at: Position): Position;
  dice(...keys: number[]): number;
}

/** Returns the lines of an area, by its kind. */
export function areaLines(area: NamedRing): Shape[] {
  const turned = turn(area);
  return (DRAWINGS[area.kind ?? 'area']?.(turned) ?? []).map(({ kind, points }) => ({
    tags: { kind },
    parts: [points.map(turned.toPosition)],
  }));
}

const DRAWINGS: Readonly<Partial<Record<AreaKind | 'area', (area: Turned) => Drawn[]>>> = {
  airport: runways,
  golf: fairways,
  cemetery: paths,
  area: roundPath,
};

interface Drawn {
  kind: 'runway' | 'taxiway' | 'fairway' | 'path';
  points: Position[];
}

/** Returns the direction of an area's longer axis, in radians counter-clockwise from east. */
export function headingOf(ring: Ring): number {
  const plane = makePlane(ring[0] ?? [0, 0]);
  const points = ring.map(plane.toKm);
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - middleX) ** 2;
    yy += (y - middleY) ** 2;
    xy += (x - middleX) * (y - middleY);
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

function turn({ name, ring }: NamedRing): Turned {
  const plane = makePlane(ring[0] ?? [0, 0]);
  const heading = headingOf(ring);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const turned = ring.map((position): Position => {
    const [x, y] = plane.toKm(position);
    return [x * cos + y * sin, y * cos - x * sin];
  });
  const key = textKey(name);
  return {
    ring: turned,
    box: boundsOf(turned),
    toPosition: ([x, y]) => plane.toPosition(x * cos - y * sin, x * sin + y * cos),
    dice: (...keys) => GROUNDS.unit(key, ...keys),
  };
}

function runways(area: Turned): Drawn[] {
  const [west, south, east, north] = area.box;
  const middle = (west + east) / 2;
  const across = (share: number): number => south + (north - south) * share;
  const tilt = 1.05 + 0.3 * area.dice(1);
  return [
    drawn('runway', stretch(area.ring, [middle, across(0.36)], [1, 0])),
    drawn('taxiway', stretch(area.ring, [middle, across(0.47)], [1, 0])),
    drawn('runway', stretch(area.ring, [middle, across(0.7)], [1, 0])),
    drawn(
      'runway',
      stretch(area.ring, [west + (east - west) * 0.3, across(0.5)], [Math.cos(tilt), Math.sin(tilt)]),
    ),
  ].flat();
}

function drawn(kind: Drawn['kind'], points: Position[] | undefined): Drawn[] {
  return points === undefined ? [] : [{ kind, points }];
}

/** Returns the longest part of a line inside an outline, slightly shortened at both ends. */
function stretch(ring: Ring, [x, y]: Position, [dx, dy]: Position): [Position, Position] | undefined {
  const hits: number[] = [];
  for (const [at, a] of ring.entries()) {
    const b = ring[at + 1];
    if (b === undefined) continue;
    const [sideA, sideB] = [(a[0] - x) * dy - (a[1] - y) * dx, (b[0] - x) * dy - (b[1] - y) * dx];
    if (sideA > 0 === sideB > 0) continue;
    const share = sideA / (sideA - sideB);
    hits.push((a[0] + (b[0] - a[0]) * share - x) * dx + (a[1] + (b[1] - a[1]) * share - y) * dy);
  }
  hits.sort((a, b) => a - b);
  let best: [number, number] | undefined;
  for (let at = 0; at + 1 < hits.length; at += 2) {
    const [from, to] = [hits[at] ?? 0, hits[at + 1] ?? 0];
    if (best === undefined || to - from > best[1] - best[0]) best = [from, to];
  }
  if (best === undefined) {
    return undefined;
  }
  const spare = (best[1] - best[0]) * 0.08;
  const at = (along: number): Position => [x + dx * along, y + dy * along];
  return [at(best[0] + spare), at(best[1] - spare)];
}

/** Returns up to eighteen fairways. */
function fairways({ ring, box: [west, south, east, north], dice }: Turned): Drawn[] {
  const found: Drawn[] = [];
  const taken: Position[] = [];
  for (let attempt = 0; attempt < 160 && found.length < 18; attempt += 1) {
    const middle: Position = [
      west + (east - west) * dice(attempt, 1),
      south + (north - south) * dice(attempt, 2),
    ];
    const angle = (dice(attempt, 3) - 0.5) * 1.1 + (dice(attempt, 4) < 0.25 ? Math.PI / 2 : 0);
    const half = 0.07 + 0.11 * dice(attempt, 5);
    const bend = (dice(attempt, 6) - 0.5) * 0.09;
    const at = (along: number, off: number): Position => [
      middle[0] + along * Math.cos(angle) - off * Math.sin(angle),
      middle[1] + along * Math.sin(angle) + off * Math.cos(angle),
    ];
    const points = [at(-half, 0), at(-half * 0.4, bend * 0.8), at(half * 0.4, bend), at(half, 0)];
    const isFree = points.every(
      (point) =>
        inRing(...point, ring) && taken.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 0.065),
    );
    if (isFree) {
      found.push({ kind: 'fairway', points });
      taken.push(...points);
    }
  }
  return found;
}

function paths({ ring, box: [west, south, east, north] }: Turned): Drawn[] {
  const found: Drawn[] = [];
  for (let x = west + 0.06; x < east; x += 0.09) {
    found.push(...drawn('path', stretch(ring, [x, south], [0, 1])));
  }
  for (let y = south + 0.06; y < north; y += 0.13) {
    found.push(...drawn('path', stretch(ring, [west, y], [1, 0])));
  }
  return found;
}

/** Returns a circular path in the park; none if the park is too narrow. */
function roundPath({ ring, box: [west, south, east, north], dice }: Turned): Drawn[] {
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  const round = ring.map(([x, y], at): Position => {
    const share = 0.66 + 0.14 * dice(Math.floor(at / 3), 7);
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share];
  });
  if (!round.every((point) => inRing(...point, ring))) {
    return [];
  }
  return [
    { kind: 'path', points: round },
    ...drawn('path', stretch(ring, middle, [Math.cos(0.5), Math.sin(0.5)])),
  ];
}
