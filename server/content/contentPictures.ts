/** Pictures of the content: checked, resized, and stored beside the customers' documents. */
import { createHash } from 'node:crypto';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { ServiceError } from '#server/http/errors.ts';
import { drawSvg, resizePicture } from '#server/pictures/resizePicture.ts';
import { findPicture, insertPicture } from '#server/store/content/content.ts';
import type { ChangeContext } from './changeContent.ts';

/** Widths in pixels in which a picture is served: those of the build's portraits. */
export const PICTURE_WIDTHS = [350, 800] as const;
/** Width in pixels of the stored picture. Larger ones are reduced. */
const STORED_WIDTH = 800;
/** Maximum size of a picture that is sent, in bytes. */
export const MAX_PICTURE_BYTES = 15_000_000;
/** Maximum number of resized pictures in memory, of some 30 kB each. Browsers and caches keep theirs for a year. */
const MAX_RESIZED = 200;

/** "3f2a…-…" with the first 128 bits of a hash, the form of a document's id. */
const idOf = (hash: string): string =>
  hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Stores a picture of the content, as WebP without its metadata.
 * @param bytes a JPEG, PNG, WebP, GIF, AVIF or SVG file
 * @returns its id, which team and logo name; the same picture has the same id
 * @throws ServiceError 400 if the bytes are no picture in a known format, 413 if there are too many
 */
export async function storePicture(
  { store, clock, by }: ChangeContext,
  files: Pick<DocumentFiles, 'begin'>,
  bytes: Buffer,
): Promise<string> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new ServiceError(413, 'The picture is larger than 15 MB.');
  const read = async () =>
    resizePicture((await drawSvg(bytes, STORED_WIDTH)) ?? bytes, { width: STORED_WIDTH, format: 'webp' });
  const resized = await read().catch((failure: unknown) => {
    if (failure instanceof ServiceError && failure.status === 503) throw failure;
    throw new ServiceError(400, 'This file is no picture: it must be a JPEG, PNG, WebP, GIF, AVIF or SVG.');
  });
  const hash = createHash('sha256').update(resized).digest('hex');
  const id = idOf(hash);
  if (await findPicture(store, id)) return id;
  const part = await files.begin(id, resized.length);
  try {
    await part.write(resized);
    await part.close();
    await part.place();
    const added = clock.now().toISOString();
    await insertPicture(store, { id, size: resized.length, hash, added, added_by: by });
  } catch (failure) {
    // A file in its place may belong to the same upload of another person, so it stays: a later upload finds it.
    if (!(await findPicture(store, id))) await part.drop();
    throw failure;
  }
  return id;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

/** Reads stored pictures in one of their widths, and remembers the last ones. */
export function openContentPictures(files: Pick<DocumentFiles, 'read'>) {
  const resized = new Map<string, Promise<Buffer | undefined>>();
  const make = async (id: string, width: number): Promise<Buffer | undefined> => {
    const chunks = await files.read(id);
    if (!chunks) return undefined;
    const stored = await bytesOf(chunks);
    return width === STORED_WIDTH ? stored : resizePicture(stored, { width, format: 'webp' });
  };
  return {
    /** @returns the WebP file; undefined if there is no such picture */
    read(id: string, width: (typeof PICTURE_WIDTHS)[number]): Promise<Buffer | undefined> {
      const key = `${id} ${width}`;
      const known = resized.get(key) ?? make(id, width);
      resized.delete(key);
      resized.set(key, known);
      known.then(
        (found) => found ?? resized.delete(key),
        () => resized.delete(key),
      );
      const [oldest] = resized.keys();
      if (resized.size > MAX_RESIZED && oldest !== undefined) resized.delete(oldest);
      return known;
    },
  };
}
