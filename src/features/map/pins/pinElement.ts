import { clusterDiameter, type Pin } from './pinModel.ts';
import type { PinText } from './pinText.ts';

/** The element that the map moves, and the button in it that the visitor meets. */
export interface PinElement {
  root: HTMLElement;
  button: HTMLButtonElement;
}

/** What changes about a pin while it stands. */
export interface PinDress extends PinText {
  visited: boolean;
  /** What its home, or the homes that it gathers, are offered for, or that they are gone. */
  type: 'sale' | 'lease' | 'sold';
}

const POINTING = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
] as const;

/** What a pin tells its layer of. */
export interface PinEvents {
  onPick(): void;
  /** The pointer or the focus came to the pin, or left it. */
  onPoint(isPointed: boolean): void;
  /** A key was pressed on it; true where it was taken, so that the map does not move by it. */
  onKey(key: string): boolean;
}

/** A bare pin. Its look comes from the frame's styles by data attributes. */
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
  // Two quick clicks on a pin are two clicks, not the map's double click.
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

/** Writes what a pin shows; what is already so isn't touched, so that the browser reckons no look anew. */
export function dressPin({ button }: PinElement, pin: Pin, dress: PinDress): void {
  setText(button.firstElementChild, dress.shown);
  setAttribute(button, 'aria-label', dress.name);
  setAttribute(button, 'data-kind', pin.kind);
  setAttribute(button, 'data-type', dress.type);
  setAttribute(button, 'data-look', pin.kind === 'listing' ? pin.look : '');
  if (button.hasAttribute('data-visited') !== dress.visited) button.toggleAttribute('data-visited');
  const size = pin.kind === 'cluster' ? `${clusterDiameter(pin.count)}px` : '';
  if (button.style.width === size) return;
  button.style.width = size;
  button.style.height = size;
}
