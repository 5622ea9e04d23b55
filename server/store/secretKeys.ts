import type { QueryContext } from './tables.ts';

/**
 * A secret of the product, which is made once and stays: all servers of a database share it.
 * @param make makes the secret; if two servers call it together, the first one's is stored
 */
export async function secretKey(
  { database }: QueryContext,
  name: 'unsubscribe' | 'vapid' | 'pictures' | 'preview',
  make: () => string | Promise<string>,
): Promise<string> {
  const find = () =>
    database.selectFrom('secret_key').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await database
    .insertInto('secret_key')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error(`The secret ${name} vanished.`);
  return stored.value;
}
