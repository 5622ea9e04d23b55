import { kmPerDegree } from '../../world/geography/plane.ts';
import type { Position, Ring } from '../../world/types.ts';

/** A rectangle that lies in any direction. */
export interface Rectangle {
  middle: Position;
  /** Unit vector (east, north) of its first axis. */
  along: readonly [number, number];
  /** Metres from the middle to its sides along the first axis and across it. */
  half: readonly [number, number];
}

/** The rectangle with half its sides in metres. */
export function makeRectangle(
  middle: Position,
  along: readonly [number, number],
  halfAlong: number,
  halfAcross: number,
): Rectangle {
  return { middle, along, half: [halfAlong, halfAcross] };
}

/** Metres by which two may meet and still be told apart. */
const SLACK = 0.4;

/** True where two rectangles share ground (no axis of either parts them). */
export function overlaps(a: Rectangle, b: Rectangle): boolean {
  const [kmX, kmY] = kmPerDegree(a.middle[1]);
  const east = (b.middle[0] - a.middle[0]) * kmX * 1000;
  const north = (b.middle[1] - a.middle[1]) * kmY * 1000;
  const far = a.half[0] + a.half[1] + b.half[0] + b.half[1];
  if (east * east + north * north > far * far) {
    return false;
  }
  const axes = [a, b].flatMap(({ along: [x, y] }): [number, number][] => [
    [x, y],
    [-y, x],
  ]);
  return axes.every(([x, y]) => {
    const apart = Math.abs(east * x + north * y);
    return apart + SLACK < reach(a, x, y) + reach(b, x, y);
  });
}

function reach({ along: [x, y], half }: Rectangle, axisX: number, axisY: number): number {
  return half[0] * Math.abs(x * axisX + y * axisY) + half[1] * Math.abs(x * axisY - y * axisX);
}

/** The closed ring around a rectangle, in degrees. */
export function cornersOf({ middle, along: [east, north], half }: Rectangle): Ring {
  const [kmX, kmY] = kmPerDegree(middle[1]);
  const corner = (u: number, v: number): Position => [
    middle[0] + (east * u - north * v) / 1000 / kmX,
    middle[1] + (north * u + east * v) / 1000 / kmY,
  ];
  const [a, b] = half;
  return [corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b), corner(-a, -b)];
}

/** Places on a rectangle's own plane, metres along and across from its middle. */
export function ownPlane({ middle, along: [east, north] }: Rectangle): (position: Position) => Position {
  const [kmX, kmY] = kmPerDegree(middle[1]);
  return ([x, y]) => {
    const [dx, dy] = [(x - middle[0]) * kmX * 1000, (y - middle[1]) * kmY * 1000];
    return [dx * east + dy * north, dy * east - dx * north];
  };
}
