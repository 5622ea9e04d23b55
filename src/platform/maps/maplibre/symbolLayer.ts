import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, StyleImageInterface } from 'maplibre-gl';
import type { MapKind, MapSymbol, Pixel, SymbolListener } from '../mapPort.ts';
import { DRAWING_PX, SYMBOL_PX, type SymbolLook, symbolLook } from '../symbolLook.ts';

const ID = 'place-signs';
/** Pixels beside a sign that still count as on it: a finger is wide. */
const REACH_PX = 6;

/** The signs on one map. */
export interface SymbolLayer {
  /** Draws on the current style; call it again after the style has changed. */
  draw(symbols: readonly MapSymbol[], listener: SymbolListener, kind: MapKind): void;
  /** The sign at a pixel of the map's frame. */
  symbolAt(pixel: Pixel): MapSymbol | undefined;
}

/** Draws a path in a disc, for a screen of `ratio` pixels to a point. */
function drawImage(path: string, { ground, line, ink }: SymbolLook, ratio: number): ImageData | undefined {
  const side = SYMBOL_PX * ratio;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(ratio, ratio);
  const middle = SYMBOL_PX / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 1.5, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = 1.5;
  context.stroke();
  context.translate(middle - DRAWING_PX / 2, middle - DRAWING_PX / 2);
  context.scale(DRAWING_PX / 24, DRAWING_PX / 24);
  context.fillStyle = ink;
  context.fill(new Path2D(path));
  return context.getImageData(0, 0, side, side);
}

/** Creates the layer of signs. Each drawing is an image of the style, under its path. */
export function createSymbolLayer(map: MapLibreMap): SymbolLayer {
  let drawn = new Map<string, MapSymbol>();
  let notify: SymbolListener = () => {};
  let pointed: string | null = null;

  const symbolAt = ({ x, y }: Pixel): MapSymbol | undefined => {
    if (drawn.size === 0 || !map.getLayer(ID)) return undefined;
    const around: [[number, number], [number, number]] = [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ];
    const [found] = map.queryRenderedFeatures(around, { layers: [ID] });
    return drawn.get(String(found?.properties['id']));
  };
  const isOnGround = ({ originalEvent }: MapMouseEvent): boolean => originalEvent.target === map.getCanvas();
  const point = (symbol: MapSymbol | undefined): void => {
    if ((symbol?.id ?? null) === pointed) return;
    pointed = symbol?.id ?? null;
    map.getCanvas().style.cursor = symbol ? 'pointer' : '';
    notify(symbol ?? null, false);
  };
  map.on('mousemove', (event) => {
    // While the map moves, nothing is looked for: a pan stays smooth.
    if (!map.isMoving()) point(isOnGround(event) ? symbolAt(event.point) : undefined);
  });
  map.on('mouseout', () => point(undefined));
  map.on('click', (event) => {
    const symbol = isOnGround(event) ? symbolAt(event.point) : undefined;
    if (symbol) notify(symbol, true);
  });

  const featureOf = ({ id, position, path, rank }: MapSymbol): Feature => ({
    type: 'Feature',
    properties: { id, path, rank },
    geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
  });
  const addImages = (kind: MapKind): void => {
    const ratio = Math.ceil(globalThis.devicePixelRatio || 1);
    for (const path of new Set([...drawn.values()].map((symbol) => symbol.path))) {
      if (map.hasImage(path)) continue;
      const image = drawImage(path, symbolLook(kind), ratio);
      if (image) map.addImage(path, image as ImageData & StyleImageInterface, { pixelRatio: ratio }); // width, height and data
    }
  };

  return {
    symbolAt,
    draw: (symbols, listener, kind) => {
      notify = listener;
      drawn = new Map(symbols.map((symbol) => [symbol.id, symbol]));
      addImages(kind);
      const data: FeatureCollection = { type: 'FeatureCollection', features: symbols.map(featureOf) };
      const source = map.getSource<GeoJSONSource>(ID);
      if (source) {
        source.setData(data);
        return;
      }
      map.addSource(ID, { type: 'geojson', data });
      map.addLayer({
        id: ID,
        type: 'symbol',
        source: ID,
        layout: {
          'icon-image': ['get', 'path'],
          'icon-padding': 1,
          'symbol-sort-key': ['get', 'rank'],
        },
      });
    },
  };
}
