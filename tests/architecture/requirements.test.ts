import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTestFile, readRequirements, requirementFaults, testTitles } from '#tools/requirements.ts';
import { readTexts } from '#tools/textCatalogue.ts';
import { root } from './plantedProject.ts';

const evidence = {
  titles: new Set(['home leads to the map']),
  isTestFile: (path: string) => path === 'e2e/search.e2e.ts',
  texts: new Set(['Back', 'Yes | No']),
};

const table = (...rows: string[]) =>
  readRequirements(
    ['# Map', '', '| id | statement | test | state |', '|---|---|:-:|---|', ...rows].join('\n'),
  );

test('each finished row of docs/requirements.md has its test, and each quoted text is in the product', () => {
  const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
  const texts = new Set(readTexts(join(root, 'src', 'i18n', 'en')).values());
  expect(rows.length).toBeGreaterThan(0);
  const known = { titles: testTitles(root), isTestFile: (path: string) => isTestFile(root, path), texts };
  expect(requirementFaults(rows, known)).toEqual([]);
});

test('rows with their tests and texts pass', () => {
  const rows = table(
    '| L1 | Home, copy: `Back` and `Yes \\| No` | home leads to the map | done |',
    '| L2 | List with `code` that is no copy | `home leads to the map`, `e2e/search.e2e.ts` | done |',
    '| L3 | Not built | - | open |',
  );
  expect(requirementFaults(rows, evidence)).toEqual([]);
});

test('a row without a test, with an unknown test or text, and a duplicate row are found', () => {
  const rows = table(
    '| L1 | Home | | done |',
    '| L2 | List | `the list sorts` | done |',
    '| L3 | Button, copy: `Forward` | - | open |',
    '| L1 | Home again | - | open |',
  );
  expect(requirementFaults(rows, evidence)).toEqual([
    'L1: more than one row',
    'L1: done, but names no test',
    'L2: done by "the list sorts", which is no test',
    'L3: "Forward" is in no en/*.json',
  ]);
});

test('titles of tests are read from the sources', () => {
  expect(testTitles(root)).toContain('titles of tests are read from the sources');
});

test('each departure says what is specified, what the product does and why, once, and names files that exist', () => {
  const rows = readFileSync(join(root, 'docs', 'departures.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|(---|\s*Specification\s*\|)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  const specified = rows.map(([statement]) => statement);
  expect(specified.filter((statement, index) => specified.indexOf(statement) !== index)).toEqual([]);
  const paths = rows
    .flat()
    .flatMap((cell) => [...cell.matchAll(/`((?:src|server|tests|e2e|docs)\/[^`]*)`/g)]);
  expect(paths.filter(([, path = '']) => !existsSync(join(root, path)))).toEqual([]);
});
