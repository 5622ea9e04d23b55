import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { csvHead, csvLines, LEAD_COLUMNS } from '#server/contact/leadsCsv.ts';
import { readWords } from '#server/start/commandLine.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { leadsOptions } from './leadsOptions.ts';
import { leadsTable } from './leadsTable.ts';

const aboutListing = createMockLeadRow({
  id: 'lead-2',
  kind: 'listing',
  city: 'Toronto',
  address: '33 Queen Street W, Toronto',
  price: 2650,
  code: 'C1000001',
  board: 2,
  message: 'He said "yes",\nthen left.',
});

test('the command prints all leads as a table by default', () => {
  expect(readWords(leadsOptions, [])).toEqual({ csv: false, minutes: 30, words: [] });
});

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  // The clocks change on these days.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
])('%s begins at midnight in Toronto', (day, moment) => {
  const { csv, since } = readWords(leadsOptions, ['--csv', `--since=${day}`]);
  expect([csv, since?.toISOString()]).toEqual([true, moment]);
});

test.each([
  ['--since=yesterday', '--since is "yesterday"'],
  ['--since=2026-02-30', '--since is "2026-02-30"'],
  ['--since', '--since is ""'],
  ['--application=7', '--application is "7"'],
  [
    '--json',
    'npm run leads has no option --json: it takes --csv, --since=DAY, --application=ID, --viewing=ID, --offer=ID, --agree=ID, --decline=ID, --at=TIME, --minutes=N and --sentence=TEXT.',
  ],
])('%s is refused in one sentence', (word, sentence) => {
  expect(() => readWords(leadsOptions, [word])).toThrow(sentence);
});

const csvOf = (leads: readonly LeadTable[]): string =>
  csvHead(LEAD_COLUMNS) +
  csvLines(
    leads.map((lead) => ({ lead, viewing: undefined })),
    LEAD_COLUMNS,
  );

test('CSV has a header, ends every line, and quotes special characters', () => {
  expect(csvOf([createMockLeadRow({ code: 'FRIEND-7' }), aboutListing])).toBe(
    [
      '\uFEFFid,received,kind,first name,last name,email,phone,city,address,price,MLS number,board,referral code,message,forwarding,application,province,co-applicant,page,realtor,consent,consent given,documents,home,viewing',
      'lead-1,2026-11-21T20:00:00.000Z,general,Anne,Tremblay,anne.tremblay@example.ca,4165550123,Montréal,,750000,,,FRIEND-7,,kept,,,,,,,,,,',
      'lead-2,2026-11-21T20:00:00.000Z,listing,Anne,Tremblay,anne.tremblay@example.ca,4165550123,Toronto,"33 Queen Street W, Toronto",2650,C1000001,2,,"He said ""yes"",\nthen left.",kept,,,,,,,,,,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', `"'\t'=1"`],
  ['x;=cmd|calc;y', `"x;'=cmd|calc;y"`],
  ['x;"=1', `"x;'""=1"`],
  ['O;B', '"O;B"'],
  ['＝1', "'＝1"],
  ["O'Brien", "O'Brien"],
  ['Jean-Luc', 'Jean-Luc'],
])('a name that a spreadsheet would calculate is text: %s', (name, expected) => {
  const [, line = ''] = csvOf([createMockLeadRow({ last_name: name })]).split('\r\n');
  expect(line).toContain(`,Anne,${expected},anne.tremblay@`);
});

test('the table has a line for each lead, in the time of Toronto', () => {
  const failed = { forwarding: 'waiting', forward_problem: 'the receiver answered 503' } as const;
  const lines = leadsTable([createMockLeadRow(), { ...aboutListing, ...failed }]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    /^Received +Kind +Name +Email +Phone +City +Price +About +Viewing +Message +Forwarding$/,
  );
  expect(lines[1]).toMatch(/^2026-11-21 15:00 +general +Anne Tremblay .*\$750,000 +kept$/);
  expect(lines[2]).toMatch(
    /\$2,650 +C1000001 \(board 2\) +He said "yes", then left\. +waiting: the receiver answered 503$/,
  );
  expect(lines[3]).toBe('2 contacts.');
  expect(leadsTable([aboutListing])).toContain('\n1 contact.');
  expect(leadsTable([])).toBe('No contacts.');
});

test('a folder without a database is reported, and is not an empty list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(import.meta.dirname, '..', '..', 'commands', 'leads', 'leads.ts');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder };
  const failure = await promisify(execFile)(process.execPath, [program], { env }).catch((reason) => reason);
  expect(failure).toMatchObject({ code: 1, stdout: '' });
  expect(failure.stderr).toMatch(/^There is no database of this product at .*leads-\w+: set DATA_DIR/);
  expect(await readdir(folder)).toEqual([]);
});
