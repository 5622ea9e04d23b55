/** Lists the jobs that ended without success, and gives them further attempts; started by `npm run jobs`. */
import { join } from 'node:path';
import { z } from 'zod';
import { readConfiguration, WrongSetting } from '#server/config/configuration.ts';
import { commandLine, option } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { type DeadJob, findDeadJobs, retryJobs } from '#server/store/jobs/deadJobs.ts';
import type { Store } from '#server/store/store.ts';

const root = join(import.meta.dirname, '..', '..');
const ALL = 'all';

const { retry } = await commandLine({
  name: 'jobs',
  about:
    'lists the jobs whose attempts are used up or that were refused, also while the server runs, and gives them further attempts.',
  options: {
    retry: option(z.union([z.guid().toLowerCase(), z.literal(ALL)]), {
      name: 'ID',
      meaning: 'begins the attempts of a failed job again; --retry=all those of every failed job',
      expected: `the id of a failed job, as "npm run jobs" lists it, or ${ALL}`,
      usual: undefined,
    }),
  },
});

function lineOf({ id, queue, data, state, ended, problem }: DeadJob): string {
  const subject = data.id === '' ? 'the schedule' : data.id;
  return `${id}  ${ended}  ${queue.padEnd(9)} ${state.padEnd(7)} ${subject}: ${problem ?? 'no reason is known'}`;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`;

async function textFor(store: Store): Promise<string> {
  if (retry !== undefined) {
    const retried = await retryJobs(store, retry === ALL ? undefined : retry);
    if (retried === 0 && retry !== ALL)
      throw new WrongSetting('--retry', retry, 'the id of a failed job, as "npm run jobs" lists it');
    return `${counted(retried)} will be tried again within 15 seconds, if the product runs.`;
  }
  const dead = await findDeadJobs(store);
  const failed = dead.filter(({ state }) => state === 'failed').length;
  return [
    ...dead.map(lineOf),
    `${counted(failed)} failed, ${dead.length - failed} refused. A refused job has no further attempts.`,
  ].join('\n');
}

await runToEnd(async () => {
  const store = await openExisting(readConfiguration(process.env, root));
  try {
    process.stdout.write(`${await textFor(store)}\n`);
  } finally {
    await store.close();
  }
});
