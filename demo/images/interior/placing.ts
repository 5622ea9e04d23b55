import type { Vec } from './camera.ts';
import type { Finish, Space } from './space.ts';
import { addBox, addShadow } from './space.ts';

/** Position and direction of a piece of furniture: towards the front wall, right, the back wall or left. */
export interface Place {
  x: number;
  z: number;
  turn: 0 | 1 | 2 | 3;
}

/**
 * Builds a piece of furniture in its own coordinates, in metres. The origin is on the floor at its middle, x goes
 * across, and z from its front (-) to its back (+).
 */
export interface Kit {
  box(
    corner: readonly [x: number, y: number, z: number],
    size: readonly [width: number, height: number, depth: number],
    colour: string,
    finish?: Finish,
  ): void;
  /** Converts a point of the piece to the room's coordinates. */
  at(x: number, y: number, z: number): Vec;
  /** Adds the shadow of the whole piece on the floor. */
  shadow(width: number, depth: number, strength?: number): void;
}

function turned(x: number, z: number, turn: Place['turn']): readonly [number, number] {
  if (turn === 1) {
    return [-z, x];
  }
  if (turn === 2) {
    return [-x, -z];
  }
  return turn === 3 ? [z, -x] : [x, z];
}

/** Creates a kit for a piece at a place. */
export function kitAt(space: Space, place: Place): Kit {
  const at: Kit['at'] = (x, y, z) => {
    const [across, ahead] = turned(x, z, place.turn);
    return [place.x + across, y, place.z + ahead];
  };
  return {
    at,
    box([x, y, z], [width, height, depth], colour, finish) {
      const from = at(x, y, z);
      const to = at(x + width, y + height, z + depth);
      const low: Vec = [Math.min(from[0], to[0]), from[1], Math.min(from[2], to[2])];
      const high: Vec = [Math.max(from[0], to[0]), to[1], Math.max(from[2], to[2])];
      addBox(space, low, high, colour, finish);
    },
    shadow(width, depth, strength) {
      const [across, ahead] = place.turn % 2 === 0 ? [width, depth] : [depth, width];
      addShadow(
        space,
        place.x - across / 2,
        place.z - ahead / 2,
        place.x + across / 2,
        place.z + ahead / 2,
        strength,
      );
    },
  };
}
