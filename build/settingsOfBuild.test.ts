import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { builtApp } from '#server/static/buildNotes.ts';
import { demonstration } from './demonstration.ts';
import { writeHeaders } from './headers/writeHeaders.ts';

afterEach(() => vi.unstubAllEnvs());

/** Builds one page with these settings. Returns its text and its folder. */
async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="en-CA"><head></head><body><div id="root"></div></body></html>',
  );
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [demonstration(), writeHeaders('2.0.0')],
  });
  const folder = join(root, 'dist');
  return { folder, page: readFileSync(join(folder, 'index.html'), 'utf8') };
}

const pool = { VITE_COGNITO_POOL_ID: 'ca-central-1_AbC123', VITE_COGNITO_CLIENT_ID: 'client1' };

test('a build records its settings, so that a server can compare them', async () => {
  const { folder } = await builtWith({
    VITE_STAGE: 'production',
    VITE_SITE_URL: 'https://www.example.com',
    VITE_CLOSED_DAYS: 'Sunday, 12-25',
    VITE_HIDDEN_FILTERS: 'pets,estimates',
    ...pool,
  });
  expect(builtApp(folder)).toEqual({
    version: '2.0.0',
    stage: 'production',
    demo: false,
    siteUrl: 'https://www.example.com',
    poolId: 'ca-central-1_AbC123',
    clientId: 'client1',
    closedDays: ['sunday', '12-25'],
    hasEstimates: false,
  });
});

test('in stage local it is built for the demonstration, without a ribbon', async () => {
  const { folder, page } = await builtWith({});
  expect(builtApp(folder)).toEqual({ version: '2.0.0', stage: 'local', demo: true });
  expect(page).not.toContain('emonstration');
});

test.each([
  { VITE_STAGE: 'production' },
  { VITE_STAGE: 'production', DEMO: 'off' },
  { VITE_STAGE: 'staging', DEMO: '' },
  { VITE_STAGE: 'local', DEMO: 'on' },
])('no ribbon with %j', async (settings) => {
  const { page } = await builtWith(settings);
  expect(page).not.toContain('emonstration');
});

test.each(['staging', 'production'])(
  'a demonstration in stage %s has a ribbon on every page',
  async (stage) => {
    const { folder, page } = await builtWith({ VITE_STAGE: stage, DEMO: 'on' });
    expect(builtApp(folder)?.demo).toBe(true);
    const ribbons = [
      ...page.matchAll(/<aside class="demonstration" lang="(\w+)" aria-label="(\S+)">([^<]+)<\/aside>/g),
    ];
    expect(ribbons.map(([, ...titles]) => titles)).toEqual([
      ['en', 'Demonstration', 'Demonstration: these homes are not real'],
      ['fr', 'Démonstration', 'Démonstration : ces propriétés sont fictives'],
    ]);
    expect(page.indexOf('<aside')).toBeLessThan(page.indexOf('id="root"'));
    for (const [shown, hidden] of [
      ['fr', 'en'],
      ['en', 'fr'],
    ]) {
      expect(page).toContain(`:root:lang(${shown}) .demonstration:lang(${hidden})`);
    }
  },
);

test('pages that fill the window leave space for the ribbon', () => {
  const heights = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bheight: ['"`](.*100[dls]?vh.*?)['"`]/g)].map(
      ([, value]) => value,
    ),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.filter((value) => !value?.includes('var(--ribbon, 0px)'))).toEqual([]);
});
