import { createHash } from 'node:crypto';
import type { DiskCache } from '#demo/cache/diskCache.ts';
import { codeOf } from '#demo/codeOf.ts';
import { type FairQueue, fairQueue } from '../fairQueue.ts';
import { drawApart } from './drawApart.ts';
import type { ImageRequest } from './imageRequest.ts';

/** The caller of a picture. */
export interface Asking {
  /** The visitor by whom turns are taken. */
  visitor: string;
  /** Aborted when the visitor went away. */
  signal?: AbortSignal | undefined;
}

/** Makes pictures, each once: kept on disk, and shared by requests that come together. */
export interface Studio {
  /** The picture's file name: of what is asked and of the code that draws it, so that a changed drawing never meets an old file. */
  nameOf(request: ImageRequest): string;
  /** The picture's bytes where it was made before. */
  keptBytesOf(request: ImageRequest): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The picture's bytes, made where they are not kept. Throws ServiceError 503 where too many are being made. */
  bytesOf(request: ImageRequest, asking: Asking): Promise<Uint8Array<ArrayBuffer>>;
}

/** One at a time: a large one takes 100 MB and a second of a core. A window full of cards waits for each visitor. */
const BOUNDS = { atOnce: 1, mostOfOne: 32, most: 128, timeoutMs: 25_000 };

let drawingCode: string | undefined;

interface Making {
  picture: Promise<Uint8Array<ArrayBuffer>>;
  /** Requests that wait for it. */
  waiting: number;
  giveUp: AbortController;
}

/**
 * A studio over a cache; with null every picture is drawn again.
 * @param queue in which pictures wait for their turn
 */
export function createStudio(cache: DiskCache | null, queue: FairQueue = fairQueue(BOUNDS)): Studio {
  drawingCode ??= codeOf(import.meta.dirname);
  const inFlight = new Map<string, Making>();

  function nameOf({ key, width, height, format }: ImageRequest): string {
    const asked = `${drawingCode} ${key.key} ${width} ${height}`;
    return `${createHash('sha256').update(asked).digest('hex').slice(0, 32)}.${format}`;
  }

  async function kept(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = await cache?.read(name);
    return bytes ? new Uint8Array(bytes) : null;
  }

  function make(request: ImageRequest, name: string, visitor: string): Making {
    const { width, height, format } = request;
    const { key } = request.key;
    const giveUp = new AbortController();
    const draw = async () => {
      const made = await drawApart({ key, width, height, format });
      await cache?.write(name, made);
      return new Uint8Array(made);
    };
    const picture = queue.run(visitor, draw, giveUp.signal).finally(() => inFlight.delete(name));
    return { picture, waiting: 0, giveUp };
  }

  return {
    nameOf,
    keptBytesOf: (request) => kept(nameOf(request)),
    async bytesOf(request, { visitor, signal }) {
      const name = nameOf(request);
      const found = await kept(name);
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
