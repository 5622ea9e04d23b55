import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrapServices } from '#server/http/wrapServices.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { mapOf, pathWith } from './calls.ts';

const SEARCH = pathWith('/realty/listings', { map: mapOf(-79.5, 43.6, -79.3, 43.8), resultsPerPage: 8 });
const LISTING = '/realty/listings/T9000003';
const OF_LISTINGS = [
  SEARCH,
  pathWith('/realty/listings', { statistics: 'avg-listPrice', listings: false }),
  pathWith('/realty/listings/prices', { type: 'sale', map: mapOf(-79.5, 43.6, -79.3, 43.8) }),
  LISTING,
  `${LISTING}/similar?boardId=2`,
  `${LISTING}/suggestions`,
  '/realty/autocomplete?search=rosemount',
];
const OF_PLACES = ['/realty/locations?search=mont', '/realty/locations/boundary?name=Toronto&type=city'];

describe('answers of the realty service in caches', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    visitor = await makeTestServices();
    customer = await makeTestServices({ session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  /** Sends a request as a client of the product does. */
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) => {
    const request = new Request(new URL(path, 'http://localhost'), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return wrapServices((call) => visitor.fetch(call))(request);
  };

  it.each(OF_LISTINGS)(
    '%s: a visitor’s is valid for half a minute, separately for each kind of caller',
    async (path) => {
      const { status, headers } = await send(path);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=60');
      expect(headers.get('Vary')).toBe('Authorization, board-id, Accept-Encoding');
    },
  );

  it.each(OF_PLACES)('%s: is the same for all callers', async (path) => {
    for (const headers of [{}, { Authorization: 'Bearer a.b.c' }]) {
      const answer = await send(path, headers);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    }
  });

  it.each([...OF_LISTINGS, ...OF_PLACES])(
    '%s: is a 304 for a caller that has it, compressed or not',
    async (path) => {
      const plain = await send(path);
      const packed = await send(path, { 'Accept-Encoding': 'gzip' });
      const tag = plain.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^W\/"[\w+/=-]+"$/);
      expect(packed.headers.get('ETag')).toBe(tag);
      const again = await send(path, { 'If-None-Match': `"other", ${tag}`, 'Accept-Encoding': 'gzip' });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const name of ['ETag', 'Cache-Control', 'Vary']) {
        expect(again.headers.get(name), name).toBe(plain.headers.get(name));
      }
      expect((await send(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('have the same text in both encodings', async () => {
    const packed = await send(SEARCH, { 'Accept-Encoding': 'gzip' });
    const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    expect(text).toBe(await (await send(SEARCH)).text());
  });

  it('have another tag for another page and for another kind of caller', async () => {
    const tags = await Promise.all([
      visitor.fetch(SEARCH),
      visitor.fetch(`${SEARCH}&pageNum=2`),
      customer.fetch(SEARCH),
    ]);
    expect(new Set(tags.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
  });

  it.each(OF_LISTINGS)('%s: a customer’s is not cached', async (path) => {
    const { headers } = await customer.fetch(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Vary')).toBe('Authorization, board-id, Accept-Encoding');
  });

  it('are not cached for an invalid bearer, or for a POST', async () => {
    const refused = await send(SEARCH, { Authorization: 'Bearer a.b.c' });
    const posted = await send('/realty/listings', {}, 'POST', '{"city":"Toronto"}');
    const counted = await send('/realty/listings?type=count', {}, 'POST', '{"city":"Toronto"}');
    for (const { status, headers } of [refused, posted, counted]) {
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    }
    expect(posted.headers.has('ETag')).toBe(false);
  });

  it.each([
    [400, '/realty/listings?minPrice=cheap'],
    [404, '/realty/listings/X0000000'],
    [401, '/realty/listings/history?city=Toronto&streetName=Queen'],
    [404, '/realty/locations/boundary?name=Atlantis&type=city'],
    [404, '/realty/nothing'],
  ])('with status %d are not cached: %s', async (status, path) => {
    const answer = await send(path, { 'If-None-Match': '*' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.has('ETag')).toBe(false);
  });

  it('contain their duration, and the database’s part of it', async () => {
    for (const path of [SEARCH, OF_PLACES[0] ?? '']) {
      const [, database, total] =
        /^db;dur=([\d.]+), ?total;dur=([\d.]+)$/.exec(
          (await send(path)).headers.get('Server-Timing') ?? '',
        ) ?? [];
      expect(Number(total)).toBeGreaterThanOrEqual(Number(database));
    }
    const known = await send(SEARCH, { 'If-None-Match': (await send(SEARCH)).headers.get('ETag') ?? '' });
    expect(known.headers.get('Server-Timing')).toMatch(/^db;/);
    expect((await send('/realty/listings/X0000000')).headers.get('Server-Timing')).toMatch(/total;/);
  });
});
