import { expect, it } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
import { gridX, gridY, quadkey } from '#server/store/geometry/mercator.ts';
import { openStore } from '#server/store/openStore.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_COUNT, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { benchOptions } from './benchOptions.ts';
import { addCopies } from './copies.ts';
import { table } from './report.ts';
import { timed, timesOf } from './timing.ts';

it('the command accepts sizes, a folder and passes', () => {
  const words = ['--listings=50000,200000', '--peers', '--keep=/data', '--passes=2'];
  expect(readWords(benchOptions, words)).toEqual({
    listings: [50_000, 200_000],
    peers: true,
    keep: '/data',
    load: false,
    city: false,
    areas: false,
    pages: false,
    passes: 2,
    words: [],
  });
  expect(readWords(benchOptions, ['--load'])).toMatchObject({ listings: [50_000], load: true });
});

const sizes = 'it must be whole numbers from 1000 to 1000000 with commas between them.';
it.each([
  ['--listings=many', `--listings is "many", but ${sizes}`],
  ['--listings=1000,2000000', `--listings is "1000,2000000", but ${sizes}`],
  ['--passes=0', '--passes is "0", but it must be a whole number from 1 to 99.'],
  ['--keep=', '--keep is "", but it must be a folder.'],
  ['peers', '"peers" is not expected: npm run bench takes --listings=N,N, --passes=N, --keep=FOLDER,'],
])('an invalid %s is refused with the valid values', (word, sentence) => {
  expect(() => readWords(benchOptions, [word])).toThrow(sentence);
});

it('calls are timed without the first pass, and the table shows median and p95', async () => {
  let count = 0;
  const { times, answers } = await timed([{ row: 'clusters', ask: async () => ++count }], 3);
  expect(answers).toEqual([1]);
  expect(times.get('clusters')).toHaveLength(3);
  expect(timesOf([5, 1, 3, 2, 4])).toEqual({ median: 3, p95: 5, count: 5 });
  const column = { name: 'SQLite', times: new Map([['clusters', [1, 2, 30]]]) };
  expect(table(['clusters', 'pins'], [column]).split('\n').slice(2)).toEqual([
    '| clusters | 2.00 / 30.0 |',
    '| pins |  |',
  ]);
});

it('copies are at the places of their quadkeys, near their originals', async () => {
  const store = await openStore({ kind: 'memory' });
  await fillStore(store, smallDatasetListings());
  const total = SMALL_DATASET_COUNT * 2 + 50;
  await addCopies(store, { made: SMALL_DATASET_COUNT, total, log: () => undefined });
  const rows = await store.database.selectFrom('listing').selectAll().orderBy('id').execute();
  const [originals, copies] = [rows.slice(0, SMALL_DATASET_COUNT), rows.slice(SMALL_DATASET_COUNT)];
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, row) => row + 1));
  for (const copy of copies) {
    expect(copy.quadkey).toBe(quadkey(copy.x, copy.y));
    expect(copy.vquadkey).toBe(quadkey(copy.vx, copy.vy));
    // Degrees are moved in proportion, so they may differ by some cells.
    expect(Math.abs(gridX(copy.longitude) - copy.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(gridY(copy.latitude) - copy.y)).toBeLessThanOrEqual(2);
    const original = originals[(copy.id - 1) % SMALL_DATASET_COUNT];
    expect(Math.abs(copy.latitude - (original?.latitude ?? 0))).toBeLessThan(0.02);
  }
  expect(new Set(rows.map(({ mls, board }) => `${mls}/${board}`)).size).toBe(total);
  await store.close();
});
