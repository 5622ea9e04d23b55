import { createHash } from 'node:crypto';
import { codeOf } from '#demo/codeOf.ts';
import type { DiskCache } from '#server/pictures/diskCache.ts';
import { type FairQueue, fairQueue } from '#server/pictures/fairQueue.ts';
import { drawInChildProcess } from './drawInChildProcess.ts';
import type { ImageRequest } from './imageRequest.ts';

/** The caller of a picture. */
export interface PictureCaller {
  /** The visitor, for the fair order of the queue. */
  visitor: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal | undefined;
}

/** Draws each picture once. Pictures are cached on disk and shared by simultaneous requests. */
export interface Studio {
  /**
   * Returns the picture's file name. It depends on the request and on the drawing code, so that a changed drawing never
   * uses an old file.
   */
  nameOf(request: ImageRequest): string;
  /** Returns the picture's bytes from the cache; null if they are not there. */
  cachedBytesOf(request: ImageRequest): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Returns the picture's bytes from the cache, or draws it.
   * @throws ServiceError 503 if too many pictures are in the queue
   */
  bytesOf(request: ImageRequest, caller: PictureCaller): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Limits of the queue. One picture at a time, since a large one takes 100 MB and a second of a core. 32 pictures of a
 * visitor may wait: a window full of cards.
 */
const BOUNDS = { atOnce: 1, maxOfOneVisitor: 32, maxWaiting: 128, timeoutMs: 25_000 };

let drawingCode: string | undefined;

interface Making {
  picture: Promise<Uint8Array<ArrayBuffer>>;
  /** Number of requests that wait for the picture. */
  waiting: number;
  giveUp: AbortController;
}

/**
 * Creates a studio with a cache. With null every picture is drawn again.
 * @param queue queue of the pictures
 */
export function createStudio(cache: DiskCache | null, queue: FairQueue = fairQueue(BOUNDS)): Studio {
  drawingCode ??= codeOf(import.meta.dirname);
  const inFlight = new Map<string, Making>();

  function nameOf({ key, width, height, format }: ImageRequest): string {
    const drawn = `${drawingCode} ${key.key} ${width} ${height}`;
    return `${createHash('sha256').update(drawn).digest('hex').slice(0, 32)}.${format}`;
  }

  async function cached(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = await cache?.read(name);
    return bytes ? new Uint8Array(bytes) : null;
  }

  function make(request: ImageRequest, name: string, visitor: string): Making {
    const { width, height, format } = request;
    const { key } = request.key;
    const giveUp = new AbortController();
    const draw = async () => {
      const made = await drawInChildProcess({ key, width, height, format });
      await cache?.write(name, made);
      return new Uint8Array(made);
    };
    const picture = queue.run(visitor, draw, giveUp.signal).finally(() => inFlight.delete(name));
    return { picture, waiting: 0, giveUp };
  }

  return {
    nameOf,
    cachedBytesOf: (request) => cached(nameOf(request)),
    async bytesOf(request, { visitor, signal }) {
      const name = nameOf(request);
      const found = await cached(name);
      if (found) return found;
      const making = inFlight.get(name) ?? make(request, name, visitor);
      inFlight.set(name, making);
      making.waiting += 1;
      const leave = () => {
        making.waiting -= 1;
        if (making.waiting === 0) making.giveUp.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      return making.picture.finally(() => signal?.removeEventListener('abort', leave));
    },
  };
}
