import { createHash } from 'node:crypto';
import type { DiskCache } from '../cache/diskCache.ts';
import type { ImageRequest } from './imageRequest.ts';
import { rasterise } from './rasterise.ts';
import { sceneSvg } from './sceneSvg.ts';

/** File names that are remembered, so that a second request need not draw to find its file. */
const REMEMBERED_NAMES = 20_000;

/** Makes pictures, each once: remembered by name, kept on disk, and shared by requests that come together. */
export interface Studio {
  /**
   * The picture's file name: a digest of the drawing itself with its encoding, so that a changed drawing never
   * meets an old file.
   */
  nameOf(request: ImageRequest): string;
  /** The picture's bytes. */
  bytesOf(request: ImageRequest): Promise<Uint8Array<ArrayBuffer>>;
}

/** A studio over a cache; with null every picture is made anew. */
export function createStudio(cache: DiskCache | null): Studio {
  const names = new Map<string, string>();
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function remember(id: string, name: string): void {
    // Taken out first, so that the Map's order is that of use and its first key the one to forget.
    names.delete(id);
    names.set(id, name);
    const [oldest] = names.keys();
    if (names.size > REMEMBERED_NAMES && oldest !== undefined) {
      names.delete(oldest);
    }
  }

  function drawingOf({ key, width, height }: ImageRequest): string {
    return sceneSvg(key.key, width, height);
  }

  function nameOf(request: ImageRequest): string {
    const id = `${request.key.key}?${request.width}.${request.format}`;
    const name =
      names.get(id) ??
      `${createHash('sha256').update(drawingOf(request)).digest('hex').slice(0, 32)}.${request.format}`;
    remember(id, name);
    return name;
  }

  async function make(request: ImageRequest, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await cache?.read(name);
    if (kept) {
      return new Uint8Array(kept);
    }
    const made = await rasterise(drawingOf(request), request.width, request.height, request.format);
    await cache?.write(name, made);
    return new Uint8Array(made);
  }

  return {
    nameOf,
    bytesOf(request) {
      const name = nameOf(request);
      const started = inFlight.get(name);
      if (started) {
        return started;
      }
      const picture = make(request, name).finally(() => inFlight.delete(name));
      inFlight.set(name, picture);
      return picture;
    },
  };
}
