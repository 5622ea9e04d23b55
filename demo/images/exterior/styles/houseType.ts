import type { Dice } from '#demo/images/drawing/dice.ts';
import type { HouseColours } from '#demo/images/look.ts';
import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import type { StreetPlan } from '../model/ground.ts';
import type { Plan, Site } from '../model/site.ts';
import type { Cladding } from '../walls.ts';

/** Width along the street, depth and height of the drawn building, in metres. */
export interface Extent {
  width: number;
  depth: number;
  height: number;
}

/** The drawing of one style of house. */
export interface HouseType {
  extent(plan: Plan): Extent;
  /** Distance in metres between the middles of adjacent houses. */
  pitch: number;
  street: StreetPlan;
  /** True if the houses touch, so that a neighbour is never left out of the picture. */
  attached?: boolean;
  /** True if there are no similar buildings beside it, only trees and land. */
  alone?: boolean;
  /** The styles of the buildings beside it, if they differ. */
  beside?: readonly [HouseStyle, ...HouseStyle[]];
  /** Height of the camera in metres. By default eye level. */
  eye?: number;
  /** Returns colours of the style, which replace those of the home. */
  colours?(dice: Dice, cladding: HouseColours['cladding']): Partial<HouseColours>;
  /** Draws the house on its site, with the middle of its front at the origin. */
  draw(site: Site, extent: Extent): string;
}

/** Returns the home's main cladding. */
export function mainWall({ house }: Site): Cladding {
  return { kind: house.cladding, colour: house.wall };
}

/** Returns the home's second cladding. */
export function accentWall({ house }: Site): Cladding {
  return { kind: house.cladding === 'siding' ? 'shingle' : 'board', colour: house.accent };
}

/** Sorts items from the farthest from the camera along the street to the nearest, so that near ones hide far ones. */
export function fromAfar<Item extends { x: number }>(site: Site, items: readonly Item[]): Item[] {
  const eye = site.camera.at[0] - site.at[0];
  return items.toSorted((one, other) => Math.abs(other.x - eye) - Math.abs(one.x - eye));
}

/** Returns -1 if the camera is to the left of the site's middle, else 1. */
export function eyeSide(site: Site): -1 | 1 {
  return site.camera.at[0] < site.at[0] ? -1 : 1;
}

/** Returns the left edge of a part that is `width` wide at `x`, swapped for a mirrored house. */
export function mirrored(isMirrored: boolean, x: number, width: number): number {
  return isMirrored ? -x - width : x;
}
