/** Edges in pixels of the window. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Free space around a pin after a move, in pixels. A pin that is already visible is not moved for it. */
const MARGIN_PX = 16;
/** Space of the controls and the place chip at the upper and right edges, in pixels. */
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

/** The shift along one axis that brings a span into a longer one; 0 if it is already inside. */
const inward = (low: number, high: number, from: number, to: number): number => {
  if (low < from) return from + MARGIN_PX - low;
  return high > to ? to - MARGIN_PX - high : 0;
};

/**
 * The shift of the map (right, down) that makes a pin visible: inside the map's box, and not under the card, which is
 * at the lower left. Undefined if it is visible already.
 */
export function shiftIntoView(pin: Edges, card: Edges, frame: Edges): { x: number; y: number } | undefined {
  const right = frame.right - CONTROLS;
  let x = inward(pin.left, pin.right, frame.left, right);
  let y = inward(pin.top, pin.bottom, frame.top + CONTROLS, frame.bottom);
  const inFrame = moved(pin, x, y);
  if (touches(inFrame, card)) {
    const aside = card.right + MARGIN_PX - inFrame.left;
    const up = inFrame.bottom - card.top + MARGIN_PX;
    if (aside <= up && inFrame.right + aside <= right) x += aside;
    else y -= up;
  }
  return x === 0 && y === 0 ? undefined : { x, y };
}
