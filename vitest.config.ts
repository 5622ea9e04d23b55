import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that need a page. */
const OF_PAGES = /^(tests\/integration|src\/(ui|platform|boot|components|features|pages|app))\//;

/**
 * Code that changes modules, and Amplify, which has one session for the process. A test of services with it gets separate
 * modules, so that other tests are not affected.
 */
const OWN_MODULES =
  /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb|aws-amplify|amplifyIdentity\.ts'|\/runWorker\.ts'/;

/** Code of page tests that stays in its process: the browser's database, and the map engines. */
const OWN_PROCESS =
  /fake-indexeddb|\/(leadForms|fakeGoogle|mapEngines|paintlessContext)\.tsx?'|VITE_GOOGLE_MAPS_KEY/;

/** The file of this project that an import names; undefined for a package. */
function importedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const path = specifier.slice(1);
  return /^(server|demo|build|commands|tools|tests|e2e)\//.test(path) ? path : join('src', path);
}

/** True if a file imports code of demo/, also through other files. Imports of types do not count. */
function needsDemo(file: string, known = new Map<string, boolean>()): boolean {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('demo/')) return true;
  const answer = known.get(path);
  if (answer !== undefined || !/\.(ts|tsx|mjs)$/.test(path)) return answer ?? false;
  known.set(path, false);
  // Tests of the checks contain texts with imports of files that do not exist.
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

/** False in a copy of the product without the demonstration, where only the tests that do not need it run. */
const hasDemo = existsSync(join(import.meta.dirname, 'demo'));

/** Unit tests are beside the code that they test. */
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
    return (OF_PAGES.test(file) ? OWN_PROCESS : OWN_MODULES).test(text);
  }),
);

/** Tests have a maps service, with and without the demonstration's folder, and the pictures' address of development. */
const define = {
  'import.meta.env.VITE_MAPS_URL': JSON.stringify('/maps'),
  BRAND_PICTURES: JSON.stringify('/real-estate/brand'),
};

/**
 * Tests wait at times, so one process more than cores keeps all cores busy. The projects run one after another
 * (`groupOrder`), because Vitest ends a shared process when the next file is of another project.
 */
const maxWorkers = availableParallelism() + 1;

/**
 * Tests of pages and their parts. Files share a process and its libraries, because loading those takes seconds. Each file
 * has its own window, and loads the project's modules again, because lazy components keep loaded code.
 */
function pages(isolate: boolean): TestProjectInlineConfiguration {
  return {
    extends: './vite.config.ts',
    define,
    test: {
      name: isolate ? 'page-alone' : 'page',
      include: files.filter((file) => OF_PAGES.test(file) && alone.has(file) === isolate),
      isolate,
      environment: 'jsdom',
      maxWorkers,
      sequence: { groupOrder: isolate ? 1 : 0 },
      // This project extends vite.config.ts and does not inherit the limit below.
      testTimeout: 30_000,
      setupFiles: ['tests/support/page/setUpPage.ts'],
    },
  };
}

/** Tests without a page. They share processes and modules, which is much faster, except files with separate modules. */
function services(isolate: boolean): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: isolate ? 'node-alone' : 'node',
      include: files.filter((file) => !OF_PAGES.test(file) && alone.has(file) === isolate),
      isolate,
      environment: 'node',
      maxWorkers,
      sequence: { groupOrder: isolate ? 3 : 2 },
      setupFiles: ['tests/support/node/setUpNode.ts'],
      // Workbox has singletons. Inlined, each test can load new ones.
      server: { deps: { inline: [/workbox-/] } },
    },
  };
}

export default defineConfig({
  define,
  test: {
    reporters: ['default'],
    // Milliseconds. A test that takes longer is waiting for an event that never happens.
    testTimeout: 20_000,
    maxWorkers,
    projects: [services(false), services(true), pages(false), pages(true)],
  },
});
