/** A layer of a MapLibre style, as far as this service writes them. */
export interface StyleLayer {
  id: string;
  type: 'background' | 'circle' | 'fill' | 'line' | 'symbol';
  source?: 'world';
  'source-layer'?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  layout?: Record<string, unknown>;
  paint: Record<string, unknown>;
}

/** Stops of a width or a size by zoom, growing as the map does. */
export function byZoom(...stops: number[]): unknown[] {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];
}
