import type { Dice } from './drawing/dice.ts';
import { group, short } from './drawing/shapes.ts';
import type { ImageKey, Scene } from './imageKey.ts';
import type { Hour } from './look.ts';
import { FRAME } from './stage.ts';

/** The section and orientation of one picture of a listing. */
export interface View {
  /** Enlargement; 1 shows the whole scene. */
  scale: number;
  /** Middle of the section, in drawing units. */
  x: number;
  y: number;
  /** True if left and right are swapped. */
  mirrored: boolean;
  /** An hour that differs from that of the listing's first pictures. */
  hour?: Hour;
}

/** Scenes with many pictures in a listing without rooms. */
const LANDSCAPES: ReadonlySet<Scene> = new Set(['land', 'farm', 'commercial', 'tower', 'street']);
/** Rooms that have a second picture in most listings. */
const SHOWN_AGAIN: ReadonlySet<Scene> = new Set(['kitchen', 'living', 'bedroom', 'bath']);
/**
 * Number of pictures that show all of a scene. For keys without facts, a later one counts as a second picture and is
 * closer.
 */
const FIRST_ROUND = { shownAgain: 6, others: 11 } as const;

/**
 * Returns the view of one picture. The layout of a scene is the same in all pictures of a home; every second home is
 * mirrored. Second pictures of a room are closer, from the left or the right. Some landscapes are taken in the evening.
 */
export function viewOf(key: ImageKey, home: Dice, shot: Dice): View {
  const dice = shot.fork('view');
  const mirrored = home.fork(`mirror/${key.scene}`).chance(0.5);
  const whole = { scale: 1, x: FRAME.width / 2, y: FRAME.height / 2 };
  if (LANDSCAPES.has(key.scene) && key.index > 1) {
    const hours: readonly { hour?: Hour }[] = [{ hour: 'dusk' }, {}, { hour: 'day' }, {}];
    return { ...whole, mirrored: mirrored !== (key.index % 2 === 0), ...hours[key.index % 4] };
  }
  const firstRound = SHOWN_AGAIN.has(key.scene) ? FIRST_ROUND.shownAgain : FIRST_ROUND.others;
  const isFront = key.scene.startsWith('facade') || LANDSCAPES.has(key.scene);
  // Keys with facts mark second pictures of a room with `x`.
  const isSecond = key.facts.size > 0 ? key.facts.has('x') : key.index > firstRound;
  if (isSecond && !isFront) {
    const x = dice.pick([390, 600, 810]) + dice.between(-40, 40);
    return { scale: dice.between(1.28, 1.5), x, y: dice.between(420, 480), mirrored };
  }
  return { ...whole, mirrored };
}

/** Returns the section of a scene. It never leaves the drawing. */
export function sectionOf(view: View, drawing: string): string {
  const { scale } = view;
  const within = (middle: number, size: number): number =>
    Math.min(0, Math.max(size - size * scale, size / 2 - middle * scale));
  const left = within(view.x, FRAME.width);
  const top = within(view.y, FRAME.height);
  const across = view.mirrored
    ? `${short(FRAME.width - left)} ${short(top)}`
    : `${short(left)} ${short(top)}`;
  const sign = view.mirrored ? '-' : '';
  return group(
    [drawing],
    `transform="translate(${across}) scale(${sign}${scale.toFixed(3)} ${scale.toFixed(3)})"`,
  );
}
