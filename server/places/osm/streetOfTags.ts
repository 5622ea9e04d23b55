import {
  ACCESS,
  DRIVING_SPEED,
  MAX_DRIVING_SPEED,
  type RoadClass,
  SHARE_OF_LIMIT,
} from '#server/routing/streets/speeds.ts';
import type { OsmTags } from './osmEntities.ts';

/** A street by its tags: the speed of a car in kilometres per hour, and the bits of ACCESS. */
export interface TaggedStreet {
  speed: number;
  access: number;
}

/** Classes by `highway`. Links count as the class below, since they are short and curved. */
const CLASSES: Readonly<Record<string, RoadClass>> = {
  motorway: 'motorway',
  motorway_link: 'primary',
  trunk: 'trunk',
  trunk_link: 'secondary',
  primary: 'primary',
  primary_link: 'tertiary',
  secondary: 'secondary',
  secondary_link: 'tertiary',
  tertiary: 'tertiary',
  tertiary_link: 'tertiary',
  unclassified: 'local',
  residential: 'local',
  road: 'local',
  living_street: 'lane',
  service: 'lane',
  track: 'path',
  cycleway: 'path',
  footway: 'path',
  path: 'path',
  pedestrian: 'path',
  steps: 'path',
  bridleway: 'path',
};
const CARS_ONLY = /^motorway/;
/** Paths that bicycles use without a further tag. */
const CYCLED = ['track', 'cycleway', 'path'];
const CLOSED = ['no', 'private', 'use_sidepath'];
const ALLOWED = ['yes', 'designated', 'permissive'];
const KILOMETRES_A_MILE = 1.609_344;

/** The first of some tags that a way has. */
const first = (tags: OsmTags, names: readonly string[]): string | undefined =>
  names.map((name) => tags[name]).find((value) => value !== undefined);

/** True if a mode may use a way: by its own tag, else by a usual rule. */
function isOpen(tags: OsmTags, names: readonly string[], usually: boolean): boolean {
  const value = first(tags, [...names, 'access']);
  if (value === undefined) return usually;
  if (CLOSED.includes(value)) return false;
  return usually || (ALLOWED.includes(value) && tags['access'] !== value);
}

/** 1 along the way, -1 against it, 0 in both directions. */
function directionOf(tags: OsmTags): -1 | 0 | 1 {
  const { oneway, junction, highway } = tags;
  if (oneway === '-1' || oneway === 'reverse') return -1;
  if (oneway === 'yes' || oneway === '1' || oneway === 'true') return 1;
  if (oneway !== undefined) return 0;
  return junction === 'roundabout' || junction === 'circular' || highway === 'motorway' ? 1 : 0;
}

function speedOf(tags: OsmTags, usual: number): number {
  const [, number, unit] = /^(\d{1,3})(?: *(mph))?$/.exec(tags['maxspeed'] ?? '') ?? [];
  const limit = Number(number) * (unit ? KILOMETRES_A_MILE : 1);
  const speed = limit > 0 ? limit * SHARE_OF_LIMIT : usual;
  return Math.max(1, Math.min(MAX_DRIVING_SPEED, Math.round(speed)));
}

/** Reads a street from the tags of a way; undefined if it is none, or if no mode may use it. */
export function streetOfTags(tags: OsmTags): TaggedStreet | undefined {
  const { highway = '', area } = tags;
  const kind = Object.hasOwn(CLASSES, highway) ? CLASSES[highway] : undefined;
  // Driveways lead to one home each.
  if (!kind || area === 'yes' || tags['service'] === 'driveway') return undefined;
  const isForCars = CARS_ONLY.test(highway) || tags['motorroad'] === 'yes';
  const drives = kind !== 'path' && isOpen(tags, ['motorcar', 'motor_vehicle', 'vehicle'], true);
  const cycles = isOpen(
    tags,
    ['bicycle', 'vehicle'],
    kind === 'path' ? CYCLED.includes(highway) : !isForCars,
  );
  const walks = isOpen(tags, ['foot'], !isForCars);
  const direction = directionOf(tags);
  const cycleDirection = tags['oneway:bicycle'] === 'no' || kind === 'path' ? 0 : direction;
  const access =
    (drives && direction >= 0 ? ACCESS.driveForward : 0) |
    (drives && direction <= 0 ? ACCESS.driveBackward : 0) |
    (cycles && cycleDirection >= 0 ? ACCESS.bikeForward : 0) |
    (cycles && cycleDirection <= 0 ? ACCESS.bikeBackward : 0) |
    (walks ? ACCESS.walk : 0);
  return access === 0 ? undefined : { speed: speedOf(tags, Math.max(1, DRIVING_SPEED[kind])), access };
}
