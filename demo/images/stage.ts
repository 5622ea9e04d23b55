import type { Dice } from './drawing/dice.ts';
import type { Pen } from './drawing/pen.ts';
import type { Facts } from './facts.ts';
import type { Look } from './look.ts';

/** Size of the drawing's own units for 3:2 pictures. */
export const FRAME = { width: 1200, height: 800 } as const;

/** The tools of a scene's drawing. */
export interface Stage {
  pen: Pen;
  look: Look;
  /** The key's facts about the home; empty for a key without facts. */
  facts: Facts;
  /** True for a picture so small that single bricks, shingles and leaves are not seen. */
  coarse?: boolean;
  /** Choices that all pictures of one home share: its shape, its furniture. */
  home: Dice;
  /** Choices of this one picture: clouds, view, small things. */
  shot: Dice;
}
