import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shareCardUrl } from '#domain/listing/shareCard.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ShareCardOptions } from '#server/pictures/addShareCards.ts';
import { openPictures } from '#server/pictures/openPictures.ts';
import { makeServices } from '#server/start/makeServices.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import { photo } from '#tests/support/pictures/pictureHost.ts';
import { CUSTOMER, openSmallDataset } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { SCRUBBED, type WireListing } from '../../../src/api/realty/contract.ts';

const HOME: WireListing = {
  mlsNumber: 'W1234567',
  boardId: 2,
  type: 'Sale',
  status: 'A',
  lastStatus: 'New',
  listPrice: '1249000.00',
  images: ['harbour/w1234567-1-facade-semi-00a1ff'],
  address: { streetNumber: '88', streetName: 'Maple', streetSuffix: 'Avenue', city: 'Toronto' },
  details: { numBedrooms: 3, numBathrooms: 2 },
};
const EN = shareCardUrl(HOME, 'en');
const BRAND_PICTURE = '/real-estate/share/street.jpg';

/** The cards of one listing, whose pictures are the demonstration's. */
async function openCards(
  listing: WireListing | null = HOME,
  brand: Pick<ShareCardOptions, 'brandOf' | 'logoOf'> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const shown = { listing, isDemoDown: false };
  const asked: string[] = [];
  const bytes = new Uint8Array(await photo(1200, 800));
  const pictures = openPictures({
    folder,
    maxBytes: 10_000_000,
    clock: { now: () => new Date('2026-11-21T20:00:00Z') },
    log: () => undefined,
    hasDemo: true,
  });
  const answer = pictures.serve({
    listingOf: async () => {
      if (!shown.listing) throw new ServiceError(404, 'There is no picture at this address.');
      return shown.listing;
    },
    demo: ({ url }) => {
      asked.push(new URL(url).pathname);
      return shown.isDemoDown ? new Response(null, { status: 503 }) : new Response(bytes);
    },
    ...brand,
    limits: [],
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://product.test${path}`, { headers }));
  return { get, shown, asked };
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("a home's card for networks", () => {
  it('is a JPEG of 1200 by 630 pixels that differs by language, price and photo', async () => {
    const { get, shown, asked } = await openCards();
    const answer = await get(EN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600, stale-while-revalidate=3600');
    const english = await bytesOf(answer);
    expect(await sharp(english).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(english.length).toBeLessThan(300_000);
    const french = await bytesOf(await get(shareCardUrl(HOME, 'fr')));
    shown.listing = { ...HOME, listPrice: '1199000.00' };
    const cheaper = await bytesOf(await get(EN));
    expect(new Set([english, french, cheaper].map((one) => one.toString('latin1'))).size).toBe(3);
    expect(asked).toHaveLength(3);
  });

  it('has its words over the photo: status, brand, price and address', async () => {
    const { get } = await openCards();
    const card = sharp(await bytesOf(await get(EN)));
    const region = async (left: number, top: number, width: number, height: number) => {
      const part = await card.clone().extract({ left, top, width, height }).png().toBuffer();
      const { channels } = await sharp(part).stats();
      return channels.map(({ min, max }) => max - min);
    };
    // The photo has one colour. Where text is, its white differs from the dark ground.
    const places: [number, number, number, number][] = [
      [48, 40, 200, 60],
      [840, 40, 310, 60],
      [48, 450, 420, 80],
      [48, 550, 500, 45],
      [800, 480, 350, 50],
    ];
    for (const place of places)
      expect(Math.min(...(await region(...place))), place.join()).toBeGreaterThan(90);
    expect(Math.max(...(await region(300, 150, 600, 150)))).toBeLessThan(20);
  });

  it('is drawn once, and not sent again to a caller that has it', async () => {
    const { get, asked } = await openCards();
    const first = await get(EN);
    const etag = first.headers.get('etag') ?? '';
    const known = await get(EN, { 'If-None-Match': etag });
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, '']);
    expect(asked).toHaveLength(1);
  });

  it('is drawn again after the published logo could not be read', async () => {
    const logo = new Uint8Array(await photo(350, 350));
    let answer: Uint8Array | undefined;
    const { get } = await openCards(HOME, {
      brandOf: async () => ({ ...BUILT_SENDER, logo: 'a' }),
      logoOf: async () => answer,
    });
    const without = await bytesOf(await get(EN));
    answer = logo;
    const whole = await bytesOf(await get(EN));
    expect(whole.equals(without)).toBe(false);
    answer = undefined;
    expect((await bytesOf(await get(EN))).equals(whole), 'from the cache').toBe(true);
  });

  it.each<[string, Partial<WireListing>]>([
    ['is restricted', { listPrice: SCRUBBED, images: ['harbour/w1234567-1-facade-semi-00a1ff'] }],
    ['has no photo', { images: [] }],
    ['has a photo that is not there', { images: ['other/9.jpg'] }],
  ])("of a home that %s is the brand's picture", async (_, changes) => {
    const { get, shown, asked } = await openCards({ ...HOME, ...changes });
    shown.isDemoDown = true;
    const answer = await get(EN);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, BRAND_PICTURE]);
    expect(asked.length).toBe(changes.images?.[0] === 'other/9.jpg' ? 1 : 0);
  });

  it.each([
    '/images/share/2-W1234567/de.jpg',
    '/images/share/2-W1234567/en.png',
    '/images/share/W1234567/en.jpg',
    '/images/share/0-W1234567/en.jpg',
    '/images/share/2-..%2F..%2Fetc/en.jpg',
  ])('has no other address: %s', async (path) => {
    const { get, asked } = await openCards();
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('of an unknown home is not there', async () => {
    const { get } = await openCards(null);
    const answer = await get(EN);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('shows nothing of a restricted home in the product, to a customer either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const clock = { now: () => SMALL_DATASET_NOW };
    const store = await openSmallDataset();
    onTestFinished(() => store.close());
    const services = makeServices({
      store,
      clock,
      sessionOf: async ({ headers }) => (headers.has('Authorization') ? CUSTOMER : { kind: 'visitor' }),
      version: '0.0.0-test',
      pictures: openPictures({ folder, maxBytes: 1_000_000, clock, log: () => undefined }),
    });
    const homes = await store.database.selectFrom('listing').select(['mls', 'board', 'restricted']).execute();
    const cardOf = async ({ mls, board }: { mls: string; board: number }) => {
      const path = shareCardUrl({ mlsNumber: mls, boardId: board }, 'en');
      const headers = { Authorization: 'Bearer token' };
      const answer = await services.fetch(new Request(`http://product.test${path}`, { headers }));
      return [answer.status, answer.headers.get('location')];
    };
    const restricted = homes.filter((home) => home.restricted === 1).slice(0, 5);
    expect(restricted.length).toBeGreaterThan(2);
    for (const home of restricted) expect(await cardOf(home), home.mls).toEqual([302, BRAND_PICTURE]);
    expect(await cardOf({ mls: 'X0000000', board: 2 })).toEqual([404, null]);
  });
});
