import type { Point } from '#domain/geo/geo.ts';
import type { MapHandle, MapMarker } from '#platform/maps/mapPort.ts';
import { dressPin, makePinElement, type PinDress, type PinElement } from './pinElement.ts';
import type { Pin } from './pinModel.ts';
import { pinWalk } from './pinWalk.ts';

/** How a pin is dressed now: its words, and whether it was visited. */
export type Describe = (pin: Pin) => PinDress;

interface Drawn extends PinElement {
  pin: Pin;
  marker: MapMarker;
}

/** The pins on one map. Elements are kept from one drawing to the next, so that panning doesn't flash. */
export interface PinLayer {
  /**
   * Draws these pins and no others. The Tab key meets one of them, the nearest to the centre or the last that had the
   * focus; the arrow keys go from there to the next by distance from the centre.
   */
  draw(pins: readonly Pin[], describe: Describe, center: Point): void;
  /** Shows one pin as the focused one, above all others; null for none. */
  highlight(key: string | null): void;
  /** The button of a pin that is drawn. */
  buttonOf(key: string): HTMLButtonElement | undefined;
  /** Takes every pin away. */
  clear(): void;
}

const anchorOf = (pin: Pin): 'bottom' | 'center' => (pin.kind === 'cluster' ? 'center' : 'bottom');

/**
 * Puts the elements into the order of the pins, from the last to the first. Those that already stand right are
 * not touched, and neither is the one that holds the keyboard's focus: moving it would lose the focus.
 */
function arrange(roots: readonly HTMLElement[]): void {
  let next: HTMLElement | null = null;
  for (const root of roots.toReversed()) {
    const parent = root.parentElement;
    // An engine may put each element into one of its own, in an order of its own.
    if (next !== null && next.parentElement !== parent) continue;
    const isInPlace = next === null ? root.nextElementSibling === null : root.nextElementSibling === next;
    if (parent && !isInPlace && !root.contains(document.activeElement)) parent.insertBefore(root, next);
    next = root;
  }
}

/** Pixels between a pin that the keyboard came to and the frame's edge. */
const AIR = 64;

/** Pins are also drawn a little beyond the frame: the one that has the keyboard's focus is brought into it. */
function bringIntoFrame(handle: MapHandle, position: Point): void {
  const { north, south, east, west } = handle.getView().bounds;
  const upperLeft = handle.project({ latitude: north, longitude: west });
  const lowerRight = handle.project({ latitude: south, longitude: east });
  const pin = handle.project(position);
  const inward = (at: number, from: number, to: number): number => {
    if (at < from) return from + AIR - at;
    return at > to ? to - AIR - at : 0;
  };
  const x = inward(pin.x, upperLeft.x, lowerRight.x);
  const y = inward(pin.y, upperLeft.y, lowerRight.y);
  if (x !== 0 || y !== 0) handle.panBy(x, y);
}

/** Who is told of what happens to the pins. */
export interface PinListeners {
  /** A click, or Enter. */
  onPick(pin: Pin): void;
  /** The pointer or the focus is on a pin; null when it has left. */
  onPoint(pin: Pin | null): void;
}

/** A layer of pins on a map. */
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
        // Not of the pointer: a pin that moves away under it is not pressed.
        if (isPointed && element.button.matches(':focus-visible')) bringIntoFrame(handle, now().position);
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
      isSingle: pin.kind === 'listing',
    });
    drawn.set(pin.key, { ...element, pin, marker });
    return element.root;
  };

  const update = (there: Drawn, pin: Pin, dress: PinDress): HTMLElement => {
    const { latitude, longitude } = there.pin.position;
    // The engine writes a place into the page also where it is the same.
    if (latitude !== pin.position.latitude || longitude !== pin.position.longitude) {
      there.marker.move(pin.position);
    }
    there.pin = pin;
    dressPin(there, pin, dress);
    return there.root;
  };

  return {
    draw: (pins, describe, center) => {
      const wanted = new Set(pins.map(({ key }) => key));
      for (const [key, { marker, root }] of drawn) {
        if (wanted.has(key)) continue;
        // The keyboard stays on the map when its pin goes: a cluster that was opened, a home left behind.
        if (root.contains(document.activeElement)) handle.focus();
        marker.remove();
        drawn.delete(key);
        if (key !== pointed) continue;
        // A pin that is taken from under the pointer is never left by it.
        pointed = null;
        onPoint(null);
      }
      const roots = pins.map((pin) => {
        const there = drawn.get(pin.key);
        return there ? update(there, pin, describe(pin)) : add(pin, describe(pin));
      });
      arrange(roots);
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
