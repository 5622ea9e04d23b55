import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { openPgliteFolder } from '#tests/support/services/storeDialects.ts';

/**
 * Opens the database of the killed import: PostgreSQL at "postgres://...", PostgreSQL without a server in the folder
 * after "pglite:", else SQLite in a folder.
 */
export function openKilled(address: string): Promise<Store> {
  if (/^postgres(ql)?:/.test(address)) return openStore({ kind: 'postgres', connectionString: address });
  const [, folder] = /^pglite:(.+)$/.exec(address) ?? [];
  return folder === undefined ? openStore({ kind: 'folder', folder: address }) : openPgliteFolder(folder);
}
