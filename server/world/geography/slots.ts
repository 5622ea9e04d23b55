import type { Address, AddressSlot, Position, Street, StreetKind } from '../types.ts';
import type { Dice } from './hash.ts';
import { kmPerDegree } from './plane.ts';
import type { StreetIndex } from './streetIndex.ts';

/** Metres between houses along a street; 0 where nobody lives. */
const STEP: Record<StreetKind, number> = { motorway: 0, arterial: 24, collector: 18, local: 16 };
/** Metres from the street's axis to the middle of the house. */
const SETBACK: Record<StreetKind, number> = { motorway: 0, arterial: 26, collector: 21, local: 19 };
/** No house stands nearer than this to the axis of another street, metres. */
const CLEARANCE: Record<StreetKind, number> = { motorway: 48, arterial: 20, collector: 17, local: 14 };
const RANK: Record<StreetKind, number> = { motorway: 3, arterial: 2, collector: 1, local: 0 };
/** Room for the house of a greater street at the corner, beyond its setback, metres. */
const HOUSE_DEPTH = 15;
/** The first house stands this far after the street's start, metres. */
const START = 20;
/** House numbers a step adds on one side: real streets skip some. */
const NUMBERS_PER_STEP = 4;

export interface SlotWorld {
  streets: Street[];
  /** Metres from the start of the whole street (before rivers and limits cut it) to each piece's start. */
  offsets: ArrayLike<number>;
  index: StreetIndex;
  dice: Dice;
  /** Nothing may stand there: water, park, another city. */
  mayStand(position: Position, street: Street): boolean;
  neighbourhoodAt(position: Position, street: Street): number;
}

/** What stands along the streets: pure arithmetic on the street and its neighbours, nothing is stored. */
export interface Slots {
  slotsOn(streetId: number): number;
  addressAt(slot: AddressSlot): Address | undefined;
  /** The address on a street piece whose number is nearest to one asked for, on its side; at most `reach` numbers away. */
  addressNear(streetId: number, streetNumber: number, reach: number): Address | undefined;
}

/** Metres of a polyline given in degrees. */
function lengthOf(points: Position[]): number {
  let total = 0;
  for (let at = 1; at < points.length; at += 1) {
    total += metresBetween(points[at - 1] as Position, points[at] as Position); // both in range
  }
  return total;
}

function metresBetween(a: Position, b: Position): number {
  const [kmX, kmY] = kmPerDegree(a[1]);
  return Math.hypot((b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY) * 1000;
}

interface Spot {
  position: Position;
  along: [number, number];
}

/** The point `metres` along a polyline and the unit direction there. */
function spotAt(points: Position[], metres: number): Spot | undefined {
  let left = metres;
  for (let at = 1; at < points.length; at += 1) {
    const a = points[at - 1] as Position; // at stays in range
    const b = points[at] as Position; // at stays in range
    const [kmX, kmY] = kmPerDegree(a[1]);
    const east = (b[0] - a[0]) * kmX * 1000;
    const north = (b[1] - a[1]) * kmY * 1000;
    const span = Math.hypot(east, north);
    if (left <= span && span > 0) {
      const share = left / span;
      return {
        position: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
        along: [east / span, north / span],
      };
    }
    left -= span;
  }
  return undefined;
}

/** Metres from a position to a segment. */
function metresToSegment(position: Position, a: Position, b: Position, kmX: number, kmY: number): number {
  const ax = (position[0] - a[0]) * kmX;
  const ay = (position[1] - a[1]) * kmY;
  const bx = (b[0] - a[0]) * kmX;
  const by = (b[1] - a[1]) * kmY;
  const span = bx * bx + by * by;
  const share = span === 0 ? 0 : Math.max(0, Math.min(1, (ax * bx + ay * by) / span));
  return Math.hypot(ax - share * bx, ay - share * by) * 1000;
}

/** Makes the address arithmetic over finished streets. */
export function makeSlots(world: SlotWorld): Slots {
  const counts = new Map<number, number>();

  const slotsOn = (streetId: number): number => {
    const known = counts.get(streetId);
    if (known !== undefined) {
      return known;
    }
    const street = world.streets[streetId];
    const step = street === undefined ? 0 : STEP[street.kind];
    const room = street === undefined ? 0 : lengthOf(street.points) - 2 * START;
    const count = step === 0 || room < 0 ? 0 : Math.floor(room / step) + 1;
    counts.set(streetId, count);
    return count;
  };

  const isClear = (position: Position, own: Street): boolean => {
    const [kmX, kmY] = kmPerDegree(position[1]);
    const reachX = CLEARANCE.motorway / 1000 / kmX;
    const reachY = CLEARANCE.motorway / 1000 / kmY;
    const [x, y] = position;
    for (const chunk of world.index.search(x - reachX, y - reachY, x + reachX, y + reachY)) {
      const other = world.streets[world.index.streetOf(chunk)];
      if (other === undefined) {
        continue;
      }
      // A bend of the street itself may pass nearer than its own setback.
      const clearance = other === own ? SETBACK[own.kind] * 0.7 : clearanceFrom(other, own);
      const [from, to] = world.index.pointsOf(chunk);
      for (let at = from + 1; at <= to; at += 1) {
        const a = other.points[at - 1] as Position; // at stays within the chunk
        const b = other.points[at] as Position; // at stays within the chunk
        if (metresToSegment(position, a, b, kmX, kmY) < clearance) {
          return false;
        }
      }
    }
    return true;
  };

  const addressAt = (slot: AddressSlot): Address | undefined => {
    const street = world.streets[slot.streetId];
    if (street === undefined || slot.index < 0 || slot.index >= slotsOn(slot.streetId)) {
      return undefined;
    }
    const spot = spotAt(street.points, START + slot.index * STEP[street.kind]);
    if (spot === undefined) {
      return undefined;
    }
    const [east, north] = spot.along;
    const [kmX, kmY] = kmPerDegree(spot.position[1]);
    const setback = (SETBACK[street.kind] * slot.side) / 1000;
    const position: Position = [
      spot.position[0] - (north * setback) / kmX,
      spot.position[1] + (east * setback) / kmY,
    ];
    if (!world.mayStand(position, street) || !isClear(position, street)) {
      return undefined;
    }
    return {
      ...slot,
      streetNumber: numberOf(world, street, slot),
      position,
      neighbourhood: world.neighbourhoodAt(position, street),
      along: spot.along,
    };
  };

  const addressNear = (streetId: number, streetNumber: number, reach: number): Address | undefined => {
    const street = world.streets[streetId];
    if (street === undefined || STEP[street.kind] === 0) {
      return undefined;
    }
    const side = streetNumber % 2 === 0 ? 1 : -1;
    const guess = Math.floor(streetNumber / NUMBERS_PER_STEP) - 1 - firstStep(world, street);
    let best: Address | undefined;
    const off = (address: Address): number => Math.abs(address.streetNumber - streetNumber);
    for (let step = 0; step <= Math.ceil(reach / NUMBERS_PER_STEP); step += 1) {
      for (const index of step === 0 ? [guess] : [guess - step, guess + step]) {
        const found = addressAt({ streetId, index, side });
        if (found !== undefined && off(found) <= reach && (best === undefined || off(found) < off(best))) {
          best = found;
        }
      }
    }
    return best;
  };

  return { slotsOn, addressAt, addressNear };
}

/** Steps of the whole street before a piece begins. */
function firstStep(world: SlotWorld, street: Street): number {
  return Math.ceil((world.offsets[street.id] ?? 0) / STEP[street.kind]);
}

/** The corner house belongs to the greater street; on the other one houses begin beyond it. */
function clearanceFrom(other: Street, own: Street): number {
  const greater = RANK[other.kind] > RANK[own.kind] || (other.kind === own.kind && other.id < own.id);
  return greater && other.kind !== 'motorway' ? SETBACK[other.kind] + HOUSE_DEPTH : CLEARANCE[other.kind];
}

/** Numbers rise from the start of the whole street, so its pieces never share one; even on the left side. */
function numberOf(world: SlotWorld, street: Street, slot: AddressSlot): number {
  const steps = firstStep(world, street) + slot.index;
  const skip = world.dice.bits(street.id, slot.index, slot.side) % (NUMBERS_PER_STEP / 2);
  return (steps + 1) * NUMBERS_PER_STEP + 2 * skip + (slot.side > 0 ? 0 : 1);
}
