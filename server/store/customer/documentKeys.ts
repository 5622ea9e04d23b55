import type { QueryContext } from '../tables.ts';

/** The table has one row. */
const ROW_ID = 1;

async function findSecret({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('upload_key')
    .select('secret')
    .where('id', '=', ROW_ID)
    .executeTakeFirst();
  return row?.secret;
}

/**
 * The secret that signs addresses of uploads. If servers start together, the first one's secret is used.
 * @param made makes a new secret if there is none
 * @param created ISO 8601
 */
export async function uploadSecretOf(
  context: QueryContext,
  made: () => string,
  created: string,
): Promise<string> {
  const known = await findSecret(context);
  if (known !== undefined) return known;
  const secret = made();
  await context.database
    .insertInto('upload_key')
    .values({ id: ROW_ID, secret, created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await findSecret(context)) ?? secret;
}
