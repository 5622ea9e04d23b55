import type { Point } from '#domain/geo/geo.ts';
import type { Pin } from './pinModel.ts';

/** The way of the keyboard through the pins: one stop of the Tab key, and steps by the arrow keys (roving tabindex). */
export interface PinWalk {
  /** These are the pins now, round this centre. */
  arrive(pins: readonly Pin[], center: Point): void;
  /** The focus or the pointer came to a pin: the Tab key returns there. */
  stopAt(key: string): void;
  /** Takes a key pressed on a pin; false where it is none of the walk's. */
  step(from: string, key: string): boolean;
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keys in the order of their pins' distance from a centre, as the screen shows it. */
function byDistance(pins: readonly Pin[], center: Point): string[] {
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  const reach = ({ position }: Pin): number =>
    Math.hypot(position.latitude - center.latitude, (position.longitude - center.longitude) * shrink);
  return pins
    .map((pin) => ({ key: pin.key, reach: reach(pin) }))
    .toSorted((one, other) => one.reach - other.reach)
    .map(({ key }) => key);
}

/** A walk through the pins whose buttons `buttonOf` knows. */
export function pinWalk(buttonOf: (key: string) => HTMLButtonElement | undefined): PinWalk {
  let order: string[] = [];
  let stop: string | undefined;

  const setStop = (key: string | undefined): void => {
    const before = stop === undefined || stop === key ? undefined : buttonOf(stop);
    if (before) before.tabIndex = -1;
    stop = key;
    const after = key === undefined ? undefined : buttonOf(key);
    if (after && after.tabIndex !== 0) after.tabIndex = 0;
  };

  return {
    arrive: (pins, center) => {
      order = byDistance(pins, center);
      for (const key of order) {
        const button = buttonOf(key);
        if (button && key !== stop && button.tabIndex !== -1) button.tabIndex = -1;
      }
      // Where the visitor has not gone among the pins, the nearest is the way in.
      const isThere = stop !== undefined && buttonOf(stop) === document.activeElement;
      setStop(isThere ? stop : order[0]);
    },
    stopAt: setStop,
    step: (from, key) => {
      // An engine may have gathered pins that lie on each other: those are not on the page.
      const there = order.filter((one) => one === from || buttonOf(one)?.isConnected);
      const at = there.indexOf(from);
      const step = STEPS[key];
      const target =
        key === 'Home'
          ? 0
          : key === 'End'
            ? there.length - 1
            : step && (at + step + there.length) % there.length;
      if (at === -1 || target === undefined) return false;
      // A pin beyond the frame would scroll the map's box: the map itself moves (pinLayer).
      buttonOf(there[target] ?? from)?.focus({ preventScroll: true });
      return true;
    },
  };
}
