import type { Clock } from '#server/http/clock.ts';
import { logFailure } from '#server/http/log.ts';
import { LONGEST_SLEEP, type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { addJob } from '#server/store/jobs/jobQueue.ts';
import type { JobData, QueueName } from '#server/store/jobs/queues.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { JobEngine, TakenJob } from './jobEngine.ts';

/**
 * The end of an attempt: undefined if the work is done, a text if it is worth another attempt, `refused` if it is not.
 * The texts have no personal data.
 */
export type JobProblem = string | { refused: string } | undefined;

/** The work of a queue. */
export interface JobHandler {
  /** One attempt. The same job may come again, also after it was done: the process may have been killed just then. */
  run(data: JobData, attempt: { stopped: AbortSignal; number: number }): Promise<JobProblem>;
  /** The meaning of a failed attempt, for the log: "Lead 4711 was not delivered". */
  failureOf(data: JobData): string;
}

/** Work that is done once in each period, over all processes of a database. */
export interface Schedule {
  queue: QueueName;
  /** Milliseconds of a period. */
  every: number;
}

/** Dependencies of the job queue. */
export interface JobsOptions {
  store: QueryContext;
  engine: JobEngine;
  clock: Clock;
  /** The work of each queue. Jobs of other queues wait for a process that has their handler. */
  handlers: Partial<Record<QueueName, JobHandler>>;
  schedules?: readonly Schedule[];
  /** Logs a line for a failed attempt. */
  log: (line: string) => void;
}

/** The job queue while it runs. */
export interface JobRunner {
  /** Looks for jobs of a queue at once, as after one was added. */
  wake(queue: QueueName): void;
  /** Lets present attempts end, and takes no other jobs. */
  stop(): Promise<void>;
}

/** Milliseconds between two signs of life of an attempt. A third of the time after which its process counts as dead. */
const BEAT = 6_000;

/** Does one attempt of a job, and stores how it ended. */
async function attempt(
  job: TakenJob,
  handler: JobHandler,
  { engine, log }: Pick<JobsOptions, 'engine' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  const beat = setInterval(() => {
    engine.keep(job).catch((failure: unknown) => logFailure('a sign of life was not stored', failure));
  }, BEAT);
  const failed = handler.failureOf(job.data);
  const problem: JobProblem = await handler
    .run(job.data, { stopped, number: job.attempt })
    .catch((failure: unknown) => {
      logFailure(failed, failure);
      return 'an error of the product';
    })
    .finally(() => clearInterval(beat));
  if (problem === undefined) {
    await engine.finish(job);
  } else if (typeof problem !== 'string') {
    await engine.refuse(job, problem.refused);
    log(`${failed}: ${problem.refused}. There is no other attempt.`);
  } else if (stopped.aborted) {
    // The receiver did not fail, so the next process tries at once.
    await engine.release(job);
  } else {
    const { waitMs } = await engine.retry(job, problem);
    const next =
      waitMs === undefined ? 'There is no other attempt' : `Next attempt in ${Math.ceil(waitMs / 1000)} s`;
    log(`${failed}: ${problem}. ${next}.`);
  }
}

/** Does all jobs of a queue that are due, one after the other. @param pass `isEarly` does one job only, also if it waits for another attempt */
export async function doDueJobs(
  queue: QueueName,
  options: Pick<JobsOptions, 'engine' | 'log' | 'handlers'>,
  { stopped, isEarly = false }: { stopped: AbortSignal; isEarly?: boolean },
): Promise<void> {
  const handler = options.handlers[queue];
  while (handler && !stopped.aborted) {
    const job = await options.engine.take(queue, { isEarly });
    if (!job) return;
    await attempt(job, handler, options, stopped);
    if (isEarly) return;
  }
}

/**
 * Adds the jobs of the present periods, once over all processes: the period is their key.
 * @returns the milliseconds until the next period begins
 */
export async function addScheduled(
  { store, clock, schedules = [] }: Pick<JobsOptions, 'store' | 'clock' | 'schedules'>,
  wake: (queue: QueueName) => void,
): Promise<number> {
  const now = clock.now().getTime();
  let pause = LONGEST_SLEEP;
  for (const { queue, every } of schedules) {
    const period = Math.floor(now / every);
    await addJob(store, { queue, data: { id: '' }, key: `${every} ${period}` });
    wake(queue);
    pause = Math.min(pause, (period + 1) * every - now);
  }
  return pause;
}

/** Does the jobs of a database in the background, together with all other processes that do. */
export function runJobs(options: JobsOptions): JobRunner {
  const { engine, handlers } = options;
  const loops = new Map<QueueName, WorkLoop>();
  const queues = Object.keys(handlers) as QueueName[]; // the keys of the record
  for (const queue of queues) {
    const work = async (stopped: AbortSignal) => {
      await doDueJobs(queue, options, { stopped });
      return engine.pauseMs(queue);
    };
    loops.set(queue, workLoop({ work, failureText: `the jobs of the queue ${queue} were not done` }));
  }
  const wake = (queue: QueueName): void => loops.get(queue)?.wake();
  const schedules = workLoop({
    work: () => addScheduled(options, wake),
    failureText: 'scheduled jobs were not added',
  });
  return {
    wake,
    async stop() {
      await schedules.stop();
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
      await engine.close();
    },
  };
}
