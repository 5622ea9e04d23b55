/** Lists the contacts that came in: `npm run leads` ends here. */
import { join } from 'node:path';
import { readConfiguration } from '../../server/configuration.ts';
import { endGently } from '../../server/endGently.ts';
import { findLeads, hasLeadTable } from '../../server/store/leads/findLeads.ts';
import { openForReading } from '../../server/store/openForReading.ts';
import type { LeadTable } from '../../server/store/tables.ts';
import { readLeadsArguments } from './leadsArguments.ts';
import { leadsCsv } from './leadsCsv.ts';
import { leadsTable } from './leadsTable.ts';

const root = join(import.meta.dirname, '..', '..');

async function readLeads(since: Date | undefined): Promise<LeadTable[]> {
  const { databaseUrl, dataFolder } = readConfiguration(process.env, root);
  const store = await openForReading(
    databaseUrl === undefined
      ? { kind: 'folder', folder: dataFolder }
      : { kind: 'postgres', connectionString: databaseUrl },
  );
  if (!store) return [];
  try {
    return (await hasLeadTable(store)) ? await findLeads(store, since?.toISOString()) : [];
  } finally {
    await store.close();
  }
}

await endGently(async () => {
  const { isCsv, since } = readLeadsArguments(process.argv.slice(2));
  const leads = await readLeads(since);
  process.stdout.write(isCsv ? leadsCsv(leads) : `${leadsTable(leads)}\n`);
  return () => Promise.resolve();
});
