/** A layer of a MapLibre style, as far as this service writes them. */
export interface StyleLayer {
  id: string;
  type: 'background' | 'circle' | 'fill' | 'line' | 'symbol';
  /** The tiles of every look, or those that only the view from the air asks for. */
  source?: 'world' | 'air';
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

/** Stops of something that lies on the ground: it doubles with each zoom. */
export function onGround(...stops: unknown[]): unknown[] {
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops];
}

/** Stops that change evenly from zoom to zoom. */
export function evenly(...stops: unknown[]): unknown[] {
  return ['interpolate', ['linear'], ['zoom'], ...stops];
}

/** The features whose `kind` is one of those named. */
export function ofKind(...kinds: string[]): unknown[] {
  return ['in', ['get', 'kind'], ['literal', kinds]];
}

/** A layer of areas in one colour (or an expression for it) of the shared tiles. */
export function fill(
  id: string,
  layer: string,
  color: unknown,
  more: Omit<Partial<StyleLayer>, 'paint'> & { paint?: Record<string, unknown> } = {},
): StyleLayer {
  const { paint, ...rest } = more;
  return {
    id,
    type: 'fill',
    source: 'world',
    'source-layer': layer,
    ...rest,
    paint: { 'fill-color': color, ...paint },
  };
}

/** A layer of lines of the shared tiles. */
export function line(
  id: string,
  layer: string,
  paint: Record<string, unknown>,
  more: Omit<Partial<StyleLayer>, 'paint'> = {},
): StyleLayer {
  return { id, type: 'line', source: 'world', 'source-layer': layer, ...more, paint };
}

/** The colour of a building's roof by its number; the first is a flat one's. */
export function roofColours([flat, ...others]: readonly [string, ...string[]]): unknown[] {
  return ['match', ['get', 'roof'], ...others.flatMap((color, at) => [at + 1, color]), flat];
}
