import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '#server/config/configuration.ts';
import { startUp } from '#server/start/startUp.ts';
import type { Dataset } from '#server/store/dataset/dataset.ts';
import { InventedListings } from '#server/store/failures.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';

const production = {
  STAGE: 'production',
  COGNITO_POOL_ID: 'ca-central-1_AbC123',
  COGNITO_CLIENT_ID: 'client1',
};
const feed = { REALTY_UPSTREAM_URL: 'https://feed.example', REALTY_UPSTREAM_KEY: 'key' };

beforeEach(() => {
  capturedLog();
});

/** A start with a database that holds listings of a source; complete by default. */
async function start(
  environment: Record<string, string>,
  source: Dataset['source'],
  change: (store: Store) => Promise<unknown> = async () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'invented-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  const store = await openStore({ kind: 'folder', folder });
  await fillStore(store, smallDatasetListings());
  await store.database.updateTable('dataset').set({ source }).execute();
  await change(store);
  await store.close();
  const configuration = readConfiguration({ ...environment, DATA_DIR: folder }, folder);
  const running = await startUp({ configuration, root: folder, appFolder: undefined, log: () => undefined });
  onTestFinished(running.close);
  const answer = await running.fetch(new Request('http://product.test/health'));
  return answer.status;
}

test.each(['staging', 'production'])(
  'stage %s does not show invented listings as real ones',
  async (STAGE) => {
    await expect(start({ ...production, STAGE }, 'demo')).rejects.toThrow(InventedListings);
  },
);

test('the message tells the operator what to do', () => {
  expect(new InventedListings(20_000).message).toBe(
    'The database holds 20,000 listings of the demonstration, and DEMO is off: replace them with a board\'s listings ("npm run ingest"), set REALTY_UPSTREAM_URL, or set DEMO=on for a show-room, whose pages say so.',
  );
});

test.each([
  ["a board's listings", production, 'board'],
  ["a feed's", { ...production, ...feed }, 'demo'],
  ['invented ones on one machine', { DEMO: 'off' }, 'demo'],
] as const)('%s are shown', async (_name, environment, source) => {
  expect(await start(environment, source)).toBe(200);
});

const setLoading = (store: Store) =>
  store.database.updateTable('dataset').set({ state: 'loading' }).execute();

async function loseDataset({ database }: Store) {
  const row = { listing_id: 1, source_key: 'key', hash: 'hash', seen_run: 1 };
  await database.insertInto('listing_source').values(row).execute();
  await database.deleteFrom('dataset').execute();
}

test.each([
  ['whose loading was broken off', setLoading],
  ['whose dataset was lost', loseDataset],
])("a board's listings %s are not shown, and the log says how to continue", async (_name, change) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  expect(await start({ DEMO: 'off' }, 'board', change)).toBe(503);
  const logged = write.mock.calls.join('');
  expect(logged).toContain('run npm run ingest with the same files again: it continues where it stopped');
  expect(logged).not.toContain('There are no listings');
});
