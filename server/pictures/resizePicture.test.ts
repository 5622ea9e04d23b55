import { expect, test } from 'vitest';
import { drawSvg } from './resizePicture.ts';

test('a file of many comments is soon known to be no SVG', async () => {
  expect(await drawSvg(Buffer.from(`${'<!---->'.repeat(140)}x`), 800)).toBeUndefined();
});

test('an SVG file is drawn after comments, which may contain dashes and the beginning of another', async () => {
  const text = '<!-- a - b <!- c -->\n<!----><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  expect((await drawSvg(Buffer.from(text), 80))?.subarray(1, 4).toString()).toBe('PNG');
});
