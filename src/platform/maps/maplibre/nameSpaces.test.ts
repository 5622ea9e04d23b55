import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { makeNameSpaces } from './nameSpaces.ts';

/** The calls of MapLibre's map that the spaces make, with their results. */
function makeStyledMap() {
  const sources = new Map<string, { data: GeoJSON.FeatureCollection }>();
  const layers: { type: string; source: string; paint: object; layout: object }[] = [];
  const map = {
    hasImage: () => false,
    addImage: () => undefined,
    addSource: (id: string, source: { data: GeoJSON.FeatureCollection }) => sources.set(id, { ...source }),
    addLayer: (layer: (typeof layers)[number]) => layers.push(layer),
    getSource: (id: string) => {
      const source = sources.get(id);
      return source && { setData: (data: GeoJSON.FeatureCollection) => (source.data = data) };
    },
  };
  const sizes = () =>
    [...sources.values()].flatMap(({ data }) => data.features.map(({ properties }) => properties?.['size']));
  return { map: map as unknown as MapLibreMap, layers, sizes };
}

const POSITION = { latitude: 43.65, longitude: -79.38 };
function markerOf(width: string) {
  const element = document.createElement('div');
  element.append(document.createElement('button'));
  element.querySelector('button')?.style.setProperty('width', width);
  return { position: POSITION, element };
}

test('a cluster has an invisible symbol of its size, a price pin has none', async () => {
  const { map, layers, sizes } = makeStyledMap();
  const spaces = makeNameSpaces(map, () => true);
  spaces.add(markerOf('48px'));
  spaces.add(markerOf(''));
  spaces.draw();
  expect(layers).toMatchObject([
    { type: 'symbol', layout: { 'icon-allow-overlap': true }, paint: { 'icon-opacity': 0 } },
  ]);
  // The image is 4 px wide.
  expect(sizes()).toEqual([12]);
});

test('clusters that come and go change the symbols together', async () => {
  const { map, sizes } = makeStyledMap();
  const spaces = makeNameSpaces(map, () => true);
  const getSource = vi.spyOn(map as { getSource(id: string): GeoJSONSource }, 'getSource');
  const [first, second] = [markerOf('40px'), markerOf('60px')];
  spaces.add(first);
  spaces.add(second);
  await Promise.resolve();
  expect(sizes()).toEqual([10, 15]);
  expect(getSource).toHaveBeenCalledTimes(1);
  spaces.remove(first);
  await Promise.resolve();
  expect(sizes()).toEqual([15]);
});

test('nothing is added while the style loads, nor without a pin', async () => {
  const { map, layers } = makeStyledMap();
  let isStyleThere = false;
  const spaces = makeNameSpaces(map, () => isStyleThere);
  spaces.add(markerOf('40px'));
  await Promise.resolve();
  expect(layers).toEqual([]);
  isStyleThere = true;
  spaces.draw();
  expect(layers).toHaveLength(1);
  const other = makeStyledMap();
  makeNameSpaces(other.map, () => true).draw();
  expect(other.layers).toEqual([]);
});
