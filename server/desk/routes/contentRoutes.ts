import type { Context, Hono } from 'hono';
import {
  type ChangeContext,
  contentKey,
  draft,
  publish,
  refuseChanged,
} from '#server/content/changeContent.ts';
import { MAX_PICTURE_BYTES, storePicture } from '#server/content/contentPictures.ts';
import { previewToken } from '#server/content/contentPreview.ts';
import type { ContentKey } from '#server/content/contentSchemas.ts';
import { readInitial } from '#server/content/legalTexts.ts';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { bodyBytesOf } from '#server/http/validation.ts';
import { DRAFT, findChanges, findVersion, removeDraft, revisionOf } from '#server/store/content/content.ts';
import { recordChanges } from '#server/store/desk/changes.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireContentChange,
  WireContentPicture,
  WireContentPreview,
  WireContentVersion,
  WireContentVersions,
  WireDeskContent,
} from '../../../src/api/desk/contentContract.ts';
import { adminOf } from '../deskCall.ts';
import { DESK_PATH, type DeskOptions } from '../deskOptions.ts';
import { CONTENT_CHANGE } from '../deskSchemas.ts';

const PICTURES_PATH = `${DESK_PATH}/content/pictures`;
const CONTENT_PATH = `${DESK_PATH}/content/:key`;
const DRAFT_PATH = `${CONTENT_PATH}/draft`;
const PREVIEW_PATH = `${CONTENT_PATH}/preview`;
const VERSIONS_PATH = `${CONTENT_PATH}/versions`;
const VERSION_PATH = `${VERSIONS_PATH}/:version`;

/** Largest body of a change in bytes: two hundred agents with texts in both languages. */
const MAX_CHANGE_BYTES = 2_000_000;

const changeOf = bodyCheck<WireContentChange>(CONTENT_CHANGE, 'This change of the content is not valid.');
const parsed = (body: string): object => JSON.parse(body) as object; // checked when it was stored

const keyOf = (context: Context): ContentKey => contentKey(context.req.param('key') ?? '');

async function wireContent(store: QueryContext, key: ContentKey): Promise<WireDeskContent> {
  const [last] = await findChanges(store, key);
  const published = last && (await findVersion(store, key, last.version));
  const row = await findVersion(store, key, DRAFT);
  return {
    key,
    version: published?.version ?? 0,
    published: published ? parsed(published.body) : await readInitial(store, key),
    draft: row ? { body: parsed(row.body), at: row.changed_at, by: row.changed_by } : null,
    revision: revisionOf(row),
  };
}

/** The brokerage's content, which admins change. */
export function addContentRoutes(app: Hono<ServiceEnv>, { store, clock, documents }: DeskOptions): void {
  const changeContext = (context: Context<ServiceEnv>): ChangeContext & { id: string } => {
    const { id, email } = adminOf(context);
    return { store, clock, by: email, id };
  };
  const changeIn = async (context: Context<ServiceEnv>) => ({
    key: keyOf(context),
    ...changeOf(await formBodyOf(context.req.raw, MAX_CHANGE_BYTES)),
  });

  app.post(PICTURES_PATH, async (context) => {
    const author = changeContext(context);
    if (!documents) throw new ServiceError(503, 'This server has no place for pictures.');
    const bytes = await bodyBytesOf(context.req.raw, MAX_PICTURE_BYTES);
    return context.json(
      { id: await storePicture(author, documents, bytes) } satisfies WireContentPicture,
      201,
    );
  });
  refuseOthers(app, PICTURES_PATH, ['POST']);

  app.get(CONTENT_PATH, async (context) => {
    adminOf(context);
    return context.json(await wireContent(store, keyOf(context)));
  });
  refuseOthers(app, CONTENT_PATH, ['GET']);

  app.put(DRAFT_PATH, async (context) => {
    const author = changeContext(context);
    const change = await changeIn(context);
    await draft(author, change);
    return context.json(await wireContent(store, change.key));
  });
  app.delete(DRAFT_PATH, async (context) => {
    adminOf(context);
    const key = keyOf(context);
    if (!(await removeDraft(store, key, context.req.query('revision') ?? ''))) refuseChanged();
    return context.json(await wireContent(store, key));
  });
  refuseOthers(app, DRAFT_PATH, ['PUT', 'DELETE']);

  app.post(PREVIEW_PATH, async (context) => {
    adminOf(context);
    const key = keyOf(context);
    if (!(await findVersion(store, key, DRAFT))) throw new ServiceError(404, 'There is no draft.');
    return context.json((await previewToken({ store, clock }, key)) satisfies WireContentPreview, 201);
  });
  refuseOthers(app, PREVIEW_PATH, ['POST']);

  app.get(VERSIONS_PATH, async (context) => {
    adminOf(context);
    const changes = await findChanges(store, keyOf(context));
    const versions = changes.map(({ version, changed_at: at, changed_by: by }) => ({ version, at, by }));
    return context.json({ versions } satisfies WireContentVersions);
  });
  app.post(VERSIONS_PATH, async (context) => {
    const { id, ...author } = changeContext(context);
    const change = await changeIn(context);
    await publish(author, change, async (locked, version, before) => {
      const { key } = change;
      const at = clock.now().toISOString();
      await recordChanges(locked, [
        {
          at,
          by: id,
          lead: null,
          action: 'contentPublished',
          ...(before && { before: { key, version: before.version } }),
          after: { key, version },
        },
      ]);
    });
    return context.json(await wireContent(store, change.key), 201);
  });
  refuseOthers(app, VERSIONS_PATH, ['GET', 'POST']);

  app.get(VERSION_PATH, async (context) => {
    adminOf(context);
    const key = keyOf(context);
    // Longer numbers are no version, and more than a column of PostgreSQL holds.
    const version = Number(/^\d{1,9}$/.exec(context.req.param('version'))?.[0] ?? DRAFT);
    const found = version > DRAFT && (await findVersion(store, key, version));
    if (!found) throw new ServiceError(404, 'There is no such version.');
    return context.json({ body: parsed(found.body) } satisfies WireContentVersion);
  });
  refuseOthers(app, VERSION_PATH, ['GET']);
}
