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
) as Record<'Office' | 'Media' | 'PropertyRoom' | 'OpenHouse' | 'Member', ResoRow>; // by its README

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
    };
    expect(await ingest(files)).toMatchObject({ added: 2, invalid: 0 });
    expect(await shown('R100001')).toMatchObject({
      office: { brokerageName: 'Harbour Realty Inc.' },
      images: ['https://ddfcdn.realtor.ca/listing/a.jpg', 'https://ddfcdn.realtor.ca/listing/b.jpg'],
      rooms: [{ description: 'Living room', level: 'Second level', length: '10.00', width: '10.00' }],
    });
    expect(await shown('R100002')).toMatchObject({ images: [], rooms: [] });
  });

  test('has floor plans and tours beside the photos of the same order', async () => {
    await ingest({
      'Property.json': [home],
      'Office.json': [office],
      'Media.json': [
        photo('a', 1),
        photo('plan', 1, { MediaCategory: 'Floorplan' }),
        photo('tour', 1, {
          MediaCategory: 'Video Tour Website',
          MediaURL: 'https://my.matterport.com/show/?m=1',
        }),
      ],
    });
    expect(await shown('R100001')).toMatchObject({
      images: ['https://ddfcdn.realtor.ca/listing/a.jpg', 'https://ddfcdn.realtor.ca/listing/plan.jpg'],
      imageInsights: {
        images: [
          { image: 'https://ddfcdn.realtor.ca/listing/plan.jpg', classification: { imageOf: 'Floor Plan' } },
        ],
      },
      details: { virtualTourUrl: 'https://my.matterport.com/show/?m=1', alternateURLVideoLink: null },
    });
    const rows = store.database.selectFrom('listing').select('has_tour');
    expect(await rows.execute()).toEqual([{ has_tour: 1 }]);
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
      images: ['https://ddfcdn.realtor.ca/listing/a.jpg'],
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

  describe('with open houses', () => {
    /** An open house of the DDF, whose times are local. */
    const visit = (key: string, changes: ResoRow = {}): ResoRow => ({
      ...published.OpenHouse,
      OpenHouseKey: key,
      ListingKey: 'key-1',
      ListingId: 'R100001',
      OpenHouseDate: '2026-11-28',
      OpenHouseStartTime: '14:00:00.00',
      OpenHouseEndTime: '16:00:00.00',
      ...changes,
    });
    const saturday = { date: '2026-11-28', startTime: '14:00', endTime: '16:00', offset: '-05:00' };
    const visitsOf = async () => (await shown('R100001'))?.openHouse;

    test('shows those to come, the earliest first, without cancelled, past and closed ones', async () => {
      await ingest({
        'Property.json': [exportRow(1), exportRow(2)],
        'OpenHouse-1.json': [
          visit('sunday', { OpenHouseDate: '2026-11-29', OpenHouseType: 'Open House' }),
          visit('saturday'),
          visit('cancelled', { OpenHouseStartTime: '10:00:00.00', OpenHouseStatus: 'Canceled' }),
          visit('past', { OpenHouseDate: '2026-11-14' }),
        ],
        'OpenHouse-2.json': [
          visit('brokers', { OpenHouseStartTime: '11:00:00.00', OpenHouseType: 'Broker' }),
          visit('online', { OpenHouseStartTime: '12:00:00.00', OpenHouseType: 'Live Stream Open House' }),
          visit('other', { ListingKey: 'key-9', ListingId: 'R100009' }),
        ],
      });
      expect(await visitsOf()).toEqual([saturday, { ...saturday, date: '2026-11-29' }]);
      expect((await shown('R100002'))?.openHouse).toEqual([]);
    });

    test.each([
      ['Newfoundland and Labrador', 'NL', '2026-11-28T17:30:00Z', '2026-11-28T19:30:00Z', '-03:30'],
      ['Saskatchewan', 'SK', '2026-11-28T20:00:00Z', '2026-11-28T22:00:00+00:00', '-06:00'],
      ['British Columbia', 'BC', '2026-11-28T14:00:00-07:00', '2026-11-28T16:00:00-07:00', '-07:00'],
    ])('shows moments by the clock of %s', async (_, StateOrProvince, start, end, offset) => {
      const home = exportRow(1, { StateOrProvince, Latitude: null, Longitude: null });
      // PropTx and MLS Grid: the day may be that of the moment in UTC.
      const moments = { OpenHouseStartTime: start, OpenHouseEndTime: end, OpenHouseDate: '2026-11-29' };
      await ingest({ 'Property.json': [home], 'OpenHouse.json': [visit('1', moments)] });
      expect(await visitsOf()).toEqual([{ ...saturday, offset }]);
    });

    test('reads those within a Property row', async () => {
      await ingest({ 'Property.json': [exportRow(1, { OpenHouse: [visit('1')] })] });
      expect(await visitsOf()).toEqual([saturday]);
    });

    test('follows a changed, a cancelled and a missing one in later whole exports', async () => {
      const property = { 'Property.json': [exportRow(1), exportRow(2)] };
      await ingest({
        ...property,
        'OpenHouse.json': [visit('1'), visit('2', { OpenHouseDate: '2026-11-29' })],
      });
      const later = visit('1', { OpenHouseEndTime: '17:00:00.00' });
      expect(
        await ingest({ ...property, 'OpenHouse.json': [later, visit('2', { OpenHouseStatus: 'Canceled' })] }),
      ).toMatchObject({ changed: 1, unchanged: 1 });
      expect(await visitsOf()).toEqual([{ ...saturday, endTime: '17:00' }]);
      const others = visit('3', { ListingKey: 'key-2' });
      expect(await ingest({ ...property, 'OpenHouse.json': [others] })).toMatchObject({ changed: 2 });
      expect(await visitsOf()).toEqual([]);
    });

    test('follows changes that come without the Property row', async () => {
      await ingest({ 'Property.json': [exportRow(1), exportRow(2)], 'OpenHouse.json': [visit('1')] });
      const changes = [
        visit('1', { OpenHouseStatus: 'Canceled' }),
        visit('2', { OpenHouseDate: '2026-11-29' }),
      ];
      expect(await ingest({ 'OpenHouse.json': changes }, true)).toMatchObject({ changed: 1, invalid: 0 });
      expect(await visitsOf()).toEqual([{ ...saturday, date: '2026-11-29' }]);
      expect(await ingest({ 'OpenHouse.json': changes }, true)).toMatchObject({ changed: 0 });
      const day = Date.parse('2026-11-29') / 86_400_000;
      const days = store.database.selectFrom('open_house').select('day');
      expect(await days.execute(), 'the days by which the home is found').toEqual([{ day }]);
      // The Property row is read again, and has the same open houses.
      await ingest({ 'Property.json': [exportRow(1), exportRow(2)] });
      expect(await visitsOf()).toEqual([{ ...saturday, date: '2026-11-29' }]);
    });
  });

  test("has the name of a listing's agent in its row, or in a Member file", async () => {
    const member = {
      ...published.Member,
      MemberKey: '77',
      MemberFirstName: 'Alex',
      MemberLastName: 'Sample',
    };
    await ingest({
      'Property.json': [
        exportRow(1, { ListAgentKey: '77' }),
        exportRow(2, { ListAgentKey: '77', ListAgentFullName: 'ROBIN EXAMPLE' }),
        exportRow(3),
      ],
      'Member.json': [member],
    });
    expect((await shown('R100001'))?.agents).toEqual([{ name: 'Alex Sample' }]);
    expect((await shown('R100002'))?.agents).toEqual([{ name: 'ROBIN EXAMPLE' }]);
    expect((await shown('R100003'))?.agents).toBeUndefined();
  });
});
