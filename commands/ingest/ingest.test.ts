import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
import { decoded } from './decoded.ts';
import { ingestOptions } from './ingestOptions.ts';
import { openInvalidRows } from './invalidRows.ts';
import { findSource } from './sourceFiles.ts';
import { readFile as readSource } from './sourceRows.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the command accepts a path and an option for changes only', () => {
  expect(readWords(ingestOptions, ['pages'])).toEqual({
    words: ['pages'],
    changes: false,
    yes: false,
  });
  expect(readWords(ingestOptions, ['--changes', 'a.json'])).toMatchObject({
    words: ['a.json'],
    changes: true,
  });
  expect(readWords(ingestOptions, ['pages', '--yes'])).toMatchObject({ yes: true });
});

test.each([
  [[], 'npm run ingest needs PATH, a file or a folder of pages.'],
  [
    ['--all', 'pages'],
    'npm run ingest has no option --all: it takes --changes, --yes, --brokerage=NAME, --geocoder=ADDRESS and PATH.',
  ],
  [
    ['one', 'two'],
    '"two" is not expected: npm run ingest takes --changes, --yes, --brokerage=NAME, --geocoder=ADDRESS and PATH.',
  ],
])('%o is refused in one sentence', (words, sentence) => {
  expect(() => readWords(ingestOptions, words)).toThrow(sentence);
});

test('the pages of a folder are read in the order of their numbers, and have the same fingerprint until one changes', async () => {
  for (const name of ['page-10.json', 'page-2.json', 'page-1.ndjson.gz', 'notes.txt']) {
    await writeFile(join(folder, name), name);
  }
  const { files, fingerprint } = findSource(folder);
  expect(files.map(({ name }) => name)).toEqual(['page-1.ndjson.gz', 'page-2.json', 'page-10.json']);
  expect(findSource(folder).fingerprint).toBe(fingerprint);
  await writeFile(join(folder, 'page-2.json'), 'another one');
  expect(findSource(folder).fingerprint).not.toBe(fingerprint);
});

test('a folder without pages and a path to nothing are refused', () => {
  expect(() => findSource(folder)).toThrow('contains no .json');
  expect(() => findSource(join(folder, 'none'))).toThrow('cannot be read (ENOENT)');
});

test('a line contains a row or a whole page', async () => {
  await writeFile(join(folder, 'rows.ndjson'), '{"a":1}\n\nnot a row\n{"value":[{"a":2},{"a":3}]}\n');
  const [file] = findSource(folder).files;
  if (!file) throw new Error('The file is not there.');
  const texts: unknown[] = [];
  for await (const row of readSource(file).rows) texts.push(row);
  expect(texts).toEqual(['{"a":1}', 'not a row', '{"a":2}', '{"a":3}'].map((text) => ({ text })));
});

test('a report continues after its stored part', async () => {
  const path = join(folder, 'reports', 'one.ndjson');
  const row = (number: number) => ({ file: 'a', row: number, reasons: ['é'] });
  const first = openInvalidRows(path, 0);
  const stored = first.add([row(1)], 0);
  first.add([row(2), row(3)], stored);
  first.close();
  const second = openInvalidRows(path, stored);
  second.add([row(2)], stored);
  second.close();
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([row(1), row(2)]);
});

async function rowsIn(name: string, content: Buffer): Promise<unknown[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const [file] = findSource(path).files;
  if (!file) throw new Error('The file is missing.');
  const rows: unknown[] = [];
  for await (const row of readSource(file).rows) rows.push(row);
  return rows;
}

const TEXT = '{"value":[{"City":"Montréal","Note":"l’Église"}]}';
const ROW = { text: '{"City":"Montréal","Note":"l’Église"}' };

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16, the high byte first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['Latin-1', Buffer.from(TEXT.replace('’', '\x92'), 'latin1')],
])('an export in %s is read', async (_name, content) => {
  expect(await rowsIn('page.json', content)).toEqual([ROW]);
  expect(await rowsIn('page.json.gz', gzipSync(content))).toEqual([ROW]);
  expect(await rowsIn('rows.ndjson', content)).toEqual([ROW]);
});

test.each([1, 2, 3, 5])('characters are whole in pieces of %i bytes', async (size) => {
  const texts = ['Montréal 🏠 Québec', 'plain', 'é', ''];
  for (const text of texts) {
    const bytes = Buffer.from(text);
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    }
    let read = '';
    for await (const piece of decoded(pieces())) read += piece;
    expect(read).toBe(text);
  }
});

test('a packed file that is cut off ends with a problem', async () => {
  const packed = gzipSync(TEXT.repeat(100));
  const rows = await rowsIn('page.json.gz', packed.subarray(0, packed.length - 10));
  expect(rows.at(-1)).toEqual({ problem: 'The packed file is cut off or damaged' });
  expect(await rowsIn('none.json.gz', Buffer.from('no gzip'))).toEqual([
    { problem: 'The packed file is cut off or damaged' },
  ]);
});

test.each(['Property.csv', 'listings.xml', 'export.xlsx', 'Office.csv.gz'])(
  '%s is refused by its name',
  async (name) => {
    await writeFile(join(folder, 'page-1.json'), TEXT);
    await writeFile(join(folder, name), 'ListingKey,City');
    expect(() => findSource(folder)).toThrow(`${name} is not in a form that can be read`);
    expect(() => findSource(join(folder, name))).toThrow('.json, .ndjson or .jsonl');
  },
);
