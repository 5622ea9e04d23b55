/** Estimates past sales from what was known before them, and stores the errors; started by `npm run estimates`. */
import { join } from 'node:path';
import { readConfiguration } from '#server/config/configuration.ts';
import { dayOf } from '#server/http/clock.ts';
import { BACK_TEST_DAYS, backTest, renewErrors } from '#server/realty/estimates/backTest.ts';
import { clockFor } from '#server/start/clockFor.ts';
import { commandLine, flag, wholeNumber } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { DatabaseMissing } from '#server/store/failures.ts';
import { hasTable } from '#server/store/leads/findLeads.ts';
import { errorTable } from './errorTable.ts';

const root = join(import.meta.dirname, '..', '..');
const PROGRESS_EVERY = 500;

const { days, limit, dry } = await commandLine({
  name: 'estimates',
  about:
    'estimates past sales from what was known before them, prints the errors, and stores them for the public page, also while the server runs (docs/estimates.md).',
  options: {
    days: wholeNumber({
      meaning: 'tests the sales of the last N days',
      from: 1,
      to: 3650,
      usual: BACK_TEST_DAYS,
    }),
    limit: wholeNumber({
      meaning: 'tests at most N sales and N leases, chosen at random',
      from: 1,
      to: 1_000_000,
      usual: 20_000,
    }),
    dry: flag('only prints the errors'),
  },
});

await runToEnd(async () => {
  const configuration = readConfiguration(process.env, root);
  const store = await openExisting(configuration);
  try {
    if (!(await hasTable(store, 'estimate_error'))) throw new DatabaseMissing('this release');
    const { errors, tried, refused } = await (dry ? backTest : renewErrors)({
      store,
      today: dayOf(clockFor(configuration.today).now()),
      days,
      limit,
      afterEach({ done, total }) {
        if (done % PROGRESS_EVERY === 0) process.stderr.write(`${done} of ${total}\n`);
      },
    });
    process.stdout.write(`${errorTable(errors)}\n${tried} homes, of which ${refused} have no figure.\n`);
  } finally {
    await store.close();
  }
});
