/** Lists the received leads and applications; started by `npm run leads`. */
import { join } from 'node:path';
import { type Configuration, readConfiguration } from '#server/config/configuration.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { DatabaseMissing } from '#server/store/failures.ts';
import { findLeads, hasTable } from '#server/store/leads/findLeads.ts';
import { openForReading } from '#server/store/openForReading.ts';
import type { Store } from '#server/store/store.ts';
import { applicationText } from './applicationText.ts';
import { leadsCsv } from './leadsCsv.ts';
import { type LeadsOptions, leadsOptions } from './leadsOptions.ts';
import { leadsTable } from './leadsTable.ts';

const root = join(import.meta.dirname, '..', '..');

async function withStore<Result>(
  { databaseUrl, dataFolder }: Configuration,
  read: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openForReading(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl },
  );
  const missing = new DatabaseMissing(databaseUrl === undefined ? dataFolder : 'DATABASE_URL');
  if (!store) throw missing;
  try {
    if (!(await hasTable(store, 'lead'))) throw missing;
    return await read(store);
  } finally {
    await store.close();
  }
}

async function textFor({ csv, since, application }: LeadsOptions): Promise<string> {
  const configuration = readConfiguration(process.env, root);
  return withStore(configuration, async (store) => {
    if (application !== undefined) {
      const text = await applicationText(store, application, join(configuration.dataFolder, 'documents'));
      return `${text}\n`;
    }
    const leads = await findLeads(store, since?.toISOString());
    return csv ? leadsCsv(leads) : `${leadsTable(leads)}\n`;
  });
}

const options = await commandLine(leadsOptions);
await runToEnd(async () => {
  process.stdout.write(await textFor(options));
});
