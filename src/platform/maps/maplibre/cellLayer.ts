import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { boundsRing } from '#domain/geo/geo.ts';
import type { MapCell } from '../mapPort.ts';
import { CELL_OPACITY } from '../outlineLook.ts';

const ID = 'cells';

/**
 * Draws coloured boxes on the current style, below outlines and names; after a change of style they have to be drawn
 * again.
 */
export function drawCells(map: MapLibreMap, cells: readonly MapCell[]): void {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: cells.map(({ bounds, colour }) => ({
      type: 'Feature',
      properties: { colour },
      geometry: { type: 'Polygon', coordinates: [boundsRing(bounds)] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(ID);
  if (source) {
    source.setData(data);
    return;
  }
  if (cells.length === 0) return;
  map.addSource(ID, { type: 'geojson', data });
  const above = map.getStyle().layers.find(({ id, type }) => type === 'symbol' || id.includes('-outline-'));
  map.addLayer(
    {
      id: ID,
      type: 'fill',
      source: ID,
      paint: {
        'fill-color': ['get', 'colour'],
        'fill-opacity': CELL_OPACITY,
        // Smoothed edges would show as lines between neighbours.
        'fill-antialias': false,
      },
    },
    above?.id,
  );
}
