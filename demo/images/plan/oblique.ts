import type { Point } from '../drawing/shapes.ts';
import { FRAME } from '../stage.ts';

/** A point over the lot in metres: x along the street, y away from it, z up. */
export type Place = readonly [x: number, y: number, z?: number];

/** The view of the lot from a drone, as a parallel projection. */
export interface Drone {
  /** Radians by which the lot is turned. */
  turn: number;
  /** Drawing units per metre. */
  scale: number;
  /** The point in the middle of the picture. */
  centre: readonly [x: number, y: number];
}

/** Factors of the projection for depths on the ground and for heights. */
const SQUASH = 0.7;
const RISE = 0.72;

/** Returns the position of a point in the picture. */
export function over(drone: Drone, [x, y, z = 0]: Place): Point {
  const across = x - drone.centre[0];
  const along = y - drone.centre[1];
  const cos = Math.cos(drone.turn);
  const sin = Math.sin(drone.turn);
  const right = across * cos - along * sin;
  const far = across * sin + along * cos;
  return [
    FRAME.width / 2 + right * drone.scale,
    FRAME.height / 2 + 30 - far * drone.scale * SQUASH - z * drone.scale * RISE,
  ];
}

/** Returns the distance of a point from the drone. Larger distances are drawn first. */
export function remoteness(drone: Drone, x: number, y: number): number {
  return (x - drone.centre[0]) * Math.sin(drone.turn) + (y - drone.centre[1]) * Math.cos(drone.turn);
}
