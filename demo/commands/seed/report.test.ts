import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spreadReport } from './report.ts';
import { overAsking, spreadOf, type Trace } from './spread.ts';
import { replaceSection } from './writeReport.ts';

function deal(number: number): Trace {
  return {
    city: 'Halifax',
    stateCode: 'NS',
    propertyType: 'Detached',
    isLease: false,
    lastStatus: 'Sld',
    beds: 3,
    listDay: -60 - number,
    soldDay: -40,
    listPrice: 500_000,
    soldPrice: 480_000 + number * 10_000,
  };
}

const deals = Array.from({ length: 20 }, (_, number) => deal(number));

test('a spread has its median and both deciles', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ count: 5, p10: 1, median: 3, p90: 5 });
  expect(spreadOf([])).toBeUndefined();
});

test('over asking is a sold price above the last asking price', () => {
  expect(overAsking(deals)).toBe(17 / 20);
  expect(overAsking([])).toBe(0);
});

test('the report has price, days and over asking by city and type', () => {
  const report = spreadReport(deals, { year: 2026, dayOfYear: 325 });
  expect(report).toContain('| Halifax, NS | Detached | 20 | 500,000 | 580,000 | 660,000 | 30 | 85 % |');
  expect(report).toContain('| Sld | 20 | 100 % | 0.0 % |');
});

test('a new report replaces the previous one and leaves the rest of the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'demo-data.md');
  const read = () => readFile(file, 'utf8');
  await writeFile(file, '# The demo data\n\n## Cases\n\nOne.\n');
  await replaceSection(file, '## The spread\n\nOld.\n');
  expect(await read()).toBe('# The demo data\n\n## Cases\n\nOne.\n\n## The spread\n\nOld.\n');
  await writeFile(file, `${await read()}\n## Last\n`);
  await replaceSection(file, '## The spread\n\nNew.\n');
  expect(await read()).toBe('# The demo data\n\n## Cases\n\nOne.\n\n## The spread\n\nNew.\n\n## Last\n');
  await rm(folder, { recursive: true });
});
