import type { IdentityKeyTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Finds the key that signs tokens; undefined before the first run. */
export function findIdentityKey({ database }: QueryContext): Promise<IdentityKeyTable | undefined> {
  return database.selectFrom('identity_key').selectAll().orderBy('created').limit(1).executeTakeFirst();
}

/** Stores a new key. */
export async function storeIdentityKey({ database }: QueryContext, key: IdentityKeyTable): Promise<void> {
  await database.insertInto('identity_key').values(key).execute();
}
