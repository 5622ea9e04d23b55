import type { Wall } from '../model/facade.ts';
import type { Mass } from '../model/parts.ts';
import { wallsOf } from '../model/parts.ts';
import { drawParapet } from '../model/roof.ts';
import type { Site } from '../model/site.ts';

/** Parts of a front that have balconies, as shares of its length. */
export type Spans = readonly (readonly [from: number, to: number])[];

/** Draws all visible walls of a block with the same drawing on each, and its roof edge. */
export function block(
  site: Site,
  mass: Mass,
  draw: (wall: Wall, isFront: boolean) => string,
  edge: string,
  rise = 0.6,
): string {
  const { front, left, right } = wallsOf(mass);
  return [
    draw(left, false),
    draw(right, false),
    draw(front, true),
    drawParapet(site, { ...mass, eaves: (mass.z ?? 0) + mass.height, rise }, edge),
  ].join('');
}

/** Returns the number of bays of about the given width on a wall. */
export function baysOf(wall: Wall, width: number): number {
  return Math.max(2, Math.round(wall.length / width));
}
