/** Previews of drafts: an admin's tab shows a draft as visitors would see it after its publication. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/http/clock.ts';
import { DRAFT, findVersion } from '#server/store/content/content.ts';
import { secretKey } from '#server/store/secretKeys.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { type ContentKey, isContentKey } from './contentSchemas.ts';
import type { Published, PublishedContent } from './publishedContent.ts';

/** The store with the drafts, and the clock that ends previews. */
export interface PreviewContext {
  store: QueryContext;
  clock: Clock;
}

/** Milliseconds for which a tab shows a draft. */
const VALID_MS = 30 * 60_000;
const KEY_BYTES = 32;

/** A token with the key of the content and the end in milliseconds: "home.1795536000000.SIGNATURE". */
const TOKEN = /^Preview ((\w+)\.(\d{13}))\.([\w-]{43})$/;

async function signatureOf(store: QueryContext, text: string): Promise<Buffer> {
  const key = await secretKey(store, 'preview', () => randomBytes(KEY_BYTES).toString('base64url'));
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(`preview ${text}`).digest();
}

/**
 * Makes the token with which a tab reads the draft of a key. All servers of the database accept it.
 * @returns the token, and the time at which it expires
 */
export async function previewToken(
  { store, clock }: PreviewContext,
  key: ContentKey,
): Promise<{ token: string; until: string }> {
  const end = clock.now().getTime() + VALID_MS;
  const text = `${key}.${end}`;
  const signature = await signatureOf(store, text);
  return { token: `${text}.${signature.toString('base64url')}`, until: new Date(end).toISOString() };
}

/** The content of a preview. */
export interface Preview extends PublishedContent {
  /** Milliseconds until it ends. */
  endsInMs: number;
}

/**
 * Opens the content with the draft that a call's token names.
 * @param authorization the call's header: "Preview TOKEN"
 * @returns undefined for another header, for a forged or expired token, and if the draft is no longer there
 */
export async function openPreview(
  { store, clock }: PreviewContext,
  published: PublishedContent,
  authorization = '',
): Promise<Preview | undefined> {
  const [, text = '', key = '', end, signature = ''] = TOKEN.exec(authorization) ?? [];
  const endsInMs = Number(end) - clock.now().getTime();
  if (!isContentKey(key) || !(endsInMs > 0)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = await signatureOf(store, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const row = await findVersion(store, key, DRAFT);
  if (!row) return undefined;
  // Checked when it was stored. The version is that of any published content: 0 would be the initial one.
  const draft: Published<ContentKey> = { version: 1, body: JSON.parse(row.body), at: row.changed_at };
  return {
    endsInMs,
    async read<Key extends ContentKey>(asked: Key) {
      return asked === key ? (draft as Published<Key>) : published.read(asked); // the draft of this key
    },
  };
}
