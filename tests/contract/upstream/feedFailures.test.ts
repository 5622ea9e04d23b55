import { expect, test } from 'vitest';
import pageTwo from '#tests/support/upstream/listings-version-2.json';
import { openUpstream } from './upstream.ts';

const PATH = '/realty/listings?city=Toronto';
const MINUTE = 60_000;

test.each([
  [401, 502, 'REALTY_UPSTREAM_KEY'],
  [403, 502, 'REALTY_UPSTREAM_KEY'],
  [500, 502, 'answers 500'],
  ['html', 502, 'not JSON'],
  ['broken', 502, 'cut off'],
  ['elsewhere', 502, 'answers 302'],
  ['silent', 504, 'no answer in time'],
] as const)(
  'a feed that is %s is answered with %i, and the log gives the reason',
  async (mood, status, line) => {
    const { feed, logged, asVisitor } = await openUpstream({ timeoutMs: mood === 'silent' ? 50 : 5000 });
    feed.always = mood;
    const answer = await asVisitor(PATH);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
    expect(logged.join()).toContain(line);
    expect(logged.join() + answer.text).not.toContain('secret-key');
    expect(feed.calls.map(({ path }) => path)).toEqual(Array(mood === 'broken' ? 2 : 1).fill('/listings'));
  },
);

test('a call is tried once more if the feed closes the connection, and is counted once', async () => {
  const { feed, logged, asVisitor } = await openUpstream({ callsAMinute: 2 });
  feed.answers.set('/listings', pageTwo);
  expect((await asVisitor(PATH)).status).toBe(200);
  feed.moods.push('broken');
  expect((await asVisitor(`${PATH}&pageNum=2`)).status).toBe(200);
  expect(logged).toEqual([]);
  expect(feed.calls.map(({ query }) => query.get('pageNum'))).toEqual([null, '2', '2']);
});

test('a call that was sent with a body is not tried again', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  feed.moods.push('broken');
  const corners = Array.from({ length: 200 }, (_, at) => [-79.5 + at / 1000, 43.6 + (at % 2) / 1000]);
  const map = JSON.stringify([[...corners, corners[0]]]);
  expect((await asVisitor(`/realty/listings?map=${encodeURIComponent(map)}`)).status).toBe(502);
  expect(feed.calls.map(({ method }) => method)).toEqual(['POST']);
});

test('a feed that reports too many calls is not called again before its time', async () => {
  const { feed, wait, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  feed.moods.push(429);
  feed.headers = { 'Retry-After': '20' };
  const refused = await asVisitor(PATH);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '20']);
  expect((await asVisitor(PATH)).status).toBe(503);
  expect(feed.calls).toHaveLength(1);
  wait(20_000);
  expect((await asVisitor(PATH)).status).toBe(200);
});

test('a refusal of the feed names the parameters, and a missing listing is a 404', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.moods.push(400, 404);
  feed.body = [{ param: 'map', msg: ['map is an invalid geojson polygon/multipolygon'] }];
  const refused = await asVisitor(PATH);
  expect([refused.status, refused.body]).toEqual([400, feed.body]);
  expect((await asVisitor('/realty/listings/W1')).status).toBe(404);
  expect((await asVisitor('/realty/listings?type=barter')).status).toBe(400);
  expect(feed.calls).toHaveLength(2);
});

test.each([{}, { count: 'many', listings: [] }, { count: 3, listings: 'none' }])(
  'JSON that is not a page (%j) leads to a 502',
  async (wrong) => {
    const { feed, asVisitor } = await openUpstream();
    feed.answers.set('/listings', wrong);
    expect((await asVisitor(PATH)).status).toBe(502);
  },
);

test('equal requests at once, and a later repetition, cause one call', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  const answers = await Promise.all(Array.from({ length: 20 }, () => asVisitor(PATH)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  await asVisitor(PATH);
  expect(feed.calls).toHaveLength(1);
});

test('an older answer is returned at once while a new one is fetched', async () => {
  const { feed, wait, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  await asVisitor(PATH);
  feed.answers.set('/listings', { ...pageTwo, count: 7 });
  wait(2 * MINUTE);
  const old = await asVisitor(PATH);
  expect(old.body.count).toBe(pageTwo.count);
  // Its half minute in the browser's cache begins now.
  expect(old.headers.get('Age')).toBeNull();
  await expect.poll(async () => (await asVisitor(PATH)).body.count, { interval: 5 }).toBe(7);
  expect(feed.calls).toHaveLength(2);
});

test('an old answer is returned for up to an hour while the feed fails', async () => {
  const { feed, wait, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  await asVisitor(PATH);
  feed.always = 500;
  wait(30 * MINUTE);
  expect((await asVisitor(PATH)).status).toBe(200);
  wait(31 * MINUTE);
  expect((await asVisitor(PATH)).status).toBe(502);
});

test('a listing that was removed from the feed is not returned any more', async () => {
  const { feed, wait, asCustomer } = await openUpstream();
  feed.answers.set('/listings/W1', { ...pageTwo.listings[0], mlsNumber: 'W1' });
  expect((await asCustomer('/realty/listings/W1')).status).toBe(200);
  feed.answers.delete('/listings/W1');
  wait(30 * MINUTE);
  expect((await asCustomer('/realty/listings/W1')).status).toBe(404);
});

test('the calls per minute are limited for all callers together', async () => {
  const { feed, logged, wait, asVisitor } = await openUpstream({ callsAMinute: 3 });
  feed.answers.set('/listings', pageTwo);
  const statuses = [];
  for (const page of [1, 2, 3, 4]) statuses.push((await asVisitor(`${PATH}&pageNum=${page}`)).status);
  expect(statuses).toEqual([200, 200, 200, 503]);
  expect((await asVisitor(`${PATH}&pageNum=1`)).status).toBe(200);
  expect(logged.join()).toContain('REALTY_UPSTREAM_CALLS_A_MINUTE');
  wait(MINUTE);
  expect((await asVisitor(`${PATH}&pageNum=4`)).status).toBe(200);
});

test('a feed that fails repeatedly is not called for a while, then tried once', async () => {
  const { feed, wait, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  feed.always = 500;
  for (let call = 0; call < 5; call += 1) expect((await asVisitor(PATH)).status).toBe(502);
  const spared = await asVisitor(PATH);
  expect([spared.status, spared.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(feed.calls).toHaveLength(5);
  wait(30_000);
  expect((await asVisitor(PATH)).status).toBe(502);
  expect((await asVisitor(PATH)).status).toBe(503);
  expect(feed.calls).toHaveLength(6);
  wait(30_000);
  feed.always = undefined;
  expect((await asVisitor(PATH)).status).toBe(200);
  expect((await asVisitor(`${PATH}&pageNum=2`)).status).toBe(200);
});
