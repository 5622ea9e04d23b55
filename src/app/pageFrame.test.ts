import { expect, test } from 'vitest';
import { pageFrameOf, pageKeyOf } from './pageFrame.ts';

test.each([
  ['/', 'full', true, false],
  ['/detail/Ontario/Toronto/x/y/W1234567/2', 'full', true, false],
  ['/list/Ontario', 'compact', true, false],
  ['/map', 'compact', false, true],
  ['/map/43.65;-79.38', 'compact', false, true],
  ['/search', 'none', false, false],
  ['/mapping', 'full', true, false],
])('the frame of %s: header %s, footer %s, fills the window %s', (path, header, footer, fillsWindow) => {
  expect(pageFrameOf(path)).toEqual({ header, footer, fillsWindow });
});

test.each([
  ['/map/Toronto', '/map/43.65;-79.38/W1234567/2', true],
  ['/detail/W1234567/2', '/detail/Ontario/Toronto/x/y/W1234567/2', true],
  ['/detail/W1234567/2', '/detail/W7654321/2', false],
  ['/list/Ontario/Toronto', '/list/Ontario/Ottawa', false],
])('%s and %s are one page: %s', (one, other, same) => {
  expect(pageKeyOf(one) === pageKeyOf(other)).toBe(same);
});
