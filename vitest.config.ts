import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that need a page. */
const OF_PAGES = /^(tests\/integration|src\/(ui|platform|boot|components|features|pages|app))\//;

/** What a test says that has modules of its own: other tests must not meet those, nor it theirs. */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb|\/(runWorker|leadForms)\.tsx?'/;

/** What an import names: the file of this project, or undefined for a package and for a type alone. */
function importedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const path = specifier.slice(1);
  return /^(server|demo|build|commands|tools|tests|e2e)\//.test(path) ? path : join('src', path);
}

/** Files that cannot run without a file of demo/, by what they import. Types alone are no need. */
function needsDemo(file: string, known = new Map<string, boolean>()): boolean {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('demo/')) return true;
  const answer = known.get(path);
  if (answer !== undefined || !/\.(ts|tsx|mjs)$/.test(path)) return answer ?? false;
  known.set(path, false);
  // Tests of the checks hold imports in texts, of files that are not there.
  if (!existsSync(join(import.meta.dirname, path))) return false;
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  const imports = text.matchAll(/(?:^(?:import|export)(?! type\b)[^;]*? from |^import |import\()'([^']+)'/gm);
  const needs = [...imports].some(([, specifier = '']) => {
    const imported = importedFile(path, specifier);
    return imported !== undefined && needsDemo(imported, known);
  });
  known.set(path, needs);
  return needs;
}

/** The product's own tests run where the demonstration is left out. */
const hasDemo = existsSync(join(import.meta.dirname, 'demo'));

/** Tests of units lie beside the code that they test. */
const FOLDERS = '{src,server,demo,build,commands,tools,tests}';

const files = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => hasDemo || !needsDemo(file))
  .toSorted();
const alone = new Set(
  files.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return OWN_MODULES.test(text);
  }),
);

/** Tests know a maps service, whether the demonstration's folder is there or not. */
const define = { 'import.meta.env.VITE_MAPS_URL': JSON.stringify('/maps') };

/** A test waits at times: one more process than there are cores keeps all of these busy. */
const maxWorkers = availableParallelism() + 1;

/** Tests of pages and their parts. Each file has a window and modules of its own: a lazy component keeps loaded code. */
function pages(): TestProjectInlineConfiguration {
  return {
    extends: './vite.config.ts',
    define,
    test: {
      name: 'page',
      include: files.filter((file) => OF_PAGES.test(file)),
      isolate: true,
      environment: 'jsdom',
      maxWorkers,
      // This project stands on vite.config.ts and does not inherit the limit below.
      testTimeout: 15_000,
      setupFiles: ['tests/support/page/setUpPage.ts'],
    },
  };
}

/** Files share a process and its modules, since one for each takes far longer; those with modules of their own do not. */
function services(isolate: boolean): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: isolate ? 'node-alone' : 'node',
      include: files.filter((file) => !OF_PAGES.test(file) && alone.has(file) === isolate),
      isolate,
      environment: 'node',
      maxWorkers,
      setupFiles: ['tests/support/node/setUpNode.ts'],
      // A worker's parts are singletons: each test begins with new ones.
      server: { deps: { inline: [/workbox-/] } },
    },
  };
}

export default defineConfig({
  define,
  test: {
    reporters: ['default'],
    // A test that waits longer than this waits for something that will not come.
    testTimeout: 10_000,
    maxWorkers,
    projects: [services(false), services(true), pages()],
  },
});
