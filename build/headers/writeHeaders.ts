import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { inlineScriptSources } from '#server/static/inlineScripts.ts';
import { type FileKind, headersOf, type PageSources } from '#server/static/securityHeaders.ts';
import { outsideHosts } from './outsideHosts.ts';

/** Which files are of a kind, for whoever sets up a host; the first row that fits counts. */
const ROWS: readonly { kind: FileKind; files: string }[] = [
  { kind: 'schemaWorker', files: 'assets/schemaWorker-*.js' },
  { kind: 'script', files: '*.js, *.mjs' },
  { kind: 'page', files: 'index.html, and every address without a file' },
  { kind: 'plain', files: 'everything else' },
];

/** The headers of each kind of file. */
export function headerRows(sources: PageSources) {
  return ROWS.map(({ kind, files }) => ({ files, headers: headersOf(kind, sources) }));
}

/**
 * Writes the headers of every file beside the build, for hosts that serve it without the product's own server: the
 * page's policy names its inline script by a hash that is another after each change.
 */
export function writeHeaders(): Plugin {
  let folder = 'dist';
  let variables: Record<string, string | undefined> = {};
  return {
    name: 'write-headers',
    apply: 'build',
    configResolved({ build, env, root }) {
      folder = join(root, build.outDir);
      variables = env as Record<string, string | undefined>; // Vite's own type allows anything
    },
    // After the page is written, and before the files are compressed.
    writeBundle() {
      const hosts = outsideHosts(variables);
      const scripts = inlineScriptSources(readFileSync(join(folder, 'index.html'), 'utf8'));
      const notes = { hosts, files: headerRows({ scripts, hosts }) };
      writeFileSync(join(folder, BUILD_NOTES), `${JSON.stringify(notes, null, 2)}\n`);
    },
  };
}
