/**
 * What a first visit may cost, in compressed bytes: measured from the page that the build made, so that a chunk which
 * slips into the entry counts, whatever its name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

if (!existsSync('dist/index.html')) {
  throw new Error('There is no build to weigh: run "npm run build" first.');
}
const page = readFileSync('dist/index.html', 'utf8');
const loaded = [...page.matchAll(/(?:src|href)="\/real-estate\/([^"]+)"/g)].map(([, path]) => `dist/${path}`);
const every = readdirSync('dist/assets').map((name) => `dist/assets/${name}`);

// biome-ignore lint/style/noDefaultExport: size-limit reads its settings from the default export
export default [
  {
    name: 'scripts of every page',
    path: loaded.filter((path) => path.endsWith('.js')),
    limit: '230 kB',
    gzip: true,
  },
  {
    name: 'styles of every page',
    path: loaded.filter((path) => path.endsWith('.css')),
    limit: '15 kB',
    gzip: true,
  },
  { name: 'page', path: 'dist/index.html', limit: '5 kB', gzip: true },
  { name: 'all scripts', path: every.filter((path) => path.endsWith('.js')), limit: '830 kB', gzip: true },
];
