/** Pictures of the content: checked, resized, and stored beside the customers' documents. */
import { createHash } from 'node:crypto';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { ServiceError } from '#server/http/errors.ts';
import { drawIcon, type IconForm, resizePicture, resizeUpload } from '#server/pictures/resizePicture.ts';
import { findPicture, insertPicture } from '#server/store/content/content.ts';
import type { ChangeContext } from './changeContent.ts';

/** Widths in pixels in which a picture is served: those of the build's portraits. */
export const PICTURE_WIDTHS = [350, 800] as const;
/** The ground of icons that systems cut to a shape, and of those for iOS, which shows clear parts black. */
const GROUND = '#FFFFFF';
/**
 * A logo's icons by the names of the build's (public/icons), for the manifest and the heads of pages. Systems may cut off
 * all but the middle circle of a maskable one, whose diameter is four fifths of its side (W3C Web App Manifest, 2026-11):
 * the largest square in it takes 0.56 of the side.
 */
export const LOGO_ICONS: Readonly<Record<string, IconForm>> = {
  'icon-192': { side: 192, part: 1 },
  'icon-512': { side: 512, part: 1 },
  'maskable-192': { side: 192, part: 0.56, ground: GROUND },
  'maskable-512': { side: 512, part: 0.56, ground: GROUND },
  'apple-touch': { side: 180, part: 0.8, ground: GROUND },
};
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
  const resized = await resizeUpload(bytes, { width: STORED_WIDTH, format: 'webp' }).catch(
    (failure: unknown) => {
      if (failure instanceof ServiceError && failure.status === 503) throw failure;
      throw new ServiceError(400, 'This file is no picture: it must be a JPEG, PNG, WebP, GIF, AVIF or SVG.');
    },
  );
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

/** A form of a stored picture: a width of PICTURE_WIDTHS, or the name of an icon. */
type StoredForm = (typeof PICTURE_WIDTHS)[number] | keyof typeof LOGO_ICONS;

/** Reads stored pictures in one of their forms, and remembers the last ones. */
export function openContentPictures(files: Pick<DocumentFiles, 'read'>) {
  const made = new Map<string, Promise<Buffer | undefined>>();
  const make = async (id: string, form: StoredForm): Promise<Buffer | undefined> => {
    const chunks = await files.read(id);
    if (!chunks) return undefined;
    const stored = await bytesOf(chunks);
    if (form === STORED_WIDTH) return stored;
    const icon = LOGO_ICONS[form];
    return icon ? drawIcon(stored, icon) : resizePicture(stored, { width: Number(form), format: 'webp' });
  };
  return {
    /** @returns the WebP file, or the PNG file of an icon; undefined if there is no such picture */
    read(id: string, form: StoredForm): Promise<Buffer | undefined> {
      const key = `${id} ${form}`;
      const known = made.get(key) ?? make(id, form);
      made.delete(key);
      made.set(key, known);
      known.then(
        (found) => found ?? made.delete(key),
        () => made.delete(key),
      );
      const [oldest] = made.keys();
      if (made.size > MAX_RESIZED && oldest !== undefined) made.delete(oldest);
      return known;
    },
  };
}
