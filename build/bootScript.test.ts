import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScriptSources } from '#server/static/inlineScripts.ts';
import { bootScript } from './bootScript.ts';

/** An app of two pages that share a module, with a boot script that records what the build wrote into it. */
const SOURCES = {
  'index.html':
    '<!doctype html><head><title>x</title></head><body><div id="root"></div><script type="module" src="/src/main.ts"></script></body>',
  'src/main.ts': `
    import { greet } from './shell.ts';
    greet();
    const pages = {
      home: () => import('./pages/home/HomePage.tsx'),
      detail: () => import('./pages/detail/DetailPage.tsx'),
      map: () => import('./pages/map/MapPage.tsx'),
      login: () => import('./app/guards/VisitorPage.tsx').then(() => import('./pages/auth/LoginPage.tsx')),
      newAccount: () => import('./pages/auth/NewAccountPage.tsx'),
    };
    if (navigator.language === 'fr') void import('./i18n/fr.ts').then(({ fr, later }) => later(fr));
    void pages[location.hash.slice(1)]?.();`,
  'src/pages/home/HomePage.tsx': `import { shared } from '../../shared.ts'; export default () => shared('home');`,
  'src/pages/detail/DetailPage.tsx': `import { shared } from '../../shared.ts'; import './Gallery.tsx'; import '../../texts.ts'; export default () => shared('detail');`,
  'src/pages/detail/Gallery.tsx': `globalThis.gallery = 'gallery';`,
  'src/pages/map/MapPage.tsx': `import { shared } from '../../shared.ts'; export default () => import('../../platform/maps/maplibre/maplibreMap.ts').then(shared);`,
  'src/platform/maps/maplibre/maplibreMap.ts': `import { shared } from '../../../shared.ts'; import './engine.ts'; export default () => shared('a map');`,
  'src/platform/maps/maplibre/engine.ts': `globalThis.engine = 'engine';`,
  'src/pages/auth/LoginPage.tsx': `export default () => (document.title = 'who are you');`,
  'src/pages/auth/NewAccountPage.tsx': `export default () => (document.title = 'be one of us');`,
  'src/app/guards/VisitorPage.tsx': `globalThis.guard = 'visitors alone';`,
  'src/shell.ts': `export const greet = () => { document.title = 'shell'; };`,
  'src/shared.ts': `export const shared = (name) => document.title = 'shared ' + name + location.href;`,
  'src/boot/boot.ts': `import { say } from './say.ts'; say(CODE_FILES);`,
  'src/boot/requestFirst.ts': 'globalThis.requestFirst = () => undefined;',
  'src/boot/say.ts': 'export const say = (files) => { globalThis.codeFiles = files; };',
  'src/texts.ts': `import gallery from './i18n/en/gallery.json'; globalThis.texts = gallery;`,
  'src/i18n/en/gallery.json': '{"title": "Gallery"}',
  'src/i18n/fr/gallery.json': '{"title": "Galerie"}',
  'src/i18n/fr.ts': `export const fr = 'bonjour'; export const later = () => import('./fr/gallery.json');`,
};

let root: string;
let page: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'first-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await build({
    root,
    base: '/below/',
    configFile: false,
    logLevel: 'silent',
    plugins: [bootScript()],
    build: {
      rolldownOptions: {
        output: {
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups: [{ name: 'shell', test: /shell/ }] },
        },
      },
    },
  });
  page = readFileSync(join(root, 'dist', 'index.html'), 'utf8');
});

afterAll(() => rmSync(root, { recursive: true }));

const textOf = (files: string[] = []) =>
  files.map((file) => readFileSync(join(root, 'dist', file.replace('/below/', '')), 'utf8')).join('');

interface Named<Files> {
  everyPage: Files;
  french: Files;
  pages: Record<string, Files>;
  laterPages: Record<string, Files>;
  frenchOf: Record<string, Files>;
}

/** Runs the boot script and returns its names, with addresses instead of positions, and the French of each page. */
function codeFiles() {
  const scope: { codeFiles?: Named<string> & { folder: string; files: string; nameLength: number } } = {};
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  new Function('globalThis', script)(scope);
  if (!scope.codeFiles) throw new Error('The boot script said nothing.');
  const { folder, files, nameLength, everyPage, french, pages, laterPages, frenchOf } = scope.codeFiles;
  const nameOf = (place: string) => files.slice((place.charCodeAt(0) - 35) * nameLength).slice(0, nameLength);
  const at = (places: string) => [...places].map((place) => `${folder}${nameOf(place)}.js`);
  const byPage = (by: Record<string, string>) =>
    Object.fromEntries(Object.entries(by).map(([name, places]) => [name, at(places)]));
  return {
    everyPage: at(everyPage),
    french: at(french),
    pages: byPage(pages),
    laterPages: byPage(laterPages),
    frenchPages: byPage(
      Object.fromEntries(
        Object.entries(pages).map(([name, places]) => [
          name,
          [...places].map((place) => frenchOf[place] ?? '').join(''),
        ]),
      ),
    ),
  };
}

test('the page contains the complete scripts once, after #root, and the policy names their hashes', () => {
  expect(inlineScriptSources(page)).toHaveLength(2);
  expect(page).toMatch(/<script data-for="detail list trends">[^<]*requestFirst[^<]*<\/script>\s*<script>/);
  expect(page.indexOf('<script>')).toBeGreaterThan(page.indexOf('id="root"'));
  expect(page).not.toContain('say.ts');
});

test('every page is named by its file, with files that the build wrote', () => {
  const { everyPage, french, pages, frenchPages } = codeFiles();
  expect(Object.keys(pages).sort()).toEqual(['detail', 'home', 'login', 'map']);
  const written = readdirSync(join(root, 'dist', 'assets')).map((name) => `/below/assets/${name}`);
  const named = [...everyPage, ...french, ...[pages, frenchPages].flatMap((by) => Object.values(by).flat())];
  expect(named.filter((file) => !written.includes(file))).toEqual([]);
  expect(textOf(everyPage)).toContain('shell');
  expect(textOf(french)).toContain('bonjour');
});

test('a page’s files are its code and its imports, each once', () => {
  const { everyPage, pages } = codeFiles();
  expect(textOf(pages['detail'])).toMatch(/gallery[\s\S]*detail|detail[\s\S]*gallery/);
  expect(textOf(pages['home'])).not.toContain('gallery');
  for (const name of ['home', 'detail']) {
    expect(textOf([...everyPage, ...(pages[name] ?? [])])).toContain('shared ');
    const requested = [...everyPage, ...(pages[name] ?? [])];
    expect(new Set(requested).size).toBe(requested.length);
  }
});

test('a page with a guard includes the guard, separate from the other pages of its folder', () => {
  const { pages } = codeFiles();
  expect(textOf(pages['login'])).toMatch(/visitors alone[\s\S]*who are you/);
  expect(textOf(pages['login'])).not.toContain('be one of us');
});

test('the map’s engine is named too, separate from the page’s own code', () => {
  const { everyPage, pages, laterPages } = codeFiles();
  expect(Object.keys(laterPages)).toEqual(['map']);
  expect(textOf(laterPages['map'])).toContain('engine');
  expect(textOf(pages['map'])).not.toContain('engine');
  const before = [...everyPage, ...(pages['map'] ?? [])];
  expect(laterPages['map']?.filter((file) => before.includes(file))).toEqual([]);
});

test('a page’s French texts are those of the modules in its code', () => {
  const { french, frenchPages } = codeFiles();
  expect(textOf(frenchPages['detail'])).toContain('Galerie');
  expect(frenchPages['home']).toEqual([]);
  expect(textOf(french)).not.toContain('Galerie');
});

test('the bundler’s own preloads are removed, since they would load before the page’s visible parts', () => {
  expect(page).not.toContain('rel="modulepreload"');
});

test('the build lists the same files for the check of the sizes', () => {
  const list = JSON.parse(readFileSync(join(root, 'dist', '.code-files.json'), 'utf8')) as Named<string[]> & {
    entry: string[];
  };
  const below = (files: string[]) => files.map((file) => `/below/${file}`).sort();
  const { everyPage, pages } = codeFiles();
  expect(below(list.everyPage)).toEqual(everyPage.toSorted());
  expect(below(list.pages['map'] ?? [])).toEqual(pages['map']?.toSorted());
  expect(page).toContain(`src="/below/${list.entry[0]}"`);
});
