/** A page with a map only. It replaces the map's pins repeatedly and measures the time. */
import { createInstance } from 'i18next';
import { createPinLayer } from '#features/map/pins/pinLayer.ts';
import type { Pin } from '#features/map/pins/pinModel.ts';
import { pinText } from '#features/map/pins/pinText.ts';
import english from '#i18n/en/map.json';
import { createMaplibreMap } from '#platform/maps/maplibre/maplibreMap.ts';
import type { PinTimes } from '../pinTimes.ts';

declare global {
  interface Window {
    pinTimes?: PinTimes;
  }
}

const PINS = 200;
const ROUNDS = 30;
const CENTER = { latitude: 43.65, longitude: -79.38 };

/** Pins over the whole view, different in each round. */
const pinsOfRound = (round: number): Pin[] =>
  Array.from({ length: PINS }, (_, place) => ({
    kind: 'tower',
    key: `tower:${round}:${place}`,
    count: 2 + place,
    restricted: 0,
    position: {
      latitude: CENTER.latitude - 0.02 + (place / PINS) * 0.04,
      longitude: CENTER.longitude - 0.04 + ((place * 37 + round) % PINS) * (0.08 / PINS),
    },
  }));

const words = createInstance();
await words.init({ lng: 'en', resources: { en: { map: english } }, defaultNS: 'map' });
const t = words.getFixedT('en', 'map');
const describe = (pin: Pin) => ({
  ...pinText(pin, t, words.getFixedT('en', 'card'), 'en-CA'),
  type: 'sale' as const,
  visited: false,
});

const container = document.getElementById('map');
if (!container) throw new Error('index.html has no element #map.');
const handle = await createMaplibreMap(container, {
  center: CENTER,
  zoom: 13,
  minZoom: 4,
  maxZoom: 18,
  kind: 'light',
  label: 'Map',
});
const layer = createPinLayer(handle, {
  onPick: () => undefined,
  onPoint: () => undefined,
});

/** The time of one drawing, with the page idle before and after it. */
async function timeOf(pins: readonly Pin[]): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const start = performance.now();
  layer.draw(pins, describe, CENTER);
  return performance.now() - start;
}

const times: PinTimes = { replaced: [], unchanged: [] };
// The first drawings are slower, so they are not counted.
for (let round = 0; round < 5; round += 1) await timeOf(pinsOfRound(-1 - round));
for (let round = 0; round < ROUNDS; round += 1) {
  times.replaced.push(await timeOf(pinsOfRound(round)));
  times.unchanged.push(await timeOf(pinsOfRound(round)));
}
window.pinTimes = times;
