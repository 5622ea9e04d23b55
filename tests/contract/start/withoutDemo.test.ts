import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runServer } from '#commands/endurance/runServer.ts';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { NO_HOSTS } from '#server/static/securityHeaders.ts';
import { openStore } from '#server/store/openStore.ts';
import { openPgliteServer } from '#tests/support/services/pgliteServer.ts';
import { startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';
import { exportRow, pagesOf } from '../ingest/exportRows.ts';

/** Starts processes on a machine that may be busy. */
const TIMEOUT_MS = 60_000;
const ROWS = 30;
const DEMO_PATHS = ['/images/any?w=320', '/maps/styles/light.json', '/idp/outbox'];

const root = join(import.meta.dirname, '..', '..', '..');

function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An app that was built without a demonstration; the server refuses one that was built with it. */
function appFolder(): string {
  const folder = temporaryFolder('app');
  const app = { version: '1.0.0', stage: 'local', demo: false };
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app, hosts: NO_HOSTS, files: [] }));
  return folder;
}

/** The settings of a product on its own, with the test's folders. */
function settingsOf(more: Record<string, string> = {}): Record<string, string> & { DATA_DIR: string } {
  const folders = { DATA_DIR: temporaryFolder('alone'), APP_DIR: appFolder() };
  return { DEMO: 'off', STAGE: 'local', ...folders, ...more };
}

async function started(settings: Record<string, string>) {
  const server = await runServer(join('server', 'start', 'main.ts'), settings);
  onTestFinished(() => server.stop());
  const ask = async (path: string) => {
    const answer = await fetch(`${server.origin}${path}`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const statuses = () => Promise.all(DEMO_PATHS.map(async (path) => (await ask(path)).status));
  return { ask, statuses };
}

/** A folder with an export. */
function exportOf(count: number): string {
  const folder = temporaryFolder('export');
  const rows = Array.from({ length: count }, (_, number) => exportRow(number));
  for (const [page, json] of pagesOf(rows, count).entries())
    writeFileSync(join(folder, `${page}.json`), json);
  return folder;
}

/** Loads an export as an operator does. */
async function ingest(settings: Record<string, string>): Promise<string> {
  const folder = exportOf(ROWS);
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/ingest/ingest.ts', folder], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  return stdout;
}

describe('without its demonstration', () => {
  it('the product answers from a feed, draws no picture and seeds no listing', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const feed = await startFakeFeed();
    onTestFinished(() => feed.close());
    const sample = join(root, 'tests', 'support', 'upstream', 'listings-version-2.json');
    feed.answers.set('/listings', JSON.parse(readFileSync(sample, 'utf8')) as object);
    const settings = settingsOf({ REALTY_UPSTREAM_URL: feed.url, REALTY_UPSTREAM_KEY: 'key' });
    const { ask, statuses } = await started(settings);
    expect(await ask('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const listings = [expect.objectContaining({ mlsNumber: expect.any(String) })];
    expect((await ask('/realty/listings?resultsPerPage=1')).body).toMatchObject({ listings });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(readdirSync(settings.DATA_DIR)).not.toContain('cache');
  });

  it('the product starts without listings, and reports that to a probe', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { ask } = await started(settingsOf());
    expect(await ask('/health')).toEqual({
      status: 503,
      body: { status: 'no listings', version: expect.any(String) },
    });
  });

  it.each(['SQLite', 'PostgreSQL'])(
    "the product answers with the listings of a board's export on %s",
    { timeout: TIMEOUT_MS },
    async (engine) => {
      const postgres = engine === 'PostgreSQL' ? await openPgliteServer() : undefined;
      if (postgres) onTestFinished(() => postgres.close());
      const settings = settingsOf(postgres ? { DATABASE_URL: postgres.connectionString } : {});
      expect(await ingest(settings)).toMatch(/\b30\b/);
      const { ask, statuses } = await started(settings);
      expect((await ask('/health')).body).toMatchObject({ status: 'ok', counts: { listings: ROWS } });
      expect((await ask('/realty/listings?city=Toronto')).body).toMatchObject({ count: ROWS });
      const cities = [expect.objectContaining({ name: 'Toronto' })];
      expect((await ask('/realty/locations?search=Toronto')).body).toMatchObject({ search: { cities } });
      expect(await statuses()).toEqual([404, 404, 404]);
    },
  );

  it('an export is loaded completely even if its output is not read to the end', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const settings = settingsOf();
    const child = spawn(process.execPath, ['commands/ingest/ingest.ts', exportOf(2_000)], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const ended = once(child, 'close');
    expect(await text(child.stderr)).toBe('The output is closed: the command continues.\n');
    expect(await ended).toEqual([0, null]);
    const store = await openStore({ kind: 'folder', folder: settings.DATA_DIR });
    onTestFinished(() => store.close());
    expect(await store.dataset()).toMatchObject({ source: 'board', listingCount: 2_000 });
  });
});
