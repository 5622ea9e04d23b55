import { describe, expect, test } from 'vitest';
import { BUILD_COLOURS, brandStyles, contrast, MIN_CONTRAST, weakestContrast } from './brandColours.ts';

// Known pairs: black on white by the definition; greys at the limit of WCAG's levels, as checkers print them.
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#949494', '#FFFFFF', 3.03],
  ['#FF0000', '#FFFFFF', 4],
  ['#0000ff', '#FFFFFF', 8.59],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

describe('the weakest contrast of a primary colour', () => {
  test.each(['light', 'dark'] as const)('is high enough for the build’s in the %s scheme', (scheme) => {
    expect(weakestContrast(BUILD_COLOURS[scheme], scheme).ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
  test('is that with the ground of chips, which contains the colour', () => {
    expect(weakestContrast('#767676', 'light')).toMatchObject({ with: 'tint' });
    expect(weakestContrast('#767676', 'light').ratio).toBeLessThan(MIN_CONTRAST);
  });
  test('is low for a dark colour on dark grounds', () => {
    expect(weakestContrast('#0A6B3B', 'dark').ratio).toBeLessThan(3);
    expect(weakestContrast('#0A6B3B', 'light').ratio).toBeGreaterThan(MIN_CONTRAST);
  });
});

test('the styles set the variables of both schemes, also those that derive from the colour', () => {
  const [light = '', dark = ''] = brandStyles({ light: '#0A6B3B', dark: '#7FD6A8' }).split('}');
  expect(light).toMatch(/^html:root\{/);
  expect(light).toContain('--mui-palette-primary-dark:#0A6B3B;--mui-palette-primary-darkChannel:10 107 59;');
  expect(light).toContain('--mui-palette-chip-main:#e7f0eb;');
  expect(dark).toMatch(/^html\[data-color-scheme=dark\]\{--mui-palette-primary-main:#7FD6A8;/);
});
