import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { isSeeded } from '#demo/seed/seedStore.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { IngestBrokenOff } from '#server/store/failures.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { addressOfStore, isOnServer, openEmptyStore } from '#tests/support/services/testStores.ts';
import { BREAKAGES, exportRow, pagesOf } from './exportRows.ts';
import { openKilled } from './openKilled.ts';

const ROWS = 10_000;
const BROKEN = ROWS / 100;

/** Runs the program, kills it when a number of rows is stored, and returns its output. */
async function ingest(words: readonly string[], killBehind = Number.POSITIVE_INFINITY): Promise<string[]> {
  const program = join(import.meta.dirname, 'ingestingProgram.ts');
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (Number(line.replace('stored ', '')) >= killBehind) child.kill('SIGKILL');
  }
  await ended;
  return lines;
}

interface Engine {
  name: string;
  /** Makes an empty database and returns its address for `openKilled`. */
  addressIn: (folder: string) => Promise<string>;
}

const SQLITE: Engine = { name: 'SQLite', addressIn: async (folder) => join(folder, 'sqlite') };
const PGLITE: Engine = {
  name: 'PostgreSQL',
  addressIn: async (folder) => `pglite:${join(folder, 'pglite')}`,
};
/** The database is dropped when its first store closes. */
const POSTGRES: Engine = {
  name: 'PostgreSQL',
  async addressIn() {
    const empty = await openEmptyStore();
    onTestFinished(() => empty.close());
    return addressOfStore(empty);
  },
};
const ENGINES = isOnServer ? [POSTGRES] : [SQLITE, PGLITE];

test.each(ENGINES)(
  'a killed import of 10,000 rows into $name continues, stores each row once, and reports the invalid ones',
  async ({ addressIn }) => {
    const folder = await mkdtemp(join(tmpdir(), 'ingest-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [pages, data] = [join(folder, 'pages'), join(folder, 'data')];
    await mkdir(pages);
    await mkdir(data);
    const address = await addressIn(folder);
    const words = [pages, address, data];
    const rows = Array.from({ length: ROWS }, (_, number) =>
      exportRow(number, number % 100 === 50 ? BREAKAGES[(number / 100 - 0.5) % BREAKAGES.length] : {}),
    );
    for (const [position, page] of pagesOf(rows, 1_000).entries()) {
      await writeFile(join(pages, `page-${position + 1}.json`), page);
    }

    const killed = await ingest(words, 4_000);
    expect(killed.at(-1)).toMatch(/^stored /);
    const halfway = await openKilled(address);
    expect(await halfway.dataset(), 'nothing half-written is shown').toBeUndefined();
    await expect(isSeeded({ store: halfway, listings: undefined })).rejects.toThrow(IngestBrokenOff);
    await halfway.close();

    const [resumed, ...others] = await ingest(words);
    expect(Number(resumed?.replace('resumed ', ''))).toBeGreaterThanOrEqual(4_000);
    expect(JSON.parse(others.at(-1) ?? '')).toMatchObject({
      added: ROWS - BROKEN,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      invalid: BROKEN,
      offers: [['Sale New', { count: ROWS - BROKEN, example: 'key-0' }]],
    });
    const report = (await readFile(join(data, 'reports', 'ingest-1.ndjson'), 'utf8')).trimEnd().split('\n');
    const invalidRows = report.map((line) => JSON.parse(line));
    expect(new Set(invalidRows.map(({ key }) => key)).size).toBe(BROKEN);
    expect(invalidRows).toHaveLength(BROKEN);
    expect(invalidRows[0]).toMatchObject({ file: 'page-1.json', row: 51, reasons: ['City is missing'] });

    const store = await openKilled(address);
    onTestFinished(() => store.close());
    expect(await store.dataset()).toMatchObject({ source: 'board', listingCount: ROWS - BROKEN });
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => ({ kind: 'visitor' }),
    });
    const found = async (query: string): Promise<WireListingsPage> =>
      (await realty.fetch(new Request(`http://localhost/realty/listings?${query}`))).json();
    expect(await found('city=Toronto&resultsPerPage=1')).toMatchObject({ count: ROWS - BROKEN });
    expect(await found('mlsNumber=R107001')).toMatchObject({
      count: 1,
      listings: [{ boardId: 2, listPrice: '570010.00', address: { zip: 'M5V 2T6', state: 'Ontario' } }],
    });
    expect(await found('search=Ingest+garden&minPrice=599900')).toMatchObject({ count: 10 });
  },
  60_000,
);
