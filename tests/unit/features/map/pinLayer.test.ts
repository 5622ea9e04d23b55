import { beforeEach, expect, test } from 'vitest';
import { createPinLayer } from '../../../../src/features/map/pins/pinLayer.ts';
import type { Pin } from '../../../../src/features/map/pins/pinModel.ts';
import { installFakeMapPort } from '../../../support/maps/fakeMapPort.ts';

const container = document.createElement('div');
const picked: string[] = [];

beforeEach(() => {
  container.replaceChildren();
  picked.length = 0;
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
  return createPinLayer(handle, (pin) => picked.push(pin.key));
}

const towerOf = (key: string, count = 3): Pin => ({
  kind: 'tower',
  key,
  count,
  position: { latitude: 43.65, longitude: -79.38 },
});
const describe = (pin: Pin) => ({
  shown: pin.key,
  name: `Pin ${pin.key} of ${pin.kind === 'tower' ? pin.count : 1}`,
  visited: false,
  type: 'sale' as const,
});
const names = () =>
  [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

test('a pin that stays keeps its element; what it says is brought up to date', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a'), towerOf('b')], describe);
  const kept = layer.buttonOf('b');
  layer.draw([towerOf('b', 4), towerOf('c')], describe);
  expect(layer.buttonOf('b')).toBe(kept);
  expect(names()).toEqual(['Pin b of 4', 'Pin c of 3']);
});

test('the Tab key meets the pins in their order, whenever they came', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('b'), towerOf('d')], describe);
  layer.draw(
    ['a', 'b', 'c', 'd'].map((key) => towerOf(key)),
    describe,
  );
  expect(names().map((name) => name?.at(4))).toEqual(['a', 'b', 'c', 'd']);
});

test('a pin with the focus keeps it while others come and go, and leaves it to the map when it goes', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('b')], describe);
  const button = layer.buttonOf('b');
  button?.focus();
  layer.draw([towerOf('a'), towerOf('b'), towerOf('c')], describe);
  expect(button).toHaveFocus();
  layer.draw([towerOf('a')], describe);
  expect(document.activeElement).toHaveAttribute('aria-label', 'Map');
});

test('one pin at a time is the focused one, also when it is drawn later', async () => {
  const layer = await layerOnMap();
  layer.highlight('b');
  layer.draw([towerOf('a'), towerOf('b')], describe);
  const focused = () =>
    [...container.querySelectorAll('[data-focused] button')].map((pin) => pin.textContent);
  expect(focused()).toEqual(['b']);
  layer.highlight('a');
  expect(focused()).toEqual(['a']);
  layer.highlight(null);
  expect(focused()).toEqual([]);
});

test('a click tells the pin as it is now', async () => {
  const layer = await layerOnMap();
  layer.draw([towerOf('a')], describe);
  layer.buttonOf('a')?.click();
  expect(picked).toEqual(['a']);
  layer.clear();
  expect(container.querySelector('button')).toBeNull();
});
