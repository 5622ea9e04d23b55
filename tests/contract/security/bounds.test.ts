import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownPath } from '#server/http/log.ts';
import { wrapServices } from '#server/http/wrapServices.ts';
import { realtyLimits } from '#server/realty/realtyOptions.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the rate limit of one address', () => {
  it.each([
    '/realty/meta',
    '/customer/meta',
    '/images/nothing',
    '/maps/styles/light.json',
    '/real-estate/favicon.svg',
  ])('has a limit for each second: %s', async (path) => {
    const { fetch } = await openProduct({
      rateLimit: 3,
      limits: realtyLimits(3),
      customer: { limits: realtyLimits(3).map((limit) => ({ ...limit, path: '/customer' })) },
    });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    for (let call = 0; call < 3; call += 1) expect((await fetch(path)).status).not.toBe(429);
    const refused = await fetch(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toEqual({
      message: expect.any(String),
      requestId: refused.headers.get('x-request-id'),
    });
  });

  it('is a thousand calls a second by default', async () => {
    // All calls are in one second, however long they take.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { fetch } = await openProduct();
    const statuses: number[] = [];
    for (let call = 0; call < 1001; call += 1)
      statuses.push((await fetch('/realty/meta?group=real_estate')).status);
    expect(statuses.slice(0, 1000).every((status) => status === 200)).toBe(true);
    expect(statuses[1000]).toBe(429);
  });
});

describe('a heavy call', () => {
  const HEAVY = '/realty/listings?status=U&listings=false&statistics=med-soldPrice,grp-mth';

  it('counts as several light ones by its cost, and is allowed alone', async () => {
    const { fetch } = await openProduct({ limits: realtyLimits(100) });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(HEAVY)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const narrow = await openProduct({ limits: realtyLimits(10) });
    expect((await narrow.fetch(HEAVY)).status).toBe(200);
    expect((await narrow.fetch('/realty/meta?group=real_estate')).status).toBe(429);
  });
});

interface Described {
  paths: Record<string, Record<string, unknown>>;
}

describe('a body that is too large', () => {
  it('is refused by every call with a body', async () => {
    const { fetch } = await openProduct({
      limits: [],
      customer: { limits: [] },
      contact: { limits: { calls: [], leads: [] } },
    });
    const calls: [string, string][] = [
      ['POST', '/realty/contact'],
      ['POST', '/faults'],
    ];
    for (const service of ['realty', 'customer']) {
      const { paths } = (await (await fetch(`/${service}/openapi.json`)).json()) as Described;
      for (const [path, methods] of Object.entries(paths)) {
        for (const method of Object.keys(methods)) {
          const address = path.replaceAll(/\{[^}]+\}/g, '1');
          if (['post', 'put', 'patch'].includes(method)) calls.push([method.toUpperCase(), address]);
        }
      }
    }
    expect(calls.length).toBeGreaterThan(10);
    const body = JSON.stringify({ text: 'x'.repeat(12_000_000) });
    for (const [method, path] of calls) {
      const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer anne' };
      const { status } = await fetch(path, { method, headers, body });
      // A call may find another fault first, but none accepts it.
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
    const signIn = await fetch('/idp/', {
      method: 'POST',
      headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.SignUp' },
      body,
    });
    expect(signIn.status).toBe(400);
  });
});

describe('an answer that takes too long', () => {
  it('times out with a Retry-After, under the caller’s id', async () => {
    vi.useFakeTimers();
    const request = new Request('http://product.test/realty/listings', {
      headers: { 'X-Request-Id': 'abc-1' },
    });
    const answering = wrapServices(() => new Promise<Response>(() => undefined))(request);
    await vi.advanceTimersByTimeAsync(30_000);
    const answer = await answering;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ message: expect.any(String), requestId: 'abc-1' });
  });

  it('times out while a long body arrives too', async () => {
    vi.useFakeTimers();
    const headers = { 'Content-Length': '900000' };
    const request = new Request('http://product.test/realty/listings', {
      method: 'POST',
      headers,
      body: 'x',
    });
    const answering = wrapServices(() => new Promise<Response>(() => undefined))(request);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await answering).status).toBe(503);
  });

  it('does not time out while a document arrives', async () => {
    vi.useFakeTimers();
    const request = new Request('http://product.test/customer/uploads/1', {
      method: 'PUT',
      headers: { 'Content-Length': '9000000' },
      body: 'x',
    });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answering = wrapServices(() => promise)(request);
    await vi.advanceTimersByTimeAsync(120_000);
    resolve(new Response(null, { status: 204 }));
    expect((await answering).status).toBe(204);
  });
});

describe('the log of failed requests', () => {
  const marked = 'anne.tremblay@example.ca';

  it('is one line of JSON each, without query, body, token or customer', async () => {
    const lines = capturedLog({ isStructured: true });
    const { fetch } = await openProduct();
    const secret = { Authorization: 'Bearer secretToken', 'X-Request-Id': 'abc-1' };
    await fetch(`/realty/listings/Anne%20Tremblay/${marked}?search=${marked}`, { headers: secret });
    await fetch('/realty/contact', {
      method: 'POST',
      headers: { ...secret, 'Content-Type': 'application/json' },
      body: JSON.stringify({ user: { email: marked } }),
    });
    await fetch('/health');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // one line of JSON each
    expect(logged).toMatchObject([
      { level: 'warn', requestId: 'abc-1', method: 'GET', path: '/realty/listings/:/:', status: 404 },
      { level: 'warn', requestId: 'abc-1', method: 'POST', path: '/realty/contact', status: 400 },
      { level: 'debug', method: 'GET', path: '/health', status: 200 },
    ]);
    for (const line of logged) {
      expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(line['milliseconds']).toBeGreaterThanOrEqual(0);
    }
    expect(lines.join('\n')).not.toMatch(/anne|tremblay|secretToken|search/i);
  });

  it('names the cause of a failure, without values', async () => {
    const lines = capturedLog({ isStructured: true });
    const failure = Object.assign(new TypeError(`Key (email)=(${marked}) exists`), {
      code: '23505',
      detail: marked,
    });
    const answer = wrapServices(() => {
      throw failure;
    });
    await answer(new Request('http://product.test/customer/user'));
    const [first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // one line of JSON each
    expect(first).toMatchObject({ level: 'error', failure: { name: 'TypeError', code: '23505' } });
    expect(first?.['failure']).toMatchObject({ stack: expect.stringContaining('bounds.test.ts') });
    expect(lines.join('\n')).not.toContain(marked);
  });

  it('is empty on a developer’s machine, where the browser shows failures', async () => {
    const lines = capturedLog();
    const { fetch } = await openProduct();
    await fetch('/realty/nothing');
    expect(lines).toEqual([]);
  });

  it.each([
    ['/customer/user/saved-homes/2/W1234567?x=1', '/customer/user/saved-homes/:/:'],
    ['/real-estate/list/Ontario/Toronto', '/real-estate/list/:/:'],
    ['/realty/anne@example.ca', '/realty/:'],
    ['/', '/'],
  ])('names the path %s as %s', (path, shown) => {
    expect(shownPath(`http://product.test${path}`)).toBe(shown);
  });
});
