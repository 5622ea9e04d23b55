import { describe, expect, it } from 'vitest';
import { iconsOf } from './icons.ts';
import { PALETTES, type Palette, type StyleName } from './palettes.ts';
import { makeStyle } from './style.ts';

const STYLES = ['light', 'dark', 'aerial'] as const;

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};

describe.each(STYLES)('%s', (name) => {
  const { layers } = makeStyle(name, '1.1', 'en');
  const symbols = layers.filter(({ type }) => type === 'symbol');

  it('never overlaps labels, and ranks them', () => {
    expect(symbols.length).toBeGreaterThan(8);
    for (const { id, layout = {} } of symbols) {
      for (const leave of ['text-allow-overlap', 'text-overlap', 'text-ignore-placement', 'text-optional']) {
        expect(layout, id).not.toHaveProperty(leave);
      }
      expect(layout['text-padding'], id).toBeGreaterThanOrEqual(3);
    }
    // The engine places the last layer first.
    const order = symbols.map(({ id }) => id);
    expect(order.at(-1)).toBe('city-name');
    expect(order[0]).toBe('house-number');
    expect(order.indexOf('local-name')).toBeLessThan(order.indexOf('main-name'));
  });

  it('has readable labels', () => {
    const { halo, text, quietText, waterText, parkText, roadText } = PALETTES[name];
    for (const color of [text, quietText, waterText, parkText, roadText]) {
      expect(contrast(color, halo)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is land until the tiles come, and draws the sea of a tile below all else', () => {
    const [first, second] = layers;
    expect(first).toMatchObject({ type: 'background' });
    const { land, urban, sea } = PALETTES[name];
    expect(JSON.stringify(first?.paint)).toContain(land);
    expect(JSON.stringify(first?.paint)).toContain(urban);
    expect(JSON.stringify(first?.paint)).not.toContain(sea);
    expect(second).toMatchObject({ 'source-layer': 'sea', paint: { 'fill-color': sea } });
  });

  it('has an icon for each name of an icon, and readable shields', () => {
    const icons = Object.keys(iconsOf(PALETTES[name]));
    for (const { layout = {}, filter } of symbols) {
      const image = JSON.stringify(layout['icon-image'] ?? '');
      if (!image.includes('area')) continue;
      const kinds = /"area"\],\["literal",(\[.*?\])/.exec(JSON.stringify(filter))?.[1] ?? '[]';
      expect(icons).toEqual(expect.arrayContaining(JSON.parse(kinds)));
      expect(JSON.parse(kinds)).not.toEqual([]);
    }
    const { shields, icons: grounds } = PALETTES[name];
    for (const [shield, { text, ground }] of Object.entries(shields)) {
      expect(contrast(text, ground), shield).toBeGreaterThanOrEqual(4.5);
      expect(icons).toEqual(expect.arrayContaining([1, 2, 3].map((digits) => `${shield}-${digits}`)));
    }
    const { ink, ...places } = grounds;
    for (const [kind, ground] of Object.entries(places)) {
      expect(contrast(ink, ground), kind).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows all buildings of a view or none', () => {
    for (const layer of layers.filter(({ id }) => id === 'building' || id === 'tower')) {
      // Tiles of zoom 14 have the buildings of centres alone. The aerial view has strokes for the others.
      expect(layer.minzoom, layer.id).toBe(name === 'aerial' ? 14 : 15);
    }
  });

  it('has every layer above its ground', () => {
    const at = (id: string): number => layers.findIndex((layer) => layer.id === id);
    expect(at('urban')).toBeGreaterThan(at('field'));
    expect(at('water-detail')).toBeGreaterThan(at('area'));
    expect(at('building')).toBeGreaterThan(at('paved'));
    expect(at('local')).toBeGreaterThan(at('motorway-edge'));
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  });
});

/** Fills of the app's pins in both colour schemes, and their outlines. */
const PINS = {
  light: { fills: ['#1070B8', '#0B7A5E', '#B3261E'], line: '#FFFFFF' },
  dark: { fills: ['#5AB0F0', '#4FC3A1', '#F2867E'], line: '#182230' },
};
const SEEN_ON: Record<StyleName, (keyof typeof PINS)[]> = {
  light: ['light'],
  dark: ['dark'],
  aerial: ['light', 'dark'],
};
/** All except beaches, which have no homes. */
const grounds = ({ land, urban, core, park, wood, sea, fields, areas, building, air }: Palette): string[] => {
  const { beach: _, ...others } = areas;
  const roofs = air?.roofs ?? [building];
  const fabric = air?.fabric ?? [];
  return [land, urban, core, park, wood, sea, ...fields, ...fabric, ...Object.values(others), ...roofs];
};

it.each(STYLES)('pins are distinct from every ground of %s, by their fill or outline', (name) => {
  for (const scheme of SEEN_ON[name]) {
    const { fills, line } = PINS[scheme];
    for (const ground of grounds(PALETTES[name])) {
      for (const fill of fills) {
        const best = Math.max(contrast(fill, ground), contrast(line, ground));
        expect(best, `${fill} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
