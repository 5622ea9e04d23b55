import type { Context, Hono } from 'hono';
import { openDiskCache } from '#demo/cache/diskCache.ts';
import { type Clock, systemClock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { type RateLimit, rateLimit, subscriberOfCall } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { type ImageRequest, parseImageRequest } from './imageRequest.ts';
import { createStudio } from './studio.ts';

/** Where made pictures are kept, and which there are. */
export interface ImagesOptions {
  /** Whether a listing has a picture of this key: no other is drawn. */
  hasPicture: (mlsNumber: string, key: string) => Promise<boolean>;
  /** Folder that caches pictures; without one each is drawn again. */
  cacheFolder?: string;
  /** Maximum number of bytes kept in the folder; 512 MB if left out. */
  cacheBytes?: number;
  /** How often one address may ask; any number where missing. */
  limits?: readonly RateLimit[];
  clock?: Clock;
}

const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
const CACHED_NAMES = { current: /^[0-9a-f]{16,64}\.(webp|jpg|avif)$/ };
const PATH = '/images/';
/** A key always gives the same picture, so that it may be kept for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const CONTENT_TYPES = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * The image service: GET /images/{imageKey}?w=&class=&f= draws the picture that the key names (see `parseImageKey`
 * and `parseImageRequest`). 200 with the picture, a strong ETag and a year of caching; 304 for a known ETag;
 * 400 {message, requestId} that names the wrong parameter: imageKey, w, class or f; 404 for a key of no listing's
 * picture; 503 with Retry-After where too many pictures are being made.
 */
export function makeImages(options: ImagesOptions): Hono<ServiceEnv> {
  const { hasPicture, cacheFolder, cacheBytes = DEFAULT_CACHE_BYTES, limits = [] } = options;
  const { clock = systemClock } = options;
  const studio = createStudio(cacheFolder ? openDiskCache(cacheFolder, cacheBytes, CACHED_NAMES) : null);

  async function madeBytesOf(
    context: Context<ServiceEnv>,
    request: ImageRequest,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { key } = request;
    if (!(await hasPicture(key.mls, key.key))) {
      throw new ServiceError(404, 'No listing has this picture.');
    }
    return studio.bytesOf(request, { visitor: subscriberOfCall(context), signal: context.req.raw.signal });
  }

  const app = makeService('/images');
  app.use(`${PATH}*`, rateLimit({ limits, clock }));
  app.get(`${PATH}*`, async (context) => {
    const url = new URL(context.req.url);
    const request = parseImageRequest(url.pathname.slice(PATH.length), url.searchParams);
    if ('message' in request) {
      throw new ServiceError(400, request.message);
    }
    const etag = `"${studio.nameOf(request)}"`;
    const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
    if (isKnown(context.req.header('If-None-Match'), etag)) {
      return context.body(null, 304, headers);
    }
    const bytes = (await studio.keptBytesOf(request)) ?? (await madeBytesOf(context, request));
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': CONTENT_TYPES[request.format],
      'Content-Length': String(bytes.length),
    });
  });
  return app;
}
