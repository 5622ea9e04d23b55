import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { ServiceError } from '../http/errors.ts';
import { makeService } from '../http/service.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { openDiskCache } from './diskCache.ts';
import type { ImageRequest } from './imageRequest.ts';
import { parseImageRequest } from './imageRequest.ts';
import { rasterise } from './rasterise.ts';
import { sceneSvg } from './sceneSvg.ts';

/** Where made pictures are kept. */
export interface ImagesOptions {
  /** Folder of made pictures; without one each is made anew. */
  cacheFolder?: string;
  /** Most bytes kept in the folder; 512 MB if left out. */
  cacheBytes?: number;
}

const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
/** Names of made pictures that are remembered, so that a second request need not draw to find its file. */
const REMEMBERED_NAMES = 20_000;
const PATH = '/images/';
/** A key always gives the same picture, so that it may be kept for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const CONTENT_TYPES = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;

interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

function createStudio(options: ImagesOptions): (request: ImageRequest) => Promise<Picture> {
  const cache = options.cacheFolder
    ? openDiskCache(options.cacheFolder, options.cacheBytes ?? DEFAULT_CACHE_BYTES)
    : null;
  const names = new Map<string, string>();
  const inFlight = new Map<string, Promise<Picture>>();

  /** The file's name is a digest of the drawing itself: a changed drawing never meets an old file. */
  function nameOf(svg: string, request: ImageRequest): string {
    return `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.${request.format}`;
  }

  function remember(id: string, name: string): void {
    names.delete(id);
    names.set(id, name);
    const [oldest] = names.keys();
    if (names.size > REMEMBERED_NAMES && oldest !== undefined) {
      names.delete(oldest);
    }
  }

  async function make(id: string, request: ImageRequest): Promise<Picture> {
    const known = names.get(id);
    const early = known === undefined ? null : await cache?.read(known);
    if (known !== undefined && early) {
      remember(id, known);
      return { bytes: Uint8Array.from(early), name: known };
    }
    const svg = sceneSvg(request.key.key, request.width, request.height);
    const name = nameOf(svg, request);
    remember(id, name);
    const kept = known === undefined ? await cache?.read(name) : null;
    if (kept) {
      return { bytes: Uint8Array.from(kept), name };
    }
    const made = await rasterise(svg, request.width, request.height, request.format);
    await cache?.write(name, made);
    return { bytes: Uint8Array.from(made), name };
  }

  return (request) => {
    const id = `${request.key.key}?${request.width}.${request.format}`;
    const started = inFlight.get(id);
    if (started) {
      return started;
    }
    const picture = make(id, request).finally(() => inFlight.delete(id));
    inFlight.set(id, picture);
    return picture;
  };
}

/**
 * The image service: GET /images/{imageKey}?w=&class=&f= draws the picture that the key names.
 * 200 with the picture, a strong ETag and a year of caching; 304 for a known ETag; 400 {message, requestId} for a bad
 * key, width, class or format.
 */
export function makeImages(options: ImagesOptions = {}): Hono<ServiceEnv> {
  const picture = createStudio(options);
  const app = makeService('/images');
  app.get(`${PATH}*`, async (context) => {
    const url = new URL(context.req.url);
    const request = parseImageRequest(url.pathname.slice(PATH.length), url.searchParams);
    if ('message' in request) {
      throw new ServiceError(400, request.message);
    }
    const { bytes, name } = await picture(request);
    const etag = `"${name}"`;
    const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
    const known = context.req.header('If-None-Match')?.split(',') ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return context.body(null, 304, headers);
    }
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': CONTENT_TYPES[request.format],
      'Content-Length': String(bytes.length),
    });
  });
  return app;
}
