import type { Dice } from './drawing/dice.ts';
import { group, short } from './drawing/shapes.ts';
import type { ImageKey, Scene } from './imageKey.ts';
import type { Hour } from './look.ts';
import { FRAME } from './stage.ts';

/** How one picture of a listing is taken. */
export interface View {
  /** 1 shows the whole scene, more comes nearer. */
  scale: number;
  /** Middle of the cut, in the drawing's units. */
  x: number;
  y: number;
  /** Left and right changed over. */
  mirrored: boolean;
  /** Another hour than that of the listing's first pictures. */
  hour?: Hour;
}

/** Scenes of which a listing without rooms has many pictures. */
const LANDSCAPES: ReadonlySet<Scene> = new Set(['land', 'farm', 'commercial', 'tower', 'street']);
/** Rooms that most showings come back to. */
const SHOWN_AGAIN: ReadonlySet<Scene> = new Set(['kitchen', 'living', 'bedroom', 'bath']);
/** Pictures up to this number show all of a scene; later ones are likely its second and come nearer. */
const FIRST_ROUND = { shownAgain: 6, others: 11 } as const;

/**
 * The view of one picture. The layout of a scene is the same in all pictures of a home (every second one mirrored);
 * further pictures of a room come nearer from the left or the right, and some landscapes are taken in the evening.
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
  // Keys with facts say themselves (`x`) which pictures are a room's second.
  const isSecond = key.facts.size > 0 ? key.facts.has('x') : key.index > firstRound;
  if (isSecond && !isFront) {
    const x = dice.pick([390, 600, 810]) + dice.between(-40, 40);
    return { scale: dice.between(1.28, 1.5), x, y: dice.between(420, 480), mirrored };
  }
  return { ...whole, mirrored };
}

/** The scene as the view shows it; the cut never leaves the drawing. */
export function seen(view: View, drawing: string): string {
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
