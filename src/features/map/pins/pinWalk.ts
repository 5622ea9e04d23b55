import type { Point } from '#domain/geo/geo.ts';
import type { Pin } from './pinModel.ts';

/** Keyboard navigation through the pins: one stop of the Tab key, and steps by the arrow keys (roving tabindex). */
export interface PinWalk {
  /** Sets the current pins and the centre of the map. */
  arrive(pins: readonly Pin[], center: Point): void;
  /** Makes a pin the stop of the Tab key, after it got the focus or the pointer. */
  stopAt(key: string): void;
  /** Handles a key pressed on a pin. Returns false if the key does not navigate. */
  step(from: string, key: string): boolean;
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keys of the pins in the order of their distance from a centre, as on the screen. */
function byDistance(pins: readonly Pin[], center: Point): string[] {
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  const reach = ({ position }: Pin): number =>
    Math.hypot(position.latitude - center.latitude, (position.longitude - center.longitude) * shrink);
  return pins
    .map((pin) => ({ key: pin.key, reach: reach(pin) }))
    .toSorted((one, other) => one.reach - other.reach)
    .map(({ key }) => key);
}

/** Creates the keyboard navigation. `buttonOf` returns the button of a drawn pin. */
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
      // Unless a pin has the focus, the Tab key stops at the nearest pin.
      const isThere = stop !== undefined && buttonOf(stop) === document.activeElement;
      setStop(isThere ? stop : order[0]);
    },
    stopAt: setStop,
    step: (from, key) => {
      // An engine may have grouped overlapping pins, which are then not in the document.
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
      // Focusing a pin outside the visible map would scroll the map's box. The map itself moves instead (pinLayer.ts).
      buttonOf(there[target] ?? from)?.focus({ preventScroll: true });
      return true;
    },
  };
}
