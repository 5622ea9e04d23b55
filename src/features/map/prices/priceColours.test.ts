import { expect, test } from 'vitest';
import { CELL_OPACITY } from '#platform/maps/outlineLook.ts';
import { PRICE_COLOURS, priceColour } from './priceColours.ts';

type Triple = [number, number, number];

/** Grounds of the demonstration's map: urban land in both schemes, and fields from the air. */
const GROUNDS = { light: '#EBEEF1', dark: '#17212F', aerial: '#727B63' } as const;

/** Simulations of complete deficiencies on linear RGB (Machado, Oliveira and Fernandes, 2009, severity 1.0). */
const VISIONS: Record<string, [Triple, Triple, Triple]> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const rgbOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple; // three places

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** CIE L*a*b* of a colour over a ground, as an eye with that vision sees it. */
function labOf(hex: string, ground: string, vision: [Triple, Triple, Triple]): Triple {
  const [colour, under] = [rgbOf(hex), rgbOf(ground)];
  const mixed = colour.map((value, at) =>
    linear(CELL_OPACITY * value + (1 - CELL_OPACITY) * (under[at] ?? 0)),
  );
  const [r = 0, g = 0, b = 0] = vision.map((row) => {
    const seen = row.reduce((sum, factor, at) => sum + factor * (mixed[at] ?? 0), 0);
    return Math.min(1, Math.max(0, seen));
  });
  const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Triple, other: Triple): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

const CASES = (['light', 'dark', 'aerial'] as const).flatMap((kind) =>
  Object.keys(VISIONS).map((vision) => [kind, vision] as const),
);

/** CIE76 distances; 2.3 is just noticeable side by side. */
const APART = 12;
const OFF_THE_GROUND = 10;

test.each(CASES)('on the %s map the colours are apart with %s, from dark to light or back', (kind, name) => {
  const vision = VISIONS[name] ?? [];
  const ground = GROUNDS[kind];
  const seen = PRICE_COLOURS[kind].map((hex) => labOf(hex, ground, vision as [Triple, Triple, Triple])); // one of the rows above
  const bare = labOf(ground, ground, vision as [Triple, Triple, Triple]);
  for (const [at, colour] of seen.entries()) {
    expect(distance(colour, bare)).toBeGreaterThan(OFF_THE_GROUND);
    for (const other of seen.slice(0, at)) expect(distance(colour, other)).toBeGreaterThan(APART);
  }
  const lightness = seen.map(([value]) => value);
  const direction = Math.sign((lightness.at(-1) ?? 0) - (lightness[0] ?? 0));
  expect(lightness).toEqual(lightness.toSorted((one, other) => (one - other) * direction));
});

test.each([
  [1, ['#D9625E']],
  [2, ['#FFD84D', '#3B1064']],
  [3, ['#FFD84D', '#D9625E', '#3B1064']],
])('%i steps use the whole scale', (steps, colours) => {
  expect(colours.map((_, step) => priceColour('light', step, steps))).toEqual(colours);
});
