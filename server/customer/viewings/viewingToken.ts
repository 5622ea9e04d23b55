import { createHash, randomBytes } from 'node:crypto';
import type { QueryContext } from '#server/store/tables.ts';

/** Bytes of a token: it cannot be guessed. */
const TOKEN_BYTES = 32;

/** The hash by which a token is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a token for a mail's link. The store holds its hash only. */
export async function makeViewingToken({ database }: QueryContext, viewingId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database
    .insertInto('viewing_token')
    .values({ hash: hashOfToken(token), viewing_id: viewingId })
    .execute();
  return token;
}
