import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readLoadArguments } from '#commands/load/loadArguments.ts';
import { runOpenLoop } from '#commands/load/openLoop.ts';

test('without words a minute of two hundred requests a second is asked for', () => {
  expect(readLoadArguments([])).toMatchObject({ minutes: 1, rate: 200, cores: 2 });
  expect(readLoadArguments(['--minutes=0.5', '--rate=50'])).toMatchObject({ minutes: 0.5, rate: 50 });
});

test.each(['--minutes=0', '--minutes=61', '--rate=5001', '--rate=1.5', '--colour=1', 'fast'])(
  '%s cannot be used',
  (word) => {
    expect(() => readLoadArguments([word])).toThrow(/--minutes= \(at most 60\)/);
  },
);

test('tells answers, what was shed, and errors apart', async () => {
  const server = createServer((request, response) => {
    const shed = request.url === '/shed';
    response.writeHead(shed ? 503 : Number(request.url?.slice(1)), shed ? { 'Retry-After': '2' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => void server.close());
  const paths = ['/200', '/304', '/shed', '/500', '/503'];
  const report = await runOpenLoop({
    origin: `http://localhost:${(server.address() as AddressInfo).port}`, // it listens on a port
    rate: 100,
    seconds: 0.1,
    lines: 2,
    call: (number) => ({ kind: 'list', path: paths[number % paths.length] ?? '', init: { method: 'GET' } }),
  });
  expect(report.answered.number).toBe(4);
  expect(report.shed.number).toBe(2);
  expect(report.errors).toEqual({ 'list 500': 2, 'list 503': 2 });
});
