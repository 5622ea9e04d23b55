/** Builds the app in memory and lists the parts of each route, biggest first; started by `npm run treemap`. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { commandLine } from '#server/start/commandLine.ts';
import config from '../../vite.config.ts';
import { type BuiltFile, routeParts } from './routeParts.ts';

const KILOBYTE = 1000;
/** Parts with fewer bytes are summed up in one line. */
const SMALL = 1000;

/** Plugins that read the build from the disk, which does not exist here. */
const AFTERWARDS = ['precompress', 'service-worker'];

const kilobytes = (size: number): string => (size / KILOBYTE).toFixed(1).padStart(7);

function filesOf(outputs: readonly Rolldown.RolldownOutput[]): BuiltFile[] {
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return chunks.map(({ fileName, facadeModuleId, isEntry, imports, code, modules }) => ({
    fileName,
    facadeModuleId,
    isEntry,
    imports,
    size: gzipSync(code, { level: 9 }).length,
    modules: new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
  }));
}

const { words: pages } = await commandLine({
  name: 'treemap',
  about: "lists the packages and folders in each route's scripts, biggest first.",
  options: {},
  words: {
    name: 'PAGE',
    meaning: 'only these pages: detail map',
    min: 0,
    max: Number.POSITIVE_INFINITY,
  },
});
const plugins = ((config.plugins ?? []).flat() as Plugin[]).filter(({ name }) => !AFTERWARDS.includes(name)); // none is a promise
const result = await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  plugins,
  build: { ...config.build, write: false },
});
const routes = routeParts(filesOf([result].flat() as Rolldown.RolldownOutput[])); // it does not watch
const known = [...routes].map(([page]) => page);
for (const page of pages.filter((name) => !known.includes(name))) {
  process.stderr.write(`There is no page "${page}": there are ${known.join(', ')}.\n`);
  process.exitCode = 1;
}
for (const [page, parts] of routes) {
  if (pages.length > 0 && !pages.includes(page)) continue;
  const sum = parts.reduce((total, { size }) => total + size, 0);
  process.stdout.write(`\n${page}: ${kilobytes(sum).trim()} kB of scripts, gzip\n`);
  const [large, small] = [
    parts.filter(({ size }) => size >= SMALL),
    parts.filter(({ size }) => size < SMALL),
  ];
  for (const { name, size } of large) process.stdout.write(`${kilobytes(size)}  ${name}\n`);
  const rest = small.reduce((total, { size }) => total + size, 0);
  process.stdout.write(`${kilobytes(rest)}  ${small.length} smaller ones\n`);
}
