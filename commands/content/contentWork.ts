import { CommandFailure } from '#commands/launch/output.mjs';
import { contentKey, publish } from '#server/content/changeContent.ts';
import { storePicture } from '#server/content/contentPictures.ts';
import { CONTENT_KEYS } from '#server/content/contentSchemas.ts';
import { readInitial } from '#server/content/legalTexts.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import type { Clock } from '#server/http/clock.ts';
import { findChanges, findPublished, findVersion } from '#server/store/content/content.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Dependencies of the command's work. */
export interface ContentWork {
  store: QueryContext;
  files: Pick<DocumentFiles, 'begin'>;
  clock: Clock;
  print: (line: string) => void;
}

/** The author of changes by the command. */
const BY = 'npm run content';

const publishedOf = async ({ store }: ContentWork, key: string) =>
  (await findPublished(store)).find((row) => row.key === key);

/** Prints all changes of all keys, the newest first. */
export async function listContent({ store, print }: ContentWork): Promise<void> {
  for (const key of CONTENT_KEYS) {
    const changes = await findChanges(store, key);
    if (changes.length === 0) print(`${key}: never changed`);
    for (const { version, changed_at, changed_by } of changes) {
      print(`${key}: version ${version}, ${changed_at}, by ${changed_by}`);
    }
  }
}

/**
 * Prints the content of a key as JSON.
 * @param version the published one by default
 * @throws ServiceError for an unknown key; CommandFailure for an unknown version
 */
export async function printContent(work: ContentWork, key: string, version?: number): Promise<void> {
  const known = contentKey(key);
  const row =
    version === undefined ? await publishedOf(work, known) : await findVersion(work.store, known, version);
  if (!row && version !== undefined) throw new CommandFailure(`${key} has no version ${version}.`);
  work.print(JSON.stringify(row ? JSON.parse(row.body) : await readInitial(work.store, known), null, 2));
}

/**
 * Publishes a JSON text as the content of a key.
 * @param base the version that the text was made from; the published one by default
 * @throws FieldErrors, ServiceError as `publish`; CommandFailure if the text is not JSON
 */
export async function putContent(
  work: ContentWork,
  key: string,
  { text, base }: { text: string; base: number | undefined },
): Promise<void> {
  const { store, clock, print } = work;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (failure) {
    throw new CommandFailure(
      `The file is not valid JSON: ${failure instanceof Error ? failure.message : failure}`,
    );
  }
  const from = base ?? (await publishedOf(work, contentKey(key)))?.version ?? 0;
  const version = await publish({ store, clock, by: BY }, { key, body, base: from });
  print(`${key} is published as version ${version}. Visitors see it within a minute and a half.`);
}

/** Stores a picture, and prints its id. @throws ServiceError as `storePicture` */
export async function putPicture({ store, files, clock, print }: ContentWork, bytes: Buffer): Promise<void> {
  print(await storePicture({ store, clock, by: BY }, files, bytes));
}
