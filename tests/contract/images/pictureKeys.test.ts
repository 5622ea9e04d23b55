import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { readPictureHosts } from '#server/config/pictureHosts.ts';
import { signedPictures } from '#server/pictures/signedPictures.ts';
import { openStore } from '#server/store/openStore.ts';
import { secretKey } from '#server/store/secretKeys.ts';
import { openUpstream } from '#tests/contract/upstream/upstream.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import listingOne from '#tests/support/upstream/listing-version-1.json';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
import pageOne from '#tests/support/upstream/listings-version-1.json';
import pageTwo from '#tests/support/upstream/listings-version-2.json';

const HOSTS = readPictureHosts('https://cdn.example/photos,https://media.example') ?? [];
const SECRET = 'secret-of-the-test';
const KEY = /^remote\/[\w-]+\.[\w-]{22}$/;

const keys = (secret = SECRET, hosts = HOSTS) => signedPictures({ secret, hosts });

test.each([
  ['a path', 'IMG-W1_1.jpg', 'https://cdn.example/photos/IMG-W1_1.jpg'],
  ['a path with signs', 'a b/ü?1#2.jpg', 'https://cdn.example/photos/a%20b/%C3%BC%3F1%232.jpg'],
  ['a path from the root', '/1.jpg', 'https://cdn.example/photos/1.jpg'],
  [
    'an address of another host',
    'https://media.example/1.jpg?sig=a%2Fb',
    'https://media.example/1.jpg?sig=a%2Fb',
  ],
])('the key of %s leads to its address', (_, picture, address) => {
  const key = keys().keyOf(picture) ?? '';
  expect(key).toMatch(KEY);
  const behind = (signed = keys()) => signed.addressOf(key.replace('remote/', ''))?.href;
  expect(behind()).toBe(address);
  // Another process with the same secret agrees; one with another secret, or without the host, does not.
  expect(behind(keys('other'))).toBeUndefined();
  expect(behind(keys(SECRET, readPictureHosts('https://third.example') ?? []))).toBeUndefined();
});

test('two processes of a database send pictures by the keys of each other, also if they start together', async () => {
  const store = await openStore({ kind: 'memory' });
  onTestFinished(() => store.close());
  const make = () => randomBytes(32).toString('base64url');
  const secrets = await Promise.all([1, 2].map(() => secretKey(store, 'pictures', make)));
  const [one, other] = secrets.map((secret) => keys(secret));
  const address = 'https://media.example/1.jpg?sig=a%2Fb';
  const key = one?.keyOf(address)?.replace('remote/', '') ?? '';
  expect(other?.addressOf(key)?.href).toBe(address);
});

test.each([
  'https://third.example/1.jpg',
  'http://media.example/1.jpg',
  '../private/1.jpg',
  'https://[',
  'x'.repeat(2_001),
])('the picture %.40s has no key', (picture) => {
  expect(keys().keyOf(picture)).toBeUndefined();
});

test('paths of the demonstration stay as they are, and whole addresses beside them are signed', () => {
  const { keyOf } = signedPictures({ secret: SECRET, hosts: HOSTS, hasDemo: true });
  expect(keyOf('harbour/w1-1-kitchen-0a1b2c')).toBe('harbour/w1-1-kitchen-0a1b2c');
  expect(keyOf('https://media.example/1.jpg')).toMatch(KEY);
});

const RESTRICTED = {
  displayPublic: 'Y',
  displayAddressOnInternet: 'N',
  displayInternetEntireListing: 'Y',
} as const;

const pictures = (mlsNumber: string) => [
  `https://media.example/${mlsNumber}/1.jpg?sig=1`,
  `https://third.example/${mlsNumber}/2.jpg`,
  `https://media.example/${mlsNumber}/plan.png`,
];

const LISTINGS = ['C1', 'C2', 'C3'].map((mlsNumber) =>
  createMockGeneratedListing({
    mlsNumber,
    images: pictures(mlsNumber),
    floorPlans: [`https://media.example/${mlsNumber}/plan.png`],
    ...(mlsNumber === 'C2' ? { permissions: RESTRICTED } : {}),
  }),
);

const CALLS = [
  '/realty/listings',
  '/realty/listings?fields=images[1],mlsNumber',
  '/realty/listings/C1',
  '/realty/listings/C1/similar',
  '/realty/listings/C1/suggestions',
  '/realty/autocomplete?search=queen',
  '/realty/listings?aggregates=map&clusterPrecision=20&clusterLimit=100&listings=false',
  '/realty/buildings?city=Toronto',
];

/** All texts below a name, anywhere in an answer. */
function textsBelow(value: unknown, names: readonly string[], isBelow = false): string[] {
  if (typeof value === 'string') return isBelow ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsBelow(part, names, names.includes(name) || (isBelow && Array.isArray(value))),
  );
}

const PICTURE_MEMBERS = ['images', 'image'];
/** Words of pictures' data that are no keys. */
const isKeyLike = (text: string) => text !== 'Floor Plan';

test.each(['visitor', 'customer'] as const)(
  'no answer of the store tells a %s the address of a picture',
  async (kind) => {
    const services = await makeTestServices({
      listings: LISTINGS,
      session: kind === 'customer' ? CUSTOMER : { kind },
      pictures: { pictureKey: keys().keyOf, serve: () => () => new Response() },
    });
    onTestFinished(() => services.close());
    let count = 0;
    for (const path of CALLS) {
      const init = path.startsWith('/realty/buildings') ? { method: 'POST', body: '{}' } : {};
      const answer = await services.fetch(path, init);
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      expect(text, path).not.toMatch(/(media|third)\.example/);
      const found = textsBelow(JSON.parse(text), PICTURE_MEMBERS).filter(isKeyLike);
      for (const key of found) expect(key, path).toMatch(KEY);
      count += found.length;
    }
    expect(count).toBeGreaterThan(15);
    const { images, imageInsights } = await (await services.fetch('/realty/listings/C1')).json();
    expect(images).toHaveLength(2);
    expect(imageInsights.images.map(({ image }: { image: string }) => image)).toEqual([images[1]]);
    // A visitor gets no key of a restricted home, and cannot make one.
    const restricted = await (await services.fetch('/realty/listings/C2')).json();
    expect(restricted.images).toHaveLength(kind === 'customer' ? 2 : 0);
  },
);

test('without a proxy the pictures of an export are paths, as before', async () => {
  const services = await makeTestServices({ listings: LISTINGS });
  onTestFinished(() => services.close());
  const { images, imageInsights } = await (await services.fetch('/realty/listings/C1')).json();
  expect(images).toEqual(['C1/1.jpg', 'C1/2.jpg', 'C1/plan.png']);
  expect(imageInsights.images[0].image).toBe('C1/plan.png');
});

test.each([
  ['1', listingOne, pageOne],
  ['2', listingTwo, pageTwo],
])('no answer of a feed of version %s has an unsigned picture', async (_, one, page) => {
  const { feed, asVisitor, asCustomer } = await openUpstream({ pictureKey: keys().keyOf });
  const open = { ...one, permissions: { ...RESTRICTED, displayAddressOnInternet: 'Y' } };
  const insights = {
    images: one.images.map((image: string) => ({
      image: image.split('/').at(-1),
      classification: { imageOf: 'Floor Plan', prediction: 0.99 },
    })),
  };
  feed.answers.set(`/listings/${one.mlsNumber}`, { ...open, imageInsights: insights });
  feed.answers.set(`/listings/${one.mlsNumber}/similar`, { similar: [open] });
  feed.answers.set('/listings', { ...page, listings: [...page.listings, open] });
  feed.answers.set('/buildings', {
    buildings: [{ image: 'b.jpg' }, { image: 'https://third.example/b.jpg' }],
  });
  let count = 0;
  for (const ask of [asVisitor, asCustomer]) {
    for (const path of CALLS.slice(0, 6)) {
      const { status, body } = await ask(path.replace('C1', one.mlsNumber));
      expect(status, path).toBe(200);
      const found = textsBelow(body, PICTURE_MEMBERS).filter(isKeyLike);
      for (const key of found) expect(key, path).toMatch(KEY);
      count += found.length;
    }
  }
  expect(count).toBeGreaterThan(20);
  const { body } = await asVisitor(`/realty/listings/${one.mlsNumber}`);
  expect(body.images.length).toBe(one.images.length);
  expect(body.imageInsights.images.map(({ image }: { image: string }) => image)).toEqual(body.images);
  const buildings = await asCustomer('/realty/buildings?city=Toronto', { method: 'POST', body: '{}' });
  expect(buildings.body.buildings).toEqual([{ image: expect.stringMatching(KEY) }, { image: null }]);
  feed.answers.set(`/listings/${one.mlsNumber}`, { ...one, permissions: RESTRICTED, mlsNumber: 'W7' });
  feed.answers.set('/listings/W7', { ...one, permissions: RESTRICTED, mlsNumber: 'W7' });
  expect((await asVisitor('/realty/listings/W7')).body.images).toEqual([]);
});
