import { clusterDiameter, type Pin } from './pinModel.ts';
import type { PinText } from './pinText.ts';

/** A pin's elements: the root, which the map positions, and the button inside it. */
export interface PinElement {
  root: HTMLElement;
  button: HTMLButtonElement;
}

/** The properties of a pin that may change while it is drawn. */
export interface PinDress extends PinText {
  visited: boolean;
  /** The type of its home, or of the homes that it groups. */
  type: 'sale' | 'lease' | 'sold';
}

const POINTING = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
] as const;

/** Callbacks of a pin. */
export interface PinEvents {
  onPick(): void;
  /** Called when the pointer or the focus enters the pin, and when it leaves. */
  onPoint(isPointed: boolean): void;
  /** Called on a key press. Returns true if the key was handled, so that it does not move the map. */
  onKey(key: string): boolean;
}

/** Creates a pin's elements. The styles of the map's box apply through data attributes. */
export function makePinElement({ onPick, onPoint, onKey }: PinEvents): PinElement {
  const root = document.createElement('div');
  root.className = 'pin-root';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pin';
  const text = document.createElement('span');
  text.className = 'pin-text';
  button.append(text);
  root.append(button);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPick();
  });
  // Two quick clicks on a pin must not zoom the map by its double click.
  button.addEventListener('dblclick', (event) => event.stopPropagation());
  for (const [event, isPointed] of POINTING) root.addEventListener(event, () => onPoint(isPointed));
  button.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { root, button };
}

const setText = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

const setAttribute = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const setProperty = ({ style }: HTMLElement, name: string, px: number | undefined): void => {
  const value = px ? `${px}px` : '';
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
};

/**
 * Writes a pin's texts and attributes. Unchanged values are not written, so that the browser does not compute styles
 * again.
 */
export function dressPin({ button }: PinElement, pin: Pin, dress: PinDress): void {
  setText(button.firstElementChild, dress.shown);
  setAttribute(button, 'aria-label', dress.name);
  setAttribute(button, 'data-kind', pin.kind);
  setAttribute(button, 'data-type', dress.type);
  setAttribute(button, 'data-look', pin.kind === 'listing' ? pin.look : '');
  if (button.hasAttribute('data-visited') !== dress.visited) button.toggleAttribute('data-visited');
  setProperty(button, '--aside', pin.aside?.x);
  setProperty(button, '--below', pin.aside?.y);
  const size = pin.kind === 'cluster' ? `${clusterDiameter(pin.count)}px` : '';
  if (button.style.width === size) return;
  button.style.width = size;
  button.style.height = size;
}
