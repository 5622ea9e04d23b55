import { MAP_ZOOM } from '#domain/constants.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { fractionOf, WORLD_PX } from '#domain/geo/mercator.ts';
import { clusterDiameter, inReadingOrder, type Pin, pointText } from './pinModel.ts';

/** The centre of a pin and half of its size, in pixels. */
interface Box {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** The movement from the pin's place. */
  aside?: Pin['aside'];
}

/** A part of the map that no pin is drawn on, because buttons lie over it. In pixels of the world at the zoom. */
export interface Cover {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The direction to the free map. */
  direction: 'left' | 'down';
}

/** Pixels between a cover and a pin beside it. */
const GAP_PX = 8;

/** Pixels by which two boxes may overlap: their corners are round. */
const SLACK_PX = 2;

/** Estimated width of a pill in pixels. Measuring each text would cost a layout. */
const pillWidth = (text: string): number =>
  text ? 23 + 8 * text.length - 4 * (text.match(/[\s.,]/g)?.length ?? 0) : 34;

const countOf = (pin: Pin): number => (pin.kind === 'listing' ? 1 : pin.count);

const restrictedOf = (pin: Pin): number =>
  pin.kind === 'listing' ? Number(pin.listing.restricted) : pin.kind === 'tower' ? pin.restricted : 0;

/** The bounds of a pin's homes; its point if they are all there. */
export const boundsOf = (pin: Pin): Bounds => {
  const { latitude, longitude } = pin.position;
  const own = pin.kind === 'listing' ? undefined : pin.bounds;
  return own ?? { north: latitude, south: latitude, east: longitude, west: longitude };
};

/** One pin for two. It takes the place of the first. */
function joined(first: Pin, second: Pin, zoom: number): Pin {
  const [one, other] = [boundsOf(first), boundsOf(second)];
  const pin = {
    position: first.position,
    places: [first, second].flatMap(({ places, position }) => places ?? [position]),
    count: countOf(first) + countOf(second),
    bounds: {
      north: Math.max(one.north, other.north),
      south: Math.min(one.south, other.south),
      east: Math.max(one.east, other.east),
      west: Math.min(one.west, other.west),
    },
    gathers: [first, second].flatMap((each) => [
      each.key,
      ...((each.kind !== 'listing' && each.gathers) || []),
    ]),
  };
  // No zoom separates them further, so they open as a list.
  return zoom < MAP_ZOOM.max
    ? { ...pin, kind: 'cluster', key: `cluster:${pointText(pin.position)}` }
    : {
        ...pin,
        kind: 'tower',
        key: `here:${pointText(pin.position)}`,
        restricted: restrictedOf(first) + restrictedOf(second),
      };
}

interface GatherInput {
  zoom: number;
  /** The visible text of a pin. */
  textOf: (pin: Pin) => string;
  /** Key of a pin that is drawn by itself over all others: that of the open home. */
  openKey: string | null;
  /** The covered parts of the map: first those that pins leave to the left. */
  covers?: readonly Cover[];
}

/** Returns the movement in pixels that brings a box out of what covers it; undefined if it is free. */
function shiftOutOf(box: Box, covers: readonly Cover[]): Pin['aside'] {
  let [x, y] = [0, 0];
  for (const { left, right, top, bottom, direction } of covers) {
    const isCovered =
      box.x + x + box.halfWidth > left &&
      box.x + x - box.halfWidth < right &&
      box.y + y + box.halfHeight > top &&
      box.y + y - box.halfHeight < bottom;
    if (!isCovered) continue;
    if (direction === 'left') x = Math.floor(left - GAP_PX - box.halfWidth - box.x);
    else y = Math.ceil(bottom + GAP_PX + box.halfHeight - box.y);
  }
  return x === 0 && y === 0 ? undefined : { x, y };
}

/**
 * Gathers pins that would lie on each other at a zoom, so that each can be read and pressed, and moves pins out of the
 * covered parts of the map.
 */
export function gatherPins(pins: readonly Pin[], { zoom, textOf, openKey, covers = [] }: GatherInput): Pin[] {
  const worldPx = WORLD_PX * 2 ** zoom;
  const boxOf = (pin: Pin): Box => {
    const { x, y } = fractionOf(pin.position);
    const half = pin.kind === 'cluster' ? clusterDiameter(pin.count) / 2 : undefined;
    // A pill is 28 px high. Its tail below is 6 px high and points to the place.
    const box = {
      x: x * worldPx,
      y: y * worldPx - (half === undefined ? 20 : 0),
      halfWidth: half ?? pillWidth(textOf(pin)) / 2,
      halfHeight: half ?? 14,
    };
    const aside = shiftOutOf(box, covers);
    return aside ? { ...box, x: box.x + aside.x, y: box.y + aside.y, aside } : box;
  };
  const placed: { pin: Pin; box: Box }[] = [];
  // The largest first: the others join it.
  for (const next of pins.toSorted((one, other) => countOf(other) - countOf(one))) {
    let pin = next;
    let box = boxOf(pin);
    const touches = (there: Box): boolean =>
      Math.abs(there.x - box.x) < there.halfWidth + box.halfWidth - SLACK_PX &&
      Math.abs(there.y - box.y) < there.halfHeight + box.halfHeight - SLACK_PX;
    if (pin.key !== openKey) {
      // A joined pin may be larger, and so touch another.
      for (;;) {
        const at = placed.findIndex((each) => each.pin.key !== openKey && touches(each.box));
        const [other] = at < 0 ? [] : placed.splice(at, 1);
        if (!other) break;
        pin = joined(other.pin, pin, zoom);
        box = boxOf(pin);
      }
    }
    placed.push({ pin, box });
  }
  return placed.map(({ pin, box: { aside } }) => (aside ? { ...pin, aside } : pin)).sort(inReadingOrder);
}
