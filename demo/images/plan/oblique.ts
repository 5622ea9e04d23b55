import type { Point } from '../drawing/shapes.ts';
import { FRAME } from '../stage.ts';

/** A place over the lot in metres: x along the street, y away from it, z up. */
export type Place = readonly [x: number, y: number, z?: number];

/** Looks down on the lot from a drone: parallel lines stay parallel. */
export interface Drone {
  /** Radians that the lot is turned by. */
  turn: number;
  /** Units of the drawing for a metre. */
  scale: number;
  /** The place that comes to the middle of the picture. */
  centre: readonly [x: number, y: number];
}

/** How much flatter the ground is seen than from straight above, and how tall upright things. */
const SQUASH = 0.7;
const RISE = 0.72;

/** Where a place falls on the picture. */
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

/** How far from the drone a place lies; larger is drawn first. */
export function remoteness(drone: Drone, x: number, y: number): number {
  return (x - drone.centre[0]) * Math.sin(drone.turn) + (y - drone.centre[1]) * Math.cos(drone.turn);
}
