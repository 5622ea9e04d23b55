import { labelLayers } from './labelLayers.ts';
import { PALETTES, type Palette, type StyleName } from './palettes.ts';
import { byZoom, type StyleLayer } from './styleLayer.ts';

/** Tiles are made up to this zoom; closer in, the client enlarges them. */
export const MAX_TILE_ZOOM = 16;
/** Tiles are made from this zoom; nobody may look at the map from further away. */
export const MIN_TILE_ZOOM = 4;

/** A MapLibre style document. */
export interface MapStyle {
  version: 8;
  name: string;
  sources: {
    world: { type: 'vector'; tiles: string[]; minzoom: number; maxzoom: number; attribution: string };
  };
  layers: StyleLayer[];
}

/** A style whose tiles are at this service's own address; it names no glyphs and no sprite. */
export function makeStyle(name: StyleName, version: string): MapStyle {
  const palette = PALETTES[name];
  return {
    version: 8,
    name: `Harbour & Pine ${name}`,
    sources: {
      world: {
        type: 'vector',
        tiles: [`/maps/tiles/{z}/{x}/{y}?v=${encodeURIComponent(version)}`],
        minzoom: MIN_TILE_ZOOM,
        maxzoom: MAX_TILE_ZOOM,
        attribution: 'Natural Earth',
      },
    },
    layers: [...groundLayers(palette), ...roadLayers(palette), ...labelLayers(palette)],
  };
}

function fill(id: string, layer: string, color: string, filter?: unknown[], minzoom?: number): StyleLayer {
  return {
    id,
    type: 'fill',
    source: 'world',
    'source-layer': layer,
    ...(filter === undefined ? {} : { filter }),
    ...(minzoom === undefined ? {} : { minzoom }),
    paint: { 'fill-color': color },
  };
}

/** Coarse ground first; where there are details their box of land hides it. */
function groundLayers(palette: Palette): StyleLayer[] {
  const detail = (rank: number): unknown[] => ['==', ['get', 'detail'], rank];
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
    fill('land', 'land', palette.land, detail(0)),
    fill('lake', 'water', palette.sea, detail(0)),
    fill('land-detail', 'land', palette.land, detail(1)),
    fill('park', 'park', palette.park, ['!=', ['get', 'kind'], 'airport']),
    fill('airport', 'park', palette.building, ['==', ['get', 'kind'], 'airport']),
    // Borders lie under the water: along a shore they need no line of their own.
    ...borderLayers(palette),
    fill('water-detail', 'water', palette.sea, detail(1)),
    fill('island', 'land', palette.park, detail(2)),
    fill('river', 'river', palette.sea),
    {
      id: 'river-coarse',
      type: 'line',
      source: 'world',
      'source-layer': 'boundary',
      maxzoom: 10,
      filter: ['==', ['get', 'kind'], 'river'],
      paint: { 'line-color': palette.sea, 'line-width': byZoom(4, 0.6, 9, 2) },
    },
    {
      ...fill('building', 'building', palette.building, undefined, 15),
      paint: {
        'fill-color': palette.air === undefined ? palette.building : roofColours(palette.air.roofs),
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': [
          'interpolate',
          ['linear'],
          ['zoom'],
          15,
          palette.air === undefined ? 0 : 0.8,
          15.5,
          1,
        ],
      },
    },
    ...airLayers(palette),
  ];
}

function roofColours(roofs: readonly [string, ...string[]]): unknown[] {
  const [flat, ...others] = roofs;
  return ['match', ['get', 'roof'], ...others.flatMap((color, at) => [at + 1, color]), flat];
}

/** About three metres, the darker trees larger: doubles with each zoom as the ground does. */
function crownRadius(): unknown[] {
  const ofTone = (dark: number, pale: number): unknown[] => ['match', ['get', 'tone'], 0, dark, pale];
  return ['interpolate', ['exponential', 2], ['zoom'], 15.5, ofTone(3, 2), 20, ofTone(68, 46)];
}

/** Trees and pools: below the streets, above the roofs. */
function airLayers({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  return [
    fill('pool', 'pool', air.pool, undefined, 16),
    {
      id: 'tree',
      type: 'circle',
      source: 'world',
      'source-layer': 'tree',
      minzoom: 15.5,
      paint: {
        'circle-color': ['match', ['get', 'tone'], 0, air.trees[0], air.trees[1]],
        'circle-radius': crownRadius(),
        'circle-blur': 0.45,
        'circle-opacity': 0.92,
        'circle-pitch-alignment': 'map',
      },
    },
  ];
}

interface RoadLook {
  kind: string;
  from: number;
  color: string;
  edge: string;
  widths: number[];
}

function roadLayers(palette: Palette): StyleLayer[] {
  const looks: RoadLook[] = [
    {
      kind: 'local',
      from: 13,
      color: palette.local,
      edge: palette.localEdge,
      widths: [13, 0.8, 15, 3.2, 16, 5.5, 18, 16],
    },
    {
      kind: 'collector',
      from: 12,
      color: palette.local,
      edge: palette.localEdge,
      widths: [12, 0.9, 14, 2.6, 16, 7, 18, 20],
    },
    {
      kind: 'arterial',
      from: 9,
      color: palette.main,
      edge: palette.mainEdge,
      widths: [9, 0.4, 12, 2, 14, 4, 16, 10, 18, 28],
    },
    {
      kind: 'motorway',
      from: 5,
      color: palette.motorway,
      edge: palette.motorwayEdge,
      widths: [5, 0.7, 9, 1.6, 12, 3.2, 14, 6, 16, 14, 18, 40],
    },
  ];
  return [...looks.map(edgeLayer), ...looks.map(roadLayer)];
}

function line(id: string, look: RoadLook, paint: Record<string, unknown>, minzoom: number): StyleLayer {
  return {
    id,
    type: 'line',
    source: 'world',
    'source-layer': 'road',
    minzoom,
    filter: ['==', ['get', 'kind'], look.kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  };
}

function edgeLayer(look: RoadLook): StyleLayer {
  const wider = look.widths.map((value, at) => (at % 2 === 0 ? value : value + (value > 4 ? 2 : 1.4)));
  const paint = { 'line-color': look.edge, 'line-width': byZoom(...wider) };
  return line(`${look.kind}-edge`, look, paint, look.kind === 'motorway' ? 9 : Math.max(look.from, 11));
}

function roadLayer(look: RoadLook): StyleLayer {
  // Far out a white line would vanish on pale ground: the edge's colour stands in for it.
  const color =
    look.kind === 'arterial'
      ? ['step', ['zoom'], look.edge, 11, look.color]
      : look.kind === 'motorway'
        ? ['step', ['zoom'], look.edge, 9, look.color]
        : look.color;
  return line(look.kind, look, { 'line-color': color, 'line-width': byZoom(...look.widths) }, look.from);
}

function borderLayers(palette: Palette): StyleLayer[] {
  const border = (kind: string, minzoom: number, paint: Record<string, unknown>): StyleLayer => ({
    id: `${kind}-border`,
    type: 'line',
    source: 'world',
    'source-layer': 'boundary',
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'line-color': palette.border, ...paint },
  });
  return [
    {
      ...border('province', 3, { 'line-width': 0.8, 'line-dasharray': [3, 2], 'line-opacity': 0.8 }),
      maxzoom: 10,
    },
    { ...border('country', 3, { 'line-width': 1.4 }), maxzoom: 10 },
    border('city', 9, {
      'line-width': byZoom(9, 0.8, 14, 1.6),
      'line-dasharray': [4, 2],
      'line-opacity': 0.55,
    }),
    border('neighbourhood', 12.5, { 'line-width': 0.8, 'line-dasharray': [2, 3], 'line-opacity': 0.4 }),
  ];
}
