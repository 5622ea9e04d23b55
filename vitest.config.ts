import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that need a page. */
const OF_PAGES = /^tests\/(integration|unit\/(ui|platform|components|features|pages|app))\//;

/** What a test says that has modules of its own: other tests must not meet those, nor it theirs. */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb|\/(runWorker|leadForms)\.tsx?'/;

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const alone = new Set(
  files.filter((file) => OWN_MODULES.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
);

/**
 * Files of one kind share a process, its modules and its window: a process for each takes three times as long.
 * Those with modules of their own have one each.
 */
function project(ofPages: boolean, isolate: boolean): TestProjectInlineConfiguration {
  const name = `${ofPages ? 'page' : 'node'}${isolate ? '-alone' : ''}`;
  const include = files.filter((file) => OF_PAGES.test(file) === ofPages && alone.has(file) === isolate);
  const shared = { name, include, isolate, maxWorkers: '100%' };
  return ofPages
    ? {
        extends: './vite.config.ts',
        test: {
          ...shared,
          environment: 'jsdom',
          // This project stands on vite.config.ts and does not inherit the limit below.
          testTimeout: 15_000,
          setupFiles: ['tests/support/page/setUpPage.ts'],
        },
      }
    : {
        extends: true,
        test: {
          ...shared,
          environment: 'node',
          setupFiles: ['tests/support/node/setUpNode.ts'],
          // A worker's parts are singletons: each test begins with new ones.
          server: { deps: { inline: [/workbox-/] } },
        },
      };
}

export default defineConfig({
  test: {
    reporters: ['default'],
    // A test that waits longer than this waits for something that will not come.
    testTimeout: 10_000,
    maxWorkers: '100%',
    projects: [project(false, false), project(true, false), project(false, true), project(true, true)],
  },
});
