import { createHash } from 'node:crypto';
import type { StoredDocument } from '#server/store/customer/documents.ts';
import type { DocumentFiles } from './documentFiles.ts';

/** Hexadecimal SHA-256 of a document's file; undefined if it does not exist. */
export async function hashDocument(files: DocumentFiles, id: string): Promise<string | undefined> {
  const bytes = await files.read(id);
  if (!bytes) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Copies a document's file to another place. Bytes that are not those of the document are not stored.
 * @returns 'damaged' if the file has another hash than its document
 */
export async function copyDocument(
  from: DocumentFiles,
  to: DocumentFiles,
  { id, size, hash: expected }: StoredDocument,
): Promise<'copied' | 'missing' | 'damaged'> {
  const bytes = await from.read(id);
  if (!bytes) return 'missing';
  const part = await to.begin(id, size);
  try {
    const hash = createHash('sha256');
    let read = 0;
    for await (const chunk of bytes) {
      read += chunk.length;
      if (read > size) break;
      hash.update(chunk);
      await part.write(chunk);
    }
    if (read !== size || hash.digest('hex') !== expected) {
      await part.drop();
      return 'damaged';
    }
    await part.close();
    await part.place();
    return 'copied';
  } catch (failure) {
    await part.drop();
    throw failure;
  }
}
