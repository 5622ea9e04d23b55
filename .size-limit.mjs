/**
 * What a first visit may cost, in compressed bytes: measured from the page that the build made, so that a chunk which
 * slips into the entry counts, whatever its name. The page's own first script names the code of every route.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

if (!existsSync('dist/index.html')) {
  throw new Error('There is no build to weigh: run "npm run build" first.');
}
const page = readFileSync('dist/index.html', 'utf8');
const every = readdirSync('dist/assets').map((name) => `dist/assets/${name}`);

// The minifier writes a long list as one text that it splits.
const [, addresses = ''] = /\bfiles:(\[[^\]]*\]|`[^`]*`)/.exec(page) ?? [];
const files = [...addresses.matchAll(/[\w-]+/g)].map(([name]) => `dist/assets/${name}.js`);
const [, pages = ''] = /\bpages:\{(.*?)\}/.exec(page) ?? [];
const [, laterPages = ''] = /\blaterPages:\{(.*?)\}/.exec(page) ?? [];

/** Files that the page's first script names under a key, by their places in its list. */
function filesOf(key, lists = pages) {
  const [, places = ''] = new RegExp(`\\b"?${key}"?:\\[([\\d,]+)\\]`).exec(lists) ?? [];
  const named = places.split(',').map((place) => files[Number(place)]);
  if (places === '' || named.includes(undefined)) {
    throw new Error(`The page names no code of "${key}".`);
  }
  return named;
}

const entry = [...page.matchAll(/<script[^>]+src="\/real-estate\/([^"]+)"/g)].map(
  ([, path]) => `dist/${path}`,
);
const everyPage = [...entry, ...filesOf('everyPage', page)];

/** Kilobytes of all scripts of a route before anybody does anything; the map's engine comes on top of its own. */
const ROUTES = { home: 230, list: 250, detail: 270, map: 260, trends: 370, login: 260 };

/** How many files those scripts come in: on a slow line each keeps one of six connections for a round trip. */
const FILES = { home: 8, list: 10, detail: 12, map: 9, trends: 12, login: 12 };

for (const [route, most] of Object.entries(FILES)) {
  const count = new Set([...everyPage, ...filesOf(route)]).size;
  if (count > most) throw new Error(`The scripts of ${route} come in ${count} files; ${most} are allowed.`);
}

/** The engine of the map: what the page asks for beside its own code, its worker, and its styles. */
const engine = [
  ...filesOf('map', laterPages),
  ...every.filter((path) => /\/(mapWorker-[\w-]+\.js|maplibreMap-[\w-]+\.css)$/.test(path)),
];

// biome-ignore lint/style/noDefaultExport: size-limit reads its settings from the default export
export default [
  { name: 'scripts of every page', path: everyPage, limit: '225 kB', gzip: true },
  ...Object.entries(ROUTES).map(([route, kilobytes]) => ({
    name: `scripts of ${route}`,
    path: [...new Set([...everyPage, ...filesOf(route)])],
    limit: `${kilobytes} kB`,
    gzip: true,
  })),
  {
    name: 'map as sent, with its engine',
    path: ['dist/index.html', ...everyPage, ...filesOf('map'), ...engine],
    limit: '520 kB',
    brotli: true,
  },
  // With the frame, its styles and the script that asks for the rest.
  { name: 'page', path: 'dist/index.html', limit: '9 kB', gzip: true },
  { name: 'all scripts', path: every.filter((path) => path.endsWith('.js')), limit: '1300 kB', gzip: true },
];
