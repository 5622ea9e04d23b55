import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Ring } from '#domain/geo/geo.ts';
import type { MapKind } from '../mapPort.ts';
import { outlineColour } from '../outlineColour.ts';

/** A place's outline, and the area that the visitor drew. */
export type OutlineName = 'place' | 'drawn';

const LOOKS: Record<OutlineName, { 'line-width': number; 'line-dasharray'?: number[] }> = {
  place: { 'line-width': 2.5 },
  drawn: { 'line-width': 3, 'line-dasharray': [2, 1.2] },
};

const featureOf = (rings: readonly Ring[]): Feature => ({
  type: 'Feature',
  properties: {},
  // Each ring is drawn as a separate polygon: a place with islands has several.
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
});

/** Draws an outline on the current style; after a change of style it has to be drawn again. */
export function drawOutline(
  map: MapLibreMap,
  name: OutlineName,
  rings: readonly Ring[],
  kind: MapKind,
): void {
  const id = `${name}-outline`;
  const data = featureOf(rings);
  const source = map.getSource<GeoJSONSource>(id);
  if (source) {
    source.setData(data);
    return;
  }
  if (rings.length === 0) return;
  const colour = outlineColour(kind);
  map.addSource(id, { type: 'geojson', data });
  map.addLayer({
    id: `${id}-fill`,
    type: 'fill',
    source: id,
    paint: { 'fill-color': colour, 'fill-opacity': 0.06 },
  });
  map.addLayer({
    id: `${id}-line`,
    type: 'line',
    source: id,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-opacity': 0.9, ...LOOKS[name] },
  });
}
