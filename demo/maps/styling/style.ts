import { buildingLayers, treeLayers } from './buildingLayers.ts';
import { groundLayers } from './groundLayers.ts';
import { type LabelLanguage, labelLayers } from './labelLayers.ts';
import { PALETTES, type StyleName } from './palettes.ts';
import { roadLayers } from './roadLayers.ts';
import type { StyleLayer } from './styleLayer.ts';

/** Maximum zoom of tiles. Above it the client enlarges them. */
export const MAX_TILE_ZOOM = 16;
/** Minimum zoom of tiles and of the map. */
export const MIN_TILE_ZOOM = 4;
/** Minimum zoom of tiles that only the aerial view needs. */
const MIN_AIR_ZOOM = 9;

interface TileSource {
  type: 'vector';
  tiles: string[];
  minzoom: number;
  maxzoom: number;
  attribution?: string;
}

/** A MapLibre style document. */
export interface MapStyle {
  version: 8;
  name: string;
  /** Address of the icons on this service's host, without the file's ending. */
  sprite: string;
  sources: { world: TileSource; air?: TileSource };
  layers: StyleLayer[];
}

/** Returns a style whose tiles are at this service's own address. It has no glyphs. */
export function makeStyle(name: StyleName, version: string, language: LabelLanguage): MapStyle {
  const palette = PALETTES[name];
  const source = (folder: string, minzoom: number): TileSource => ({
    type: 'vector',
    tiles: [`/maps/${folder}/{z}/{x}/{y}?v=${encodeURIComponent(version)}`],
    minzoom,
    maxzoom: MAX_TILE_ZOOM,
  });
  return {
    version: 8,
    name: `Harbour & Pine ${name}`,
    sprite: `/maps/sprites/${name}`,
    sources: {
      world: { ...source('tiles', MIN_TILE_ZOOM), attribution: 'Natural Earth | © GeoNames' },
      ...(palette.air === undefined ? {} : { air: source('air', MIN_AIR_ZOOM) }),
    },
    layers: [
      ...groundLayers(palette),
      ...buildingLayers(palette),
      ...roadLayers(palette),
      ...treeLayers(palette),
      ...labelLayers(palette, language),
    ],
  };
}
