/** Edges in pixels of the window. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Air round the pin once it was moved, in pixels. One that is in sight already isn't moved for more air. */
const AIR = 16;
/** What the controls and the place's chip take of the frame's upper and right edge. */
const CONTROLS = 64;

const moved = ({ left, right, top, bottom }: Edges, x: number, y: number): Edges => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

const touches = (first: Edges, second: Edges): boolean =>
  first.left < second.right &&
  first.right > second.left &&
  first.top < second.bottom &&
  first.bottom > second.top;

/** The shift along one axis that brings a span into a longer one; 0 where it is in it. */
const inward = (low: number, high: number, from: number, to: number): number => {
  if (low < from) return from + AIR - low;
  return high > to ? to - AIR - high : 0;
};

/**
 * How far the ground moves (right, down) so that a pin stands within the frame and not under the card, which
 * lies at the frame's lower left; undefined where it does already.
 */
export function shiftIntoSight(pin: Edges, card: Edges, frame: Edges): { x: number; y: number } | undefined {
  const right = frame.right - CONTROLS;
  let x = inward(pin.left, pin.right, frame.left, right);
  let y = inward(pin.top, pin.bottom, frame.top + CONTROLS, frame.bottom);
  const inFrame = moved(pin, x, y);
  if (touches(inFrame, card)) {
    const aside = card.right + AIR - inFrame.left;
    const up = inFrame.bottom - card.top + AIR;
    if (aside <= up && inFrame.right + aside <= right) x += aside;
    else y -= up;
  }
  return x === 0 && y === 0 ? undefined : { x, y };
}
