import type { Palette } from './palettes.ts';
import type { StyleLayer } from './styleLayer.ts';

/** The product's own font: without a glyph address MapLibre draws labels with the page's fonts. */
const REGULAR = ['Figtree Variable'];
const BOLD = ['Figtree Variable SemiBold', 'Figtree Variable'];

interface LabelLook {
  id: string;
  kind: string;
  minzoom: number;
  maxzoom?: number;
  font?: string[];
  size: unknown;
  color: string;
  layout?: Record<string, unknown>;
}

/** Names of places, most important last so that they are drawn over the others. */
export function labelLayers(palette: Palette): StyleLayer[] {
  const linear = (...stops: number[]): unknown[] => ['interpolate', ['linear'], ['zoom'], ...stops];
  const spaced = { 'text-letter-spacing': 0.08, 'text-max-width': 8 };
  const looks: LabelLook[] = [
    {
      id: 'water-name',
      kind: 'water',
      minzoom: 4,
      maxzoom: 11,
      size: linear(4, 10, 9, 14),
      color: palette.waterText,
      layout: spaced,
    },
    {
      id: 'park-name',
      kind: 'park',
      minzoom: 14,
      size: linear(14, 10, 17, 12),
      color: palette.parkText,
      layout: { 'text-max-width': 7 },
    },
    {
      id: 'neighbourhood-name',
      kind: 'neighbourhood',
      minzoom: 11.5,
      maxzoom: 16.5,
      size: linear(11.5, 10.5, 14, 13),
      color: palette.quietText,
      font: BOLD,
      layout: { 'text-max-width': 7, 'text-padding': 8 },
    },
    {
      id: 'province-name',
      kind: 'province',
      minzoom: 3,
      maxzoom: 7,
      size: linear(3, 10, 6, 14),
      color: palette.quietText,
      layout: { ...spaced, 'text-transform': 'uppercase' },
    },
    {
      id: 'town-name',
      kind: 'town',
      minzoom: 5,
      maxzoom: 13,
      size: linear(5, 10.5, 11, 13),
      color: palette.quietText,
    },
  ];
  return [roadName(palette), ...looks.map((look) => nameLayer(look, palette)), cityName(palette)];
}

function nameLayer(look: LabelLook, palette: Palette): StyleLayer {
  return {
    id: look.id,
    type: 'symbol',
    source: 'world',
    'source-layer': 'place',
    minzoom: look.minzoom,
    ...(look.maxzoom === undefined ? {} : { maxzoom: look.maxzoom }),
    filter: ['==', ['get', 'kind'], look.kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': look.font ?? REGULAR,
      'text-size': look.size,
      ...look.layout,
    },
    paint: halo(look.color, palette),
  };
}

function cityName(palette: Palette): StyleLayer {
  const large: unknown[] = ['>', ['get', 'population'], 500_000];
  return {
    id: 'city-name',
    type: 'symbol',
    source: 'world',
    'source-layer': 'place',
    minzoom: 3,
    maxzoom: 12.5,
    filter: ['==', ['get', 'kind'], 'city'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': BOLD,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        ['case', large, 12, 10.5],
        10,
        ['case', large, 20, 14],
      ],
      'symbol-sort-key': ['-', 0, ['get', 'population']],
      'text-padding': 4,
    },
    paint: halo(palette.text, palette),
  };
}

function roadName(palette: Palette): StyleLayer {
  return {
    id: 'road-name',
    type: 'symbol',
    source: 'world',
    'source-layer': 'road',
    minzoom: 12.5,
    filter: ['any', ['in', ['get', 'kind'], ['literal', ['motorway', 'arterial']]], ['>=', ['zoom'], 15]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 380,
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12.5, 10, 16, 12, 18, 13.5],
      'text-padding': 6,
      'text-max-angle': 30,
      'symbol-sort-key': ['match', ['get', 'kind'], 'motorway', 0, 'arterial', 1, 'collector', 2, 3],
    },
    paint: halo(palette.quietText, palette),
  };
}

function halo(color: string, palette: Palette): Record<string, unknown> {
  return {
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
    'text-halo-blur': 0.3,
  };
}
