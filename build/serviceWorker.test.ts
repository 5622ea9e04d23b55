import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceWorker } from './serviceWorker.ts';

/** An app with a page in its own chunk, one that needs an engine, and one for applications. */
const SOURCES = {
  'index.html':
    '<!doctype html><head><title>x</title></head><body><script type="module" src="/src/main.ts"></script></body>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/main.ts': `
    globalThis.pages = {
      list: () => import('./pages/list/ListPage.ts'),
      map: () => import('./pages/map/MapPage.ts'),
      globe: () => import('./pages/globe/GlobePage.ts'),
      apply: () => import('./features/preapproval/Steps.ts'),
      french: () => import('./i18n/fr.ts'),
    };`,
  'src/pages/list/ListPage.ts': `import './list.css'; export const list = () => new Worker(new URL('./checker.ts', import.meta.url));`,
  'src/pages/list/checker.ts': `postMessage('checked');`,
  'src/pages/list/list.css': 'body { color: red }',
  'src/pages/map/MapPage.ts': `export const map = () => import('../../engine.ts');`,
  'src/pages/globe/GlobePage.ts': `export { run } from '../../engine.ts';`,
  'src/engine.ts': `import { engine } from 'maplibre-gl'; export const run = () => [engine, import('./layers.ts')];`,
  'src/layers.ts': `export const layers = 'layers';`,
  'src/features/preapproval/Steps.ts': `export const steps = 'steps';`,
  'src/i18n/fr.ts': `export const fr = () => import('./fr/list.json');`,
  'src/i18n/fr/list.json': '{"title": "Liste"}',
  'src/sw.ts': 'globalThis.builtFiles = BUILT_FILES;',
  'node_modules/maplibre-gl/package.json': '{"name": "maplibre-gl", "type": "module", "main": "index.js"}',
  'node_modules/maplibre-gl/index.js': `export const engine = 'engine';`,
};

let root: string;
let builtFiles: { precached: { url: string; revision: string | null }[]; french: string[] };

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await build({ root, base: '/below/', configFile: false, logLevel: 'silent', plugins: [serviceWorker()] });
  const written: { builtFiles?: typeof builtFiles } = {};
  // The worker's text, which is run here.
  new Function('globalThis', readFileSync(join(root, 'dist', 'sw.js'), 'utf8'))(written);
  if (!written.builtFiles) throw new Error('The worker has no list of files.');
  builtFiles = written.builtFiles;
}, 30_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const names = (urls: readonly string[]) =>
  urls.map((url) => url.replace(/^\/below\/(assets\/)?/, '').replace(/-[\w-]{8}\./, '.')).toSorted();

test('the worker caches the page, its code and its lazy components, without engines, their users, and applications', () => {
  expect(names(builtFiles.precached.map(({ url }) => url))).toEqual(
    [
      'ListPage.css',
      'ListPage.js',
      'MapPage.js',
      'checker.js',
      'favicon.svg',
      'index.html',
      'index.js',
    ].toSorted(),
  );
});

test('only files without a hash in their names have a revision', () => {
  const revised = builtFiles.precached.filter(({ revision }) => revision !== null);
  expect(names(revised.map(({ url }) => url))).toEqual(['favicon.svg', 'index.html']);
  expect(revised.every(({ revision }) => /^[\da-f]{16}$/.test(revision ?? ''))).toBe(true);
});

test('texts in French are listed separately', () => {
  expect(names(builtFiles.french)).toEqual(['fr.js', 'list.js']);
});
