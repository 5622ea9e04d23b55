import type { QueryContext } from '../tables.ts';

/** There is one. */
const ONLY = 1;

async function findSecret({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('upload_key')
    .select('secret')
    .where('id', '=', ONLY)
    .executeTakeFirst();
  return row?.secret;
}

/**
 * The secret that addresses of uploads are signed with. Of servers that start together the first one's stays.
 * @param made a new one, where there is none yet
 * @param created ISO 8601
 */
export async function keepUploadSecret(
  context: QueryContext,
  made: () => string,
  created: string,
): Promise<string> {
  const known = await findSecret(context);
  if (known !== undefined) return known;
  const secret = made();
  await context.database
    .insertInto('upload_key')
    .values({ id: ONLY, secret, created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await findSecret(context)) ?? secret;
}
