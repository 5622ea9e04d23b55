/**
 * Maximum sizes of a first visit, in compressed bytes. The build itself lists the files of each route, so that a
 * chunk which slips into the entry counts under any name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Written by build/bootScript.ts: the files of the entry, of every page, and of each page beside those. */
const CODE_LIST = 'dist/.code-files.json';

if (!existsSync(CODE_LIST)) {
  throw new Error('There is no build to weigh: run "npm run build" first.');
}
const code = JSON.parse(readFileSync(CODE_LIST, 'utf8'));
const every = readdirSync('dist/assets').map((name) => `dist/assets/${name}`);

const inDist = (names) => names.map((name) => `dist/${name}`);

/** The files of a page beside those of every page. */
function filesOf(page, lists = code.pages) {
  if (!lists[page]?.length) throw new Error(`The build has no code of "${page}".`);
  return inDist(lists[page]);
}

const everyPage = inDist([...code.entry, ...code.everyPage]);
if (code.entry.length !== 1) throw new Error('The build has no entry.');

/** Files that every page loads after it was rendered, without an action. */
const background = inDist(code.background);
if (background.length === 0) throw new Error('The build has no code of the background.');

/**
 * Kilobytes of all scripts of a route before anybody does anything, two percent above those of 2026-11-25; the map's engine
 * comes on top of its own.
 */
const ROUTES = { home: 238, list: 258, detail: 282, map: 272, trends: 275, login: 263 };

/** Maximum number of files of those scripts: on a slow line each uses one of six connections for a round trip. */
const FILES = { home: 7, list: 10, detail: 12, map: 10, trends: 12, login: 11 };

for (const [route, most] of Object.entries(FILES)) {
  const count = new Set([...everyPage, ...filesOf(route)]).size;
  if (count > most) throw new Error(`The scripts of ${route} come in ${count} files; ${most} are allowed.`);
}

/** The engine of the map: what the page asks for beside its own code, its worker, and its styles. */
const engine = [
  ...filesOf('map', code.laterPages),
  ...every.filter((path) => /\/(mapWorker-[\w-]+\.js|maplibreMap-[\w-]+\.css)$/.test(path)),
];

/** Scripts that the desk's page loads at once; the grid of wide windows and the rarer pages come on top. */
const deskEntry = [
  ...readFileSync('dist/desk.html', 'utf8').matchAll(
    /(?:src|href)="\/real-estate\/(assets\/desk\/[\w-]+\.js)"/g,
  ),
];
if (deskEntry.length === 0) throw new Error('The page of the desk has no scripts.');
const desk = inDist(deskEntry.map(([, name]) => name));

// biome-ignore lint/style/noDefaultExport: size-limit reads its settings from the default export
export default [
  { name: 'scripts of every page', path: everyPage, limit: '228 kB', gzip: true },
  ...Object.entries(ROUTES).map(([route, kilobytes]) => ({
    name: `scripts of ${route}`,
    path: [...new Set([...everyPage, ...filesOf(route)])],
    limit: `${kilobytes} kB`,
    gzip: true,
  })),
  // A phone's first visit counts the bytes as sent, with those of the background (docs/performance.md). Headers take 3 kB more.
  {
    name: 'scripts of home in its first seconds, as sent',
    path: [...new Set([...everyPage, ...filesOf('home'), ...background])],
    limit: '212 kB',
    brotli: true,
  },
  {
    name: 'map as sent, with its engine',
    path: ['dist/index.html', ...everyPage, ...filesOf('map'), ...engine],
    limit: '520 kB',
    brotli: true,
  },
  // With all skeletons, their styles and both parts of the boot script. The services send half of it.
  { name: 'page', path: 'dist/index.html', limit: '9.6 kB', gzip: true },
  { name: 'desk', path: desk, limit: '286 kB', gzip: true },
  { name: 'all scripts', path: every.filter((path) => path.endsWith('.js')), limit: '1450 kB', gzip: true },
];
