/** The styles' layers for static maps, which are drawn as SVG paths. */
import type { AirColours, Palette } from './palettes.ts';

/** A layer of a static map: the features it paints, and the attributes of its path. */
export interface Paint {
  layer: string;
  /** Value of `kind`, `detail`, `roof` or `tone` to paint. All features by default. */
  only?: string | number;
  /** True to draw points as dots. By default points are left out. */
  dots?: true;
  attributes: string;
}

function fill(layer: string, color: string, only?: string | number, more = ''): Paint {
  return {
    layer,
    ...(only === undefined ? {} : { only }),
    attributes: `fill="${color}" fill-rule="evenodd" ${more}`,
  };
}

function stroke(layer: string, only: string | number | undefined, color: string, width: number): Paint {
  return {
    layer,
    ...(only === undefined ? {} : { only }),
    attributes: `fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"`,
  };
}

/** Returns the layers of a style in their order. Names are drawn by `staticLabels`. */
export function paintsOf(palette: Palette, zoom: number): Paint[] {
  const wide = (at16: number): number => Math.max(0.6, at16 * 1.65 ** (zoom - 16));
  const kinds = ['local', 'collector', 'arterial', 'motorway'] as const;
  const widths = { local: 6.5, collector: 8.5, arterial: 12, motorway: 18 };
  const roads = kinds.filter((kind) => kind !== 'local' || zoom >= 13);
  return [
    fill('land', palette.land, 0),
    fill('water', palette.sea, 0),
    fill('land', palette.land, 1),
    fill('cover', palette.wood, 'wood'),
    fill('urban', palette.urban, 'city'),
    ...(palette.air === undefined ? [] : patches(palette.air)),
    fill('urban', palette.core, 'core', `fill-opacity="${palette.air === undefined ? 0.5 : 0.36}"`),
    fill('park', palette.park, 'area'),
    ...Object.entries(palette.areas).map(([kind, color]) => fill('park', color, kind)),
    fill('water', palette.sea, 1),
    fill('land', palette.park, 2),
    fill('river', palette.sea),
    stroke('ground-line', 'runway', palette.runway, wide(45)),
    stroke('ground-line', 'path', palette.paved, wide(2.4)),
    ...(palette.air?.lawns.map((color, tone) => fill('lawn', color, tone, 'fill-opacity="0.62"')) ?? []),
    fill('paved', palette.paved),
    ...(zoom < 16 ? [] : [stroke('parcel', undefined, palette.parcel, 0.6)]),
    ...roofs(palette, zoom),
    stroke('rail', undefined, palette.rail.edge, wide(3)),
    ...roads.map((kind) => stroke('road', kind, palette[kind].edge, wide(widths[kind]) + 1.8)),
    ...roads.map((kind) => stroke('road', kind, palette[kind].fill, wide(widths[kind]))),
    ...trees(palette, zoom),
  ];
}

function patches({ patches: [grove, dry] }: AirColours): Paint[] {
  return [fill('patch', dry, 1, 'fill-opacity="0.3"'), fill('patch', grove, 0, 'fill-opacity="0.42"')];
}

/** Returns walls with a thin edge; in the aerial view, coloured roofs with their shadows. */
function roofs({ air, building, block, buildingEdge }: Palette, zoom: number): Paint[] {
  const edge = `stroke="${buildingEdge}" stroke-width="${zoom < 16 ? 0.4 : 0.8}"`;
  if (air === undefined) {
    // Tiles of lower zooms have the buildings of centres alone.
    if (zoom < 15) return [];
    return [0, 1, 2, 3, 4, 5, 6].map((roof) => fill('building', roof === 0 ? block : building, roof, edge));
  }
  return [
    fill('shadow', air.shaded),
    ...air.roofs.map((color, roof) => fill('building', color, roof, edge)),
    fill('shade', air.shadow, undefined, 'fill-opacity="0.24"'),
    fill('pool', air.pool),
  ];
}

function trees({ air }: Palette, zoom: number): Paint[] {
  const metre = 2 ** (zoom - 17) * 2.3;
  return (air?.trees ?? []).map((color, tone) => ({
    ...stroke('tree', tone, color, metre * (7.6 - 1.7 * tone)),
    dots: true,
  }));
}
