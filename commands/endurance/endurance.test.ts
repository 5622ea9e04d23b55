import { expect, test } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
import { enduranceOptions } from './enduranceOptions.ts';
import { fuzzProduct } from './fuzzProduct.ts';
import { fuzzRequests, OTHER_ROUTES } from './fuzzRequests.ts';
import { searchLoad } from './searchLoad.ts';

test('the command runs all parts by default', () => {
  expect(readWords(enduranceOptions, [])).toMatchObject({
    rounds: 20,
    writes: 1000,
    rate: 200,
    requests: 20_000,
  });
  expect(readWords(enduranceOptions, ['--only=kill,fuzz', '--rounds=2'])).toMatchObject({
    only: ['kill', 'fuzz'],
    rounds: 2,
  });
});

test.each([
  ['--only=sleep', '--only is "sleep", but it must be one or several of kill,load,fuzz.'],
  ['--rounds=0', '--rounds is "0", but it must be a whole number from 1 to 1000000.'],
  ['--rounds=x', '--rounds is "x", but it must be a whole number from 1 to 1000000.'],
  ['--colour=1', 'npm run endurance has no option --colour: it takes --only=PARTS,'],
  ['kill', '"kill" is not expected: npm run endurance takes --only=PARTS,'],
])('%s cannot be used', (word, sentence) => {
  expect(() => readWords(enduranceOptions, [word])).toThrow(sentence);
});

test('the same seed makes the same requests', () => {
  const requestsOf = (seed: number) =>
    [...fuzzRequests(OTHER_ROUTES, { seed, count: 50, tokens: ['a'] })].map(({ path }) => path);
  expect(requestsOf(3)).toEqual(requestsOf(3));
  expect(requestsOf(3)).not.toEqual(requestsOf(4));
});

/** A product that describes nothing and answers every call in the same way. */
const product = (answer: () => Response) => async (path: string) =>
  path.endsWith('/openapi.json') ? Response.json({ paths: {} }) : answer();

test.each([
  ['a failure', () => Response.json({ message: 'no', requestId: '1' }, { status: 500 }), 'answered 500'],
  ['another shape', () => Response.json({ error: 'no' }, { status: 400 }), 'refused in another shape'],
  [
    'a stack trace',
    () => Response.json({ message: '', requestId: '', stack: '' }, { status: 400 }),
    'another shape',
  ],
  [
    'a page',
    () => new Response('<p>no', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    'refused as',
  ],
  [
    'no answer',
    () => {
      throw new Error('cut off');
    },
    'had no answer',
  ],
])('the test detects a product that answers with %s', async (_title, answer, fault) => {
  const { faults, sent } = await fuzzProduct(product(answer), { seed: 1, count: 5, tokens: [''] });
  expect(sent).toBe(5);
  expect(faults).toHaveLength(5);
  expect(faults[0]).toContain(fault);
});

test('a load reports calls that failed', async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return new Response('', { status: calls % 5 === 0 ? 503 : 200 });
  };
  const { sent, errors, p99 } = await searchLoad(ask, { rate: 500, seconds: 0.02, seed: 1 });
  expect([sent, errors.length]).toEqual([10, 2]);
  expect(p99).toBeGreaterThanOrEqual(0);
});
