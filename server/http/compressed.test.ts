import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const LONG = JSON.stringify({ text: 'wood '.repeat(400) });
const json = (body: string | null = LONG, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } });
const asking = (accepted: string | undefined = 'gzip, deflate, br', method = 'GET') =>
  new Request('http://product.test/', {
    method,
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });
const encodingOf = (answer: Response) => answer.headers.get('Content-Encoding');

test('a long answer is sent as gzip, complete, with its status and its other headers', async () => {
  const sent = await compressed(asking(), json(LONG, { 'X-Request-Id': 'r', 'Content-Length': '2000' }, 404));
  expect(sent.status).toBe(404);
  expect(encodingOf(sent)).toBe('gzip');
  expect(sent.headers.get('Vary')).toBe('Accept-Encoding');
  expect(sent.headers.get('X-Request-Id')).toBe('r');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  expect(Number(sent.headers.get('Content-Length'))).toBe(bytes.length);
  expect(bytes.length).toBeLessThan(LONG.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});

test.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip;q=0.05', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['gzip ;q=0', false],
  ['br', false],
  ['', false],
])('a caller that accepts %j gets gzip: %s', async (accepted, expected) => {
  const sent = await compressed(asking(accepted), json());
  expect(encodingOf(sent) === 'gzip').toBe(expected);
  expect(sent.headers.get('Vary'), 'a cache must know either way').toBe('Accept-Encoding');
});

test('a short answer stays uncompressed, with any length in its header', async () => {
  const short = JSON.stringify({ message: 'No.' });
  const sent = await compressed(asking(), json(short, { ETag: '"a"' }));
  expect(encodingOf(sent)).toBeNull();
  expect(sent.headers.get('ETag')).toBe('"a"');
  expect(await sent.text()).toBe(short);
});

test.each([
  ['"abc"', 'W/"abc"'],
  ['W/"abc"', 'W/"abc"'],
])('the validator %s becomes %s', async (validator, expected) => {
  const sent = await compressed(asking(), json(LONG, { ETag: validator }));
  expect(sent.headers.get('ETag')).toBe(expected);
});

test.each([
  ['a picture', json(LONG, { 'Content-Type': 'image/webp' })],
  ['a file that the build has compressed', json(LONG, { 'Content-Encoding': 'br' })],
  ['an answer to HEAD', json(null)],
  ['an answer to a caller that has it', json(null, { ETag: '"abc"' }, 304)],
])('%s is not compressed', async (_title, answer) => {
  const before = encodingOf(answer);
  const sent = await compressed(asking(), answer);
  expect(sent).toBe(answer);
  expect(encodingOf(sent)).toBe(before);
});

test('answers have Vary also while a server listens and uses another Response class', async () => {
  const own = globalThis.Response;
  getRequestListener(() => json());
  expect(globalThis.Response).not.toBe(own);
  const sent = await compressed(asking(''), json());
  expect(sent.headers.get('Vary')).toBe('Accept-Encoding');
});

test('JSON with a media type of its own is compressed', async () => {
  const sent = await compressed(
    asking(),
    json(LONG, { 'Content-Type': 'application/geo+json; charset=utf-8' }),
  );
  expect(encodingOf(sent)).toBe('gzip');
});
