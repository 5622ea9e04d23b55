import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resizePicture, resizeUpload } from './resizePicture.ts';

const FORM = { width: 800, format: 'webp' } as const;
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`;
const upload = (text: string) => resizeUpload(Buffer.from(text), FORM);

test('a file of many comments is soon known to be no SVG', async () => {
  await expect(upload(`${'<!---->'.repeat(140)}x`)).rejects.toMatchObject({ status: 502 });
});

test('an SVG file is drawn after comments, which may contain dashes', async () => {
  const drawn = await upload(`<!-- a - b <!- c -->\n<!---->${svg('')}`);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 800 });
});

const filtered = (filter: string) =>
  svg(`<filter id="f">${filter}</filter><rect width="9" height="9" filter="url(#f)"/>`);

test.each([
  // Each takes librsvg minutes, in which nothing can stop it.
  ['too long', filtered('<feMorphology operator="dilate" radius="200"/>'.repeat(20))],
  [
    'too much memory',
    svg(`${'<g opacity=".9">'.repeat(240)}<rect width="9" height="9"/>${'</g>'.repeat(240)}`),
  ],
])(
  "a drawing that takes %s is given up, and visitors' pictures do not wait",
  { timeout: 30_000 },
  async (_, text) => {
    const photo = { create: { width: 90, height: 90, channels: 3 as const, background: '#204060' } };
    const bytes = await sharp(photo).png().toBuffer();
    const order: string[] = [];
    const refused = upload(text).catch(({ status }) => order.push(`upload ${status}`));
    await resizePicture(bytes, FORM);
    order.push('visitor');
    await refused;
    expect(order).toEqual(['visitor', 'upload 502']);
  },
);
