import { join } from 'node:path';
import type { Configuration } from '#server/config/configuration.ts';
import type { DocumentFiles } from './documentFiles.ts';
import { openDocumentFolder } from './documentFolder.ts';

/** The settings of the place of documents. */
export type DocumentSettings = Pick<Configuration, 'dataFolder' | 'bucket' | 'storage'>;

/** The bucket of DOCUMENTS_URL cannot be used. */
export class DocumentsUnreachable extends Error {
  /**
   * @param bucket as in "s3://documents"
   * @param cause the storage's or the system's failure
   */
  constructor(bucket: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message ? ` (${cause.name}: ${cause.message})` : '';
    super(
      `The documents' bucket ${bucket} cannot be read or written${reason}: check DOCUMENTS_URL and the settings beside it, the credentials and their rights (docs/deploy/documents.md).`,
      { cause },
    );
    this.name = 'DocumentsUnreachable';
  }
}

/** The documents' folder in a data folder. */
export const openDataFolder = (dataFolder: string): DocumentFiles =>
  openDocumentFolder(join(dataFolder, 'documents'));

/**
 * Opens the bucket of the settings, and checks that it can be read, or without one the folder. The code for buckets is
 * loaded only if it is used, because it takes memory.
 * @throws DocumentsUnreachable
 */
export async function openDocuments({
  dataFolder,
  bucket,
  storage,
}: DocumentSettings): Promise<DocumentFiles> {
  if (!bucket) return openDataFolder(dataFolder);
  const { openDocumentBucket } = await import('./documentBucket.ts');
  try {
    const files = await openDocumentBucket(bucket, storage);
    await files.stamp.read();
    await files.dropParts(Number.POSITIVE_INFINITY);
    return files;
  } catch (failure) {
    throw new DocumentsUnreachable(`s3://${bucket.bucket}/${bucket.prefix}`.replace(/\/$/, ''), failure);
  }
}
