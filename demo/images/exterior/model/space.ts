import type { Point } from '#demo/images/drawing/shapes.ts';

/** A point in metres: x to the right along the street, y away from it, z up. A house's front is at y 0. */
export type Spot = readonly [x: number, y: number, z: number];

/** A camera that turns but does not tilt, so that vertical lines stay vertical. */
export interface Camera {
  at: Spot;
  /** Radians from perpendicular to the fronts. Positive values look to the right. */
  turn: number;
  /** Drawing units per metre at a distance of one metre. */
  focal: number;
  /** The x of the view's middle in the drawing. */
  middle: number;
  /** The y of the horizon in the drawing, the height of the camera. */
  horizon: number;
}

/** Distance in metres below which points are clipped. */
const NEAR = 1.2;

/** Returns a point's position across, ahead of and above the camera, in metres. */
function relativeTo(camera: Camera, [x, y, z]: Spot): Spot {
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

/** Returns the position of a point in the drawing. Points behind the camera are moved in front of it. */
export function project(camera: Camera, spot: Spot): Point {
  const [across, ahead, up] = relativeTo(camera, spot);
  return onPicture(camera, [across, Math.max(NEAR, ahead), up]);
}

/** Returns the drawing units per metre at a point. */
export function scaleAt(camera: Camera, spot: Spot): number {
  return camera.focal / Math.max(NEAR, relativeTo(camera, spot)[1]);
}

/** Returns the distance of a point ahead of the camera, in metres. */
export function aheadOf(camera: Camera, spot: Spot): number {
  return relativeTo(camera, spot)[1];
}

/** Returns a flat outline in the drawing, without the part behind the camera; empty if all of it is behind. */
export function outline(camera: Camera, spots: readonly Spot[]): Point[] {
  const corners = spots.map((spot) => relativeTo(camera, spot));
  const inside: Point[] = [];
  for (const [index, here] of corners.entries()) {
    const before = corners[(index + corners.length - 1) % corners.length] ?? here;
    if (here[1] > NEAR !== before[1] > NEAR) {
      const share = (NEAR - before[1]) / (here[1] - before[1]);
      const across = before[0] + (here[0] - before[0]) * share;
      inside.push(onPicture(camera, [across, NEAR, before[2] + (here[2] - before[2]) * share]));
    }
    if (here[1] > NEAR) {
      inside.push(onPicture(camera, here));
    }
  }
  return inside;
}

/** Returns the normal of a face with counter-clockwise corners as seen from outside. It is not a unit vector. */
export function normalOf([a, b, c]: readonly Spot[]): Spot {
  if (!a || !b || !c) {
    return [0, 0, 0];
  }
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** True if the camera sees the outside of a face with the normal at the point. */
export function faces(camera: Camera, normal: Spot, spot: Spot): boolean {
  const [x, y, z] = camera.at;
  return normal[0] * (x - spot[0]) + normal[1] * (y - spot[1]) + normal[2] * (z - spot[2]) > 0;
}
