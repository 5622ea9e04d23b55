import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureHost as ListedHost } from '#server/config/pictureHosts.ts';
import { pictureLookedUp } from '#server/http/measurements.ts';
import type { FetchOptions } from '#server/pictures/fetchPicture.ts';
import { openPictures } from '#server/pictures/openPictures.ts';
import {
  fails,
  type PictureHost,
  photo,
  sends,
  startPictureHost,
} from '#tests/support/pictures/pictureHost.ts';

const SECRET = 'secret-of-the-test';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Options extends Partial<FetchOptions> {
  hosts?: ListedHost[];
  maxBytes?: number;
  cacheBytes?: number;
}

/** The picture service before a host of the test, with a clock that the test moves on. */
async function openProxy({ hosts: others, cacheBytes = 50_000_000, ...options }: Options = {}) {
  const host = await startPictureHost();
  const hosts = others ?? [{ base: `${host.origin}/`, isInner: true }];
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let now = Date.parse('2026-11-21T20:00:00Z');
  const clock = { now: () => new Date(now) };
  const logged: string[] = [];
  const open = () => {
    const log = (line: string) => logged.push(line);
    const { maxBytes: fetchedBytes, ...fetching } = options;
    const pictures = openPictures({
      ...fetching,
      folder,
      maxBytes: cacheBytes,
      clock,
      log,
      proxy: { hosts, secret: SECRET },
      ...(fetchedBytes !== undefined && { fetchedBytes }),
    });
    const noListing = () => Promise.reject(new Error('no listing is asked for'));
    const answer = pictures.serve({ listingOf: noListing, demo: undefined, limits: [] });
    return { pictures, answer };
  };
  const { pictures, answer } = open();
  const get = async (address: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://product.test${address}`, { headers }));
  return {
    host,
    folder,
    logged,
    pictures,
    get,
    /** The address of a picture as the app writes it. */
    addressOf: (path: string, form = '?w=350&class=small&f=webp') =>
      `/images/${pictures.pictureKey?.(path.includes('://') ? path : host.origin + path)}${form}`,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    /** The same service after a restart, with its cache. */
    restarted: () => open().answer,
  };
}

const metadataOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata();
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);

const offer = async (host: PictureHost, path: string, width = 900, height = 600) => {
  host.replies.set(path, sends(await photo(width, height)));
};

test.each([
  ['?w=350&class=small&f=webp', { format: 'webp', width: 350, height: 233 }, 'image/webp'],
  ['?w=800&class=medium&f=webp', { format: 'webp', width: 800, height: 533 }, 'image/webp'],
  // It is not enlarged.
  ['?w=1600&class=large&f=webp', { format: 'webp', width: 900, height: 600 }, 'image/webp'],
  ['?w=350&f=jpg', { format: 'jpeg', width: 350, height: 233 }, 'image/jpeg'],
])('a picture of a host that cannot resize has the form %s', async (form, expected, type) => {
  const { host, get, addressOf } = await openProxy();
  await offer(host, '/a/1.jpg');
  const answer = await get(addressOf('/a/1.jpg', form));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000, immutable');
  expect(await metadataOf(answer)).toMatchObject(expected);
});

test.each(['png', 'webp', 'avif'] as const)('a picture may be %s', async (format) => {
  const { host, get, addressOf } = await openProxy();
  host.replies.set(
    '/a',
    sends(await photo(400, 300, format), { 'Content-Type': 'application/octet-stream' }),
  );
  expect(await metadataOf(await get(addressOf('/a')))).toMatchObject({ format: 'webp', width: 350 });
});

test('a photo of a camera that was turned is upright, and its place is not passed on', async () => {
  const { host, get, addressOf } = await openProxy();
  const turned = sharp(await photo(600, 400)).withExif({
    IFD0: { Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' },
  });
  host.replies.set('/a', sends(await turned.withMetadata({ orientation: 6 }).toBuffer()));
  const found = await metadataOf(await get(addressOf('/a')));
  expect(found).toMatchObject({ width: 350, height: 525 });
  expect(found.exif).toBeUndefined();
});

test('the query of an address reaches its host unchanged, with its signature', async () => {
  const { host, get, addressOf } = await openProxy();
  const path = '/b%20c/1.jpg?X-Amz-Signature=0f%2F%2B3&X-Amz-Expires=900&x=a+b';
  await offer(host, path);
  expect((await get(addressOf(path))).status).toBe(200);
  expect(host.requests).toEqual([path]);
});

test('pictures of several hosts are fetched, each below its own path only', async () => {
  const first = await startPictureHost();
  const second = await startPictureHost();
  const { get, addressOf, pictures, logged } = await openProxy({
    hosts: [
      { base: `${first.origin}/`, isInner: true },
      { base: `${second.origin}/board/`, isInner: true },
    ],
  });
  await offer(first, '/1.jpg');
  await offer(second, '/board/2.jpg');
  const addresses = [`${first.origin}/1.jpg`, `${second.origin}/board/2.jpg`].map((one) => addressOf(one));
  expect(statusesOf(await Promise.all(addresses.map((one) => get(one))))).toEqual([200, 200]);
  // A picture without a host is the first one's.
  expect((await get(`/images/${pictures.pictureKey?.('1.jpg')}?w=350`)).status).toBe(200);
  for (const other of [`${second.origin}/other/2.jpg`, `${second.origin}/board/../other/2.jpg`, '../../x'])
    expect(pictures.pictureKey?.(new URL(other, `${second.origin}/other/`).href)).toBeUndefined();
  expect(logged).toEqual([
    `Pictures of ${new URL(second.origin).host} are not shown, because PICTURE_HOSTS does not name that host.`,
  ]);
});

test('an address that was changed in any part is refused, and its host is not asked', async () => {
  const { host, get, addressOf } = await openProxy();
  await offer(host, '/a.jpg');
  const address = addressOf('/a.jpg');
  const [, text = '', signature = '', form = ''] = /remote\/([\w-]+)\.([\w-]+)(.*)/.exec(address) ?? [];
  const other = Buffer.from(`${host.origin}/b.jpg`).toString('base64url');
  const changed = [
    `${other}.${signature}`,
    `${text}.${signature.slice(0, -2)}AA`,
    `${text}.`,
    text,
    `${text}.${signature}.${signature}`,
    `${text}x.${signature}`,
    encodeURIComponent(`${host.origin}/a.jpg`),
  ];
  for (const key of changed) expect((await get(`/images/remote/${key}${form}`)).status, key).toBe(404);
  expect(host.requests).toEqual([]);
  expect((await get(address)).status).toBe(200);
});

test.each(['?w=351', '?w=10000', '?w=', '?w=350&f=png', '?w=350&f=avif'])(
  'the form %s is not one of the app: 400 without a call of the host',
  async (form) => {
    const { host, get, addressOf } = await openProxy();
    await offer(host, '/a.jpg');
    const answer = await get(addressOf('/a.jpg', form));
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(/^[wf] must be one of/);
    expect(host.requests).toEqual([]);
  },
);

test('a cached picture is sent without its host, also after a restart; a known one is not sent again', async () => {
  const { host, get, addressOf, restarted } = await openProxy();
  await offer(host, '/a.jpg');
  const results: string[] = [];
  onTestFinished(pictureLookedUp.listen(({ result }) => results.push(result)));
  const address = addressOf('/a.jpg');
  const [first] = await Promise.all([get(address), get(address), get(address)]);
  const etag = first?.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const known = await get(address, { 'If-None-Match': `"other", ${etag}` });
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, '']);
  const later = await restarted()(new Request(`http://product.test${address}`));
  expect([later.status, later.headers.get('etag')]).toEqual([200, etag]);
  expect(host.requests).toEqual(['/a.jpg']);
  expect(results).toEqual(['miss', 'miss', 'miss', 'hit', 'hit']);
});

test('after a day the host is asked for a newer one, by its version', async () => {
  const { host, get, addressOf, wait } = await openProxy();
  const conditions: unknown[] = [];
  let version = 1;
  const [old, newer] = [await photo(900, 600), await photo(800, 800)];
  host.replies.set('/a.jpg', (request, response) => {
    conditions.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === `"${version}"`) return fails(304)(request, response);
    return sends(version === 1 ? old : newer, { ETag: `"${version}"` })(request, response);
  });
  const address = addressOf('/a.jpg');
  const etagNow = async () => (await get(address)).headers.get('etag');
  const first = await etagNow();
  wait(DAY);
  // The cached one is sent at once, while the host is asked.
  expect(await etagNow()).toBe(first);
  await expect.poll(() => conditions).toEqual([undefined, '"1"']);
  wait(HOUR);
  expect(await etagNow()).toBe(first);
  version = 2;
  wait(DAY);
  expect(await etagNow()).toBe(first);
  await expect.poll(etagNow).not.toBe(first);
  expect(conditions).toEqual([undefined, '"1"', '"1"']);
});

test('while its host is down a picture stays, and it goes when the host says that it is gone', async () => {
  const { host, get, addressOf, wait } = await openProxy();
  await offer(host, '/a.jpg');
  const address = addressOf('/a.jpg');
  await get(address);
  for (const failure of [fails(500), fails(403), sends('<html>')]) {
    host.replies.set('/a.jpg', failure);
    wait(DAY);
    const before = host.requests.length;
    expect((await get(address)).status).toBe(200);
    await expect.poll(() => host.requests.length).toBe(before + 1);
    expect((await get(address)).status).toBe(200);
  }
  host.replies.set('/a.jpg', fails(410));
  wait(DAY);
  await get(address);
  await expect.poll(async () => (await get(address)).status).toBe(404);
});

const NO_PICTURE = 'The host of the picture sent something else';

test.each<[string, (host: PictureHost) => void, number, string?]>([
  ['has no such picture', ({ replies }) => replies.delete('/a'), 404],
  ['refuses it', ({ replies }) => replies.set('/a', fails(403)), 502, 'it answers 403'],
  ['fails', ({ replies }) => replies.set('/a', fails(500)), 502, 'it answers 500'],
  [
    'closes the connection',
    ({ replies }) => replies.set('/a', (request) => void request.socket.destroy()),
    502,
    'ECONNRESET',
  ],
  ['sends a page', ({ replies }) => replies.set('/a', sends('<!doctype html>')), 502, NO_PICTURE],
  [
    'sends a drawing with code',
    ({ replies }) =>
      replies.set('/a', sends('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    502,
    NO_PICTURE,
  ],
  [
    'sends a part',
    ({ replies }) => replies.set('/a', sends(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))),
    502,
    NO_PICTURE,
  ],
  ['does not answer', ({ replies }) => replies.set('/a', () => undefined), 504, 'no answer in time'],
  [
    'stops in the middle',
    ({ replies }) => replies.set('/a', (_, response) => void response.writeHead(200).write('\xff\xd8')),
    504,
    'no answer in time',
  ],
])('a host that %s rests for half a minute, and the log says why', async (_, prepare, status, reason) => {
  const { host, get, addressOf, wait, logged } = await openProxy({ timeoutMs: 300 });
  prepare(host);
  const address = addressOf('/a');
  const answers = [await get(address), await get(address)];
  expect(statusesOf(answers)).toEqual([status, status]);
  expect(answers[1]?.headers.get('cache-control')).toBe('no-store');
  expect(host.requests).toHaveLength(1);
  expect(logged).toEqual(reason ? [`The picture host localhost:${host.port}: ${reason}.`] : []);
  wait(30_001);
  await offer(host, '/a');
  expect((await get(address)).status).toBe(200);
});

test('a host that fails five times in a row rests, and other hosts do not', async () => {
  const other = await startPictureHost();
  const failing = await startPictureHost();
  const { get, addressOf, wait, logged } = await openProxy({
    hosts: [failing, other].map(({ origin }) => ({ base: `${origin}/`, isInner: true })),
  });
  await offer(other, '/a');
  for (let number = 0; number < 6; number += 1) failing.replies.set(`/${number}`, fails(503));
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1)
    statuses.push((await get(addressOf(`${failing.origin}/${number}`))).status);
  expect(statuses).toEqual([502, 502, 502, 502, 502, 503]);
  expect(failing.requests).toHaveLength(5);
  expect(logged).toEqual([
    `The picture host localhost:${failing.port}: it answers 503.`,
    `The picture host localhost:${failing.port} failed 5 times in a row.`,
  ]);
  expect((await get(addressOf(`${other.origin}/a`))).status).toBe(200);
  wait(30_000);
  await offer(failing, '/5');
  expect((await get(addressOf(`${failing.origin}/5`))).status).toBe(200);
});

test('more bytes or pixels than allowed are refused, also if the host does not announce them', async () => {
  const { host, get, addressOf } = await openProxy({ maxBytes: 2_000 });
  host.replies.set('/announced', sends(Buffer.alloc(3_000)));
  let sent = 0;
  host.replies.set('/endless', (_, response) => {
    response.writeHead(200);
    const send = () => {
      if (response.destroyed) return;
      sent += 1;
      response.write(Buffer.alloc(1_000), () => setImmediate(send));
    };
    send();
  });
  // 52 million pixels in few bytes.
  const raw = { width: 8_000, height: 6_500, channels: 1 } as const;
  const huge = await sharp(Buffer.alloc(8_000 * 6_500), { raw })
    .jpeg({ quality: 1 })
    .toBuffer();
  expect(statusesOf([await get(addressOf('/announced')), await get(addressOf('/endless'))])).toEqual([
    502, 502,
  ]);
  expect(sent).toBeLessThan(2_000);
  const large = await openProxy();
  large.host.replies.set('/huge', sends(huge));
  expect((await large.get(large.addressOf('/huge'))).status).toBe(502);
});

test('a redirect is followed to listed hosts only', async () => {
  const { host, get, addressOf } = await openProxy();
  const outside = await startPictureHost();
  await offer(outside, '/secret');
  await offer(host, '/moved.jpg');
  host.replies.set('/inside', fails(302, { Location: '/moved.jpg' }));
  host.replies.set('/outside', fails(302, { Location: `${outside.origin}/secret` }));
  host.replies.set('/file', fails(302, { Location: 'file:///etc/passwd' }));
  host.replies.set('/loop', fails(302, { Location: '/loop' }));
  const paths = ['/inside', '/outside', '/file', '/loop'];
  const answers = [];
  for (const path of paths) answers.push(await get(addressOf(path)));
  expect(statusesOf(answers)).toEqual([200, 502, 502, 502]);
  expect(outside.requests).toEqual([]);
  expect(host.requests.filter((path) => path === '/loop')).toHaveLength(4);
});

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1', '0.0.0.0'])(
  'a listed host whose name leads to %s is not connected',
  async (ip) => {
    const inside = await startPictureHost();
    let lookups = 0;
    const { get, pictures, logged } = await openProxy({
      hosts: [{ base: `https://pictures.example:${inside.port}/`, isInner: false }],
      // The second answer of a name that changes its address (DNS rebinding) is checked like the first.
      lookup: (_, options, done) => {
        lookups += 1;
        const address = { address: ip, family: ip.includes(':') ? 6 : 4 };
        if (options.all) done(null, [address]);
        else done(null, address.address, address.family);
      },
    });
    const key = pictures.pictureKey?.(`https://pictures.example:${inside.port}/a.jpg`);
    expect((await get(`/images/${key}?w=350`)).status).toBe(502);
    expect([lookups, inside.connections()]).toEqual([1, 0]);
    expect(logged.join()).toMatch(/host pictures\.example:\d+: DNS lookup \S+\(.+\) is not allowed/);
  },
);

test('a damaged file of the cache is fetched again', async () => {
  const { host, get, addressOf, folder, restarted } = await openProxy();
  await offer(host, '/a.jpg');
  const address = addressOf('/a.jpg');
  const etag = (await get(address)).headers.get('etag');
  const [file = ''] = readdirSync(folder);
  const path = join(folder, file);
  writeFileSync(path, Buffer.alloc(statSync(path).size));
  const again = await restarted()(new Request(`http://product.test${address}`));
  expect([again.status, again.headers.get('etag')]).toEqual([200, etag]);
  expect(host.requests).toHaveLength(2);
});

test('the cache stays within its bytes', async () => {
  const { host, get, addressOf, folder } = await openProxy({ cacheBytes: 1_200 });
  for (let number = 0; number < 8; number += 1) {
    await offer(host, `/${number}`);
    expect((await get(addressOf(`/${number}`))).status).toBe(200);
  }
  const count = readdirSync(folder).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(5);
});
