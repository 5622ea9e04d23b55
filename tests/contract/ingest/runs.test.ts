import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireListing } from '#api/realty/contract.ts';
import { type IngestOutcome, runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import { seedStore } from '#demo/seed/seedStore.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { IngestBrokenOff, ListingsIngested } from '#server/store/failures.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findListing } from '#server/store/listings/findListing.ts';
import { findListings } from '#server/store/listings/findListings.ts';
import { renderListing } from '#server/store/listings/renderListing.ts';
import { findPlaces } from '#server/store/places/findPlaces.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGeography } from '#tests/support/country/fakeGeography.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
  SMALL_DATASET_NOW,
  smallDatasetListings,
} from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { exportRow, pagesOf } from './exportRows.ts';

const rows = Array.from({ length: 40 }, (_, number) => exportRow(number));

describe.each(storeDialects())('an export in $name', (engine) => {
  let store: Store;
  let folder: string;

  beforeEach(async () => {
    store = await engine.open();
    folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  }, 60_000);
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => engine.end());

  async function ingest(
    name: string,
    content: string | Buffer,
    { isPartial = false, withdrawsAny = false, today = SMALL_DATASET_DAY } = {},
  ): Promise<IngestOutcome> {
    await writeFile(join(folder, name), content);
    return runIngest({
      store,
      source: findSource(join(folder, name)),
      today,
      places: async () => ({ cities: SMALL_DATASET_CITIES, neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS }),
      reportFolder: join(folder, 'reports'),
      isPartial,
      withdrawsAny,
    });
  }

  const page = (pageRows: readonly ResoRow[]): string => pagesOf(pageRows, 1_000).join('');

  async function shown(mlsNumber: string, today = SMALL_DATASET_DAY): Promise<WireListing | undefined> {
    const row = await findListing(store, 'customer', mlsNumber);
    const [stored] = row ? await documentsOf(store, [row.id]) : [];
    return stored && renderListing(stored, today);
  }

  const active = async (): Promise<number> =>
    (await findListings(store, { viewer: 'customer', today: SMALL_DATASET_DAY, statuses: ['A'] }, {})).count;

  test('replaces generated listings, and is stored once even if it is read again', async () => {
    await fillStore(store, smallDatasetListings().slice(0, 50));
    expect(await ingest('one.json', page(rows))).toMatchObject({
      added: 40,
      unchanged: 0,
      notWithdrawn: undefined,
    });
    expect(await ingest('two.json', page(rows))).toMatchObject({ added: 0, changed: 0, unchanged: 40 });
    expect(await active()).toBe(40);
    expect(await store.dataset()).toMatchObject({ source: 'board', listingCount: 40 });
    expect(await findListing(store, 'customer', 'T9000001')).toBeUndefined();
  });

  test('updates changed listings, withdraws missing ones, and restores them when they return', async () => {
    await ingest('one.json', page(rows));
    const id = (await findListing(store, 'customer', 'R100003'))?.id;
    const dearer = exportRow(3, { OriginalListPrice: 500_030, ListPrice: 600_000 });
    const next = [dearer, ...rows.slice(4), exportRow(90, { City: 'Elora', SubdivisionName: 'Old Mill' })];
    expect(await ingest('two.json', page(next))).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 36,
      withdrawn: 3,
    });
    expect(await findListing(store, 'customer', 'R100003')).toMatchObject({
      id,
      price: 600_000,
      last_status: 'Pc',
    });
    expect(await shown('R100001')).toMatchObject({
      status: 'U',
      lastStatus: 'Ter',
      timestamps: { terminatedDate: expect.stringContaining('2026-11-21') },
    });
    expect(await active()).toBe(38);
    const [place] = await findPlaces(store, { text: 'old mill' });
    expect(place).toMatchObject({ name: 'Old Mill', city: 'Elora', state: 'Ontario', active_count: 1 });
    expect(await ingest('three.json', page([...next, ...rows.slice(0, 3)]))).toMatchObject({ changed: 3 });
    expect(await shown('R100001')).toMatchObject({ status: 'A', lastStatus: 'New' });
  });

  test('withdraws no listing that is missing in a list of changes or in half an export, only one with a deleted row', async () => {
    await ingest('one.json', page(rows));
    const changes = [exportRow(1, { StandardStatus: 'Delete' }), exportRow(2, { ListPrice: 1 })];
    expect(
      await ingest('two.ndjson', changes.map((row) => `${JSON.stringify(row)}\n`).join(''), {
        isPartial: true,
      }),
    ).toMatchObject({
      changed: 1,
      withdrawn: 1,
    });
    const [half = ''] = pagesOf(rows, 20);
    expect((await ingest('three.json', half)).notWithdrawn).toContain('last page names a next page');
    const cut = await ingest('four.json.gz', gzipSync(page(rows).slice(0, -400)));
    expect(cut.notWithdrawn).toContain('cannot be read');
    expect(await active()).toBe(40);
  });

  test.each<[string, ResoRow]>([
    ['if its seller does not allow it on the internet', { InternetEntireListingDisplayYN: false }],
    [
      'if it comes soon and may not be shown any longer',
      { StandardStatus: 'Coming Soon', InternetEntireListingDisplayYN: null },
    ],
  ])('shows a listing to no one %s, and shows it again unchanged', async (_, change) => {
    const sold = { StandardStatus: 'Closed', ClosePrice: 490_000, CloseDate: '2026-10-30' };
    // An earlier listing of the home of the last one.
    const earlier = exportRow(38, { StreetNumber: '40', ...sold });
    const home = { InternetEntireListingDisplayYN: true };
    const all = [...rows.slice(0, 38), earlier, exportRow(39, home)];
    await ingest('one.json', page(all));
    const id = (await findListing(store, 'customer', 'R100039'))?.id ?? 0;
    const stored = async () => [
      await documentsOf(store, [id]),
      await findListing(store, 'visitor', 'R100039'),
    ];
    const before = JSON.stringify(await stored());
    const hidden = exportRow(39, { ...home, ...change });
    expect(await ingest('two.json', page([...all.slice(0, 39), hidden]))).toMatchObject({
      changed: 1,
      unchanged: 39,
      withdrawn: 0,
    });
    expect(await findListing(store, 'customer', 'R100039')).toBeUndefined();
    expect(await documentsOf(store, [id])).toEqual([]);
    expect(await active()).toBe(38);
    expect(await store.dataset()).toMatchObject({ listingCount: 39 });
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => CUSTOMER,
    });
    const ask = (path: string) => realty.fetch(new Request(`http://localhost/realty/${path}`));
    expect((await ask('listings/R100039')).status).toBe(404);
    const history = await (
      await ask('listings/history?city=Toronto&streetName=Ingest+0&streetNumber=40')
    ).text();
    expect(history).toContain('R100038');
    expect(history).not.toMatch(/Ter|R100039/);
    // Another new listing does not get its place.
    const others = [...all.slice(0, 39), exportRow(90)];
    expect(await ingest('three.json', page([...others, hidden]))).toMatchObject({ added: 1, withdrawn: 0 });
    expect(await ingest('four.json', page([...others, exportRow(39, home)]))).toMatchObject({ changed: 1 });
    expect(JSON.stringify(await stored())).toBe(before);
    expect(await store.dataset()).toMatchObject({ listingCount: 41 });
  });

  test('does not store a listing that its seller never allowed on the internet', async () => {
    const hidden = exportRow(90, { InternetEntireListingDisplayYN: 'N' });
    expect(await ingest('one.json', page([...rows, hidden]))).toMatchObject({ added: 40, withdrawn: 0 });
    expect(await findListing(store, 'customer', 'R100090')).toBeUndefined();
    expect(await ingest('two.json', page([...rows, exportRow(90)]))).toMatchObject({
      added: 1,
      unchanged: 40,
    });
  });

  test("withdraws nothing if more than a fifth of a board's listings is missing, unless the operator confirms it", async () => {
    const other = Array.from({ length: 100 }, (_, number) =>
      exportRow(200 + number, { OriginatingSystemName: 'Calgary Real Estate Board' }),
    );
    await ingest('one.json', page([...rows, ...other]));
    const few = page([...rows.slice(9), ...other]);
    const outcome = await ingest('two.json', few);
    expect(outcome).toMatchObject({ withdrawn: 0, unchanged: 131 });
    expect(outcome.notWithdrawn).toMatch(
      /^9 of the 40 listings of board 2 on the market would be withdrawn.*--yes$/,
    );
    expect((await ingest('three.json', page(rows))).notWithdrawn).toMatch(/^100 of the 100 .* board 55/);
    expect(await active()).toBe(140);
    expect(await ingest('four.json', few, { withdrawsAny: true })).toMatchObject({ withdrawn: 9 });
    expect(await active()).toBe(131);
    // Three of 31 homes are few.
    expect(await ingest('five.json', page([...rows.slice(12), ...other]))).toMatchObject({ withdrawn: 3 });
  });

  test("adds to a board's listings whose earlier run is unknown", async () => {
    await ingest('one.json', page(rows));
    await store.database.deleteFrom('ingest_run').execute();
    const outcome = await ingest('two.json', page([exportRow(90)]), { isPartial: true });
    expect(outcome).toMatchObject({ run: 2, added: 1 });
    expect(await active()).toBe(41);
  });

  test('is not overwritten as an empty store if the row of its dataset is missing', async () => {
    await ingest('one.json', page(rows));
    await store.database.deleteFrom('dataset').execute();
    const seeding = { store, geography: fakeGeography(), listings: 200, today: SMALL_DATASET_DAY };
    await expect(seedStore(seeding)).rejects.toThrow(IngestBrokenOff);
    await expect(seedStore({ ...seeding, isForced: true })).rejects.toThrow('holds 40 listings of a board');
    const storedCount = store.database
      .selectFrom('listing')
      .select(({ fn }) => fn.countAll<number>().as('count'));
    expect(await storedCount.executeTakeFirst()).toEqual({ count: 40 });
  });

  test.each([200, undefined])(
    'is not replaced by %s generated listings unless the operator confirms it',
    async (listings) => {
      await ingest('one.json', page(rows));
      const seeding = {
        store,
        geography: fakeGeography(),
        listings,
        today: SMALL_DATASET_DAY,
        isForced: true,
      };
      await expect(seedStore(seeding)).rejects.toThrow(
        new ListingsIngested(40), // how many would be lost, and what to type
      );
      expect(await active()).toBe(40);
      await seedStore({ ...seeding, listings: 200, replacesIngested: true });
      expect(await store.dataset()).toMatchObject({ listingCount: 200 });
    },
  );

  test('reports invalid rows, and keeps the stored listings for them', async () => {
    await ingest('one.json', page(rows));
    const broken = exportRow(5, { ListPrice: 0, StateOrProvince: 'NY' });
    const double = exportRow(99, { ListingId: 'R100006' });
    const text = page([broken, ...rows.slice(6), double]);
    const outcome = await ingest('two.json', text);
    expect(outcome).toMatchObject({ invalid: 2, withdrawn: 5, unchanged: 34 });
    const lines = (await readFile(outcome.reportPath ?? '', 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        file: 'two.json',
        row: 1,
        key: 'key-5',
        reasons: ['StateOrProvince "NY" is not a province of Canada', 'ListPrice "0" is not a price'],
        source: { ListingKey: 'key-5' },
      },
      { row: 36, key: 'key-99', reasons: ['ListingId R100006 of board 2 is that of ListingKey key-6'] },
    ]);
    expect(await shown('R100005')).toMatchObject({ status: 'A', listPrice: '500050.00' });
    await expect(ingest('three.json', page([broken]))).rejects.toThrow('no row of the export can be used');
  });

  test('skips a row that the database refuses, and loses no other', async () => {
    const endless = exportRow(7, { StreetName: Array.from({ length: 3_000 }, (_, word) => word).join(' ') });
    const zero = exportRow(8, { PublicRemarks: 'A garden\u0000.', StreetName: 'Zero\u0000' });
    const outcome = await ingest('one.json', page([...rows.slice(0, 7), endless, zero, ...rows.slice(9)]));
    const isTaken = store.dialect === 'sqlite';
    expect(outcome).toMatchObject({ added: isTaken ? 40 : 39, invalid: isTaken ? 0 : 1 });
    expect((await shown('R100008'))?.address?.streetName).toBe('Zero');
    expect(await store.dataset()).toMatchObject({ listingCount: isTaken ? 40 : 39 });
    if (isTaken) return;
    const report = JSON.parse(await readFile(outcome.reportPath ?? '', 'utf8'));
    expect(report).toMatchObject({ row: 8, key: 'key-7', reasons: [expect.stringContaining('index row')] });
  });

  test('shows visitors the same values of a restricted home for every day of writing, and a rounded place', async () => {
    const restricted = (remarks: string) =>
      exportRow(60, {
        StandardStatus: 'Closed',
        ClosePrice: 510_000,
        CloseDate: '2026-11-15',
        InternetAddressDisplayYN: false,
        City: 'Elora',
        SubdivisionName: 'Old Mill',
        Latitude: 43.684_12,
        Longitude: -80.431_77,
        PublicRemarks: remarks,
      });
    const dayOfSale = async () => (await findListing(store, 'visitor', 'R100060'))?.sold_day;
    await ingest('one.json', page([...rows, restricted('A mill.')]));
    const first = await dayOfSale();
    const [place] = await findPlaces(store, { city: 'Elora', text: 'Old Mill' });
    expect(place?.latitude).toBeCloseTo(43.68, 6);
    expect(place?.longitude).toBeCloseTo(-80.43, 6);
    await ingest('two.json', page([...rows, restricted('A mill by the river.')]), {
      today: SMALL_DATASET_DAY + 7,
    });
    expect(await dayOfSale()).toBe(first);
  });

  test('keeps its dates over several days, and is not generated again', async () => {
    const sold = exportRow(50, {
      StandardStatus: 'Closed',
      ClosePrice: 510_000,
      CloseDate: '2026-11-15',
      ListingContractDate: '2026-10-16',
    });
    await ingest('one.json', page([...rows, sold]));
    const stored = async () => [
      await store.database.selectFrom('listing').selectAll().orderBy('id').execute(),
      await store.database.selectFrom('listing_document').selectAll().orderBy('id').execute(),
      await store.database.selectFrom('listing_source').selectAll().orderBy('listing_id').execute(),
    ];
    const before = JSON.stringify(await stored());
    for (const days of [1, 2]) {
      await store.moveDatesTo('demo', SMALL_DATASET_DAY + days);
      expect(JSON.stringify(await stored()), `${days} midnights later`).toBe(before);
    }
    await seedStore({ store, geography: fakeGeography(), listings: 300, today: SMALL_DATASET_DAY + 3 });
    expect(JSON.stringify(await stored()), 'a later start').toBe(before);
    expect(await store.dataset()).toMatchObject({ dates: null, listingCount: 41 });
    expect(await shown('R100050', SMALL_DATASET_DAY + 3)).toMatchObject({
      listDate: expect.stringContaining('2026-10-16'),
      soldDate: expect.stringContaining('2026-11-15'),
      soldPrice: '510000.00',
      daysOnMarket: 30,
    });
    expect(await shown('R100001', SMALL_DATASET_DAY + 3)).toMatchObject({ daysOnMarket: 13 });
    expect(await ingest('two.json', page([...rows, sold]))).toMatchObject({ unchanged: 41 });
  });
});
