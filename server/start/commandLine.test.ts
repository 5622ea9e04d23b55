import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CommandTable, flag, helpOf, option, readWords, wholeNumber } from './commandLine.ts';

const table = {
  name: 'paint',
  about: 'paints houses.',
  options: {
    dryRun: flag('touches none'),
    colour: option(z.enum(['red', 'blue']), {
      name: 'COLOUR',
      meaning: 'what with',
      expected: 'red or blue',
      usual: 'red',
    }),
    coats: wholeNumber({ meaning: 'how often', from: 1, to: 9, usual: undefined }),
  },
  words: { name: 'HOUSE', meaning: 'the houses', min: 1, max: 2 },
} satisfies CommandTable;

test('a value can follow its option or an equals sign, with words before or after it', () => {
  const expected = { dryRun: true, colour: 'blue', coats: 2, words: ['one', 'two'] };
  expect(readWords(table, ['one', '--dry-run', '--colour', 'blue', '--coats=2', 'two'])).toEqual(expected);
  expect(readWords(table, ['--colour=blue', '--coats', '2', '--dry-run', 'one', 'two'])).toEqual(expected);
  expect(readWords(table, ['one'])).toEqual({
    dryRun: false,
    colour: 'red',
    coats: undefined,
    words: ['one'],
  });
});

test.each([
  [
    ['one', '--dryRun'],
    'npm run paint has no option --dryRun: it takes --dry-run, --colour=COLOUR, --coats=N and HOUSE.',
  ],
  [['one', '-c'], 'npm run paint has no option -c:'],
  [['one', '--colour', '--dry-run'], '--colour is "", but it must be red or blue.'],
  [['one', '--colour'], '--colour is "", but it must be red or blue.'],
  [['one', '--coats=1e1'], '--coats is "1e1", but it must be a whole number from 1 to 9.'],
  [['one', '--dry-run=no'], '--dry-run is "no", but it takes no value.'],
  [['one', 'two', 'three'], '"three" is not expected: npm run paint takes --dry-run,'],
  [[], 'npm run paint needs HOUSE, the houses.'],
])('%j is refused in one sentence', (words, sentence) => {
  expect(() => readWords(table, words)).toThrow(sentence);
});

test('help has a line for each option with its default', () => {
  expect(helpOf(table)).toBe(`npm run paint: paints houses.
  HOUSE            the houses
  --dry-run        touches none
  --colour=COLOUR  what with (red or blue; default red)
  --coats=N        how often (a whole number from 1 to 9)
`);
});

const program = 'commands/leads/leads.ts';

test('a command prints its help, and ends with one sentence for an unknown word', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--help']);
  expect(stdout).toContain('--since=DAY');
  const failure = await promisify(execFile)(process.execPath, [program, '--json']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^npm run leads has no option --json: .*\n$/),
  });
});

/** A program that prints until a signal, as the server does. */
const server = `import { runUntilSignal } from '#server/start/runUntilSignal.ts';
await runUntilSignal(async () => {
  const printing = setInterval(() => console.log('a line'), 1);
  return async () => clearInterval(printing);
});`;

/** A command that only reads, and prints much. */
const readingCommand = `import { commandLine } from '#server/start/commandLine.ts';
await commandLine({ name: 'count', about: 'counts.', options: {}, isReading: true });
setInterval(() => console.log('a line'), 1);`;

/** A command that works while it prints, and reports its end elsewhere. */
const workingCommand = `import { commandLine } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { setTimeout } from 'node:timers/promises';
await commandLine({ name: 'work', about: 'works.', options: {} });
await runToEnd(async () => {
  for (let line = 0; line < 20; line += 1) {
    process.stdout.write('a line\\n');
    await setTimeout(1);
  }
  process.stderr.write('All is done.\\n');
});`;

/** A server whose output is closed before it has started. */
const startingServer = `import { runUntilSignal } from '#server/start/runUntilSignal.ts';
await runUntilSignal(async () => {
  setInterval(() => console.log('a line'), 1);
  return new Promise(() => undefined);
});`;

const evaluated = (code: string): string[] => ['--input-type=module', '--eval', code];

const programEnds = 'The output is closed: the program ends.\n';

// No signal stopped the server, so a process manager should start it again.
test.each([
  ['help', [program, '--help'], '', 0],
  ['the help of a command that writes', ['commands/ingest/ingest.ts', '--help'], '', 0],
  ["a command's output", evaluated(readingCommand), '', 0],
  ['the list of commands', ['commands/run.mjs'], '', 0],
  [
    'the output of a command that works',
    evaluated(workingCommand),
    'The output is closed: the command continues.\nAll is done.\n',
    0,
  ],
  ["a server's log", evaluated(server), programEnds, 1],
  ["a starting server's log", evaluated(startingServer), programEnds, 1],
])('a closed reader of %s, such as `head`, causes no stack trace', async (_title, words, sentence, ends) => {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [printed, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect([printed, code]).toEqual([sentence, ends]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a command that is interrupted by %s reports a failure',
  async (signal) => {
    const endless = `import { runToEnd } from '#server/start/runUntilSignal.ts';
await runToEnd(async () => {
  console.log('It works.');
  setInterval(() => undefined, 1000);
  await new Promise(() => undefined);
});`;
    const child = spawn(process.execPath, evaluated(endless), { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => child.kill(signal));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).not.toBe(0);
  },
);
