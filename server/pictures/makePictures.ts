import type { Context, Hono } from 'hono';
import { hasVersion } from '#server/http/caching.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { type RateLimit, rateLimit, subscriberOfCall } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { addShareCards, type ShareCardOptions } from './addShareCards.ts';
import type { PictureProxy } from './pictureProxy.ts';
import type { PictureForm } from './resizePicture.ts';
import { FORMATS, REMOTE, type SignedPictures, WIDTHS } from './signedPictures.ts';

/** Dependencies and options of the picture service. */
export interface PicturesOptions extends Omit<ShareCardOptions, 'pictureOf'> {
  /** The proxy of other hosts' pictures, with their keys; none by default. */
  remote?: { proxy: PictureProxy; signed: Pick<SignedPictures, 'addressOf'> } | undefined;
  /** Returns a picture of the demonstration as JPEG by its key; none by default. */
  ownPictureOf?: ((key: string) => Promise<Uint8Array | undefined>) | undefined;
  /** Rate limits for one address. */
  limits: readonly RateLimit[];
  /** Counters of the limits; in memory by default. */
  counters?: Counters | undefined;
}

const PATH = `/images/${REMOTE}`;
/** Path of the cards below /images/. */
const SHARE = '/images/share/';
/**
 * A month: a host may replace a picture at its address, which many boards do. The address says everything else, so it is
 * not asked again in that time.
 */
const CACHE_CONTROL = 'public, max-age=2592000, immutable';
const CONTENT_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const DEFAULT_WIDTH = 800;

/** True for addresses that this service answers; the others below /images/ are the demonstration's. */
export const isPicturePath = (path: string): boolean => path.startsWith(PATH) || path.startsWith(SHARE);

const noPicture = (): ServiceError => new ServiceError(404, 'There is no picture at this address.');

/** @throws ServiceError 400 with the name of the wrong parameter */
function formOf(context: Context): PictureForm {
  const { w = String(DEFAULT_WIDTH), f = 'webp' } = context.req.query();
  const width = WIDTHS.find((one) => String(one) === w);
  if (width === undefined) throw new ServiceError(400, `w must be one of ${WIDTHS.join(', ')}`);
  const format = FORMATS.find((one) => one === f);
  if (format === undefined) throw new ServiceError(400, `f must be one of ${FORMATS.join(', ')}`);
  return { width, format };
}

/**
 * The picture service. GET /images/remote/{signed key}?w=&f= is a picture of a listed host in one of the app's forms: 200
 * with a strong ETag, 304 for a known one, 400 for another form, 404 for a wrong signature or a picture that its host no
 * longer has, 502, 503 and 504 for failures of the host. GET /images/share/{board}-{MLS number}/{language}.jpg is a
 * home's card for networks (`addShareCards`).
 */
export function makePictures(options: PicturesOptions): Hono<ServiceEnv> {
  const { remote, ownPictureOf, limits, counters } = options;
  const app = makeService('/images');
  app.use('/images/*', rateLimit({ limits, counters }));
  app.get(`${PATH}:key`, async (context) => {
    const url = remote?.signed.addressOf(context.req.param('key'));
    if (!remote || !url) throw noPicture();
    const form = formOf(context);
    const { bytes, etag } = await remote.proxy.pictureOf(url, form, subscriberOfCall(context));
    const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
    if (hasVersion(context, etag)) return context.body(null, 304, headers);
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': CONTENT_TYPES[form.format],
      'Content-Length': String(bytes.length),
    });
  });
  addShareCards(app, {
    ...options,
    async pictureOf(key, visitor) {
      if (!key.startsWith(REMOTE)) return ownPictureOf?.(key);
      const url = remote?.signed.addressOf(key.slice(REMOTE.length));
      const form = { width: 1600, format: 'jpg' } as const;
      return url && (await remote?.proxy.pictureOf(url, form, visitor))?.bytes;
    },
  });
  return app;
}
