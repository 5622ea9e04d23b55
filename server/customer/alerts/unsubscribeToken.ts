import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { HomeKey } from '#server/store/customer/savedHomes.ts';
import { secretKey } from '#server/store/secretKeys.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { UNSUBSCRIBE_PATH } from '../customerOptions.ts';

/** The alert that a mail belongs to, and its customer. */
export interface AlertName {
  userId: string;
  /** Id of the saved search, the `watchName` of a watched home, or the `claimName` of a claimed one. */
  searchId: string;
}

/** The name of a watched home in place of a search's id. */
export function watchName({ board, mls }: HomeKey): string {
  return `home ${board} ${mls}`;
}

/** The home that a name names; undefined for a search's id. */
export function watchedHome(name: string): HomeKey | undefined {
  const [, board, mls] = /^home (\d+) (.+)$/.exec(name) ?? [];
  return mls === undefined ? undefined : { board: Number(board), mls };
}

/** The name of a claimed home in place of a search's id. */
export const claimName = (id: string): string => `claim ${id}`;

/** The id of the claimed home that a name names; undefined for other names. */
export const claimedHome = (name: string): string | undefined => /^claim (.+)$/.exec(name)?.[1];

/** Address that stops an alert. The services have the app's origin. */
export async function unsubscribeUrl(
  { store, appUrl }: { store: QueryContext; appUrl: string },
  alert: AlertName,
): Promise<string> {
  return `${new URL(appUrl).origin}${UNSUBSCRIBE_PATH}?token=${await unsubscribeToken(store, alert)}`;
}

const KEY_BYTES = 32;

const keyOf = (store: QueryContext): Promise<string> =>
  secretKey(store, 'unsubscribe', () => randomBytes(KEY_BYTES).toString('base64url'));

const signatureOf = (key: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`unsubscribe ${text}`).digest();

/** The signed name of an alert, for links that stop it without a sign-in. It does not expire. */
export async function unsubscribeToken(
  store: QueryContext,
  { userId, searchId }: AlertName,
): Promise<string> {
  const text = Buffer.from(JSON.stringify([userId, searchId])).toString('base64url');
  return `${text}.${signatureOf(await keyOf(store), text).toString('base64url')}`;
}

/** The alert that a token names; undefined if this product did not sign it. */
export async function readUnsubscribeToken(
  store: QueryContext,
  token: string,
): Promise<AlertName | undefined> {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(await keyOf(store), text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userId, searchId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string]; // signed above
  return { userId, searchId };
}
