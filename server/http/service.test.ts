import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { capturedLog } from '../../tests/support/services/capturedLog.ts';
import { dayOf, MILLISECONDS_A_DAY } from './clock.ts';
import { ServiceError } from './errors.ts';
import { rateLimit } from './rateLimit.ts';
import { addDescription, makeService } from './service.ts';
import { jsonBodyOf, queryOf, validate } from './validation.ts';

function streamed(body: ReadableStream<Uint8Array>): Request {
  // The types do not know yet that a streamed body needs it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request('http://localhost/things', init);
}

describe('a service', () => {
  const app = makeService('/things');
  app.get('/things/missing', () => {
    throw new ServiceError(404, 'There is no such thing.');
  });
  app.get('/things/broken', () => {
    throw new Error('secret of the inside');
  });
  app.get('/things', (context) =>
    context.json(validate(z.object({ size: z.coerce.number().max(3) }), queryOf(context.req.url))),
  );
  app.post('/things', async (context) => context.json(await jsonBodyOf(context.req.raw)));

  it("returns the caller's request id, and creates one if it is missing or malformed", async () => {
    const echoed = await app.request('/things?size=1', { headers: { 'X-Request-Id': 'abc-1' } });
    expect(echoed.headers.get('X-Request-Id')).toBe('abc-1');
    const made = await app.request('/things?size=1');
    expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    const odd = await app.request('/things?size=1', { headers: { 'X-Request-Id': 'a b<' } });
    expect(odd.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has one format for failures, with the id of the header', async () => {
    const answer = await app.request('/things/missing', { headers: { 'X-Request-Id': 'abc-1' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'There is no such thing.', requestId: 'abc-1' });
    const nowhere = await app.request('/elsewhere');
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toEqual({
      message: 'There is nothing at this address.',
      requestId: nowhere.headers.get('X-Request-Id'),
    });
  });

  it('hides the message of an unexpected error', async () => {
    const logged = capturedLog();
    const answer = await app.request('/things/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
    expect(logged).toHaveLength(1);
  });

  it('creates its description again if that failed', async () => {
    capturedLog();
    const described = makeService('/things');
    const describe = vi.fn(async () => ({ openapi: '3.1.0' })).mockRejectedValueOnce(new Error('no memory'));
    addDescription(described, '/things/openapi.json', describe);
    const ask = () => described.request('/things/openapi.json');
    expect((await ask()).status).toBe(500);
    expect(await (await ask()).json()).toEqual({ openapi: '3.1.0' });
    await ask();
    expect(describe).toHaveBeenCalledTimes(2);
  });

  it('names each wrong parameter', async () => {
    const answer = await app.request('/things?size=7');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual([{ param: 'size', msg: [expect.any(String)] }]);
  });

  it.each(['[1]', '{', '"text"', 'null'])('refuses the body %s', async (body) => {
    const answer = await app.request('/things', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject([{ param: 'body' }]);
  });

  it('reads a missing body as an empty one, and refuses one that is too large', async () => {
    const empty = await app.request('/things', { method: 'POST' });
    expect(await empty.json()).toEqual({});
    const body = JSON.stringify({ text: 'x'.repeat(1_000_001) });
    expect((await app.request('/things', { method: 'POST', body })).status).toBe(413);
  });

  it('stops reading an endless body at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    const request = streamed(body);
    expect((await app.request(request)).status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  it('reads characters that are split between two pieces of the body', async () => {
    const bytes = new TextEncoder().encode('{"city":"Montréal"}');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const request = streamed(body);
    expect(await (await app.request(request)).json()).toEqual({ city: 'Montréal' });
  });
});

describe('a query', () => {
  it('returns repeated keys as lists and drops empty values', () => {
    expect(queryOf('http://a/?a=1&b=2&b=3&c=&d[]=4')).toEqual({ a: '1', b: ['2', '3'], d: '4' });
  });
});

describe('a rate limit', () => {
  // The library of the limits reads the machine's clock.
  const clock = {
    set moment(time: number) {
      vi.setSystemTime(time);
    },
    get moment() {
      return Date.now();
    },
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  function limited() {
    const app = makeService('/a');
    const limits = [
      { path: '/a/few', requests: 2, seconds: 60 },
      { path: '/a', method: 'POST', requests: 1, seconds: 10 },
    ];
    app.use('*', rateLimit({ limits, addressOf: (context) => context.req.header('from') ?? '' }));
    app.all('/a/*', (context) => context.text('done'));
    return async (path: string, from: string, method = 'GET') =>
      app.request(path, { method, headers: { from } });
  }

  it('returns a 429 with the seconds to wait, by address and route, until the window ends', async () => {
    clock.moment = 1_000_000;
    const call = limited();
    expect((await call('/a/few', 'one')).status).toBe(200);
    expect((await call('/a/few', 'one')).status).toBe(200);
    clock.moment += 15_000;
    const refused = await call('/a/few', 'one');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('45');
    expect(await refused.json()).toMatchObject({
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect((await call('/a/few', 'other')).status).toBe(200);
    expect((await call('/a/many', 'one')).status).toBe(200);
    clock.moment += 45_000;
    expect((await call('/a/few', 'one')).status).toBe(200);
  });

  it('does not block an address for longer after the clock was set back', async () => {
    clock.moment = 200_000_000;
    const call = limited();
    for (let calls = 0; calls < 3; calls += 1) await call('/a/few', 'one');
    clock.moment -= MILLISECONDS_A_DAY;
    const statuses: number[] = [];
    for (let calls = 0; calls < 3; calls += 1) statuses.push((await call('/a/few', 'one')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await call('/a/few', 'one')).headers.get('Retry-After')).toBe('60');
  });

  it('counts a method separately', async () => {
    const call = limited();
    expect((await call('/a/x', 'one', 'POST')).status).toBe(200);
    expect((await call('/a/x', 'one', 'POST')).status).toBe(429);
    expect((await call('/a/x', 'one')).status).toBe(200);
  });

  it.each([
    ['one network of IPv6', '2001:db8:1:2::1', '2001:0DB8:1:2:ffff:0:0:9', 429],
    ['two networks', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    ['two networks in short', '2001:db8::1', '2001:db8:0:1::1', 200],
    ['one IPv4 address in both ways', '203.0.113.7', '::ffff:203.0.113.7', 429],
    ['two IPv4 addresses as IPv6', '::ffff:203.0.113.7', '::ffff:203.0.113.8', 200],
  ])('counts %s correctly', async (_title, one, other, status) => {
    const call = limited();
    expect((await call('/a/x', one, 'POST')).status).toBe(200);
    expect((await call('/a/x', other, 'POST')).status).toBe(status);
  });
});

describe('the day', () => {
  it('begins at midnight in Toronto, in winter and in summer', () => {
    expect(dayOf(new Date('2026-01-15T04:59:59Z'))).toBe(dayOf(new Date('2026-01-15T05:00:00Z')) - 1);
    expect(dayOf(new Date('2026-07-15T03:59:59Z'))).toBe(dayOf(new Date('2026-07-15T04:00:00Z')) - 1);
    expect(dayOf(new Date('1970-01-01T12:00:00Z'))).toBe(0);
  });
});
