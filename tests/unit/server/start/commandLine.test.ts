import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  type CommandTable,
  flag,
  helpOf,
  option,
  readWords,
  wholeNumber,
} from '#server/start/commandLine.ts';

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
  words: { name: 'HOUSE', meaning: 'the houses', least: 1, most: 2 },
} satisfies CommandTable;

test('a value may stand behind its option or an equals sign, words before or after it', () => {
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
  [['one', 'two', 'three'], '"three" is too much: npm run paint takes --dry-run,'],
  [[], 'npm run paint needs HOUSE, the houses.'],
])('%j is refused in one sentence', (words, sentence) => {
  expect(() => readWords(table, words)).toThrow(sentence);
});

test('help has a line for each option with its usual value', () => {
  expect(helpOf(table)).toBe(`npm run paint: paints houses.
  HOUSE            the houses
  --dry-run        touches none
  --colour=COLOUR  what with (red or blue; usually red)
  --coats=N        how often (a whole number from 1 to 9)
`);
});

const program = 'commands/leads/leads.ts';

test('a command prints its help, and ends with one sentence for a word that it does not know', async () => {
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

/** A program that prints until it is told to stop, as the server does. */
const server = `import { runUntilSignal } from '#server/start/runUntilSignal.ts';
await runUntilSignal(async () => {
  const printing = setInterval(() => console.log('a line'), 1);
  return async () => clearInterval(printing);
});`;

/** A command that prints much. */
const command = `import { commandLine } from '#server/start/commandLine.ts';
await commandLine({ name: 'count', about: 'counts.', options: {} });
setInterval(() => console.log('a line'), 1);`;

test.each([
  ['help', [program, '--help'], ''],
  ["a command's output", ['--input-type=module', '--eval', command], ''],
  ['the list of commands', ['commands/run.mjs'], ''],
  [
    "a server's log",
    ['--input-type=module', '--eval', server],
    'The output is not read any more: the program ends.\n',
  ],
])('a reader of %s that goes away, as `head` does, causes no stack', async (_what, words, sentence) => {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect([said, code]).toEqual([sentence, 0]);
});
