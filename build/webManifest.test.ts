import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { routes } from '#app/router.tsx';
import { BASE_PATH } from '#domain/paths.ts';
import { versionText } from './versionFile.ts';
import { webManifest } from './webManifest.ts';

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

const manifest = webManifest() as Manifest; // written out here, so that a missing member is an error
const fileOf = (address: string): string =>
  join(import.meta.dirname, '..', 'public', address.slice(BASE_PATH.length));
const routeOf = (address: string) =>
  matchRoutes(routes as RouteObject[], address.slice(BASE_PATH.length))?.at(-1)?.route.path;

test('browsers find what they require of an installed app', () => {
  expect(manifest).toMatchObject({
    name: 'Harbour & Pine',
    start_url: '/real-estate/',
    scope: '/real-estate/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test.each(manifest.icons)('$src is a picture of $sizes', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(fileOf(src)).metadata();
  expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
});

test('the part of a maskable icon that systems may cut off is plain ground', async () => {
  const picture = sharp(fileOf('/real-estate/icons/maskable-512.png')).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).join();
  const radius = info.width * 0.4;
  const outside = Array.from(
    { length: info.width ** 2 },
    (_, place) => [place % info.width, Math.floor(place / info.width)] as const,
  )
    .filter(([x, y]) => Math.hypot(x - info.width / 2, y - info.width / 2) > radius)
    .map(([x, y]) => at(x, y));
  expect(new Set(outside)).toEqual(new Set(['15,27,45,255']));
});

test('every address in it is a page or a file of the app', () => {
  const { shortcuts, share_target: target } = manifest;
  for (const { url, icons } of shortcuts) {
    expect(routeOf(url), url).not.toBe('*');
    for (const { src } of icons) expect(existsSync(fileOf(src)), src).toBe(true);
  }
  expect(routeOf(target.action)).toBe('/share');
  expect(target).toMatchObject({ method: 'GET', params: { title: 'title', text: 'text', url: 'url' } });
  expect(existsSync(fileOf('/real-estate/icons/apple-touch.png'))).toBe(true);
});

test('the version file has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // package.json has it
  expect(JSON.parse(versionText(version))).toEqual({ version });
});
