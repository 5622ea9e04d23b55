import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireListing } from '#api/realty/contract.ts';
import { type IngestOutcome, runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import { type Geocoder, geocoderAt } from '#server/ingest/geocoders.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import { scrubbed } from '#server/realty/answers/scrub.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findListing } from '#server/store/listings/findListing.ts';
import { renderListing } from '#server/store/listings/renderListing.ts';
import type { Store } from '#server/store/store.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { exportRow, pagesOf } from './exportRows.ts';

/** An answer of Photon. */
const MONTREAL = await readFile(new URL('../../support/maps/photon/montreal.json', import.meta.url), 'utf8');
const bare = (number: number, changes: ResoRow = {}) =>
  exportRow(number, { Latitude: null, Longitude: null, ...changes });
const avenue = {
  StreetNumber: '5664',
  StreetName: "Avenue Jeanne-D'arc",
  StreetSuffix: null,
  City: 'Montréal (Rosemont/La Petite-Patrie)',
  StateOrProvince: 'QC',
  PostalCode: 'H1X1J5',
};

describe.each(storeDialects())('rows without coordinates in $name', (engine) => {
  let store: Store;
  let folder: string;
  let server: Server;
  let questions: string[];
  let isDown: boolean;
  let runs = 0;

  beforeEach(async () => {
    questions = [];
    isDown = false;
    server = createServer((request, answer) => {
      const question = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? '';
      questions.push(question);
      answer.statusCode = isDown ? 503 : 200;
      answer.end(question.startsWith('5664') ? MONTREAL : '{"features":[]}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    store = await engine.open();
    folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  }, 60_000);
  afterEach(async () => {
    server.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => engine.end());

  const photon = (): Geocoder =>
    geocoderAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, undefined); // it listens on a port

  async function ingest(
    rows: ResoRow[],
    geocoder: Geocoder | null = photon(),
    today = SMALL_DATASET_DAY,
  ): Promise<IngestOutcome> {
    runs += 1;
    const file = join(folder, `page-${runs}.json`);
    await writeFile(file, pagesOf(rows, 1_000).join(''));
    return runIngest({
      store,
      source: findSource(file),
      today,
      places: async () => ({ cities: SMALL_DATASET_CITIES, neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS }),
      reportFolder: join(folder, 'reports'),
      isPartial: true,
      withdrawsAny: false,
      geocoder: geocoder ?? undefined,
    });
  }

  async function shown(mlsNumber: string): Promise<WireListing | undefined> {
    const row = await findListing(store, 'customer', mlsNumber);
    const [stored] = row ? await documentsOf(store, [row.id]) : [];
    return stored && renderListing(stored, SMALL_DATASET_DAY);
  }

  test('get the position of their address from the geocoder, which is asked once', async () => {
    expect(await ingest([bare(1, avenue)])).toMatchObject({ added: 1, invalid: 0 });
    expect(questions).toEqual(["5664 Avenue Jeanne-D'arc, Montréal, Quebec"]);
    expect(await shown('R100001')).toMatchObject({
      map: { latitude: 45.559_475_95, longitude: -73.572_848_659_935_46 },
    });
    expect(await ingest([bare(1, avenue)])).toMatchObject({ unchanged: 1 });
    expect(questions).toHaveLength(1);
  });

  test('are at the middle of their place, without a pin, if the address is not known', async () => {
    expect(await ingest([bare(1), bare(2, { City: 'Elora' })])).toMatchObject({ added: 2, invalid: 0 });
    expect((await shown('R100001'))?.map).toBeNull();
    const [toronto] = SMALL_DATASET_CITIES.filter(({ name }) => name === 'Toronto');
    const row = await store.database
      .selectFrom('listing')
      .selectAll()
      .where('mls', '=', 'R100001')
      .executeTakeFirst();
    expect([row?.longitude, row?.latitude]).toEqual(toronto?.center);
  });

  test('get their position in a later run, when the geocoder is there again', async () => {
    isDown = true;
    const rows = Array.from({ length: 30 }, (_, number) =>
      bare(number, { ...avenue, UnitNumber: String(number) }),
    );
    const houses = rows.map((row, number) => ({
      ...row,
      StreetNumber: number === 3 ? '5664' : `${number}00`,
    }));
    const { added, geocoderProblem } = await ingest(houses);
    expect(added).toBe(30);
    expect(questions.length, 'a geocoder that fails is left alone').toBeLessThan(15);
    expect(geocoderProblem).toBe('The geocoder answered 503.');
    expect((await shown('R100003'))?.map).toBeNull();
    isDown = false;
    expect(await ingest([...houses, bare(90)])).toMatchObject({ added: 1, changed: 1, unchanged: 29 });
    expect((await shown('R100003'))?.map).toMatchObject({ latitude: 45.559_475_95 });
  });

  test('are asked for again when an answer may not be stored any longer', async () => {
    const limited = { ...photon(), maxDays: 30 };
    await ingest([bare(1, avenue)], limited);
    await ingest([bare(1, avenue)], limited, SMALL_DATASET_DAY + 29);
    expect(questions).toHaveLength(1);
    expect(await ingest([bare(1, avenue)], limited, SMALL_DATASET_DAY + 30)).toMatchObject({ unchanged: 1 });
    expect(questions).toHaveLength(2);
    await ingest([bare(2)], photon(), SMALL_DATASET_DAY + 60);
    expect(await store.database.selectFrom('geocode').select('address').execute()).toHaveLength(1);
  });

  test('have no point for visitors either if they are restricted', async () => {
    await ingest([bare(1, { InternetAddressDisplayYN: false })]);
    const listing = await shown('R100001');
    expect(listing && scrubbed(listing).map).toBeNull();
  });

  test('are loaded without a geocoder', async () => {
    const saskatoon = { City: 'Rosetown', StateOrProvince: 'SK' };
    expect(await ingest([bare(1), bare(2, saskatoon)], null)).toMatchObject({ added: 2, invalid: 0 });
    expect(questions).toEqual([]);
    expect((await shown('R100002'))?.map).toBeNull();
  });
});
