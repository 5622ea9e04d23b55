import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
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
    withdrawAny: false,
  });
  expect(readWords(ingestOptions, ['--changes', 'a.json'])).toMatchObject({
    words: ['a.json'],
    changes: true,
  });
  expect(readWords(ingestOptions, ['pages', '--withdraw-any'])).toMatchObject({ withdrawAny: true });
});

test.each([
  [[], 'npm run ingest needs PATH, a file or a folder of pages.'],
  [
    ['--all', 'pages'],
    'npm run ingest has no option --all: it takes --changes, --withdraw-any, --geocoder=ADDRESS and PATH.',
  ],
  [
    ['one', 'two'],
    '"two" is not expected: npm run ingest takes --changes, --withdraw-any, --geocoder=ADDRESS and PATH.',
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
