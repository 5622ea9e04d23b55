import { expect, test } from 'vitest';
import { brandedHtml } from './brandedHtml.ts';

const ICONS = `<link rel="icon" href="/real-estate/favicon.svg"><link rel="apple-touch-icon" href="/real-estate/icons/apple-touch.png">`;

test('tabs and home screens show the published logo', () => {
  const brand = { logo: '/images/content/3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a-350.webp' };
  const address = '/images/content/3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a';
  expect(brandedHtml(ICONS, { brand, colours: undefined })).toBe(
    `<link rel="icon" href="${address}-icon-192.png"><link rel="apple-touch-icon" href="${address}-apple-touch.png">`,
  );
});

test('without a published logo they show that of the build', () => {
  const brand = { name: 'Maple & Main', logo: '' };
  expect(brandedHtml(ICONS, { brand, colours: undefined })).toBe(ICONS);
});
