import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type IngestOutcome, runIngest } from '#commands/ingest/runIngest.ts';
import { findSource } from '#commands/ingest/sourceFiles.ts';
import { summaryLines } from '#commands/ingest/summaryTexts.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { FORMS, type Form, variedRows } from '#tests/support/feeds/variedRows.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '#tests/support/services/smallDataset.ts';
import { exportRow, pagesOf } from './exportRows.ts';

let store: Store;
let folder: string;
beforeEach(async () => {
  store = await openStore({ kind: 'memory' });
  folder = await mkdtemp(join(tmpdir(), 'ingest-'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function ingest(rows: readonly ResoRow[], onProgress?: () => void): Promise<IngestOutcome> {
  const file = join(folder, 'page.json');
  const content = pagesOf(rows, 10_000).join('');
  if ((await readFile(file, 'utf8').catch(() => '')) !== content) await writeFile(file, content);
  return runIngest({
    store,
    source: findSource(file),
    today: SMALL_DATASET_DAY,
    places: async () => ({ cities: SMALL_DATASET_CITIES, neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS }),
    reportFolder: join(folder, 'reports'),
    isPartial: false,
    withdrawsAny: false,
    ...(onProgress ? { onProgress } : {}),
  });
}

const FAULTY = [
  exportRow(1),
  exportRow(2, { StandardStatus: 'Delete' }),
  exportRow(3, { StandardStatus: 'Vanished' }),
  exportRow(4, { ListPrice: 'soon', City: '' }),
  exportRow(5, { ListPrice: -3 }),
  exportRow(6, { BedroomsTotal: '3+1', PropertySubType: 'Yurt', HolidayLights: ['Red'] }),
  exportRow(7, { Latitude: null, Longitude: null, LivingAreaRange: '700-1100', HolidayLights: ['Blue'] }),
  exportRow(8, { LotSizeArea: 2, LotSizeUnits: 'Perches', HolidayLights: [] }),
];

test.each<[Parameters<IngestOutcome['summary']['tallies']>[0], string, number, string]>([
  ['offers', 'Sale New', 4, 'key-1'],
  ['offers', 'deleted', 1, 'key-2'],
  ['boards', '2', 4, 'key-1'],
  ['kinds', 'Detached', 4, 'key-1'],
  ['refused', 'StandardStatus "Vanished" is not known', 1, 'key-3'],
  ['refused', 'City is missing', 1, 'key-4'],
  ['refused', 'ListPrice "soon" is not a price', 1, 'key-4'],
  ['refused', 'ListPrice "…" is not a price', 1, 'key-5'],
  ['unread', 'BedroomsTotal is not a number', 1, '"3+1" in key-6'],
  ['unread', 'PropertySubType is not known, so StructureType or PropertyType decides', 1, '"Yurt" in key-6'],
  ['unread', 'LotSizeUnits is not a known unit of area', 1, '"Perches" in key-8'],
  ['guesses', 'the position is the middle of its place', 1, 'key-7'],
  ['guesses', 'LivingAreaRange is a range: searches use its middle', 1, 'key-7'],
  ['guesses', 'LotSizeArea has no unit: read as acres', 1, 'key-8'],
])('the summary counts in %s: %s', async (section, text, count, example) => {
  const { summary } = await ingest(FAULTY);
  expect(Object.fromEntries(summary.tallies(section))[text]).toEqual({ count, example });
});

test('the summary names fields without a use, and is written whole beside the invalid rows', async () => {
  const { summary, summaryPath } = await ingest(FAULTY);
  expect(summary.unusedFields()).toEqual([['HolidayLights', { count: 2, example: '["Red"]' }]]);
  const whole = JSON.parse(await readFile(summaryPath, 'utf8'));
  expect(whole).toMatchObject({
    offers: { 'Sale New': { count: 4 } },
    unusedFields: { HolidayLights: { count: 2 } },
  });
});

test('an export without a usable row ends with its most frequent reason', async () => {
  const rows = Array.from({ length: 3 }, (_, number) => exportRow(number, { City: '' }));
  await expect(ingest(rows)).rejects.toThrow(
    /^Nothing was loaded: no row of the export can be used, most often because City is missing; see .*summary\.json/,
  );
});

test('an interrupted run counts each row once', async () => {
  const rows = Array.from({ length: 1_200 }, (_, number) =>
    exportRow(number, number % 2 ? { Kites: 1 } : {}),
  );
  const interrupted = ingest(rows, () => {
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  const { summary } = await ingest(rows);
  expect(Object.fromEntries(summary.tallies('offers'))).toMatchObject({ 'Sale New': { count: 1_200 } });
  expect(summary.unusedFields()).toEqual([['Kites', { count: 600, example: '1' }]]);
});

/** Reasons for which rows with values of the public lists are refused. Each one is meant. */
const MEANT: Record<Form, RegExp> = {
  propTx: /is a price per .* which makes \$… of the whole area$/,
  ddf: /is not a period that rents are shown in$|is a price per .* (and BuildingAreaTotal is missing|which makes \$… of the whole area)$/,
  dataDictionary: /is not a period that rents are shown in$/,
};

describe.each(FORMS)('1,200 varied rows of the form %s', (form) => {
  test('come in, are withheld, or are refused for a reason that is meant', async () => {
    const { added, invalid, summary } = await ingest(variedRows(form, 1_200));
    const offers = Object.fromEntries(summary.tallies('offers'));
    const notShown = (offers['withheld']?.count ?? 0) + (offers['deleted']?.count ?? 0);
    expect(added + invalid + notShown).toBe(1_200);
    for (const [reason] of summary.tallies('refused')) expect(reason).toMatch(MEANT[form]);
    expect(invalid).toBeLessThan(120);
    const lines = summaryLines(summary);
    expect(lines.length).toBeLessThan(60);
    expect(lines.join('\n')).toMatch(
      /Fields without a use here:\n.*\n.*\n.*\n.*\n.*\n +[\d,]+ {2}in \d+ others/,
    );
  });
});
