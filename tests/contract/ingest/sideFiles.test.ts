import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireListing } from '#api/realty/contract.ts';
import { type IngestOutcome, runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findListing } from '#server/store/listings/findListing.ts';
import { renderListing } from '#server/store/listings/renderListing.ts';
import type { Store } from '#server/store/store.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { exportRow, pagesOf } from './exportRows.ts';

const published = JSON.parse(
  await readFile(new URL('../../support/feeds/ddf-web-api.json', import.meta.url), 'utf8'),
) as Record<'Office' | 'Media' | 'PropertyRoom', ResoRow>; // by its README

describe.each(storeDialects())('an export in several resources in $name', (engine) => {
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

  async function ingest(
    files: Record<string, ResoRow[]>,
    isPartial = false,
    brokerage?: string,
  ): Promise<IngestOutcome> {
    runs += 1;
    const path = join(folder, `export-${runs}`);
    await mkdir(path);
    for (const [name, rows] of Object.entries(files)) {
      await writeFile(join(path, name), pagesOf(rows, 1_000).join(''));
    }
    return load(path, isPartial, brokerage);
  }

  function load(path: string, isPartial: boolean, brokerage?: string): Promise<IngestOutcome> {
    return runIngest({
      store,
      source: findSource(path),
      today: SMALL_DATASET_DAY,
      places: async () => ({ cities: [], neighbourhoods: [] }),
      reportFolder: join(folder, 'reports'),
      isPartial,
      brokerage,
      withdrawsAny: false,
    });
  }

  async function shown(mlsNumber: string): Promise<WireListing | undefined> {
    const row = await findListing(store, 'customer', mlsNumber);
    const [stored] = row ? await documentsOf(store, [row.id]) : [];
    return stored && renderListing(stored, SMALL_DATASET_DAY);
  }

  const home = exportRow(1, { ListOfficeName: null, ListOfficeKey: '283215' });
  const office = { ...published.Office, OfficeKey: '283215', OfficeName: 'Harbour Realty Inc.' };
  const photo = (key: string, order: number, changes: ResoRow = {}): ResoRow => ({
    ...published.Media,
    MediaKey: key,
    Order: order,
    ResourceName: 'Property',
    ResourceRecordKey: 'key-1',
    MediaCategory: 'Property Photo',
    MediaURL: `https://ddfcdn.realtor.ca/listing/${key}.jpg`,
    ...changes,
  });
  const room = { ...published.PropertyRoom, ListingKey: 'key-1', RoomLengthWidthUnits: 'meters' };

  test('has the brokerage, photos and rooms of its listings in files of their own', async () => {
    const files = {
      'Property.json': [home, exportRow(2)],
      'Office.json': [office],
      'Media-1.json': [photo('b', 2), photo('office', 1, { ResourceName: 'Office' })],
      'Media-2.json': [photo('a', 1), photo('a-small', 1, { ImageSizeDescription: 'Thumbnail' })],
      'PropertyRooms.json': [room],
      'Member.json': [{ MemberKey: '1' }],
    };
    expect(await ingest(files)).toMatchObject({ added: 2, invalid: 0 });
    expect(await shown('R100001')).toMatchObject({
      office: { brokerageName: 'Harbour Realty Inc.' },
      images: ['listing/a.jpg', 'listing/b.jpg'],
      rooms: [{ description: 'Living room', level: 'Second level', length: '10.00', width: '10.00' }],
    });
    expect(await shown('R100002')).toMatchObject({ images: [], rooms: [] });
  });

  test('changes a listing when its office or a photo changed, and keeps what a list of changes lacks', async () => {
    await ingest({
      'Property.json': [home, exportRow(2)],
      'Office.json': [office],
      'Media.json': [photo('a', 1)],
    });
    const renamed = { ...office, OfficeName: 'Harbour & Pine' };
    const next = {
      'Property.json': [home, exportRow(2)],
      'Office.json': [renamed],
      'Media.json': [photo('a', 1)],
    };
    expect(await ingest(next)).toMatchObject({ changed: 1, unchanged: 1 });
    const dearer = { ...home, ListPrice: 999_000 };
    expect(await ingest({ 'Property.json': [dearer] }, true)).toMatchObject({ changed: 1, invalid: 0 });
    expect(await shown('R100001')).toMatchObject({
      listPrice: '999000.00',
      office: { brokerageName: 'Harbour & Pine' },
      images: ['listing/a.jpg'],
    });
  });

  test('refuses a listing whose brokerage has no name', async () => {
    const outcome = await ingest({
      'Property.json': [home, exportRow(2)],
      'Office.json': [{ ...office, OfficeKey: '1' }],
    });
    expect(outcome).toMatchObject({ added: 1, invalid: 1 });
    const report = JSON.parse(await readFile(outcome.reportPath ?? '', 'utf8'));
    expect(report.reasons).toEqual(['ListOfficeName is missing, and no Office row has OfficeKey "283215"']);
  });

  test('has the brokerage of the command for rows that name no office', async () => {
    const bare = exportRow(2, { ListOfficeName: null });
    const files = { 'Property.json': [home, bare, exportRow(3)] };
    expect(await ingest(files)).toMatchObject({ added: 1, invalid: 2 });
    expect(await ingest(files, false, 'Harbour & Pine, Brokerage')).toMatchObject({ added: 1, invalid: 1 });
    expect((await shown('R100002'))?.office?.brokerageName).toBe('Harbour & Pine, Brokerage');
    expect((await shown('R100003'))?.office?.brokerageName).toBe('Sample Realty, Brokerage');
    expect(await ingest(files, false, 'Harbour, Brokerage')).toMatchObject({ changed: 1, unchanged: 1 });
  });

  test('is read again with the brokerage of the command if no row was usable without it', async () => {
    const files = { 'Property.json': [exportRow(2, { ListOfficeName: null })] };
    await expect(ingest(files)).rejects.toThrow('most often because ListOfficeName is missing');
    const brokerage = 'Harbour & Pine, Brokerage';
    const sameFiles = join(folder, `export-${runs}`);
    expect(await load(sameFiles, false, brokerage)).toMatchObject({ added: 1, invalid: 0 });
  });

  test('takes positions from a file of coordinates', async () => {
    const bare = exportRow(1, { Latitude: null, Longitude: null });
    const place = { ListingKey: 'key-1', latitude: '43.7417', longitude: '-79.2193' };
    expect(await ingest({ 'Property.json': [bare], 'coordinates.json': [place] })).toMatchObject({
      added: 1,
    });
    expect(await shown('R100001')).toMatchObject({ map: { latitude: 43.7417, longitude: -79.2193 } });
  });
});
