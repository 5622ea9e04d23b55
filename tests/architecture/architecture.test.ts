import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoDoor, serverFloors, srcFloors } from '#tools/floors.ts';
import { root } from './plantedProject.ts';

const text = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');

const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: string[] };
const folders = include.filter((name) => !name.includes('*'));

test('the page names every folder of code, every floor of src, every room of server, and the entry of the demonstration', () => {
  const words = new Set([...text.matchAll(/`([\w./-]+)`/g)].map(([, word = '']) => word.replace(/\/$/, '')));
  expect(folders.filter((folder) => !words.has(folder))).toEqual([]);
  expect(srcFloors.filter((floor) => !words.has(`src/${floor}`))).toEqual([]);
  expect(serverFloors.flat().filter((room) => !words.has(`server/${room}`))).toEqual([]);
  expect([...words]).toEqual(expect.arrayContaining([demoDoor.from, demoDoor.to]));
});

const HEADINGS = ['## Context', '## Decision', '## Consequences'];

/** True for a record of a decision with its number, title, status, date, and the three sections in order. */
function isRecord(name: string, record: string): boolean {
  const number = name.slice(0, 3);
  const headings = record.match(/^## .+$/gm) ?? [];
  return (
    record.startsWith(`# ${number} `) &&
    /^Status: (accepted|superseded by \[\d{3}\]\([\w-]+\.md\)), 20\d\d-\d\d-\d\d\./m.test(record) &&
    headings.join() === HEADINGS.join()
  );
}

test('each decision is recorded with its status, context, decision and consequences', () => {
  const folder = join(root, 'docs', 'decisions');
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isRecord(name, readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test.each([
  ['without a status', '# 001 Queries\n\n## Context\n\n## Decision\n\n## Consequences\n'],
  ['without consequences', '# 001 Queries\n\nStatus: accepted, 2026-11-21.\n\n## Context\n\n## Decision\n'],
  [
    'with another number',
    '# 002 Queries\n\nStatus: accepted, 2026-11-21.\n\n## Context\n\n## Decision\n\n## Consequences\n',
  ],
])('a record %s is found', (_name, record) => {
  expect(isRecord('001-queries.md', record)).toBe(false);
});
