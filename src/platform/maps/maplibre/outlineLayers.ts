import type { Feature, Geometry } from 'geojson';
import type { AddLayerObject, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Ring } from '#domain/geo/geo.ts';
import type { MapKind } from '../mapPort.ts';
import { type OutlineLook, outlineLook, PLACE_LINE } from '../outlineLook.ts';
import { shapeOfPlace } from '../placeShape.ts';

/** A place's outline, the areas in reach of two commutes, which look alike, and the area that the visitor drew. */
export const OUTLINE_NAMES = ['place', 'reach', 'secondReach', 'drawn'] as const;
/** The name of an outline. */
export type OutlineName = (typeof OUTLINE_NAMES)[number];

/** A style layer of an outline, without its ids. */
interface Part {
  name: string;
  /** Paints the ground outside a place; the default is the outline itself. */
  isOutside?: boolean;
  layer: { type: 'fill' | 'line'; layout?: object; paint: object };
}

const ROUND = { 'line-join': 'round' };

/** Returns the layers of an outline, the lowest first. */
function partsOf(name: OutlineName, { line, casing, veil }: OutlineLook): Part[] {
  if (name === 'drawn') {
    const dashes = {
      'line-color': line,
      'line-opacity': 0.9,
      'line-width': 3,
      'line-dasharray': [2, 1.2],
    };
    return [
      { name: 'fill', layer: { type: 'fill', paint: { 'fill-color': line, 'fill-opacity': 0.06 } } },
      { name: 'line', layer: { type: 'line', layout: ROUND, paint: dashes } },
    ];
  }
  const stroke = (colour: string, width: number) => ({
    type: 'line' as const,
    layout: ROUND,
    paint: { 'line-color': colour, 'line-width': width },
  });
  const { width } = PLACE_LINE;
  const veilPaint = { 'fill-color': veil.colour, 'fill-opacity': veil.opacity, 'fill-antialias': false };
  return [
    { name: 'veil', isOutside: true, layer: { type: 'fill', paint: veilPaint } },
    { name: 'casing', layer: stroke(casing, width + 2 * PLACE_LINE.casing) },
    { name: 'line', layer: stroke(line, width) },
  ];
}

const featureOf = (geometry: Geometry): Feature => ({ type: 'Feature', properties: {}, geometry });

/** Returns the data of an outline: its rings, each a polygon, and the ground outside a place or an area in reach. */
function dataOf(name: OutlineName, rings: readonly Ring[]): { rings: Feature; outside: Feature } {
  const { land, outside } = name === 'drawn' ? { land: rings, outside: [] } : shapeOfPlace(rings);
  return {
    rings: featureOf({ type: 'MultiPolygon', coordinates: land.map((ring) => [ring]) }),
    outside: featureOf({ type: 'MultiPolygon', coordinates: outside }),
  };
}

/**
 * Draws an outline on the current style, below its names; after a change of style it has to be drawn again. Everything
 * outside a place is veiled.
 */
export function drawOutline(
  map: MapLibreMap,
  name: OutlineName,
  rings: readonly Ring[],
  kind: MapKind,
): void {
  const id = `${name}-outline`;
  const data = dataOf(name, rings);
  const source = map.getSource<GeoJSONSource>(id);
  if (source) {
    source.setData(data.rings);
    map.getSource<GeoJSONSource>(`${id}-outside`)?.setData(data.outside);
    return;
  }
  if (rings.length === 0) return;
  map.addSource(id, { type: 'geojson', data: data.rings });
  map.addSource(`${id}-outside`, { type: 'geojson', data: data.outside });
  const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  for (const part of partsOf(name, outlineLook(kind))) {
    const layer = { id: `${id}-${part.name}`, source: part.isOutside ? `${id}-outside` : id, ...part.layer };
    map.addLayer(layer as AddLayerObject, firstName); // the parts above are layers of MapLibre
  }
}
