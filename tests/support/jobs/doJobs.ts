import { type Clock, systemClock } from '#server/http/clock.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { doDueJobs, type JobsOptions } from '#server/jobs/runJobs.ts';
import type { QueueName } from '#server/store/jobs/queues.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Options of a pass over the jobs. */
export interface PassOptions {
  /** The machine's by default. PostgreSQL has its own clock. */
  clock?: Clock;
  /** True to do one job of each queue, also if it waits for another attempt. */
  isEarly?: boolean;
  /** Aborted when the process is to stop. */
  stopped?: AbortSignal;
}

/** Does the jobs that are due, as a process of the product does in the background. @returns the lines of the log */
export async function doJobs(
  store: QueryContext,
  handlers: JobsOptions['handlers'],
  { clock = systemClock, isEarly = false, stopped = new AbortController().signal }: PassOptions = {},
): Promise<string[]> {
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const engine = await openEngine(store, clock);
  for (const queue of Object.keys(handlers) as QueueName[]) {
    await doDueJobs(queue, { engine, handlers, log }, { stopped, isEarly });
  }
  await engine.close();
  return logged;
}
