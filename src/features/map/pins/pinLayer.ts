import type { Point } from '#domain/geo/geo.ts';
import type { MapHandle, MapMarker } from '#platform/maps/mapPort.ts';
import { dressPin, makePinElement, type PinDress, type PinElement } from './pinElement.ts';
import type { Pin } from './pinModel.ts';
import { pinWalk } from './pinWalk.ts';

/** Returns the properties of a pin: its texts, and whether it was visited. */
export type Describe = (pin: Pin) => PinDress;

interface Drawn extends PinElement {
  pin: Pin;
  marker: MapMarker;
}

/** The pins on one map. Elements are reused between drawings, so that panning does not flicker. */
export interface PinLayer {
  /**
   * Draws these pins and removes all others. The Tab key reaches one of them: the nearest to the centre, or the last
   * that had the focus. The arrow keys go on to the next pin by distance from the centre.
   */
  draw(pins: readonly Pin[], describe: Describe, center: Point): void;
  /** Emphasizes one pin and raises it above all others; null for none. */
  highlight(key: string | null): void;
  /** The button of a pin; undefined if the pin is not drawn. */
  buttonOf(key: string): HTMLButtonElement | undefined;
  /** Removes all pins. */
  clear(): void;
}

const anchorOf = (pin: Pin): 'bottom' | 'center' => (pin.kind === 'cluster' ? 'center' : 'bottom');

/**
 * Brings the elements into the order of the pins, from the last to the first. Elements in the right place are not
 * moved, and the one with the focus is never moved, because it would lose the focus.
 */
function arrange(roots: readonly HTMLElement[]): void {
  let next: HTMLElement | null = null;
  for (const root of roots.toReversed()) {
    const parent = root.parentElement;
    // An engine may place each pin in an element of its own, in its own order.
    if (next !== null && next.parentElement !== parent) continue;
    const isInPlace = next === null ? root.nextElementSibling === null : root.nextElementSibling === next;
    if (parent && !isInPlace && !root.contains(document.activeElement)) parent.insertBefore(root, next);
    next = root;
  }
}

/** Minimum number of pixels between a pin that got the keyboard's focus and the map's edge. */
const MARGIN_PX = 64;

/**
 * Moves the map if a position is at its edge or outside. Pins are also drawn a little outside the visible map, so the
 * focus can reach them there.
 */
function moveIntoView(handle: MapHandle, position: Point): void {
  const { north, south, east, west } = handle.getView().bounds;
  const upperLeft = handle.project({ latitude: north, longitude: west });
  const lowerRight = handle.project({ latitude: south, longitude: east });
  const pin = handle.project(position);
  const inward = (at: number, from: number, to: number): number => {
    if (at < from) return from + MARGIN_PX - at;
    return at > to ? to - MARGIN_PX - at : 0;
  };
  const x = inward(pin.x, upperLeft.x, lowerRight.x);
  const y = inward(pin.y, upperLeft.y, lowerRight.y);
  if (x !== 0 || y !== 0) handle.panBy(x, y);
}

/** Callbacks of the pin layer. */
export interface PinListeners {
  /** Called on a click or Enter. */
  onPick(pin: Pin): void;
  /** Called when the pointer or the focus enters a pin, and with null when it leaves. */
  onPoint(pin: Pin | null): void;
}

/** Creates a layer of pins on a map. */
export function createPinLayer(handle: MapHandle, { onPick, onPoint }: PinListeners): PinLayer {
  const drawn = new Map<string, Drawn>();
  let highlighted: string | null = null;
  let pointed: string | null = null;
  const walk = pinWalk((key) => drawn.get(key)?.button);

  const mark = (key: string | null, focused: boolean): void => {
    const there = key === null ? undefined : drawn.get(key);
    there?.root.toggleAttribute('data-focused', focused);
    there?.marker.raise(focused);
  };

  const add = (pin: Pin, dress: PinDress): HTMLElement => {
    const now = (): Pin => drawn.get(pin.key)?.pin ?? pin;
    const element = makePinElement({
      onPick: () => onPick(now()),
      onPoint: (isPointed) => {
        if (isPointed) walk.stopAt(pin.key);
        // Not for the pointer: a pin that moves away under the pointer cannot be pressed.
        if (isPointed && element.button.matches(':focus-visible')) moveIntoView(handle, now().position);
        pointed = isPointed ? pin.key : null;
        onPoint(isPointed ? now() : null);
      },
      onKey: (key) => walk.step(pin.key, key),
    });
    dressPin(element, pin, dress);
    const marker = handle.addMarker({
      position: pin.position,
      element: element.root,
      anchor: anchorOf(pin),
      places: pin.places ?? [pin.position],
    });
    drawn.set(pin.key, { ...element, pin, marker });
    return element.root;
  };

  const update = (there: Drawn, pin: Pin, dress: PinDress): HTMLElement => {
    const { latitude, longitude } = there.pin.position;
    // The engine writes to the DOM even if the position is the same.
    if (latitude !== pin.position.latitude || longitude !== pin.position.longitude) {
      there.marker.move(pin.position);
    }
    there.pin = pin;
    dressPin(there, pin, dress);
    return there.root;
  };

  return {
    draw: (pins, describe, center) => {
      const newKeys = new Set(pins.map(({ key }) => key));
      let lost: string | undefined;
      for (const [key, { marker, root }] of drawn) {
        if (newKeys.has(key)) continue;
        if (root.contains(document.activeElement)) lost = key;
        marker.remove();
        drawn.delete(key);
        if (key !== pointed) continue;
        // The browser sends no leave event for an element that is removed under the pointer.
        pointed = null;
        onPoint(null);
      }
      const roots = pins.map((pin) => {
        const there = drawn.get(pin.key);
        return there ? update(there, pin, describe(pin)) : add(pin, describe(pin));
      });
      arrange(roots);
      if (lost !== undefined) {
        // The focus goes from a removed pin to the pin that gathers it, otherwise to the map.
        const heir = pins.find((pin) => pin.kind !== 'listing' && pin.gathers?.includes(lost));
        if (heir) drawn.get(heir.key)?.button.focus({ preventScroll: true });
        else handle.focus();
      }
      walk.arrive(pins, center);
      mark(highlighted, true);
    },
    highlight: (key) => {
      mark(highlighted, false);
      highlighted = key;
      mark(key, true);
    },
    buttonOf: (key) => drawn.get(key)?.button,
    clear: () => {
      for (const { marker } of drawn.values()) marker.remove();
      drawn.clear();
    },
  };
}
