/** Moves an embedded database to PostgreSQL; started by `npm run move`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandFailure, duration, print, runCommand } from '#commands/launch/output.mjs';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { commandLine, option } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { DatabaseMissing, DatabaseUnreachable } from '#server/store/failures.ts';
import { openBeside } from '#server/store/openForReading.ts';
import { openStore } from '#server/store/openStore.ts';
import { DATABASE_FILE } from '#server/store/sqlite/workerMessages.ts';
import type { Store } from '#server/store/store.ts';
import { checkTarget, moveDatabase } from './moveDatabase.ts';

const EXPECTED = 'postgres://user@host:5432/database';

const { to } = await commandLine({
  name: 'move',
  about: 'moves the embedded database to PostgreSQL while the product is stopped (docs/deploy/move.md).',
  options: {
    to: option(z.url({ protocol: /^postgres(ql)?$/ }), {
      name: 'ADDRESS',
      meaning: 'an empty PostgreSQL; PGPASSWORD may have the password',
      expected: EXPECTED,
      usual: undefined,
    }),
  },
});

/** Runs work on a store, and closes it. */
async function using<Result>(
  opened: Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opened;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function open(connectionString: string, isMigrated: boolean): Promise<Store> {
  const address = { kind: 'postgres', connectionString } as const;
  try {
    const store = await (isMigrated ? openStore(address) : openBeside(address));
    if (!store) throw new Error('PostgreSQL is always there.');
    return store;
  } catch (failure) {
    if (!(failure instanceof DatabaseUnreachable)) throw failure;
    const { cause } = failure;
    const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
    throw new CommandFailure(`The database of --to cannot be reached${reason}: check the address.`);
  }
}

const main = async (): Promise<number> => {
  const { dataFolder } = readConfiguration(process.env, join(import.meta.dirname, '..', '..'));
  if (to === undefined) throw new WrongSetting('--to', '', EXPECTED);
  const file = join(dataFolder, DATABASE_FILE);
  if (!existsSync(file)) throw new DatabaseMissing(file);
  const start = Date.now();
  // Opening locks the folder: a product that runs there would lose its writes from now on.
  const { tables, rows, documents } = await using(
    openStore({ kind: 'folder', folder: dataFolder }),
    async (source) => {
      // Before the migrations, because another product's database must not change.
      await using(open(to, false), (target) => checkTarget(source, target));
      return using(open(to, true), (target) => moveDatabase({ source, target, print }));
    },
  );
  print(
    `${tables} tables with ${rows.toLocaleString('en-CA')} rows are moved and compared, in ${duration(Date.now() - start)}. ${file} keeps its data.`,
  );
  print(
    `The files of ${documents} documents of customers stay in ${join(dataFolder, 'documents')}: npm run documents copies them to a bucket.`,
  );
  print('Now set DATABASE_URL to the address of --to, and start the product with the same DATA_DIR.');
  return 0;
};

await runToEnd(() => runCommand(main));
