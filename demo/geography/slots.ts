import type { Address, AddressSlot, Position, StreetKind } from '#demo/types.ts';
import type { PackedStreet } from './packedStreet.ts';
import { kmPerDegree } from './plane.ts';
import type { StreetIndex } from './streetIndex.ts';
import { PACKED_DEGREE, type StreetLines } from './streetLines.ts';

/** Minimum distance in metres between a house and the axis of another street. */
const CLEARANCE: Record<StreetKind, number> = { motorway: 48, arterial: 18, collector: 15, local: 12 };
const RANK: Record<StreetKind, number> = { motorway: 3, arterial: 2, collector: 1, local: 0 };
/** Additional distance in metres, beyond the setback, for the house of a larger street at the corner. */
const HOUSE_DEPTH = 8;
/** Distance in metres between a street's start and its first house. */
const START = 8;

export interface StreetNetwork {
  streets: readonly PackedStreet[];
  lines: StreetLines;
  /** Metres from the start of the whole street, before rivers and limits cut it, to the start of each piece. */
  offsets: Float32Array;
  index: StreetIndex;
  /** False if no house can be there: water, park, another city. */
  mayStand(position: Position, street: PackedStreet): boolean;
  neighbourhoodAt(position: Position, street: PackedStreet): number;
}

/** Computes the houses along the streets from the street and its neighbours. Nothing is stored. */
export interface Slots {
  slotsOn(streetId: number): number;
  addressAt(slot: AddressSlot): Address | undefined;
  /**
   * Returns the address on a street piece whose number is nearest to `streetNumber` on its side, at most `reach`
   * numbers away.
   */
  addressNear(streetId: number, streetNumber: number, reach: number): Address | undefined;
}

interface Spot {
  position: Position;
  along: [number, number];
}

/** Creates the computation of addresses for finished streets. */
export function makeSlots(network: StreetNetwork): Slots {
  const { coordinates, starts } = network.lines;
  const xAt = (at: number): number => (coordinates[2 * at] ?? 0) / PACKED_DEGREE;
  const yAt = (at: number): number => (coordinates[2 * at + 1] ?? 0) / PACKED_DEGREE;
  const lengths = Float32Array.from(network.streets, ({ id }) => lengthOf(id));

  function lengthOf(streetId: number): number {
    let total = 0;
    for (let at = (starts[streetId] ?? 0) + 1; at < (starts[streetId + 1] ?? 0); at += 1) {
      const [kmX, kmY] = kmPerDegree(yAt(at - 1));
      total += Math.hypot((xAt(at) - xAt(at - 1)) * kmX, (yAt(at) - yAt(at - 1)) * kmY) * 1000;
    }
    return total;
  }

  // Slots of one street are usually requested together, so its segments are measured once.
  let measured = -1;
  let spans = new Float64Array(64);
  const measure = (streetId: number, first: number, end: number): void => {
    if (measured === streetId) return;
    measured = streetId;
    if (spans.length < end - first) spans = new Float64Array(2 * (end - first));
    for (let at = first + 1; at < end; at += 1) {
      const [kmX, kmY] = kmPerDegree(yAt(at - 1));
      const east = (xAt(at) - xAt(at - 1)) * kmX * 1000;
      spans[at - first] = Math.hypot(east, (yAt(at) - yAt(at - 1)) * kmY * 1000);
    }
  };

  /** Returns the point `metres` along a street, and the unit direction there. */
  const spotAt = (streetId: number, metres: number): Spot | undefined => {
    const first = starts[streetId] ?? 0;
    const end = starts[streetId + 1] ?? 0;
    measure(streetId, first, end);
    let left = metres;
    for (let at = first + 1; at < end; at += 1) {
      const span = spans[at - first] ?? 0;
      if (left <= span && span > 0) {
        const [ax, ay, bx, by] = [xAt(at - 1), yAt(at - 1), xAt(at), yAt(at)];
        const [kmX, kmY] = kmPerDegree(ay);
        const share = left / span;
        return {
          position: [ax + (bx - ax) * share, ay + (by - ay) * share],
          along: [((bx - ax) * kmX * 1000) / span, ((by - ay) * kmY * 1000) / span],
        };
      }
      left -= span;
    }
    return undefined;
  };

  const slotsOn = (streetId: number): number => {
    const step = network.streets[streetId]?.lot.width ?? 0;
    const room = (lengths[streetId] ?? 0) - 2 * START;
    return step === 0 || room < 0 ? 0 : Math.floor(room / step) + 1;
  };

  const isClear = ([x, y]: Position, own: PackedStreet): boolean => {
    const [kmX, kmY] = kmPerDegree(y);
    const reachX = CLEARANCE.motorway / 1000 / kmX;
    const reachY = CLEARANCE.motorway / 1000 / kmY;
    for (const chunk of network.index.search(x - reachX, y - reachY, x + reachX, y + reachY)) {
      const other = network.streets[network.index.streetOf(chunk)];
      if (other === undefined) {
        continue;
      }
      // A curve of the street itself may be nearer than its own setback.
      const clearance = other === own ? own.lot.setback * 0.7 : clearanceFrom(other, own);
      const [from, to] = network.index.pointsOf(chunk);
      for (let at = from + 1; at <= to; at += 1) {
        const ax = (xAt(at - 1) - x) * kmX;
        const ay = (yAt(at - 1) - y) * kmY;
        if (isOriginWithin(clearance, ax, ay, (xAt(at) - x) * kmX, (yAt(at) - y) * kmY)) {
          return false;
        }
      }
    }
    return true;
  };

  const addressAt = (slot: AddressSlot): Address | undefined => {
    const street = network.streets[slot.streetId];
    if (street === undefined || slot.index < 0 || slot.index >= slotsOn(slot.streetId)) {
      return undefined;
    }
    const spot = spotAt(slot.streetId, START + slot.index * street.lot.width);
    if (spot === undefined) {
      return undefined;
    }
    const [east, north] = spot.along;
    const [kmX, kmY] = kmPerDegree(spot.position[1]);
    const setback = (street.lot.setback * slot.side) / 1000;
    const position: Position = [
      spot.position[0] - (north * setback) / kmX,
      spot.position[1] + (east * setback) / kmY,
    ];
    if (!network.mayStand(position, street) || !isClear(position, street)) {
      return undefined;
    }
    return {
      ...slot,
      streetNumber: numberOf(network, street, slot),
      position,
      neighbourhood: network.neighbourhoodAt(position, street),
      along: spot.along,
    };
  };

  const addressNear = (streetId: number, streetNumber: number, reach: number): Address | undefined => {
    const street = network.streets[streetId];
    if (street === undefined || street.lot.width === 0) {
      return undefined;
    }
    const side = streetNumber % 2 === 0 ? 1 : -1;
    const { width } = street.lot;
    const metres =
      (Math.floor(streetNumber / 2) - 1) * street.lot.numbering - (network.offsets[street.id] ?? 0);
    const guess = Math.max(0, Math.round((metres - START) / width));
    let best: Address | undefined;
    const off = (address: Address): number => Math.abs(address.streetNumber - streetNumber);
    for (let step = 0; step <= Math.ceil(reach / 2) + 1; step += 1) {
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

/** Relative difference below which the squares are too close to decide. */
const TOLERANCE = 1e-9;

/** True if the origin is within `metres` of a segment given in km. */
function isOriginWithin(metres: number, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const span = dx * dx + dy * dy;
  const share = span === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / span));
  const x = ax + share * dx;
  const y = ay + share * dy;
  const square = (x * x + y * y) * 1e6;
  // Called a thousand times for each house. Squares decide nearly all cases, and Math.hypot is slow.
  if (square > metres * metres * (1 + TOLERANCE)) return false;
  return square < metres * metres * (1 - TOLERANCE) || Math.hypot(x, y) * 1000 < metres;
}

/**
 * Returns the minimum distance to another street. A house is nearest to its own street; the corner house belongs to the
 * larger street.
 */
function clearanceFrom(other: PackedStreet, own: PackedStreet): number {
  const minDistance = Math.max(CLEARANCE[other.kind], own.lot.setback + 1);
  const greater = RANK[other.kind] > RANK[own.kind] || (other.kind === own.kind && other.id < own.id);
  return greater && other.kind !== 'motorway'
    ? Math.max(minDistance, other.lot.setback + HOUSE_DEPTH + own.lot.width / 2)
    : minDistance;
}

/**
 * Returns the street number of a slot. Numbers count from the start of the whole street, so its pieces share none. They
 * are even on the left side.
 */
function numberOf(network: StreetNetwork, street: PackedStreet, slot: AddressSlot): number {
  const metres = (network.offsets[street.id] ?? 0) + START + slot.index * street.lot.width;
  return 2 * (1 + Math.floor(metres / street.lot.numbering + 1e-3)) + (slot.side > 0 ? 0 : 1);
}
