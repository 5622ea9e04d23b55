import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A page's module: its folder names it. */
const pageModule = /[\\/]src[\\/]pages[\\/]([^/\\]+)[\\/]\w+Page\.tsx$/;

function filesOf(fileName: string, bundle: Bundle, known: Set<string>): string[] {
  const chunk = bundle[fileName];
  if (known.has(fileName) || chunk?.type !== 'chunk') {
    return [];
  }
  known.add(fileName);
  return [fileName, ...chunk.imports.flatMap((name) => filesOf(name, bundle, known))];
}

/** What each page needs beside the entry's own files, by the page's folder. */
function pageFiles(bundle: Bundle, base: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const everyPage = new Set<string>();
  if (entry) {
    filesOf(entry.fileName, bundle, everyPage);
  }
  return Object.fromEntries(
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      const [, page] = pageModule.exec(facadeModuleId ?? '') ?? [];
      return page ? [[page, filesOf(fileName, bundle, new Set(everyPage)).map((name) => base + name)]] : [];
    }),
  );
}

/** One module and what it imports as one classic script. */
async function asScript(entry: string, pages: Record<string, string[]>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { PAGE_FILES: JSON.stringify(pages) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // neither watching nor writing
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code.trim() : ''))
    .join('');
}

/**
 * Writes the scripts of src/first into the page as text: the colour scheme into the head, the rest behind #root. The
 * server's Content-Security-Policy names them by their hashes.
 */
export function firstScripts(): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'first-scripts',
    configResolved(config) {
      folder = join(config.root, 'src', 'first');
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }): Promise<HtmlTagDescriptor[]> {
        const pages = bundle ? pageFiles(bundle, base) : {};
        const [scheme, first] = await Promise.all(
          ['colourScheme.ts', 'first.ts'].map((name) => asScript(join(folder, name), pages)),
        );
        return [
          { tag: 'script', children: scheme ?? '', injectTo: 'head-prepend' },
          { tag: 'script', children: first ?? '', injectTo: 'body' },
        ];
      },
    },
  };
}
