/** Speeds by mode and by class of road (docs/commute.md). */

/** Classes of roads. */
export type RoadClass =
  | 'motorway'
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'local'
  | 'lane'
  | 'path';

/**
 * Kilometres per hour of a car where no speed limit is known: the speeds of the car profile of OSRM (profiles/car.lua,
 * 2026), which include ordinary stops. Cars do not use paths.
 */
export const DRIVING_SPEED: Readonly<Record<RoadClass, number>> = {
  motorway: 90,
  trunk: 85,
  primary: 65,
  secondary: 55,
  tertiary: 40,
  local: 25,
  lane: 15,
  path: 0,
};

/** Share of a posted limit that a car drives on average (OSRM's `speed_reduction`). */
export const SHARE_OF_LIMIT = 0.8;
/** Maximum kilometres per hour of a car. */
export const MAX_DRIVING_SPEED = 100;
/** Kilometres per hour on foot (OSRM's foot profile). */
export const WALKING_SPEED = 5;
/** Kilometres per hour by bicycle (OSRM's bicycle profile). */
export const CYCLING_SPEED = 15;

/** Modes that may use a street, by direction: bits of `access`. Forward is from the first point to the last. */
export const ACCESS = {
  driveForward: 1,
  driveBackward: 2,
  bikeForward: 4,
  bikeBackward: 8,
  walk: 16,
} as const;

/** Everybody in both directions. */
export const OPEN_TO_ALL = 31;
/** Cars only, in both directions. */
export const CARS_ONLY = ACCESS.driveForward | ACCESS.driveBackward;

/** The same access seen from the other end of the street. */
export function turnedAccess(access: number): number {
  return ((access & 5) << 1) | ((access & 10) >> 1) | (access & ACCESS.walk);
}
