import { createHash } from 'node:crypto';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import type { ContentPictureTable, ContentTable } from './contentTables.ts';

/** Number of the draft of a key, beside the versions from 1. */
export const DRAFT = 0;

/** The facts of a version without its body. */
export type ContentChange = Omit<ContentTable, 'body'>;

/**
 * The published version of each key; keys that were never changed are missing.
 * @param keys all of them by default
 */
export function findPublished({ database }: QueryContext, keys?: readonly string[]): Promise<ContentTable[]> {
  return database
    .selectFrom('content as c')
    .selectAll('c')
    .where('c.version', '=', ({ selectFrom }) =>
      selectFrom('content as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .whereRef('newest.key', '=', 'c.key'),
    )
    .where('c.version', '>', DRAFT)
    .$if(keys !== undefined, (query) => query.where('c.key', 'in', keys ?? []))
    .orderBy('c.key')
    .execute();
}

/** The published body of a key, as JSON; undefined if it was never changed. */
export async function findPublishedBody(
  { database }: QueryContext,
  key: string,
): Promise<string | undefined> {
  const published = await database
    .selectFrom('content')
    .select('body')
    .where('key', '=', key)
    .where('version', '>', DRAFT)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return published?.body;
}

/**
 * A cheap sign that the published content changed: the number of rows and the time of the last change. Versions are only
 * added, and a clock that was set back still changes the number.
 */
export async function contentStamp({ database }: QueryContext): Promise<string> {
  const { rows, last } = await database
    .selectFrom('content')
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.max('changed_at').as('last')])
    .where('version', '>', DRAFT)
    .executeTakeFirstOrThrow();
  return `${rows} ${last ?? ''}`;
}

/** One version of a key, or its draft; undefined if there is none. */
export function findVersion(
  { database }: QueryContext,
  key: string,
  version: number,
): Promise<ContentTable | undefined> {
  return database
    .selectFrom('content')
    .selectAll()
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** All changes of a key, the newest first, without the draft. */
export function findChanges({ database }: QueryContext, key: string): Promise<ContentChange[]> {
  return database
    .selectFrom('content')
    .select(['key', 'version', 'changed_at', 'changed_by'])
    .where('key', '=', key)
    .where('version', '>', DRAFT)
    .orderBy('version', 'desc')
    .execute();
}

/** A body to store under a key. */
export interface NewContent extends Pick<ContentTable, 'key' | 'body' | 'changed_at' | 'changed_by'> {
  /** The version that was changed: that of the published content, 0 if there was none. */
  base: number;
  /** The draft that was changed, as `revisionOf` names it; undefined replaces any draft. */
  revision?: string | undefined;
}

/** Names the state of a draft: it differs after each change by another person. '' without a draft. */
export const revisionOf = (draft: ContentTable | undefined): string =>
  draft
    ? createHash('sha256')
        .update(JSON.stringify([draft.body, draft.changed_at, draft.changed_by]))
        .digest('base64url')
        .slice(0, 22)
    : '';

async function newestVersion({ database }: QueryContext, key: string): Promise<number> {
  const { newest } = await database
    .selectFrom('content')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return newest ?? DRAFT;
}

/**
 * Publishes a new version, and removes the draft.
 * @param also runs in the same transaction after the version is stored, such as a record of the change
 * @returns the version; undefined if `base` is no longer the published one, or `revision` no longer the draft
 */
export async function publishContent(
  context: QueryContext,
  { base, revision, ...row }: NewContent,
  also?: (locked: QueryContext, version: number, before: ContentTable | undefined) => Promise<void>,
): Promise<number | undefined> {
  return inTransaction(context, async (locked) => {
    const { database } = locked;
    if ((await newestVersion(locked, row.key)) !== base) return undefined;
    if (!(await removeDraft(locked, row.key, revision))) return undefined;
    const before = base > DRAFT ? await findVersion(locked, row.key, base) : undefined;
    const version = base + 1;
    // If two changes come at the same moment, one of them finds the other's row.
    const stored = await database
      .insertInto('content')
      .values({ ...row, version })
      .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!stored) return undefined;
    await also?.(locked, version, before);
    return version;
  });
}

/**
 * Stores the draft of a key in place of the one before.
 * @returns false if `base` is no longer the published version, or `revision` no longer the draft: nothing changed
 */
export function saveDraft(context: QueryContext, { base, revision, ...row }: NewContent): Promise<boolean> {
  return inTransaction(context, async (locked) => {
    if ((await newestVersion(locked, row.key)) !== base) return false;
    if (!(await removeDraft(locked, row.key, revision))) return false;
    const stored = await locked.database
      .insertInto('content')
      .values({ ...row, version: DRAFT })
      .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return stored !== undefined;
  });
}

/**
 * Removes the draft of a key; does nothing if there is none.
 * @param revision the draft that the caller knows; any draft without it
 * @returns false if another person changed the draft since: it stays
 */
export async function removeDraft(context: QueryContext, key: string, revision?: string): Promise<boolean> {
  const draft = await findVersion(context, key, DRAFT);
  if (revision !== undefined && revisionOf(draft) !== revision) return false;
  if (!draft) return true;
  const { numDeletedRows } = await context.database
    .deleteFrom('content')
    .where('key', '=', key)
    .where('version', '=', DRAFT)
    .where('changed_at', '=', draft.changed_at)
    .where('body', '=', draft.body)
    .executeTakeFirst();
  return revision === undefined || numDeletedRows > 0n;
}

/** A picture by its id; undefined if it is unknown. */
export function findPicture(
  { database }: QueryContext,
  id: string,
): Promise<ContentPictureTable | undefined> {
  return database.selectFrom('content_picture').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ids of these pictures that are stored. */
export async function findPictureIds({ database }: QueryContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('content_picture').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Stores the facts of a picture whose file is in its place; one that is known stays as it is. */
export async function insertPicture({ database }: QueryContext, picture: ContentPictureTable): Promise<void> {
  await database
    .insertInto('content_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
