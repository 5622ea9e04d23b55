/** The file that makes a folder a backup: what is in it, with the hashes of all files. It is written last. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandFailure } from '#commands/launch/output.mjs';
import { hashDocument } from '#server/customer/documents/copyDocument.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';

const MANIFEST = 'backup.json';
const HASH = z.string().regex(/^[\da-f]{64}$/);

const manifestSchema = z.object({
  /** Raised when a later release cannot read an older backup as it is. */
  format: z.literal(1),
  created: z.iso.datetime(),
  databaseId: z.guid(),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** Bytes of its file. */
    size: z.number(),
    hash: HASH,
  }),
  /** The documents whose files are in the backup. */
  documents: z.array(z.object({ id: z.guid(), size: z.number(), hash: HASH })),
  /** Documents that their customers removed while the backup ran. Restoring removes them from the database. */
  removed: z.array(z.guid()),
  /** Documents of the database that had no right file. */
  missing: z.array(z.guid()),
});

/** The content of a backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** The name of the database's file in a backup. */
export const databaseFile = (kind: Manifest['database']['kind']): string =>
  kind === 'sqlite' ? 'product.db' : 'database.dump';

/** The files of documents in a backup. */
export const documentsIn = (folder: string) => openDocumentFolder(join(folder, 'documents'));

/** Size and hexadecimal SHA-256 of a file. */
export async function factsOf(path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { size: (await stat(path)).size, hash: hash.digest('hex') };
}

/** Completes a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Reads a backup and compares all its files with their hashes.
 * @throws CommandFailure if it is unfinished or damaged
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const refuse = (reason: string): never => {
    throw new CommandFailure(`The backup in ${folder} cannot be restored: ${reason}. Nothing was changed.`);
  };
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() =>
    refuse(`it has no ${MANIFEST}, which is written last, so it was not finished or is not a backup`),
  );
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuse(`its ${MANIFEST} is damaged`);
  }
  const { data } = manifestSchema.safeParse(content);
  if (!data) return refuse(`its ${MANIFEST} is damaged or of a newer release`);
  const file = databaseFile(data.database.kind);
  const facts = await factsOf(join(folder, file)).catch(() => undefined);
  if (!facts) return refuse(`${file} is missing`);
  if (facts.hash !== data.database.hash) return refuse(`${file} is damaged`);
  const files = documentsIn(folder);
  for (const { id, hash } of data.documents) {
    const found = await hashDocument(files, id);
    if (found !== hash) return refuse(`documents/${id} is ${found === undefined ? 'missing' : 'damaged'}`);
  }
  return data;
}
