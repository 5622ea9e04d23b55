import type { Context, Hono } from 'hono';
import { hasVersion } from '#server/http/caching.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { type RateLimit, rateLimit, subscriberOfCall } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { openDiskCache } from '#server/pictures/diskCache.ts';
import { type ImageRequest, parseImageRequest } from './imageRequest.ts';
import { plainPicture } from './plainPicture.ts';
import { createStudio } from './studio.ts';
import { answerTour } from './tourPage.ts';

/** Configuration of the image service. */
export interface ImagesOptions {
  /** True if a listing has a picture with this key. Other pictures are not drawn. */
  hasPicture: (mlsNumber: string, key: string) => Promise<boolean>;
  /** Returns the keys of a listing's pictures, for its tour. No listing has a tour by default. */
  picturesOf?: (mlsNumber: string) => Promise<readonly string[]>;
  /** True for pictures of one colour, which are not cached. False by default. */
  isPlain?: boolean;
  /** Folder of the cache. Without one each picture is drawn every time. */
  cacheFolder?: string;
  /** Maximum number of bytes in the folder; 512 MB by default. */
  cacheBytes?: number;
  /** Rate limits for one address. No limit by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
}

const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
const CACHED_NAMES = { current: /^[0-9a-f]{16,64}\.(webp|jpg|avif)$/ };
const PATH = '/images/';
/** A key always gives the same picture, so clients may cache it for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const CONTENT_TYPES = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;

/**
 * Creates the image service. GET /images/tours/{mlsNumber} is the page of a listing's virtual tour. GET /images/{imageKey}?w=&class=&f= draws the picture of the key (see `parseImageKey` and
 * `parseImageRequest`). It answers 200 with the picture, a strong ETag and a cache time of a year; 304 for a known
 * ETag; 400 {message, requestId} with the name of the wrong parameter: imageKey, w, class or f; 404 for a key that no
 * listing has; 503 with Retry-After if too many pictures are in the queue.
 */
export function makeImages(options: ImagesOptions): Hono<ServiceEnv> {
  const {
    hasPicture,
    picturesOf = async () => [],
    isPlain = false,
    cacheFolder,
    cacheBytes = DEFAULT_CACHE_BYTES,
    limits = [],
    counters,
  } = options;
  const studio = createStudio(cacheFolder ? openDiskCache(cacheFolder, cacheBytes, CACHED_NAMES) : null);

  async function madeBytesOf(
    context: Context<ServiceEnv>,
    request: ImageRequest,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { key } = request;
    if (!(await hasPicture(key.mls, key.key))) {
      throw new ServiceError(404, 'No listing has this picture.');
    }
    if (isPlain) return plainPicture(request);
    return studio.bytesOf(request, { visitor: subscriberOfCall(context), signal: context.req.raw.signal });
  }

  const app = makeService('/images');
  app.use(`${PATH}*`, rateLimit({ limits, counters }));
  app.get(`${PATH}tours/:mls`, async (context) =>
    answerTour(context, await picturesOf(context.req.param('mls'))),
  );
  app.get(`${PATH}*`, async (context) => {
    const url = new URL(context.req.url);
    const request = parseImageRequest(url.pathname.slice(PATH.length), url.searchParams);
    if ('message' in request) {
      throw new ServiceError(400, request.message);
    }
    const etag = `"${studio.nameOf(request)}"`;
    const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
    if (hasVersion(context, etag)) {
      return context.body(null, 304, headers);
    }
    const bytes = (await studio.cachedBytesOf(request)) ?? (await madeBytesOf(context, request));
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': CONTENT_TYPES[request.format],
      'Content-Length': String(bytes.length),
    });
  });
  return app;
}
