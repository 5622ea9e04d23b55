import type { Point } from '#demo/images/drawing/shapes.ts';

/** A place in metres: x to the right along the street, y away from it, z up. A house's front stands at y 0. */
export type Spot = readonly [x: number, y: number, z: number];

/** A camera that is turned but never tilted, so that upright lines stay upright. */
export interface Camera {
  at: Spot;
  /** Radians from straight at the fronts; positive looks to the right. */
  turn: number;
  /** Units of the drawing for one metre at one metre's distance. */
  focal: number;
  /** Where the middle of the view falls in the drawing. */
  middle: number;
  /** Height of the camera's eye in the drawing: the horizon. */
  horizon: number;
}

/** Points nearer than this, in metres, are clipped. */
const NEAR = 1.2;

/** Across, ahead and up as the camera sees a place, in metres. */
function seenFrom(camera: Camera, [x, y, z]: Spot): Spot {
  const [cameraX, cameraY, cameraZ] = camera.at;
  const sin = Math.sin(camera.turn);
  const cos = Math.cos(camera.turn);
  const across = x - cameraX;
  const ahead = y - cameraY;
  return [across * cos - ahead * sin, across * sin + ahead * cos, z - cameraZ];
}

function onPicture(camera: Camera, [across, ahead, up]: Spot): Point {
  return [camera.middle + (camera.focal * across) / ahead, camera.horizon - (camera.focal * up) / ahead];
}

/** Where a place falls in the drawing; what lies behind the camera is brought before it. */
export function project(camera: Camera, spot: Spot): Point {
  const [across, ahead, up] = seenFrom(camera, spot);
  return onPicture(camera, [across, Math.max(NEAR, ahead), up]);
}

/** Units of the drawing for one metre at a place. */
export function scaleAt(camera: Camera, spot: Spot): number {
  return camera.focal / Math.max(NEAR, seenFrom(camera, spot)[1]);
}

/** How far ahead of the camera a place lies, in metres. */
export function aheadOf(camera: Camera, spot: Spot): number {
  return seenFrom(camera, spot)[1];
}

/** A flat outline in the drawing, cut where it comes behind the camera; empty when all of it does. */
export function outline(camera: Camera, spots: readonly Spot[]): Point[] {
  const seen = spots.map((spot) => seenFrom(camera, spot));
  const kept: Point[] = [];
  for (const [index, here] of seen.entries()) {
    const before = seen[(index + seen.length - 1) % seen.length] ?? here;
    if (here[1] > NEAR !== before[1] > NEAR) {
      const share = (NEAR - before[1]) / (here[1] - before[1]);
      const across = before[0] + (here[0] - before[0]) * share;
      kept.push(onPicture(camera, [across, NEAR, before[2] + (here[2] - before[2]) * share]));
    }
    if (here[1] > NEAR) {
      kept.push(onPicture(camera, here));
    }
  }
  return kept;
}

/** The normal of a face whose corners run against the clock as seen from outside; not of length 1. */
export function normalOf([a, b, c]: readonly Spot[]): Spot {
  if (!a || !b || !c) {
    return [0, 0, 0];
  }
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Whether the camera sees the outside of a face with the normal at the place. */
export function faces(camera: Camera, normal: Spot, spot: Spot): boolean {
  const [x, y, z] = camera.at;
  return normal[0] * (x - spot[0]) + normal[1] * (y - spot[1]) + normal[2] * (z - spot[2]) > 0;
}
