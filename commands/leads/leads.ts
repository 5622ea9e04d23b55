/** Lists the received leads, viewings and applications, and answers viewings; started by `npm run leads`. */
import { join } from 'node:path';
import { type Configuration, readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { csvHead, csvLines, LEAD_COLUMNS } from '#server/contact/leadsCsv.ts';
import { openDocuments } from '#server/customer/documents/openDocuments.ts';
import { clockFor } from '#server/start/clockFor.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { DatabaseMissing } from '#server/store/failures.ts';
import { findLeads, hasTable } from '#server/store/leads/findLeads.ts';
import { openBeside, openForReading } from '#server/store/openForReading.ts';
import type { Store } from '#server/store/store.ts';
import { findViewing, findViewings } from '#server/store/viewings/findViewings.ts';
import { answerViewing } from './answerViewing.ts';
import { applicationText } from './applicationText.ts';
import { type LeadsOptions, leadsOptions } from './leadsOptions.ts';
import { leadsTable } from './leadsTable.ts';
import { viewingText } from './viewingText.ts';

const root = join(import.meta.dirname, '..', '..');

async function withStore<Result>(
  { databaseUrl, dataFolder }: Configuration,
  open: typeof openForReading,
  read: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await open(
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

/** The text about one viewing, after the brokerage's answer to it if the options have one. */
async function viewingTextFor(options: LeadsOptions, configuration: Configuration): Promise<string> {
  const { viewing: id } = options;
  const { leadsWebhook, leadsEmail, today } = configuration;
  if (id === undefined) {
    return withStore(configuration, openBeside, async (store) => {
      const isForwarded = leadsWebhook !== undefined || leadsEmail !== undefined;
      const circumstances = { now: clockFor(today).now().toISOString(), isForwarded };
      return viewingText(store, await answerViewing(store, options, circumstances));
    });
  }
  return withStore(configuration, openForReading, async (store) => {
    const found = await findViewing(store, id);
    if (!found) throw new WrongSetting('--viewing', id, 'the id of a viewing, as "npm run leads" lists it');
    return viewingText(store, found);
  });
}

async function textFor(options: LeadsOptions): Promise<string> {
  const { csv, since, application, viewing, offer, agree, decline } = options;
  const configuration = readConfiguration(process.env, root);
  if (viewing ?? offer ?? agree ?? decline) return `${await viewingTextFor(options, configuration)}\n`;
  return withStore(configuration, openForReading, async (store) => {
    if (application !== undefined) {
      const text = await applicationText(store, application, await openDocuments(configuration));
      return `${text}\n`;
    }
    const leads = await findLeads(store, since?.toISOString());
    // The table is missing in a database that no newer release has opened yet.
    const viewings = (await hasTable(store, 'viewing')) ? await findViewings(store) : new Map();
    if (!csv) return `${leadsTable(leads, viewings)}\n`;
    const lines = leads.map((lead) => ({ lead, viewing: viewings.get(lead.id) }));
    return csvHead(LEAD_COLUMNS) + csvLines(lines, LEAD_COLUMNS);
  });
}

const options = await commandLine(leadsOptions);
await runToEnd(async () => {
  process.stdout.write(await textFor(options));
});
