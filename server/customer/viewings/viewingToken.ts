import type { QueryContext } from '#server/store/tables.ts';
import { hashOfToken, newToken } from '../linkToken.ts';

/** Makes a token for a mail's link. The store holds its hash only. */
export async function makeViewingToken({ database }: QueryContext, viewingId: string): Promise<string> {
  const token = newToken();
  await database
    .insertInto('viewing_token')
    .values({ hash: hashOfToken(token), viewing_id: viewingId })
    .execute();
  return token;
}
