import type { Configuration } from '#server/config/configuration.ts';
import { DatabaseMissing } from '#server/store/failures.ts';
import { openBeside } from '#server/store/openForReading.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';

/** The settings of the database and the data folder. */
export type DatabaseSettings = Pick<Configuration, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>;

/**
 * Opens the store that the settings name.
 * @throws the failures of `openStore`
 */
export function openDatabase({
  databaseUrl,
  databaseConnections,
  dataFolder,
}: DatabaseSettings): Promise<Store> {
  return openStore(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl, connections: databaseConnections },
  );
}

/**
 * Opens the existing database that the settings name, beside a server that may be running.
 * @throws DatabaseMissing, DatabaseDamaged, DatabaseUnreachable
 */
export async function openExisting({
  databaseUrl,
  dataFolder,
}: Pick<DatabaseSettings, 'databaseUrl' | 'dataFolder'>): Promise<Store> {
  const store = await openBeside(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl },
  );
  if (!store) throw new DatabaseMissing(dataFolder);
  return store;
}
