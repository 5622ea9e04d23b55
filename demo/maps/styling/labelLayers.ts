import type { IconName, Palette } from './palettes.ts';
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
  /** Condition on the labels besides their kind. */
  only?: unknown[];
}

/** Lowest zoom of the icons of parks. Below it parks have a name alone. */
const PARK_ICONS_FROM = 14;

const SPACED = { 'text-letter-spacing': 0.08, 'text-max-width': 8 };
/**
 * Positions of a name around its place in ems, the middle first: a name that a cluster of homes would cover moves beside
 * it.
 */
const BESIDE = {
  'text-variable-anchor-offset': [
    ...['center', [0, 0]],
    ...['bottom', [0, -1.7]],
    ...['top', [0, 1.7]],
    ...['bottom', [0, -2.6]],
    ...['top', [0, 2.6]],
    ...['left', [1.8, 0]],
    ...['right', [-1.8, 0]],
    ...['left', [2.8, 0]],
    ...['right', [-2.8, 0]],
  ],
};
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
    ...roadNames(palette, poiLayers(palette, name)),
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
      only: ['!', hasIcon],
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
      layout: { ...CAPITALS, ...BESIDE, 'text-max-width': 8, 'text-padding': 10 },
    },
    {
      id: 'town-name',
      kinds: ['town'],
      minzoom: 4,
      maxzoom: 14,
      size: evenly(4, 10.5, 11, 13.5),
      color: palette.quietText,
      layout: { ...BESIDE, 'text-padding': 6 },
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
    filter: look.only === undefined ? ofKind(...look.kinds) : ['all', ofKind(...look.kinds), look.only],
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
      ...BESIDE,
    },
    paint: halo(palette.text, palette),
  };
}

/**
 * Returns the layers of names along streets, larger streets first. Numbered expressways show their shield.
 * @param pois layers of places with icons, which side streets give way to
 */
function roadNames(palette: Palette, pois: StyleLayer[]): StyleLayer[] {
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
  return [
    layer('local-name', ['local', 'collector'], 14.5, {
      'symbol-spacing': evenly(14.5, 260, 16, 420),
      'text-size': evenly(14.5, 9.5, 16, 12, 18, 14),
      'text-padding': 4,
      'symbol-sort-key': ['match', ['get', 'kind'], 'collector', 0, 1],
    }),
    ...pois,
    layer('main-name', ['arterial'], 12.5, {}),
    layer('motorway-name', ['motorway'], 13, { 'symbol-spacing': 600 }),
    shieldLayer(palette),
  ];
}

/** Returns the layer of expressways' numbers on their shields. */
function shieldLayer({ shields }: Palette): StyleLayer {
  const digits: unknown[] = ['to-string', ['min', 3, ['length', ['get', 'ref']]]];
  return {
    id: 'road-number',
    type: 'symbol',
    source: 'world',
    'source-layer': 'road',
    minzoom: 7,
    filter: ['all', ofKind('motorway'), ['has', 'ref']],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': evenly(7, 240, 14, 420),
      'icon-image': ['concat', ['get', 'sign'], '-', digits],
      'icon-size': evenly(7, 0.8, 11, 1),
      'icon-rotation-alignment': 'viewport',
      'icon-padding': 20,
      'text-field': ['get', 'ref'],
      'text-font': BOLD,
      'text-size': evenly(7, 8.5, 11, 10.5),
      'text-rotation-alignment': 'viewport',
      'text-padding': 20,
    },
    paint: {
      'text-color': ['match', ['get', 'sign'], 'autoroute', shields.autoroute.text, shields.highway.text],
    },
  };
}

/** A group of places with icons: their lowest zoom, and that of their names. */
interface PoiLook {
  id: string;
  kinds: IconName[];
  from: number;
  namesFrom: number;
}

/**
 * Places with icons, the most important last. Schools, stations and shops are drawn as soon as tiles have labels of
 * these kinds. Parks have an icon at close zooms only.
 */
const POI_LOOKS: readonly PoiLook[] = [
  { id: 'poi-park', kinds: ['area'], from: PARK_ICONS_FROM, namesFrom: PARK_ICONS_FROM },
  { id: 'poi-other', kinds: ['shop', 'golf'], from: 14, namesFrom: 14.5 },
  { id: 'poi-school', kinds: ['school', 'campus'], from: 13, namesFrom: 14 },
  { id: 'poi-first', kinds: ['airport', 'hospital', 'station'], from: 12, namesFrom: 13.5 },
];

/** True for labels with an icon. */
const hasIcon: unknown[] = [
  'any',
  ['in', ['get', 'area'], ['literal', POI_LOOKS.slice(1).flatMap(({ kinds }) => kinds)]],
  ['all', ['>=', ['zoom'], PARK_ICONS_FROM], ['==', ['get', 'area'], 'area'], ofKind('park')],
];

function poiLayers(palette: Palette, name: unknown[]): StyleLayer[] {
  const { icons, air, text } = palette;
  return POI_LOOKS.map(({ id, kinds, from, namesFrom }) => {
    const colours = kinds.flatMap((kind) => [kind, air === undefined ? icons[kind] : text]);
    return {
      id,
      type: 'symbol',
      source: 'world',
      'source-layer': 'place',
      minzoom: from,
      filter: ['all', ofKind('park', 'poi'), ['in', ['get', 'area'], ['literal', kinds]]],
      layout: {
        'icon-image': ['get', 'area'],
        'icon-size': evenly(12, 0.75, 16, 1),
        'icon-padding': 4,
        'text-field': ['step', ['zoom'], '', namesFrom, name],
        'text-font': REGULAR,
        'text-size': evenly(13, 10.5, 17, 13),
        'text-max-width': 8,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.05,
        'text-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 0],
      },
      paint: halo(['match', ['get', 'area'], ...colours, text], palette),
    };
  });
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
