import { defineConfig } from 'vitest/config';

/** Folders whose tests need a page. */
const withPage = ['ui', 'platform', 'components', 'features', 'pages', 'app'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // A test that waits longer than this waits for something that will not come.
    testTimeout: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          // A worker's parts are singletons: each test begins with new ones.
          server: { deps: { inline: [/workbox-/] } },
          exclude: withPage.map((floor) => `tests/unit/${floor}/**`),
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'page',
          environment: 'jsdom',
          // This project stands on vite.config.ts and does not inherit the limit above.
          testTimeout: 15_000,
          include: [
            `tests/unit/{${withPage.join(',')}}/**/*.test.{ts,tsx}`,
            'tests/integration/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/page/setUpPage.ts'],
        },
      },
    ],
  },
});
