import type { CssVarsTheme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { BUILD_COLOURS, BUILD_MAIN, contrast, MIN_CONTRAST, SCHEMES } from '#domain/brand/brandColours.ts';
import { theme as madeTheme } from './theme.ts';

const theme = madeTheme() as unknown as Pick<CssVarsTheme, 'colorSchemes'>; // createTheme's type does not include the given schemes

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no ${scheme} scheme.`);
  const { background, text, primary, forSale, forLease, sold, neutral, chip, control, skeleton } = palette;

  test.each([
    ['ink on the ground', text.primary, background.default],
    ['ink on a surface', text.primary, background.paper],
    ['muted ink on the ground', text.secondary, background.default],
    ['muted ink on a surface', text.secondary, background.paper],
    ['links on the ground', primary.dark, background.default],
    ['links on a surface', primary.dark, background.paper],
    ['text on a contained button', primary.contrastText, primary.dark],
    ['text on For Sale', forSale.contrastText, forSale.main],
    ['text on For Lease', forLease.contrastText, forLease.main],
    ['text on Sold', sold.contrastText, sold.main],
    ['text on a neutral badge', neutral.contrastText, neutral.main],
    ['text on a chip', chip.contrastText, chip.main],
    ['a sold price on a surface', sold.main, background.paper],
  ])('%s has AA contrast', (_name, foreground, ground) => {
    expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  test('is that for which published colours are checked', () => {
    expect([primary.main, primary.dark]).toEqual([BUILD_MAIN[scheme], BUILD_COLOURS[scheme]]);
    expect(SCHEMES[scheme]).toMatchObject({
      page: background.default,
      surface: background.paper,
      onColour: primary.contrastText,
    });
  });

  test.each([
    ['the ground', background.default],
    ['a surface', background.paper],
  ])('the outline of a control has 3:1 on %s', (_name, ground) => {
    expect(contrast(control, ground)).toBeGreaterThanOrEqual(3);
  });

  test('a skeleton is visible on the ground and on a surface', () => {
    for (const ground of [background.default, background.paper])
      expect(contrast(skeleton, ground)).toBeGreaterThan(1.09);
  });
});

test('the primary colour is the specification’s, with entries for sale, lease, sold and chip', () => {
  expect(theme.colorSchemes.light?.palette.primary.main).toBe('#147BC9');
  for (const entry of ['forSale', 'forLease', 'sold', 'chip'] as const)
    expect(theme.colorSchemes.light?.palette[entry].main).toMatch(/^#[0-9A-F]{6}$/i);
});
