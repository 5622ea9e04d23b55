import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import type { ContentPictureTable, ContentTable } from './contentTables.ts';

/** Number of the draft of a key, beside the versions from 1. */
const DRAFT = 0;

/** The facts of a version without its body. */
export type ContentChange = Omit<ContentTable, 'body'>;

/** The published version of each key; keys that were never changed are missing. */
export function findPublished({ database }: QueryContext): Promise<ContentTable[]> {
  return database
    .selectFrom('content as c')
    .selectAll('c')
    .where('c.version', '=', ({ selectFrom }) =>
      selectFrom('content as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .whereRef('newest.key', '=', 'c.key'),
    )
    .where('c.version', '>', DRAFT)
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
}

/**
 * Publishes a new version, and removes the draft.
 * @param also runs in the same transaction after the version is stored, such as a record of the change
 * @returns the version; undefined if `base` is no longer the published one, because somebody else changed it
 */
export async function publishContent(
  context: QueryContext,
  { base, ...row }: NewContent,
  also?: (locked: QueryContext, version: number, before: ContentTable | undefined) => Promise<void>,
): Promise<number | undefined> {
  return inTransaction(context, async (locked) => {
    const { database } = locked;
    const { newest } = await database
      .selectFrom('content')
      .select(({ fn }) => fn.max('version').as('newest'))
      .where('key', '=', row.key)
      .executeTakeFirstOrThrow();
    if ((newest ?? DRAFT) !== base) return undefined;
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
    await removeDraft(locked, row.key);
    await also?.(locked, version, before);
    return version;
  });
}

/** Stores the draft of a key in place of the one before. */
export async function saveDraft(
  { database }: QueryContext,
  { base: _base, ...row }: NewContent,
): Promise<void> {
  const { body, changed_at, changed_by } = row;
  await database
    .insertInto('content')
    .values({ ...row, version: DRAFT })
    .onConflict((conflict) =>
      conflict.columns(['key', 'version']).doUpdateSet({ body, changed_at, changed_by }),
    )
    .execute();
}

/** Removes the draft of a key; does nothing if there is none. */
async function removeDraft({ database }: QueryContext, key: string): Promise<void> {
  await database.deleteFrom('content').where('key', '=', key).where('version', '=', DRAFT).execute();
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
