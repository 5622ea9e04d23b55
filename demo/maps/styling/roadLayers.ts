import { FADE_PARTS } from '../roads.ts';
import type { Palette, RoadColours } from './palettes.ts';
import { byZoom, evenly, line, ofKind, onGround, type StyleLayer } from './styleLayer.ts';

interface RoadLook {
  kind: 'local' | 'collector' | 'arterial' | 'motorway';
  /** Lowest zoom of the road, and of its casing. */
  from: number;
  edgeFrom: number;
  colours: RoadColours;
  /** Alternating zoom and pixels, for the drawn map and for the aerial view, which has the true width. */
  widths: number[];
  airWidths: number[];
}

const ROUND = { 'line-cap': 'round', 'line-join': 'round' };

/**
 * Returns the layers of railways and streets, smaller ones first. All casings are below all fills, so that crossings
 * are open.
 */
export function roadLayers(palette: Palette): StyleLayer[] {
  const looks: RoadLook[] = [
    {
      kind: 'local',
      from: 13,
      edgeFrom: 13,
      colours: palette.local,
      widths: [13, 0.7, 14, 1.6, 15, 3.4, 16, 6.5, 17, 12, 18, 24],
      airWidths: [13, 0.7, 14, 1.8, 15, 4, 16, 8.5, 18, 34],
    },
    {
      kind: 'collector',
      from: 12,
      edgeFrom: 12,
      colours: palette.collector,
      widths: [12, 0.9, 13, 1.5, 14, 2.8, 16, 8.5, 17, 15, 18, 29],
      airWidths: [12, 0.8, 14, 2.6, 15, 5, 16, 10.5, 18, 42],
    },
    {
      kind: 'arterial',
      from: 9,
      edgeFrom: 11,
      colours: palette.arterial,
      widths: [9, 0.5, 11, 1.2, 12, 1.9, 14, 4.4, 16, 12, 17, 20, 18, 37],
      airWidths: [9, 0.5, 12, 1.8, 14, 4.2, 15, 8, 16, 16, 18, 64],
    },
    {
      kind: 'motorway',
      from: 5,
      edgeFrom: 8,
      colours: palette.motorway,
      widths: [5, 0.7, 8, 1.4, 10, 2.2, 12, 3.6, 14, 7, 16, 18, 18, 52],
      airWidths: [5, 0.7, 9, 1.6, 12, 3.4, 14, 7.5, 16, 28, 18, 112],
    },
  ];
  const isAir = palette.air !== undefined;
  return [
    ...railLayers(palette),
    ...looks.map((look) => edgeLayer(look, isAir)),
    ...looks.map((look) => roadLayer(look, isAir)),
    ...looks.filter(({ kind }) => kind === 'arterial').flatMap((look) => fadingLayers(look, isAir)),
    ...centreLines(palette),
  ];
}

function edgeLayer(look: RoadLook, isAir: boolean): StyleLayer {
  const widths = isAir ? look.airWidths : look.widths;
  const wider = widths.map((value, at) =>
    at % 2 === 0 ? value : value + (isAir ? value * 0.3 : casing(value)),
  );
  return line(
    `${look.kind}-edge`,
    'road',
    {
      'line-color': look.colours.edge,
      'line-width': byZoom(...wider),
      ...(look.kind === 'local' ? { 'line-opacity': evenly(13, 0.5, 14, 1) } : {}),
    },
    { minzoom: look.edgeFrom, filter: isWhole(look.kind), layout: ROUND },
  );
}

/** Opacity of a road's end in the open country, by its part. */
const FADED: unknown[] = ['-', 1, ['/', ['get', 'fade'], FADE_PARTS + 1]];

/** Returns the layers of roads that fade in the open country. Their parts meet without round ends, which would be dark. */
function fadingLayers(look: RoadLook, isAir: boolean): StyleLayer[] {
  return [edgeLayer(look, isAir), roadLayer(look, isAir)].map((layer) => ({
    ...layer,
    id: `${layer.id}-fading`,
    filter: ['all', ofKind(look.kind), ['has', 'fade']],
    layout: {},
    paint: { ...layer.paint, 'line-opacity': FADED },
  }));
}

/** True for roads that do not fade. */
const isWhole = (kind: RoadLook['kind']): unknown[] => ['all', ofKind(kind), ['!', ['has', 'fade']]];

/** Returns the width of both sides of the casing together, in pixels. */
function casing(width: number): number {
  return width > 9 ? 2.4 : width > 3 ? 1.8 : 1.4;
}

function roadLayer({ kind, from, edgeFrom, colours, ...look }: RoadLook, isAir: boolean): StyleLayer {
  // At low zoom a pale line would not be visible on pale ground, so the casing's colour is used.
  const color =
    from < edgeFrom && !isAir ? ['step', ['zoom'], colours.edge, edgeFrom, colours.fill] : colours.fill;
  const width = byZoom(...(isAir ? look.airWidths : look.widths));
  return line(
    kind,
    'road',
    { 'line-color': color, 'line-width': width },
    { minzoom: from, filter: isWhole(kind), layout: ROUND },
  );
}

function railLayers(palette: Palette): StyleLayer[] {
  return [
    line(
      'rail',
      'rail',
      { 'line-color': palette.rail.edge, 'line-width': byZoom(10, 0.7, 14, 2, 18, 7) },
      { minzoom: 10 },
    ),
    line(
      'rail-ties',
      'rail',
      {
        'line-color': palette.rail.fill,
        'line-width': byZoom(12, 0.5, 14, 1, 18, 4.6),
        'line-dasharray': [5, 5],
      },
      { minzoom: 12 },
    ),
  ];
}

/** Returns the yellow centre lines of main streets in the aerial view. */
function centreLines({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  return [
    line(
      'centre-line',
      'road',
      { 'line-color': air.centreLine, 'line-width': onGround(15.5, 0.5, 18, 2.2), 'line-opacity': 0.75 },
      { minzoom: 15.5, filter: ofKind('arterial', 'motorway') },
    ),
  ];
}

/** Returns a band of roofs on both sides of each street, for zooms that show no single roofs. */
export function houseRows({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  return [-1, 1].map((side) =>
    line(
      side < 0 ? 'row-left' : 'row-right',
      'road',
      {
        'line-color': air.rows,
        'line-width': onGround(12, 0.9, 14, 3.6),
        'line-offset': onGround(12, 1.2 * side, 14, 4.8 * side),
        'line-opacity': evenly(12.5, 0, 13.2, 0.5),
        'line-blur': 0.8,
      },
      { minzoom: 12.5, maxzoom: 14, filter: ofKind('local', 'collector', 'arterial') },
    ),
  );
}
