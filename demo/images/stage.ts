import type { Dice } from './drawing/dice.ts';
import type { Pen } from './drawing/pen.ts';
import type { Facts } from './facts.ts';
import type { Look } from './look.ts';

/** Size of 3:2 pictures in drawing units. */
export const FRAME = { width: 1200, height: 800 } as const;

/** The tools for drawing a scene. */
export interface Stage {
  pen: Pen;
  look: Look;
  /** The key's facts about the home; empty for a key without facts. */
  facts: Facts;
  /** True for a small picture, without single bricks, shingles and leaves. */
  coarse?: boolean;
  /** Dice that all pictures of one home share, for its shape and furniture. */
  home: Dice;
  /** Dice of this picture, for clouds, view and small objects. */
  shot: Dice;
}
