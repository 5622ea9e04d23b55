import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { pairDocuments } from '#server/customer/documents/pairDocuments.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { addressOfStore, isOnServer, openEmptyStore } from '#tests/support/services/testStores.ts';
import { customerWith } from '#tests/support/store/customerWith.ts';
import { fillEveryTable, tablesOf } from '#tests/support/store/fillEveryTable.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'commands', 'move', 'move.ts');
const ROWS = 1200;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const environment = (folder: string) => ({
  ...process.env,
  STAGE: 'local',
  DATABASE_URL: '',
  DATA_DIR: folder,
});

/** Runs the command to its end. @returns its output, or its exit code and message */
async function run(folder: string, to: string): Promise<{ code: number; output: string }> {
  const running = promisify(execFile)(process.execPath, [PROGRAM, `--to=${to}`], {
    env: environment(folder),
  });
  return running.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

it('without a database, or while the product runs on it, the command changes nothing', {
  timeout: 60_000,
}, async () => {
  const folder = await newFolder();
  const nowhere = 'postgres://me@127.0.0.1:1/none';
  expect(await run(folder, nowhere)).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no database of this product at ${join(folder, 'product.db')}`),
  });
  const running = await openStore({ kind: 'folder', folder });
  expect(await run(folder, nowhere)).toEqual({
    code: 1,
    output: expect.stringContaining(
      `The data folder ${folder} is in use by another run of this product: stop`,
    ),
  });
  await running.close();
  expect(await run(folder, nowhere)).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The database of --to cannot be reached \(.*127.0.0.1:1\): check the address\./,
    ),
  });
});

/** A data folder with rows in every table, and three documents. */
async function filledFolder() {
  const folder = await newFolder();
  const store = await openStore({ kind: 'folder', folder });
  const documents = openDocumentFolder(join(folder, 'documents'));
  await pairDocuments({ store, documents, accepted: undefined, log: () => undefined });
  await customerWith(store, documents, 3);
  await fillStore(store, smallDatasetListings().slice(0, 50));
  await fillEveryTable(store, ROWS);
  const tables = (await tablesOf(store)).filter((table) => table !== 'job');
  const counts = await countsOf(store, tables);
  const id = await databaseIdOf(store);
  await store.close();
  return { folder, documents, counts, id };
}

async function countsOf({ database }: Store, tables: readonly string[]): Promise<Record<string, number>> {
  const entries: [string, number][] = [];
  for (const table of tables) {
    const { count } = await database
      .selectFrom(table as 'lead') // a table of the store
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    entries.push([table, count]);
  }
  return Object.fromEntries(entries);
}

describe.runIf(isOnServer)('a move to a PostgreSQL on a server', { timeout: 240_000 }, () => {
  it('that is killed several times ends with every row once, and with the documents of the folder', async () => {
    const { folder, documents, counts, id } = await filledFolder();
    const target = await openEmptyStore();
    onTestFinished(() => target.close());
    const to = await addressOfStore(target);
    for (const table of ['account', 'lead', 'viewing_change'] as const) {
      const child = spawn(process.execPath, [PROGRAM, `--to=${to}`], { env: environment(folder) });
      const ended = once(child, 'close');
      const rows = () => countsOf(target, [table]);
      await expect.poll(rows, { timeout: 60_000, interval: 5 }).not.toEqual({ [table]: 0 });
      child.kill('SIGKILL');
      await ended;
    }
    const { code, output } = await run(folder, to);
    expect([code, output]).toEqual([0, expect.stringContaining('An interrupted move continues.')]);
    expect(output).toContain('The files of 3 documents of customers stay in');
    expect(await countsOf(target, Object.keys(counts))).toEqual(counts);
    expect(await databaseIdOf(target)).toBe(id);
    // As at the start of a server with DATABASE_URL and the same DATA_DIR.
    await pairDocuments({ store: target, documents, accepted: undefined, log: () => undefined });
    expect(await run(folder, to)).toEqual({
      code: 1,
      output: expect.stringContaining('The database of --to has this data already'),
    });
  });
});
