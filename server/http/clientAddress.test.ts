import { Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  addressesOf,
  behindProxies,
  clientBehind,
  readProxies,
  type TrustedProxies,
} from './clientAddress.ts';
import { isLocalRequest, rateLimit } from './rateLimit.ts';
import { makeService } from './service.ts';

const PROXY = '10.0.0.7';
const ANNE = '203.0.113.7';
const FORGED = '198.51.100.9';

test.each([
  ['1', { count: 1 }],
  ['10', { count: 10 }],
  ['10.0.0.7', { places: ['10.0.0.7'] }],
  ['10.0.0.0/8, 2001:db8::/32,::1', { places: ['10.0.0.0/8', '2001:db8::/32', '::1'] }],
])('%s says which proxies are trusted', (text, proxies) => {
  expect(readProxies(text)).toEqual(proxies);
});

test.each([
  '0',
  '11',
  '-1',
  'true',
  'nginx',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/08',
  '::1/129',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  '10.0',
])('%s does not', (text) => {
  expect(readProxies(text)).toBeUndefined();
});

const one: TrustedProxies = { count: 1 };
const two: TrustedProxies = { count: 2 };
const places: TrustedProxies = { places: ['10.0.0.0/8', '::1'] };

test.each<[string, TrustedProxies, string, string | null, string]>([
  ['one proxy names its caller', one, PROXY, ANNE, ANNE],
  ['what the caller wrote stands before it', one, PROXY, `${FORGED}, ${ANNE}`, ANNE],
  ['two proxies, one behind the other', two, PROXY, `${FORGED}, ${ANNE}, 10.0.0.8`, ANNE],
  ['entries before the outer of two proxies are ignored', two, PROXY, FORGED, PROXY],
  ['no header', one, PROXY, null, PROXY],
  ['no address', one, PROXY, 'unknown', PROXY],
  ['a port', one, PROXY, `${ANNE}:51000`, ANNE],
  ['IPv6 in brackets', one, PROXY, '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv4 as IPv6', one, PROXY, `::ffff:${ANNE}`, ANNE],
  ['a place that is trusted', places, PROXY, ANNE, ANNE],
  ['the same as IPv6 writes it', places, `::ffff:${PROXY}`, ANNE, ANNE],
  ['a chain of places', places, '::1', `${FORGED}, ${ANNE}, 10.1.1.1`, ANNE],
  ['a caller from elsewhere, whatever it says', places, FORGED, ANNE, FORGED],
  ['a chain that breaks off', places, '::1', `${FORGED}, unknown, 10.1.1.1`, '10.1.1.1'],
  ['nothing but trusted places', places, '::1', '10.1.1.1', '10.1.1.1'],
  ['the name of a line', places, 'fe80::1%eth0', ANNE, 'fe80::1'],
])('the client: %s', (_what, trusted, connection, forwardedFor, client) => {
  expect(clientBehind(trusted)(connection, forwardedFor)).toBe(client);
});

/** A service with two calls an hour for each address, called over a connection. */
function limited(trusted: TrustedProxies | undefined) {
  const app = makeService('/a');
  const clock = { now: () => new Date(0) };
  app.use('*', rateLimit({ limits: [{ path: '/a', requests: 2, seconds: 3600 }], clock }));
  app.get('/a/here', (context) => context.json(isLocalRequest(context)));
  const answer = behindProxies(trusted, (request, env) => app.fetch(request, env));
  return async (remoteAddress: string, forwardedFor?: string): Promise<Response> => {
    const headers: Record<string, string> = forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {};
    const env = { incoming: { socket: { remoteAddress } } };
    return answer(new Request('http://localhost/a/here', { headers }), env);
  };
}

test('without trusted proxies a forged address does not avoid a limit', async () => {
  const ask = limited(undefined);
  const statuses: number[] = [];
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) statuses.push((await ask(ANNE, forged)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('behind a trusted proxy each visitor has a limit of their own, and so has a forger', async () => {
  const ask = limited(one);
  const statuses: number[] = [];
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await ask(PROXY, `${forged}, ${FORGED}`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask(PROXY, ANNE)).status).toBe(200);
});

test('a header alone does not make a call local, and behind a local proxy only local callers are', async () => {
  const isHere = async (answer: Promise<Response>) => (await answer).json();
  expect(await isHere(limited(undefined)(ANNE, '127.0.0.1'))).toBe(false);
  const ask = limited(one);
  expect(await isHere(ask('127.0.0.1', ANNE))).toBe(false);
  expect(await isHere(ask('127.0.0.1', '127.0.0.1'))).toBe(true);
  expect(await isHere(ask(PROXY, '127.0.0.1'))).toBe(false);
  expect(await isHere(limited(one)('127.0.0.1', `${ANNE}, 127.0.0.1`))).toBe(false);
});

test.each([
  [undefined, true],
  ['127.0.0.1', true],
  ['::1, 127.0.0.1:51000', true],
  [ANNE, false],
  [`${ANNE}, 127.0.0.1`, false],
  ['unknown', false],
])('behind a local proxy that is not trusted, for %s: here is %s', async (forwardedFor, isHere) => {
  expect(await (await limited(undefined)('127.0.0.1', forwardedFor)).json()).toBe(isHere);
});

test('a call as a function has one address, that of no connection', async () => {
  const app = new Hono();
  app.get('/', (context) => context.json(addressesOf(context)));
  expect(await (await app.request('/')).json()).toEqual({ connection: 'local', client: 'local' });
});
