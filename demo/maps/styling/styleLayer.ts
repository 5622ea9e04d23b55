/** A layer of a MapLibre style, with the properties that this service uses. */
export interface StyleLayer {
  id: string;
  type: 'background' | 'circle' | 'fill' | 'line' | 'symbol';
  /** The tiles of all styles, or those that only the aerial view requests. */
  source?: 'world' | 'air';
  'source-layer'?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  layout?: Record<string, unknown>;
  paint: Record<string, unknown>;
}

/** Returns zoom stops of a width or size, interpolated with base 1.5. */
export function byZoom(...stops: number[]): unknown[] {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];
}

/** Returns zoom stops of a length on the ground, which doubles with each zoom. */
export function onGround(...stops: unknown[]): unknown[] {
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops];
}

/** Returns zoom stops with linear interpolation. */
export function evenly(...stops: unknown[]): unknown[] {
  return ['interpolate', ['linear'], ['zoom'], ...stops];
}

/** Returns a filter for features whose `kind` is one of the given ones. */
export function ofKind(...kinds: string[]): unknown[] {
  return ['in', ['get', 'kind'], ['literal', kinds]];
}

/** Returns a layer of areas of the shared tiles in one colour, or an expression for it. */
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

/** Returns a layer of lines of the shared tiles. */
export function line(
  id: string,
  layer: string,
  paint: Record<string, unknown>,
  more: Omit<Partial<StyleLayer>, 'paint'> = {},
): StyleLayer {
  return { id, type: 'line', source: 'world', 'source-layer': layer, ...more, paint };
}

/** Returns the colour of a building's roof by its number. The first is that of a flat roof. */
export function roofColours([flat, ...others]: readonly [string, ...string[]]): unknown[] {
  return ['match', ['get', 'roof'], ...others.flatMap((color, at) => [at + 1, color]), flat];
}
