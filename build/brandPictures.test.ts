import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltFiles } from '#server/static/builtFiles.ts';
import { bootScript } from './bootScript.ts';
import { brandPictures } from './brandPictures.ts';

/** A page and a boot script that show a picture. */
const SOURCES = {
  'index.html':
    '<!doctype html><head><title>x</title></head><body><div id="root"></div><script type="module" src="/src/main.ts"></script></body>',
  'src/main.ts': `document.title = BRAND_PICTURES + '/street-800.webp';`,
  'src/boot/boot.ts': `globalThis.first = BRAND_PICTURES + '/street-800.webp'; globalThis.code = CODE_FILES;`,
  'src/boot/requestFirst.ts': 'globalThis.requestFirst = () => undefined;',
  'public/brand/street-800.webp': 'a street at dusk',
  'public/share/street.jpg': 'the same for networks',
};

let root: string;
const settings = () => ({
  root,
  base: '/below/',
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [brandPictures(), bootScript()],
});

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

/** Returns the picture addresses in the page and its boot script, and those of the existing files. */
async function built() {
  await build(settings());
  const files = readBuiltFiles(join(root, 'dist'));
  const texts = ['index.html', ...files.keys()].filter((name) => /\.(html|js)$/.test(name));
  const named = texts.flatMap((name) =>
    [...readFileSync(join(root, 'dist', name), 'utf8').matchAll(/\/below\/([^`"]+\.webp)/g)].map(
      ([, path]) => path,
    ),
  );
  return { named, files, pictures: [...files.keys()].filter((name) => /\.(webp|jpg)$/.test(name)) };
}

test('a picture is at the address that the page and its boot script request, which may be cached forever', async () => {
  const { named, files, pictures } = await built();
  const [path = ''] = named;
  expect(path).toMatch(/^assets\/brand-[\da-f]{8}\/street-800\.webp$/);
  expect(new Set(named)).toEqual(new Set([path]));
  expect(named.length, 'in the page and in its code').toBeGreaterThan(1);
  expect(files.get(path)).toMatchObject({ hashed: true, type: 'image/webp' });
  // Social networks cache the address of a shared picture, so it must not change.
  expect(pictures.toSorted()).toEqual([path, 'share/street.jpg'].toSorted());
});

test('a changed picture has another address', async () => {
  const before = await built();
  writeFileSync(join(root, 'public/brand/street-800.webp'), 'a street at noon');
  const after = await built();
  expect(after.named[0]).not.toBe(before.named[0]);
  expect(after.files.has(after.named[0] ?? '')).toBe(true);
});

test('in development pictures come from the folder itself', async () => {
  const { define } = await resolveConfig(settings(), 'serve');
  expect(define?.['BRAND_PICTURES']).toBe('"/below/brand"');
});
