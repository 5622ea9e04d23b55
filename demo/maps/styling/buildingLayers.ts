import type { AirColours, Palette } from './palettes.ts';
import { evenly, fill, line, onGround, roofColours, type StyleLayer } from './styleLayer.ts';

/** Lowest zoom of the aerial view's large buildings in centres, and of all buildings. */
const FROM = 14;
const HOUSES_FROM = 15;

/**
 * Returns the layers of houses, towers, parking and driveways. The aerial view also has lawns, shadows, ridges and
 * pools.
 */
export function buildingLayers(palette: Palette): StyleLayer[] {
  const { air } = palette;
  // Tiles of zoom 14 have the buildings of centres alone. On the drawn map they would end on a line, so all fade in
  // together above it. The aerial view has strokes for the others.
  const isDrawn = air === undefined;
  const opacity = isDrawn
    ? evenly(HOUSES_FROM, 0.5, HOUSES_FROM + 0.3, 1)
    : evenly(FROM, 0.75, FROM + 0.6, 1);
  const isTower: unknown[] = ['has', 'tower'];
  const color =
    air === undefined ? ['case', isTower, palette.block, palette.building] : roofColours(air.roofs);
  const masses = (id: string, filter: unknown[]): StyleLayer =>
    fill(id, 'building', color, {
      minzoom: isDrawn ? HOUSES_FROM : FROM,
      filter,
      paint: { 'fill-outline-color': palette.buildingEdge, 'fill-opacity': opacity },
    });
  return [
    ...(air === undefined ? [] : lawnLayers(air)),
    fill('paved', 'paved', ['match', ['get', 'kind'], 'drive', palette.drive, palette.paved], {
      minzoom: 16,
      paint: { 'fill-opacity': evenly(16, 0, 16.5, air === undefined ? 0.9 : 1) },
    }),
    line(
      'parcel',
      'parcel',
      {
        'line-color': palette.parcel,
        'line-width': onGround(16, 0.5, 18, air === undefined ? 1 : 2.4),
        'line-opacity': evenly(16, 0.5, 16.6, air === undefined ? 1 : 0.55),
      },
      { minzoom: 16 },
    ),
    ...(air === undefined ? [] : [...strokeLayers(air), ...shadowLayers(air)]),
    masses('building', ['!', isTower]),
    ...(air === undefined ? [] : roofLayers(air)),
    masses('tower', isTower),
  ];
}

/** From zoom 14 to 15 each building is a stroke along its street, with a little shadow. */
function strokeLayers(air: AirColours): StyleLayer[] {
  const isLarge: unknown[] = ['has', 'large'];
  const width = onGround(14, ['case', isLarge, 5.4, 3.2], 15, ['case', isLarge, 10.8, 6.4]);
  const stroke = (id: string, color: unknown, more: Record<string, unknown>): StyleLayer =>
    line(
      id,
      'roof',
      { 'line-color': color, 'line-width': width, ...more },
      { source: 'air', minzoom: 14, maxzoom: HOUSES_FROM },
    );
  return [
    stroke('stroke-shadow', air.shadow, { 'line-opacity': 0.4, 'line-translate': [0.8, -1] }),
    stroke('stroke', roofColours(air.roofs), {}),
  ];
}

function lawnLayers(air: AirColours): StyleLayer[] {
  const [first, ...others] = air.lawns;
  return [
    fill(
      'lawn',
      'lawn',
      ['match', ['get', 'tone'], ...others.flatMap((color, at) => [at + 1, color]), first],
      {
        source: 'air',
        minzoom: 15,
        paint: { 'fill-opacity': 0.62, 'fill-antialias': false },
      },
    ),
  ];
}

/** Returns the shadow layers. The sun is in the south-west. Houses have a short shadow, towers one by their height. */
function shadowLayers(air: AirColours): StyleLayer[] {
  return [
    fill('shadow-house', 'building', air.shadow, {
      minzoom: HOUSES_FROM,
      filter: ['all', ['>', ['get', 'roof'], 0], ['!', ['has', 'tower']]],
      paint: {
        'fill-opacity': 0.4,
        'fill-translate': onGround(15, ['literal', [1.4, -1.7]], 18, ['literal', [11, -13]]),
      },
    }),
    // Opaque, so that overlapping shadows are not darker.
    fill('shadow', 'shadow', air.shaded, {
      source: 'air',
      minzoom: FROM,
      paint: { 'fill-antialias': false },
    }),
  ];
}

function roofLayers(air: AirColours): StyleLayer[] {
  return [
    fill('roof-shade', 'shade', air.shadow, {
      source: 'air',
      minzoom: 16,
      paint: { 'fill-opacity': 0.24, 'fill-antialias': false },
    }),
    fill('pool', 'pool', air.pool, { source: 'air', minzoom: 16 }),
    line(
      'stall',
      'stall',
      { 'line-color': air.stall, 'line-width': onGround(16.5, 0.4, 18, 1.2), 'line-opacity': 0.8 },
      { source: 'air', minzoom: 16.5 },
    ),
  ];
}

/** Returns the crowns of trees, above the streets below them. */
export function treeLayers({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  const [dark, middle, pale] = air.trees;
  const ofTone = (...sizes: [number, number, number]): unknown[] => [
    'match',
    ['get', 'tone'],
    0,
    sizes[0],
    1,
    sizes[1],
    sizes[2],
  ];
  const shadow: StyleLayer = {
    id: 'tree-shadow',
    type: 'circle',
    source: 'air',
    'source-layer': 'tree',
    minzoom: 16.5,
    paint: {
      'circle-color': air.shadow,
      'circle-radius': onGround(15, ofTone(2.3, 1.8, 1.3), 20, ofTone(74, 58, 42)),
      'circle-translate': onGround(16, ['literal', [1.5, -1.8]], 18, ['literal', [6, -7.5]]),
      'circle-blur': 0.4,
      'circle-opacity': 0.32,
      'circle-pitch-alignment': 'map',
    },
  };
  const crown: StyleLayer = {
    id: 'tree',
    type: 'circle',
    source: 'air',
    'source-layer': 'tree',
    minzoom: 14,
    paint: {
      'circle-color': ['match', ['get', 'tone'], 0, dark, 1, middle, pale],
      'circle-radius': onGround(15, ofTone(2.3, 1.8, 1.3), 20, ofTone(74, 58, 42)),
      'circle-blur': 0.35,
      // At low zooms crowns touch each other, and would darken whole blocks.
      'circle-opacity': evenly(14, 0.6, 15, 0.66, 16.5, 0.94),
      'circle-pitch-alignment': 'map',
    },
  };
  return [shadow, crown];
}
