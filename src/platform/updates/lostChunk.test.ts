import { expect, test } from 'vitest';
import { isLostChunk } from './lostChunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://www.example.ca/real-estate/assets/ListPage-1a2b3c.js',
  'error loading dynamically imported module: https://www.example.ca/real-estate/assets/ListPage-1a2b3c.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /real-estate/assets/ListPage-1a2b3c.css',
])('code that was not loaded: %s', (message) => {
  expect(isLostChunk(new TypeError(message))).toBe(true);
});

test.each([new TypeError('undefined is not a function'), 'Importing a module script failed.', undefined])(
  'another fault: %s',
  (fault) => {
    expect(isLostChunk(fault)).toBe(false);
  },
);
