import type { Point } from '../drawing/shapes.ts';
import { FRAME } from '../stage.ts';

/** A point of the room in metres: x to the right, y up from the floor, z away from the front wall. */
export type Vec = readonly [x: number, y: number, z: number];

/** The camera. It does not tilt, so that vertical lines stay vertical. */
export interface Camera {
  x: number;
  /** Height of the lens in metres. */
  y: number;
  z: number;
  /** Radians to the right of straight ahead. */
  yaw: number;
  /** Focal length in drawing units. A larger one narrows the view. */
  focal: number;
  /** The y of the lens's height in the picture. */
  horizon: number;
}

/** Distance in metres below which faces are clipped. */
const NEAR = 0.25;

function relativeTo(camera: Camera, [x, y, z]: Vec): Vec {
  const across = x - camera.x;
  const ahead = z - camera.z;
  const sin = Math.sin(camera.yaw);
  const cos = Math.cos(camera.yaw);
  return [across * cos - ahead * sin, y - camera.y, across * sin + ahead * cos];
}

function onPicture(camera: Camera, [right, up, forward]: Vec): Point {
  const scale = camera.focal / forward;
  return [FRAME.width / 2 + right * scale, camera.horizon - up * scale];
}

/** Returns the distance of a point ahead of the lens, in metres. It is negative behind the lens. */
export function distanceTo(camera: Camera, point: Vec): number {
  return relativeTo(camera, point)[2];
}

/** Returns the drawing units per metre at a point; 0 for a point behind the lens. */
export function scaleAt(camera: Camera, point: Vec): number {
  const forward = distanceTo(camera, point);
  return forward < NEAR ? 0 : camera.focal / forward;
}

/** Returns the position in the picture of a point in front of the lens. */
export function spotOf(camera: Camera, point: Vec): Point {
  const [right, up, forward] = relativeTo(camera, point);
  return onPicture(camera, [right, up, Math.max(NEAR, forward)]);
}

/** Returns a flat face in the picture, without the part that is too near; empty if all of it is behind the lens. */
export function faceOf(camera: Camera, corners: readonly Vec[]): Point[] {
  const relative = corners.map((corner) => relativeTo(camera, corner));
  const shown: Point[] = [];
  relative.forEach((here, index) => {
    const next = relative[(index + 1) % relative.length] ?? here;
    if (here[2] >= NEAR) {
      shown.push(onPicture(camera, here));
    }
    if (here[2] >= NEAR !== next[2] >= NEAR) {
      const share = (NEAR - here[2]) / (next[2] - here[2]);
      const x = here[0] + (next[0] - here[0]) * share;
      const y = here[1] + (next[1] - here[1]) * share;
      shown.push(onPicture(camera, [x, y, NEAR]));
    }
  });
  return shown;
}
