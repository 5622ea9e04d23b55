import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position, Ring } from '#demo/types.ts';

/** A rectangle with any direction. */
export interface Rectangle {
  middle: Position;
  /** Unit vector (east, north) of its first axis. */
  along: readonly [number, number];
  /** Metres from the middle to its sides, along the first axis and across it. */
  half: readonly [number, number];
}

/** Creates a rectangle from half the lengths of its sides, in metres. */
export function makeRectangle(
  middle: Position,
  along: readonly [number, number],
  halfAlong: number,
  halfAcross: number,
): Rectangle {
  return { middle, along, half: [halfAlong, halfAcross] };
}

/** Overlap in metres that does not count. */
const SLACK = 0.4;

/** True if two rectangles overlap (no axis of either separates them). */
export function overlaps(a: Rectangle, b: Rectangle): boolean {
  const [kmX, kmY] = kmPerDegree(a.middle[1]);
  const east = (b.middle[0] - a.middle[0]) * kmX * 1000;
  const north = (b.middle[1] - a.middle[1]) * kmY * 1000;
  const far = a.half[0] + a.half[1] + b.half[0] + b.half[1];
  if (east * east + north * north > far * far) {
    return false;
  }
  return [a.along, b.along].every(
    (along) =>
      meetAlong(a, b, east, north, along[0], along[1]) && meetAlong(a, b, east, north, -along[1], along[0]),
  );
}

function meetAlong(a: Rectangle, b: Rectangle, east: number, north: number, x: number, y: number): boolean {
  return Math.abs(east * x + north * y) + SLACK < reach(a, x, y) + reach(b, x, y);
}

function reach({ along, half }: Rectangle, axisX: number, axisY: number): number {
  return (
    half[0] * Math.abs(along[0] * axisX + along[1] * axisY) +
    half[1] * Math.abs(along[0] * axisY - along[1] * axisX)
  );
}

/** Returns the closed ring around a rectangle, in degrees. */
export function cornersOf({ middle, along: [east, north], half }: Rectangle): Ring {
  const [kmX, kmY] = kmPerDegree(middle[1]);
  const corner = (u: number, v: number): Position => [
    middle[0] + (east * u - north * v) / 1000 / kmX,
    middle[1] + (north * u + east * v) / 1000 / kmY,
  ];
  const [a, b] = half;
  return [corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b), corner(-a, -b)];
}
