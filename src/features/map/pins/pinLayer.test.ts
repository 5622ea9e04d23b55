import { beforeEach, expect, test } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { createPinLayer } from './pinLayer.ts';
import type { Pin } from './pinModel.ts';

const container = document.createElement('div');
const picked: string[] = [];
const pointed: (string | null)[] = [];
const moved: string[] = [];
const panned: [number, number][] = [];
const CENTER = { latitude: 43.65, longitude: -79.38 };

beforeEach(() => {
  container.replaceChildren();
  picked.length = 0;
  pointed.length = 0;
  moved.length = 0;
  panned.length = 0;
  document.body.append(container);
});

async function layerOnMap() {
  const port = installFakeMapPort();
  const handle = await port.create(container, {
    center: { latitude: 43.65, longitude: -79.38 },
    zoom: 14,
    kind: 'light',
    minZoom: 4,
    maxZoom: 18,
    label: 'Map',
  });
  const addMarker = handle.addMarker;
  handle.addMarker = (options) => {
    const marker = addMarker(options);
    return { ...marker, move: () => moved.push(options.element.textContent ?? '') };
  };
  handle.panBy = (x, y) => panned.push([Math.round(x), Math.round(y)]);
  const layer = createPinLayer(handle, {
    onPick: (pin) => picked.push(pin.key),
    onPoint: (pin) => pointed.push(pin?.key ?? null),
  });
  const draw = (pins: Pin[]) => layer.draw(pins, describe, CENTER);
  return { ...layer, draw, map: port.map() };
}

const towerOf = (key: string, count = 3, east = 0): Pin => ({
  kind: 'tower',
  key,
  count,
  restricted: 0,
  position: { latitude: CENTER.latitude, longitude: CENTER.longitude + east },
});
const describe = (pin: Pin) => ({
  shown: pin.key,
  name: `Pin ${pin.key} of ${pin.kind === 'tower' ? pin.count : 1}`,
  visited: false,
  type: 'sale' as const,
});
const names = () =>
  [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

test('a pin that stays keeps its element and updates its text', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a'), towerOf('b')]);
  const sameButton = layer.buttonOf('b');
  layer.draw([towerOf('b', 4), towerOf('c')]);
  expect(layer.buttonOf('b')).toBe(sameButton);
  expect(names()).toEqual(['Pin b of 4', 'Pin c of 3']);
});

test('drawing pins again changes only those that differ', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a'), towerOf('b'), towerOf('c')]);
  const watch = new MutationObserver(() => undefined);
  watch.observe(container, { subtree: true, attributes: true, childList: true, characterData: true });
  layer.draw([towerOf('a'), towerOf('b'), towerOf('c')]);
  expect([watch.takeRecords(), moved]).toEqual([[], []]);
  layer.draw([towerOf('a'), towerOf('b', 9), towerOf('c', 3, 0.01)]);
  const touched = watch.takeRecords().map(({ target }) => target.textContent);
  expect([new Set(touched), moved]).toEqual([new Set(['b']), ['c']]);
});

test('a pin that is removed under the pointer is no longer pointed at', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a'), towerOf('b')]);
  layer.buttonOf('a')?.parentElement?.dispatchEvent(new Event('pointerenter'));
  layer.draw([towerOf('a')]);
  expect(pointed).toEqual(['a']);
  layer.draw([towerOf('c')]);
  expect(pointed).toEqual(['a', null]);
});

test('the elements follow the order of the pins, whenever they were added', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('b'), towerOf('d')]);
  layer.draw(['a', 'b', 'c', 'd'].map((key) => towerOf(key)));
  expect(names().map((name) => name?.at(4))).toEqual(['a', 'b', 'c', 'd']);
});

test('a focused pin keeps the focus while others change, and gives it to the map when removed', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('b')]);
  const button = layer.buttonOf('b');
  button?.focus();
  layer.draw([towerOf('a'), towerOf('b'), towerOf('c')]);
  expect(button).toHaveFocus();
  layer.draw([towerOf('a')]);
  expect(document.activeElement).toHaveAttribute('aria-label', 'Map');
});

test('a focused pin that is gathered with its neighbours gives the focus to their pin', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a'), towerOf('b')]);
  layer.buttonOf('b')?.focus();
  const gathered: Pin = {
    ...towerOf('both', 6),
    kind: 'tower',
    restricted: 0,
    count: 6,
    gathers: ['a', 'b'],
  };
  layer.draw([gathered]);
  expect(layer.buttonOf('both')).toHaveFocus();
});

test('one pin at a time is highlighted, also when it is drawn later', async () => {
  const layer = await layerOnMap();
  layer.highlight('b');
  layer.draw([towerOf('a'), towerOf('b')]);
  const focused = () =>
    [...container.querySelectorAll('[data-focused] button')].map((pin) => pin.textContent);
  expect(focused()).toEqual(['b']);
  layer.highlight('a');
  expect(focused()).toEqual(['a']);
  layer.highlight(null);
  expect(focused()).toEqual([]);
});

test('a click passes the current pin', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a')]);
  layer.buttonOf('a')?.click();
  expect(picked).toEqual(['a']);
  layer.clear();
  expect(container.querySelector('button')).toBeNull();
});

/** `far` comes first in the alphabet, so that alphabetical order and distance differ. */
const SPREAD = [towerOf('far', 1, -0.03), towerOf('near', 1, 0.01), towerOf('middle', 1, 0.02)];
const stops = () =>
  [...container.querySelectorAll<HTMLButtonElement>('button')]
    .filter((button) => button.tabIndex === 0)
    .map((button) => button.textContent);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event;
};

test('the Tab key reaches the pin nearest to the centre; the arrows go outward and around', async () => {
  const layer = await layerOnMap();
  layer.draw(SPREAD);
  expect(stops()).toEqual(['near']);
  layer.buttonOf('near')?.focus();
  for (const [key, expected] of [
    ['ArrowRight', 'middle'],
    ['ArrowDown', 'far'],
    ['ArrowRight', 'near'],
    ['ArrowLeft', 'far'],
    ['Home', 'near'],
    ['End', 'far'],
    ['ArrowUp', 'middle'],
  ]) {
    press(key ?? '');
    expect(document.activeElement).toHaveTextContent(expected ?? '');
    expect(stops()).toEqual([expected]);
  }
});

test('a navigation key does not move the map, and other keys do', async () => {
  const layer = await layerOnMap();
  layer.draw(SPREAD);
  layer.buttonOf('near')?.focus();
  const events: string[] = [];
  const hear = ({ key }: KeyboardEvent) => events.push(key);
  container.addEventListener('keydown', hear);
  expect(press('ArrowRight').defaultPrevented).toBe(true);
  expect(press('+').defaultPrevented).toBe(false);
  container.removeEventListener('keydown', hear);
  expect(events).toEqual(['+']);
});

test('after the focus has left the pins, the Tab key reaches the nearest again', async () => {
  const layer = await layerOnMap();
  layer.draw(SPREAD);
  layer.buttonOf('far')?.focus();
  layer.draw(SPREAD);
  expect(stops()).toEqual(['far']);
  layer.buttonOf('far')?.blur();
  layer.draw(SPREAD);
  expect(stops()).toEqual(['near']);
});

test('pointer and focus are reported when they enter and leave a pin', async () => {
  const layer = await layerOnMap();
  layer.draw(SPREAD);
  layer.buttonOf('near')?.focus();
  layer.buttonOf('near')?.blur();
  const root = layer.buttonOf('far')?.parentElement;
  root?.dispatchEvent(new Event('pointerenter'));
  root?.dispatchEvent(new Event('pointerleave'));
  expect(pointed).toEqual(['near', null, 'far', null]);
});

test('the keyboard moves the map to a pin outside it; the pointer never moves the map', async () => {
  const layer = await layerOnMap();
  // The map is 350 pixels wide on each side of the centre, which is 0.015 degrees.
  const pins = [towerOf('near'), towerOf('beyond', 3, 0.016)];
  layer.draw(pins);
  layer.buttonOf('near')?.focus();
  expect(panned).toEqual([]);
  press('End');
  expect(layer.buttonOf('beyond')).toHaveFocus();
  expect(panned).toEqual([[-87, 0]]);
  layer.buttonOf('beyond')?.blur();
  layer.buttonOf('beyond')?.parentElement?.dispatchEvent(new Event('pointerenter'));
  expect(panned).toHaveLength(1);
});

test('a pin is drawn beside its place while that is covered', async () => {
  const layer = await layerOnMap();
  const drawnAt = () => {
    const style = layer.buttonOf('a')?.style;
    return [style?.getPropertyValue('--aside'), style?.getPropertyValue('--below')];
  };
  layer.draw([{ ...towerOf('a'), aside: { x: -28, y: 0 } }]);
  expect(drawnAt()).toEqual(['-28px', '']);
  layer.draw([{ ...towerOf('a'), aside: { x: 0, y: 12 } }]);
  expect(drawnAt()).toEqual(['', '12px']);
  layer.draw([towerOf('a')]);
  expect(drawnAt()).toEqual(['', '']);
});
