import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Ring } from '../../../domain/geo.ts';
import type { MapKind } from '../mapPort.ts';
import { outlineColour } from './mapStyle.ts';

const SOURCE = 'place-outline';

const featureOf = (rings: readonly Ring[]): Feature => ({
  type: 'Feature',
  properties: {},
  // Each ring is drawn as a polygon of its own: a place of islands has several.
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
});

/** Draws a place's outline on the style that is on the map now; a new style needs it drawn again. */
export function drawOutline(map: MapLibreMap, rings: readonly Ring[], kind: MapKind): void {
  const data = featureOf(rings);
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) {
    source.setData(data);
    return;
  }
  if (rings.length === 0) return;
  const colour = outlineColour(kind);
  map.addSource(SOURCE, { type: 'geojson', data });
  map.addLayer({
    id: `${SOURCE}-fill`,
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': colour, 'fill-opacity': 0.06 },
  });
  map.addLayer({
    id: `${SOURCE}-line`,
    type: 'line',
    source: SOURCE,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 2.5, 'line-opacity': 0.9 },
  });
}
