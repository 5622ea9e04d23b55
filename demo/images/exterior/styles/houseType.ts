import type { Dice } from '#demo/images/drawing/dice.ts';
import type { HouseColours } from '#demo/images/look.ts';
import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import type { StreetPlan } from '../model/ground.ts';
import type { Plan, Site } from '../model/site.ts';
import type { Cladding } from '../walls.ts';

/** Width along the street, depth and height of what is drawn, in metres. */
export interface Extent {
  width: number;
  depth: number;
  height: number;
}

/** How one style of house is drawn. */
export interface HouseType {
  extent(plan: Plan): Extent;
  /** Metres from the middle of one house to that of the next. */
  pitch: number;
  street: StreetPlan;
  /** Whether neighbours touch, so that one is never left out of the picture. */
  attached?: boolean;
  /** True if there are no similar buildings beside it, only trees and land. */
  alone?: boolean;
  /** The buildings beside it, if they are of another style. */
  beside?: readonly [HouseStyle, ...HouseStyle[]];
  /** Height of the camera's eye in metres, where a person's is not right. */
  eye?: number;
  /** Colours that the style asks for, over those of the home. */
  colours?(dice: Dice, cladding: HouseColours['cladding']): Partial<HouseColours>;
  /** The house on its plot, the middle of its front at the origin. */
  draw(site: Site, extent: Extent): string;
}

/** The home's own wall. */
export function mainWall({ house }: Site): Cladding {
  return { kind: house.cladding, colour: house.wall };
}

/** A second material beside the home's own. */
export function accentWall({ house }: Site): Cladding {
  return { kind: house.cladding === 'siding' ? 'shingle' : 'board', colour: house.accent };
}

/** Items from the one that is farthest along the street from the camera to the nearest, so that they hide rightly. */
export function fromAfar<Item extends { x: number }>(site: Site, items: readonly Item[]): Item[] {
  const eye = site.camera.at[0] - site.at[0];
  return items.toSorted((one, other) => Math.abs(other.x - eye) - Math.abs(one.x - eye));
}

/** -1 when the camera stands to the left of the plot's middle, else 1. */
export function eyeSide(site: Site): -1 | 1 {
  return site.camera.at[0] < site.at[0] ? -1 : 1;
}

/** The left edge of something `width` wide at `x`, changed over for a mirrored house. */
export function mirrored(isMirrored: boolean, x: number, width: number): number {
  return isMirrored ? -x - width : x;
}
