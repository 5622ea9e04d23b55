import type { Palette } from './palettes.ts';
import { evenly, ofKind, type StyleLayer } from './styleLayer.ts';

/** The product's own font. Without a glyph address MapLibre draws labels with the page's fonts. */
const REGULAR = ['Figtree Variable'];
const BOLD = ['Figtree Variable SemiBold', 'Figtree Variable'];

/** Languages of the map's names. */
export type LabelLanguage = 'en' | 'fr';

interface LabelLook {
  id: string;
  kinds: string[];
  minzoom: number;
  maxzoom?: number;
  font?: string[];
  size: unknown;
  color: unknown;
  layout?: Record<string, unknown>;
}

const SPACED = { 'text-letter-spacing': 0.08, 'text-max-width': 8 };
const CAPITALS = { 'text-transform': 'uppercase', 'text-letter-spacing': 0.09, 'text-line-height': 1.25 };

/**
 * Returns the layers of place names, the most important last. The engine places the last layer first and leaves out
 * labels that would overlap it.
 */
export function labelLayers(palette: Palette, language: LabelLanguage): StyleLayer[] {
  const name: unknown[] =
    language === 'fr' ? ['coalesce', ['get', 'name:fr'], ['get', 'name']] : ['get', 'name'];
  return [
    houseNumbers(palette),
    ...areaLooks(palette).map((look) => nameLayer(look, palette, name)),
    ...roadNames(palette),
    ...placeLooks(palette).map((look) => nameLayer(look, palette, name)),
    cityName(palette, name),
  ];
}

function areaLooks(palette: Palette): LabelLook[] {
  return [
    {
      id: 'park-name',
      kinds: ['park'],
      minzoom: 11,
      size: evenly(11, 9.5, 13, 10.5, 17, 13),
      color: [
        'match',
        ['get', 'area'],
        ['area', 'golf', 'cemetery', 'beach'],
        palette.parkText,
        palette.quietText,
      ],
      layout: { 'text-max-width': 7 },
    },
    {
      id: 'lake-name',
      kinds: ['lake'],
      minzoom: 9,
      size: evenly(9, 10.5, 16, 13.5),
      color: palette.waterText,
      layout: { ...SPACED, 'text-max-width': 6 },
    },
  ];
}

function placeLooks(palette: Palette): LabelLook[] {
  return [
    {
      id: 'water-name',
      kinds: ['water'],
      minzoom: 4,
      maxzoom: 12,
      size: evenly(4, 10.5, 9, 15),
      color: palette.waterText,
      layout: SPACED,
    },
    {
      id: 'neighbourhood-name',
      kinds: ['neighbourhood'],
      minzoom: 12,
      maxzoom: 16.5,
      size: evenly(12, 9.5, 14, 12),
      color: palette.quietText,
      font: BOLD,
      layout: { ...CAPITALS, 'text-max-width': 8, 'text-padding': 10 },
    },
    {
      id: 'town-name',
      kinds: ['town'],
      minzoom: 4,
      maxzoom: 14,
      size: evenly(4, 10.5, 11, 13.5),
      color: palette.quietText,
      layout: { 'text-padding': 6 },
    },
    {
      id: 'province-name',
      kinds: ['province'],
      minzoom: 4,
      maxzoom: 7,
      size: evenly(4, 10, 6, 14),
      color: palette.quietText,
      layout: { ...CAPITALS, 'text-letter-spacing': 0.14, 'text-max-width': 8 },
    },
    {
      id: 'country-name',
      kinds: ['country'],
      minzoom: 4,
      maxzoom: 5.5,
      size: evenly(4, 13, 5, 16),
      color: palette.quietText,
      font: BOLD,
      layout: { ...CAPITALS, 'text-letter-spacing': 0.3 },
    },
  ];
}

function nameLayer(look: LabelLook, palette: Palette, name: unknown[]): StyleLayer {
  return {
    id: look.id,
    type: 'symbol',
    source: 'world',
    'source-layer': 'place',
    minzoom: look.minzoom,
    ...(look.maxzoom === undefined ? {} : { maxzoom: look.maxzoom }),
    filter: ofKind(...look.kinds),
    layout: {
      'text-field': name,
      'text-font': look.font ?? REGULAR,
      'text-size': look.size,
      'text-padding': 4,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 0],
      ...look.layout,
    },
    paint: halo(look.color, palette),
  };
}

function cityName(palette: Palette, name: unknown[]): StyleLayer {
  const large: unknown[] = ['>', ['get', 'population'], 500_000];
  return {
    id: 'city-name',
    type: 'symbol',
    source: 'world',
    'source-layer': 'place',
    minzoom: 4,
    maxzoom: 12.5,
    filter: ofKind('city'),
    layout: {
      'text-field': name,
      'text-font': BOLD,
      'text-size': evenly(4, ['case', large, 12.5, 11], 10, ['case', large, 20, 14.5]),
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 4,
    },
    paint: halo(palette.text, palette),
  };
}

/** Returns the layers of names along streets, larger streets first. Numbered expressways show their number. */
function roadNames(palette: Palette): StyleLayer[] {
  const layer = (
    id: string,
    kinds: string[],
    minzoom: number,
    more: Record<string, unknown>,
  ): StyleLayer => ({
    id,
    type: 'symbol',
    source: 'world',
    'source-layer': 'road',
    minzoom,
    filter: ofKind(...kinds),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': evenly(12.5, 10.5, 16, 12.5, 18, 14),
      'text-padding': 6,
      'text-max-angle': 28,
      'text-letter-spacing': 0.02,
      ...more,
    },
    paint: { ...halo(palette.roadText, palette), 'text-halo-width': 1.6 },
  });
  const shield: StyleLayer = {
    ...layer('road-number', ['motorway'], 7, {
      'symbol-spacing': 300,
      'text-field': ['get', 'ref'],
      'text-font': BOLD,
      'text-size': evenly(7, 10, 14, 12),
      'text-rotation-alignment': 'viewport',
      'text-padding': 24,
    }),
    maxzoom: 14.5,
    filter: ['all', ofKind('motorway'), ['has', 'ref']],
    paint: {
      'text-color': palette.shield.text,
      'text-halo-color': palette.shield.ground,
      'text-halo-width': 2.4,
    },
  };
  return [
    layer('local-name', ['local', 'collector'], 15, {
      'symbol-sort-key': ['match', ['get', 'kind'], 'collector', 0, 1],
    }),
    layer('main-name', ['arterial'], 12.5, {}),
    layer('motorway-name', ['motorway'], 13, { 'symbol-spacing': 600 }),
    shield,
  ];
}

function houseNumbers(palette: Palette): StyleLayer {
  return {
    id: 'house-number',
    type: 'symbol',
    source: 'world',
    'source-layer': 'number',
    minzoom: 17.5,
    layout: {
      'text-field': ['get', 'number'],
      'text-font': REGULAR,
      'text-size': evenly(17.5, 9.5, 19, 12),
      'text-padding': 3,
    },
    paint: { ...halo(palette.quietText, palette), 'text-opacity': 0.9 },
  };
}

function halo(color: unknown, palette: Palette): Record<string, unknown> {
  return {
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.5,
    'text-halo-blur': 0.3,
  };
}
