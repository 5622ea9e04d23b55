/** Changes of the brokerage's content, for the desk and for `npm run content`. */
import type { Clock } from '#server/http/clock.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { findPictureIds, publishContent, saveDraft } from '#server/store/content/content.ts';
import type { ContentTable } from '#server/store/content/contentTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { CONTENT, type ContentBody, type ContentKey, isContentKey, picturesOf } from './contentSchemas.ts';

/** The store of a change, and its author. */
export interface ChangeContext {
  store: QueryContext;
  clock: Clock;
  /** The email of the member of staff, or the name of the command. */
  by: string;
}

/** A change of one key. */
export interface ContentChangeRequest {
  key: string;
  /** The new content, unchecked. */
  body: unknown;
  /** The published version that was changed; 0 if there was none. */
  base: number;
  /** The draft that was changed (`revisionOf`); without it any draft is replaced. */
  revision?: string | undefined;
}

/** A record of the change in the caller's own table, in the same transaction. */
export type RecordChange = (
  locked: QueryContext,
  version: number,
  before: ContentTable | undefined,
) => Promise<void>;

const REFUSED = 'This content is incomplete or not valid.';

/** Answers 409: another person changed the content first. */
export function refuseChanged(): never {
  throw new ServiceError(
    409,
    'Another person changed this content first. Load it again, and repeat the change.',
    {},
    'changed',
  );
}

/** @throws ServiceError 404 for an unknown key */
export function contentKey(key: string): ContentKey {
  if (isContentKey(key)) return key;
  throw new ServiceError(
    404,
    `There is no content with this key: it is one of ${Object.keys(CONTENT).join(', ')}.`,
  );
}

/**
 * Checks content against the schema of its key, and its pictures.
 * @throws FieldErrors with one entry for each invalid field: "agents.0.phone"
 */
async function checkContent<Key extends ContentKey>(
  store: QueryContext,
  key: Key,
  body: unknown,
): Promise<ContentBody<Key>> {
  const result = CONTENT[key].schema.safeParse(body);
  if (!result.success) {
    throw new FieldErrors(
      REFUSED,
      result.error.issues.slice(0, 50).map((issue) => ({
        field: issue.path.join('.') || 'body',
        message: issue.message,
        // A rule of the schema's own names itself, because all of them have the same code.
        keyword: String((issue.code === 'custom' && issue.params?.['keyword']) || issue.code),
      })),
    );
  }
  const named = picturesOf(result.data);
  const known = await findPictureIds(store, named);
  const unknown = named.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new FieldErrors(REFUSED, [
      { field: 'picture', message: `has no stored file: ${unknown}`, keyword: 'picture' },
    ]);
  }
  return result.data as ContentBody<Key>; // the output of this key's schema
}

/** Checks content, and returns it as it is stored, with its time and its author. */
async function checkedRow(
  { store, clock, by }: ChangeContext,
  { key, body, base, revision }: ContentChangeRequest,
) {
  const checked = await checkContent(store, contentKey(key), body);
  return {
    key,
    base,
    revision,
    body: JSON.stringify(checked),
    changed_at: clock.now().toISOString(),
    changed_by: by,
  };
}

/**
 * Publishes content. Visitors see it within seconds.
 * @param also records the change elsewhere, in the same transaction
 * @returns the new version
 * @throws FieldErrors as checkContent; ServiceError 404 for an unknown key, 409 if another person changed it first
 */
export async function publish(
  context: ChangeContext,
  request: ContentChangeRequest,
  also?: RecordChange,
): Promise<number> {
  const version = await publishContent(context.store, await checkedRow(context, request), also);
  return version ?? refuseChanged();
}

/**
 * Stores content as the draft of its key, which only staff see.
 * @throws FieldErrors as checkContent; ServiceError 404 for an unknown key, 409 if another person changed it first
 */
export async function draft(context: ChangeContext, request: ContentChangeRequest): Promise<void> {
  const isSaved = await saveDraft(context.store, await checkedRow(context, request));
  if (!isSaved) refuseChanged();
}
