import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { mapsAddress } from './settings/mapsAddress.ts';

type Bundle = Rolldown.OutputBundle;

/** A file that the worker caches. A hash in the name is its revision. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

/** The constant that src/sw/builtFiles.ts declares. */
interface BuiltFiles {
  precached: PrecachedFile[];
  french: string[];
}

/** The packages of the map's engine, the charts, and the sign-in. */
export const LARGE_PACKAGES = ['maplibre-gl', 'recharts', 'aws-amplify', '@aws-amplify'] as const;

/** Matches large code, or code without a use while offline. It is cached when it was first needed. */
const CACHED_LATER = [
  new RegExp(`node_modules[\\\\/](${LARGE_PACKAGES.join('|')})[\\\\/]`),
  // Applications need a session and a service that checks them.
  /[\\/]src[\\/]features[\\/](pre-?approval|dashboard|documents|applications?)[\\/]/,
  /[\\/]src[\\/]platform[\\/]identity[\\/]amplify/,
  /[\\/]src[\\/]i18n[\\/]fr[\\/.]/,
];

const french = /[\\/]src[\\/]i18n[\\/]fr[\\/.]/;

/** Files that every page needs besides its code. */
const PLAIN = ['favicon.svg'];

/** Matches the font's letters for English and French. Others are loaded when a text has them. */
const FONT = /figtree-latin-wght-normal-[\w-]+\.woff2$/;

type Chunk = Rolldown.OutputChunk;

const isHeavy = ({ moduleIds }: Chunk): boolean =>
  moduleIds.some((id) => CACHED_LATER.some((kind) => kind.test(id)));

/** True for a chunk that is cached later, or needs one that is. */
function isCachedLater(name: string, bundle: Bundle, visited = new Set<string>()): boolean {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || visited.has(name)) return false;
  visited.add(name);
  return isHeavy(chunk) || chunk.imports.some((needed) => isCachedLater(needed, bundle, visited));
}

/**
 * Returns the files that an entry imports, at once or later. It leaves out those that are cached later, and the files
 * that only those import.
 */
function neededFiles(entry: Chunk, bundle: Bundle): Set<string> {
  const names = new Set<string>();
  const waiting = [entry.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (names.has(name) || chunk?.type !== 'chunk' || isCachedLater(name, bundle)) continue;
    names.add(name);
    // Styles, and the scripts of workers.
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) if (/\.(css|js)$/.test(file)) names.add(file);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return names;
}

/**
 * Returns the files of a build that the worker caches.
 * @param read returns the text of a file without a hash in its name
 */
function builtFiles(bundle: Bundle, base: string, read: (name: string) => string): BuiltFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // A worker that shares files with a page is also an entry of the build.
  const entry = chunks.find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html') === true,
  );
  const code = entry ? [...neededFiles(entry, bundle)] : [];
  if (code.length === 0) throw new Error('Every page needs code that the service worker caches.');
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  const plain = ['index.html', ...PLAIN].map((name) => ({
    url: base + name,
    revision: createHash('sha256').update(read(name)).digest('hex').slice(0, 16),
  }));
  return {
    precached: [...plain, ...[...code, ...fonts].map((name) => ({ url: base + name, revision: null }))],
    french: chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => french.test(id)))
      .map(({ fileName }) => base + fileName),
  };
}

/** Builds the worker as one classic script. */
async function asScript(entry: string, files: BuiltFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      BUILT_FILES: JSON.stringify(files),
      'import.meta.env.VITE_MAPS_URL': JSON.stringify(mapsAddress(process.env)),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // the build neither watches nor writes
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

/** Writes sw.js beside the page: src/sw.ts with the list of the build's files that it caches. */
export function serviceWorker(): Plugin {
  let folder = '';
  let entry = '';
  let base = '/';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      entry = join(config.root, 'src', 'sw.ts');
      base = config.base;
    },
    // By then the page is complete, and nothing is compressed yet.
    async writeBundle(_options, bundle) {
      const files = builtFiles(bundle, base, (name) => readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, 'sw.js'), await asScript(entry, files));
    },
  };
}
