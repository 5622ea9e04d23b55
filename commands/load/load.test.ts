import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
import { aimsOf } from './aims.ts';
import { loadOptions } from './loadOptions.ts';
import { type LoadReport, runOpenLoop } from './openLoop.ts';

test('the command sends two hundred requests per second for a minute by default', () => {
  expect(readWords(loadOptions, [])).toMatchObject({ minutes: 1, rate: 200, cores: 2 });
  expect(readWords(loadOptions, ['--minutes=0.5', '--rate=50'])).toMatchObject({ minutes: 0.5, rate: 50 });
});

const rate = 'it must be a whole number from 1 to 5000.';
test.each([
  ['--minutes=0', '--minutes is "0", but it must be a number of minutes above 0, at most 60.'],
  ['--minutes=61', '--minutes is "61", but it must be a number of minutes above 0, at most 60.'],
  ['--rate=5001', `--rate is "5001", but ${rate}`],
  ['--rate=1.5', `--rate is "1.5", but ${rate}`],
  ['--colour=1', 'npm run load has no option --colour: it takes --minutes=N, --rate=N,'],
  ['fast', '"fast" is not expected: npm run load takes --minutes=N,'],
])('%s cannot be used', (word, sentence) => {
  expect(() => readWords(loadOptions, [word])).toThrow(sentence);
});

test('the report distinguishes answers, refused requests, and errors', async () => {
  const server = createServer((request, response) => {
    const shed = request.url === '/shed';
    response.writeHead(shed ? 503 : Number(request.url?.slice(1)), shed ? { 'Retry-After': '2' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => void server.close());
  const paths = ['/200', '/304', '/shed', '/500', '/503'];
  const report = await runOpenLoop({
    origins: [`http://localhost:${(server.address() as AddressInfo).port}`], // it listens on a port
    rate: 100,
    seconds: 0.1,
    lines: 2,
    call: (number) => ({ kind: 'list', path: paths[number % paths.length] ?? '', init: { method: 'GET' } }),
  });
  expect(report.answered.number).toBe(4);
  expect(report.shed.number).toBe(2);
  expect(report.errors).toEqual({ 'list 500': 2, 'list 503': 2 });
});

const times = (number: number, p99: number): LoadReport['shed'] => ({
  number,
  p50: 1,
  p95: 1,
  p99,
  longest: p99,
});
const report = (changes: Partial<LoadReport>): LoadReport => ({
  answered: times(100, 1000),
  kinds: {},
  shed: times(10, 100),
  errors: {},
  perSecond: 100,
  ownDelay: 1,
  ...changes,
});

test.each([
  ['at the limits', {}, []],
  ['without refusals', { shed: times(0, 0) }, []],
  ['with slow answers', { answered: times(100, 1001) }, ['99 of 100 answers within 1000 ms: 1001 ms.']],
  ['without any answer', { answered: times(0, 0) }, ['99 of 100 answers within 1000 ms: 0 ms.']],
  [
    'with slow refusals',
    { shed: times(10, 101) },
    ['99 of 100 refusals (503 with Retry-After) within 100 ms: 101 ms.'],
  ],
  ['with errors', { errors: { 'list 500': 2, 'map 502': 1 } }, ['no errors: 3.']],
])('a load %s names the aims that it missed', (_, changes, missed) => {
  const sentences = aimsOf(report(changes)).filter(({ isMet }) => !isMet);
  expect(sentences.map(({ sentence }) => sentence)).toEqual(missed.map((aim) => `NOT MET: ${aim}`));
});
