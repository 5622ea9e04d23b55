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
  ['10.0.0.7', { networks: ['10.0.0.7'] }],
  ['10.0.0.0/8, 2001:db8::/32,::1', { networks: ['10.0.0.0/8', '2001:db8::/32', '::1'] }],
])('the setting %s names the trusted proxies', (text, proxies) => {
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
])('the setting %s is invalid', (text) => {
  expect(readProxies(text)).toBeUndefined();
});

const one: TrustedProxies = { count: 1 };
const two: TrustedProxies = { count: 2 };
const places: TrustedProxies = { networks: ['10.0.0.0/8', '::1'] };

test.each<[string, TrustedProxies, string, string | null, string]>([
  ['one proxy names its caller', one, PROXY, ANNE, ANNE],
  ['the proxy appends to the caller’s own header', one, PROXY, `${FORGED}, ${ANNE}`, ANNE],
  ['two proxies, one behind the other', two, PROXY, `${FORGED}, ${ANNE}, 10.0.0.8`, ANNE],
  ['entries before the outer of two proxies are ignored', two, PROXY, FORGED, PROXY],
  ['no header', one, PROXY, null, PROXY],
  ['no address', one, PROXY, 'unknown', PROXY],
  ['a port', one, PROXY, `${ANNE}:51000`, ANNE],
  ['IPv6 in brackets', one, PROXY, '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv4 as IPv6', one, PROXY, `::ffff:${ANNE}`, ANNE],
  ['a trusted network', places, PROXY, ANNE, ANNE],
  ['a trusted network in IPv6 notation', places, `::ffff:${PROXY}`, ANNE, ANNE],
  ['a chain of trusted networks', places, '::1', `${FORGED}, ${ANNE}, 10.1.1.1`, ANNE],
  ['a caller outside the trusted networks, with a header', places, FORGED, ANNE, FORGED],
  ['a chain with an unknown address', places, '::1', `${FORGED}, unknown, 10.1.1.1`, '10.1.1.1'],
  ['only trusted addresses', places, '::1', '10.1.1.1', '10.1.1.1'],
  ['an address with the name of its interface', places, 'fe80::1%eth0', ANNE, 'fe80::1'],
])('the client’s address: %s', (_title, trusted, connection, forwardedFor, client) => {
  expect(clientBehind(trusted)(connection, forwardedFor)).toBe(client);
});

/** A service with two calls an hour for each address, called over a connection. */
function limited(trusted: TrustedProxies | undefined) {
  const app = makeService('/a');
  app.use('*', rateLimit({ limits: [{ path: '/a', requests: 2, seconds: 3600 }] }));
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

test('behind a trusted proxy each visitor has a separate limit, which forged addresses do not change', async () => {
  const ask = limited(one);
  const statuses: number[] = [];
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await ask(PROXY, `${forged}, ${FORGED}`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask(PROXY, ANNE)).status).toBe(200);
});

test('a header does not make a call local, and behind a local proxy only local callers are local', async () => {
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
])('behind an untrusted local proxy a call forwarded for %s is local: %s', async (forwardedFor, isHere) => {
  expect(await (await limited(undefined)('127.0.0.1', forwardedFor)).json()).toBe(isHere);
});

test('a call without a connection has the address "local"', async () => {
  const app = new Hono();
  app.get('/', (context) => context.json(addressesOf(context)));
  expect(await (await app.request('/')).json()).toEqual({ connection: 'local', client: 'local' });
});
