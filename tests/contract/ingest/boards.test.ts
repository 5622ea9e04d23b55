import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import type { Store } from '#server/store/store.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { exportRow, pagesOf } from './exportRows.ts';

describe.each(storeDialects())("boards' numbers in $name", (engine) => {
  let store: Store;
  let folder: string;
  let runs = 0;

  beforeEach(async () => {
    store = await engine.open();
    folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  }, 60_000);
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => engine.end());

  /** Loads rows and returns the number of each listing's board. */
  async function boardsOf(...rows: ResoRow[]): Promise<Record<string, number>> {
    runs += 1;
    const file = join(folder, `page-${runs}.json`);
    await writeFile(file, pagesOf(rows, 100).join(''));
    await runIngest({
      store,
      source: findSource(file),
      today: SMALL_DATASET_DAY,
      places: async () => ({ cities: [], neighbourhoods: [] }),
      reportFolder: join(folder, 'reports'),
      isPartial: true,
      withdrawsAny: false,
    });
    const listings = await store.database.selectFrom('listing').select(['mls', 'board']).execute();
    return Object.fromEntries(listings.map(({ mls, board }) => [mls, board]));
  }

  const row = (number: number, board: ResoRow) =>
    exportRow(number, { OriginatingSystemName: undefined, ...board });

  test('stay the same when a name is respelt, and differ between boards', async () => {
    const first = await boardsOf(
      row(1, { OriginatingSystemName: 'Kamloops & District Real Estate Association', ListAORKey: '41' }),
      row(2, { OriginatingSystemName: 'Northern Lights Real Estate Board' }),
      row(3, { OriginatingSystemID: 'M00000628', OriginatingSystemName: 'Interior REALTORS' }),
      row(4, { ListAOR: 'Fredericton', ListAORKey: '29' }),
    );
    expect(first).toEqual({ R100001: 1000, R100002: 1001, R100003: 1002, R100004: 1003 });
    const next = await boardsOf(
      row(5, { OriginatingSystemName: 'Association of Interior REALTORS', OriginatingSystemID: 'M00000628' }),
      row(6, { OriginatingSystemName: 'Kamloops Association', ListAORKey: '41' }),
      row(7, { OriginatingSystemName: 'NORTHERN LIGHTS REAL ESTATE BOARD.' }),
      row(8, { OriginatingSystemKey: 'M00000628' }),
      // The key of the row itself, as most boards export it.
      row(9, { OriginatingSystemKey: '1625740', ListAOR: 'Fredericton' }),
      row(10, { OriginatingSystemName: 'Yukon Real Estate Association' }),
    );
    expect(next).toMatchObject({
      R100005: 1002,
      R100006: 1000,
      R100007: 1001,
      R100008: 1002,
      R100009: 1003,
      R100010: 1004,
    });
  });

  test('of known boards are fixed, and outlive other listings', async () => {
    const known = row(1, { OriginatingSystemName: 'Calgary Real Estate Board', ListAORKey: '76' });
    const other = row(2, { OriginatingSystemName: 'Lakelands Association' });
    const proptx = row(3, { OriginatingSystemID: 'A00001796' });
    const first = await boardsOf(row(4, { OriginatingSystemName: 'Before' }), other, known, proptx);
    expect(first).toMatchObject({ R100001: 55, R100002: 1001, R100003: 2 });
    await fillStore(store, smallDatasetListings().slice(0, 50));
    expect(await boardsOf(other, known)).toEqual({ R100001: 55, R100002: 1001 });
  });

  test('of an older release stay as long as listings have them', async () => {
    await boardsOf(row(1, { OriginatingSystemName: 'Bancroft Association' }));
    await store.database.deleteFrom('board_number').execute();
    // The number that an older release made of this name.
    await store.database.updateTable('listing').set({ board: 455_521 }).execute();
    expect(
      await boardsOf(
        row(2, { OriginatingSystemName: 'bancroft association' }),
        row(3, { OriginatingSystemName: 'Peterborough Association' }),
      ),
    ).toMatchObject({ R100002: 455_521, R100003: 1000 });
  });
});
