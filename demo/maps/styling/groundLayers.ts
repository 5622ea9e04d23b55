import type { Palette } from './palettes.ts';
import { houseRows } from './roadLayers.ts';
import { byZoom, evenly, fill, line, ofKind, onGround, roofColours, type StyleLayer } from './styleLayer.ts';

/**
 * Returns the layers of the ground, from the sea to parks and water. Coarse data comes first; detailed boxes cover it.
 */
export function groundLayers(palette: Palette): StyleLayer[] {
  const detail = (rank: number): unknown[] => ['==', ['get', 'detail'], rank];
  const seamless = { 'fill-antialias': false };
  return [
    // Until the tiles come the map is land: pins in a blue sea would look like a fault.
    {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': evenly(8, palette.land, 11, palette.urban) },
    },
    fill('sea', 'sea', palette.sea, { paint: seamless }),
    fill('land', 'land', palette.land, { filter: detail(0) }),
    fill('lake', 'water', palette.sea, { filter: detail(0) }),
    fill('land-detail', 'land', palette.land, { filter: detail(1), paint: seamless }),
    ...coverLayers(palette),
    fill('urban', 'urban', palette.urban, { filter: ofKind('city'), paint: seamless }),
    fill('urban-core', 'urban', palette.core, {
      filter: ofKind('core'),
      minzoom: 12,
      // Three nested outlines are drawn over each other, so that a centre fades out. In the aerial view the patches
      // stay visible.
      paint: { ...seamless, 'fill-opacity': evenly(12, 0, 13, palette.air === undefined ? 0.5 : 0.36) },
    }),
    // Below the parks, whose streets have no houses.
    ...fabricLayers(palette),
    ...houseRows(palette),
    ...areaLayers(palette),
    ...patchLayers(palette),
    ...farWorks(palette),
    // Borders are below the water, so that no line runs along a shore.
    ...borderLayers(palette),
    fill('water-detail', 'water', palette.sea, { filter: detail(1) }),
    fill('island', 'land', palette.park, { filter: detail(2) }),
    ...shoreLayers(palette),
    fill('river', 'river', palette.sea),
    // At low zooms a river's true width is too narrow.
    line(
      'river-line',
      'river',
      { 'line-color': palette.sea, 'line-width': byZoom(8, 1.1, 11, 1.6) },
      { minzoom: 8, maxzoom: 12 },
    ),
    line(
      'river-coarse',
      'boundary',
      { 'line-color': palette.sea, 'line-width': byZoom(4, 0.6, 9, 2) },
      { maxzoom: 10, filter: ofKind('river') },
    ),
  ];
}

/** Returns the colour of a feature by its tone. Features without a tone get the first one. */
function tones(colors: readonly [string, ...string[]]): unknown[] {
  const [first, ...others] = colors;
  return ['match', ['get', 'tone'], ...others.flatMap((color, at) => [at + 1, color]), first];
}

/** Returns the layers of woods and fields outside the cities. */
function coverLayers(palette: Palette): StyleLayer[] {
  const isAir = palette.air !== undefined;
  return [
    ...(isAir ? [fill('field-far', 'field', tones(palette.fields), { source: 'air', maxzoom: 11 })] : []),
    fill('field', 'cover', tones(palette.fields), {
      filter: ofKind('field'),
      minzoom: 11,
      paint: { 'fill-opacity': isAir ? 0.95 : evenly(11, 0.5, 12, 0.9) },
    }),
    fill('wood', 'cover', palette.wood, {
      filter: ofKind('wood'),
      minzoom: 9,
      paint: { 'fill-opacity': isAir ? 0.92 : evenly(9, 0.5, 12, 0.8) },
    }),
  ];
}

/** Returns the mosaic of city blocks in the aerial view at low zooms. */
function fabricLayers({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  return [
    fill('fabric', 'fabric', tones(air.fabric), {
      source: 'air',
      maxzoom: 15,
      paint: { 'fill-opacity': evenly(9, 0.75, 11, 0.85, 13, 0.8, 14, 0.5, 15, 0.35) },
    }),
  ];
}

/** Returns the layer of halls and terminals at low zooms: the palest roofs of a city. */
function farWorks({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  return [
    fill('works-far', 'works', roofColours(air.roofs), {
      source: 'air',
      minzoom: 11,
      maxzoom: 14,
      paint: { 'fill-opacity': evenly(11, 0.8, 13, 1) },
    }),
  ];
}

/** Returns the layers of groves and dry areas, which give the ground of the aerial view its texture. */
function patchLayers({ air }: Palette): StyleLayer[] {
  if (air === undefined) {
    return [];
  }
  const [grove, dry] = air.patches;
  const patch = (id: string, tone: number, color: string, opacity: number): StyleLayer =>
    fill(id, 'patch', color, {
      source: 'air',
      filter: ['==', ['get', 'tone'], tone],
      paint: {
        'fill-opacity': evenly(9, opacity * 0.6, 13, opacity, 14, opacity, 16, opacity * 0.6),
        'fill-antialias': false,
      },
    });
  return [patch('patch-dry', 1, dry, 0.3), patch('patch-grove', 0, grove, 0.42)];
}

function areaLayers(palette: Palette): StyleLayer[] {
  const kinds = Object.entries(palette.areas).flat();
  const layers = [
    fill('area', 'park', ['match', ['get', 'kind'], ...kinds, palette.park]),
    line(
      'park-edge',
      'park',
      { 'line-color': palette.parkEdge, 'line-width': evenly(12, 0.6, 17, 1.4), 'line-opacity': 0.8 },
      { minzoom: 12, filter: ofKind('area', 'golf', 'cemetery') },
    ),
  ];
  const fairways = line(
    'fairway',
    'ground-line',
    {
      'line-color': palette.air?.fairway ?? palette.park,
      'line-width': onGround(13, 3.5, 18, 112),
      'line-opacity': palette.air === undefined ? 0.7 : 0.9,
    },
    { minzoom: 13, filter: ofKind('fairway'), layout: { 'line-cap': 'round', 'line-join': 'round' } },
  );
  const green = line(
    'green',
    'ground-line',
    { 'line-color': palette.air?.fairway ?? palette.park, 'line-width': onGround(14, 1, 18, 12) },
    { minzoom: 16, filter: ofKind('path') },
  );
  const runway = line(
    'runway',
    'ground-line',
    { 'line-color': palette.runway, 'line-width': onGround(11, 1.4, 18, 180) },
    { minzoom: 10, filter: ofKind('runway') },
  );
  const taxiway = line(
    'taxiway',
    'ground-line',
    { 'line-color': palette.runway, 'line-width': onGround(12, 0.9, 18, 58) },
    { minzoom: 12, filter: ofKind('taxiway') },
  );
  const path = {
    ...green,
    id: 'path',
    paint: { 'line-color': palette.paved, 'line-width': onGround(15, 0.8, 18, 10) },
    minzoom: 15,
  };
  return [...layers, fairways, path, taxiway, runway];
}

/** Returns soft bands of shallow water along the land. The lines have the water on their right. */
function shoreLayers(palette: Palette): StyleLayer[] {
  // Stops alternate zoom and width. The blur is a share of the width.
  const step = (id: string, stops: number[], opacity: number, blur: unknown[]): StyleLayer =>
    line(
      id,
      'shore',
      {
        'line-color': palette.shore,
        'line-width': evenly(...stops),
        'line-offset': evenly(...share(stops, 0.5)),
        'line-opacity': opacity,
        'line-blur': blur,
      },
      { minzoom: 9, layout: { 'line-join': 'round' } },
    );
  if (palette.air === undefined) {
    const blur = evenly(9, 0.5, 16, 3);
    return [
      step('shore-wide', [9, 3, 14, 14, 18, 26], 0.5, blur),
      step('shore-near', [9, 1.4, 14, 6, 18, 12], 0.8, blur),
    ];
  }
  // In the aerial view the ground is visible under shallow water, and the edge is soft.
  const soft = (id: string, stops: number[], opacity: number): StyleLayer =>
    step(id, stops, opacity, evenly(...share(stops, 0.75)));
  return [
    { ...soft('shore-far', [9, 11, 11, 22, 14, 54, 18, 120], 0.34), filter: ['has', 'long'] },
    { ...soft('shore-wide', [9, 5, 11, 10, 14, 26, 18, 60], 0.4), filter: ['has', 'long'] },
    soft('shore-near', [9, 2, 11, 3.5, 14, 9, 18, 24], 0.75),
  ];
}

/** Returns stops with all values (every second number) multiplied by a factor. */
function share(stops: readonly number[], of: number): number[] {
  return stops.map((value, at) => (at % 2 === 0 ? value : value * of));
}

function borderLayers(palette: Palette): StyleLayer[] {
  const border = (
    kind: string,
    minzoom: number,
    paint: Record<string, unknown>,
    maxzoom: number,
  ): StyleLayer =>
    line(
      `${kind}-border`,
      'boundary',
      { 'line-color': palette.border, ...paint },
      { minzoom, maxzoom, filter: ofKind(kind) },
    );
  return [
    border('province', 3, { 'line-width': 0.8, 'line-dasharray': [3, 2], 'line-opacity': 0.8 }, 10),
    border('country', 3, { 'line-width': 1.4 }, 10),
    border(
      'city',
      9,
      { 'line-width': byZoom(9, 0.7, 14, 1.4), 'line-dasharray': [4, 3], 'line-opacity': 0.5 },
      16,
    ),
  ];
}
