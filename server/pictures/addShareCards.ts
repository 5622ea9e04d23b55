import type { Hono } from 'hono';
import { hasVersion } from '#server/http/caching.ts';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { subscriberOfCall } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { BUILT_SENDER, type SenderBrand } from '#server/store/content/senderBrand.ts';
import { SCRUBBED, type WireListing } from '../../src/api/realty/contract.ts';
import { type CachedPicture, type CachedPictures, cachedName, etagOf } from './cachedPictures.ts';
import { fairQueue } from './fairQueue.ts';
import { type CardFacts, cardFacts } from './shareCardFacts.ts';

/** Dependencies of the cards. */
export interface ShareCardOptions {
  /** Returns a listing as a visitor sees it. @throws ServiceError 404 */
  listingOf: (mlsNumber: string, boardId: number) => Promise<WireListing>;
  /** Returns a picture by the key in the listing. @throws ServiceError for failures of its host */
  pictureOf: (key: string, visitor: string) => Promise<Uint8Array | undefined>;
  /** Returns the brand on cards; that of the build by default. */
  brandOf?: (() => Promise<SenderBrand>) | undefined;
  /** Returns the picture of a published logo by its id; none by default. */
  logoOf?: ((id: string) => Promise<Uint8Array | undefined>) | undefined;
  cache: CachedPictures;
  clock: Clock;
}

const HOME = /^([1-9]\d{0,8})-([\w-]{1,35})$/;
const FILE = /^(en|fr)\.jpg$/;
/** A price on a card may be ten minutes old, and an hour while a newer card is fetched. */
const CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=3600';
/** The brand's picture for a home without a photo, or with one that visitors may not see (public/share). */
const BRAND_PICTURE = '/real-estate/share/street.jpg';
/** Part of the cards' names in the cache: change it with the drawing. */
const DRAWING = 2;
/** A card takes a tenth of a second of a processor. */
const QUEUE = { atOnce: 2, maxOfOneVisitor: 16, maxWaiting: 64, timeoutMs: 15_000 };

const noCard = (): ServiceError => new ServiceError(404, 'There is no picture at this address.');

/**
 * Adds GET /images/share/{board}-{MLS number}/{language}.jpg: a JPEG of 1200 by 630 pixels with the home's first photo,
 * price, address and rooms, for networks that show a preview of a link. It shows what a visitor may see. A restricted
 * home, and one without a photo, leads to the brand's picture (302).
 */
export function addShareCards(app: Hono<ServiceEnv>, options: ShareCardOptions): void {
  const { cache, clock, brandOf = async () => BUILT_SENDER, logoOf } = options;
  const queue = fairQueue(QUEUE);

  /** `isWhole` is false if the brand's logo could not be read. */
  async function draw(facts: CardFacts, photo: Uint8Array, brand: SenderBrand) {
    const { drawShareCard } = await import('./drawShareCard.ts');
    const logo = brand.logo === undefined ? undefined : await logoOf?.(brand.logo);
    const bytes = new Uint8Array(await drawShareCard(facts, photo, { ...brand, logo }));
    const card: CachedPicture = { bytes, etag: etagOf(bytes), confirmed: clock.now().getTime(), source: {} };
    return { card, isWhole: brand.logo === undefined || logo !== undefined };
  }

  /** @returns undefined if there is no photo */
  async function cardOf(facts: CardFacts, photoKey: string, visitor: string) {
    const brand = await brandOf();
    const { name: brandName, logo = '', colours } = brand;
    const drawn = JSON.stringify([facts, brandName, logo, colours.light]);
    const name = cachedName('card', DRAWING, drawn, photoKey);
    const cached = await cache.read(name);
    if (cached) return cached;
    return queue.run(visitor, async () => {
      const photo = await options.pictureOf(photoKey, visitor);
      if (!photo) return undefined;
      const { card, isWhole } = await draw(facts, photo, brand);
      if (isWhole) await cache.write(name, card);
      return card;
    });
  }

  app.get('/images/share/:home/:file', async (context) => {
    const [, board, mlsNumber] = HOME.exec(context.req.param('home')) ?? [];
    const [, language] = FILE.exec(context.req.param('file')) ?? [];
    if (!board || !mlsNumber || (language !== 'en' && language !== 'fr')) throw noCard();
    const listing = await options.listingOf(mlsNumber, Number(board));
    const [photoKey] = listing.listPrice === SCRUBBED ? [] : (listing.images ?? []);
    const headers = { 'Cache-Control': CACHE_CONTROL };
    const card =
      photoKey === undefined
        ? undefined
        : await cardOf(cardFacts(listing, language), photoKey, subscriberOfCall(context));
    if (!card) return context.body(null, 302, { ...headers, Location: BRAND_PICTURE });
    if (hasVersion(context, card.etag)) return context.body(null, 304, { ...headers, ETag: card.etag });
    return context.body(card.bytes, 200, {
      ...headers,
      ETag: card.etag,
      'Content-Type': 'image/jpeg',
      'Content-Length': String(card.bytes.length),
    });
  });
}
