import { randomUUID } from 'node:crypto';
import type { QueryContext } from '../tables.ts';
import { lockApplication } from './applications.ts';
import type { ApplicationDocumentTable, ApplicationTable } from './applicationTables.ts';
import { asOwner, type Owner } from './customers.ts';
import { findSigner } from './signers.ts';

/** The documents of one person in one application. */
export type DocumentSet = Pick<ApplicationDocumentTable, 'application_id' | 'user_id'>;

/** Maximum number of documents of one person in one application, including those that wait for their bytes. */
export const MAX_DOCUMENTS = 20;

/** One person's documents in an application, the newest first. */
export function findDocuments(
  { database }: QueryContext,
  { application_id, user_id }: DocumentSet,
): Promise<ApplicationDocumentTable[]> {
  return database
    .selectFrom('application_document')
    .selectAll()
    .where('application_id', '=', application_id)
    .where('user_id', '=', user_id)
    .orderBy('added', 'desc')
    .orderBy('id')
    .execute();
}

/** A document by its id, of any customer. */
export function findDocument(
  { database }: QueryContext,
  id: string,
): Promise<ApplicationDocumentTable | undefined> {
  return database.selectFrom('application_document').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A new document, or the existing one with the same key. */
export interface AcceptedDocument {
  kind: 'added' | 'known';
  document: ApplicationDocumentTable;
}

/**
 * The result of adding a document. It is refused when there are too many, when the application is withdrawn, or when
 * this person no longer belongs to it.
 */
export type DocumentOutcome = AcceptedDocument | { kind: 'full' } | { kind: 'closed' } | { kind: 'left' };

async function isOfApplication(
  context: QueryContext,
  { id, user_id }: ApplicationTable,
  { userId }: Owner,
): Promise<boolean> {
  return user_id === userId || (await findSigner(context, id))?.user_id === userId;
}

/** Adds a document that waits for its bytes. One with the same key stays unchanged. */
export function addDocument(
  context: QueryContext,
  owner: Owner,
  added: ApplicationDocumentTable,
): Promise<DocumentOutcome> {
  return asOwner(context, owner, async (locked) => {
    const application = await lockApplication(locked, added.application_id);
    if (!application || application.status === 'withdrawn') return { kind: 'closed' };
    // The applicant may just have removed the co-applicant; their documents are deleted already.
    if (!(await isOfApplication(locked, application, owner))) return { kind: 'left' };
    const known = await findDocuments(locked, added);
    const same = known.find(({ key_hash }) => key_hash === added.key_hash);
    if (same) return { kind: 'known', document: same };
    if (known.length >= MAX_DOCUMENTS) return { kind: 'full' };
    await locked.database.insertInto('application_document').values(added).execute();
    return { kind: 'added', document: added };
  });
}

/**
 * Milliseconds for which an upload may move its file to its place. It is longer than all attempts of the object storage,
 * so that no other upload begins meanwhile.
 */
export const CLAIM_MS = 120_000;

/**
 * Allows one upload to move its file to the document's place. No transaction waits for the move, which may be slow. If
 * the server ends meanwhile, the document still waits, and another upload may begin after CLAIM_MS.
 * @returns the claim; undefined if the document does not wait for bytes, or another upload has a claim
 */
export async function claimDocument(
  context: QueryContext,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { database } = context;
  const end = new Date(now.getTime() + CLAIM_MS).toISOString();
  const claimed = await database
    .insertInto('document_claim')
    .columns(['document_id', 'token', 'ends'])
    .expression((select) =>
      select
        .selectFrom('application_document')
        .select(({ val }) => ['id', val(randomUUID()).as('token'), val(end).as('ends')])
        .where('id', '=', id)
        .where('state', '=', 'waiting'),
    )
    .onConflict((conflict) =>
      conflict
        .column('document_id')
        .doUpdateSet(({ ref }) => ({ token: ref('excluded.token'), ends: ref('excluded.ends') }))
        // A claim that ends later was made before the clock was set back.
        .where(({ or, eb }) =>
          or([eb('document_claim.ends', '<=', now.toISOString()), eb('document_claim.ends', '>', end)]),
        ),
    )
    .returning('token')
    .executeTakeFirst();
  if (!claimed) return undefined;
  // The statement may have waited for the upload before it, and still seen the document as waiting.
  if ((await findDocument(context, id))?.state === 'waiting') return claimed.token;
  await releaseDocument(context, claimed.token);
  return undefined;
}

/** Ends a claim whose file could not be moved. */
export async function releaseDocument({ database }: QueryContext, token: string): Promise<void> {
  await database.deleteFrom('document_claim').where('token', '=', token).execute();
}

/**
 * Marks a document's bytes as stored, after its file was moved to its place.
 * @returns false if the document was removed, or the claim has ended
 */
export function storeDocument(
  { database }: QueryContext,
  { id, hash, claim }: { id: string; hash: string; claim: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('document_claim')
      .where('token', '=', claim)
      .returning('document_id')
      .executeTakeFirst();
    if (!ended) return false;
    const stored = await transaction
      .updateTable('application_document')
      .set({ state: 'kept', hash })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    return stored !== undefined;
  });
}

/** Removes one of a person's documents. @returns false if it does not exist */
export async function removeDocument(
  { database }: QueryContext,
  { application_id, user_id }: DocumentSet,
  id: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('application_document')
    .where('id', '=', id)
    .where('application_id', '=', application_id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Ids of the documents that are removed with a customer: their own, and all documents of their applications. */
export async function documentsRemovedWith({ database }: QueryContext, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('application_document')
    .innerJoin('application', 'application.id', 'application_document.application_id')
    .select('application_document.id')
    .where(({ or, eb }) =>
      or([eb('application_document.user_id', '=', userId), eb('application.user_id', '=', userId)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes documents that are no longer needed: those whose bytes never came, and those of withdrawn applications.
 * @param before ISO 8601; documents that have waited since then or longer are removed
 */
export async function dropStaleDocuments({ database }: QueryContext, before: string): Promise<void> {
  await database
    .deleteFrom('application_document')
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('added', '<=', before)]),
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.id', '=', 'application_document.application_id')
            .where('application.status', '=', 'withdrawn'),
        ),
      ]),
    )
    .execute();
}

/** States of files' documents: `known` exist, `removed` were removed on purpose. */
export interface DocumentStates {
  known: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

/** Ids in one query. */
const AT_ONCE = 500;

/** The states of the documents with these ids. An id in neither set is unknown to this database. */
export async function findDocumentStates(
  { database }: QueryContext,
  ids: readonly string[],
): Promise<DocumentStates> {
  const known = new Set<string>();
  const removed = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE);
    const documents = database.selectFrom('application_document').select('id').where('id', 'in', part);
    // Pictures of the content are in the same place.
    const pictures = database.selectFrom('content_picture').select('id').where('id', 'in', part);
    const notes = database.selectFrom('removed_document').select('id').where('id', 'in', part);
    for (const { id } of [...(await documents.execute()), ...(await pictures.execute())]) known.add(id);
    for (const { id } of await notes.execute()) removed.add(id);
  }
  return { known, removed };
}

/** All documents of an application, including the co-applicant's, the oldest first. */
export function findAllDocuments(
  { database }: QueryContext,
  applicationId: string,
): Promise<ApplicationDocumentTable[]> {
  return database
    .selectFrom('application_document')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('added')
    .orderBy('id')
    .execute();
}

/** A customer's document, or a picture of the content, whose bytes are stored. */
export interface StoredDocument {
  id: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal SHA-256. */
  hash: string;
}

/** All documents whose bytes are stored, of all customers, and the pictures of the content beside them. */
export async function findStoredDocuments({ database }: QueryContext): Promise<StoredDocument[]> {
  const rows = await database
    .selectFrom('application_document')
    .select(['id', 'size', 'hash'])
    .where('state', '=', 'kept')
    .unionAll(({ selectFrom }) => selectFrom('content_picture').select(['id', 'size', 'hash']))
    .orderBy('id')
    .execute();
  return rows.map(({ id, size, hash }) => ({ id, size, hash: hash ?? '' }));
}

/** Number of documents whose bytes are stored. */
export async function countStored({ database }: QueryContext): Promise<number> {
  const { count } = await database
    .selectFrom('application_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow();
  return count;
}
