import type { Clock } from '#server/http/clock.ts';
import {
  KEPT,
  LONGEST_WAIT,
  QUEUES,
  type QueueName,
  type QueueRule,
  SCHEDULE_KEPT,
} from '#server/store/jobs/queues.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { JobEngine, TakenJob } from './jobEngine.ts';

const SCHEDULED = Object.entries<QueueRule>(QUEUES)
  .filter(([, { isScheduled }]) => isScheduled)
  .map(([queue]) => queue as QueueName); // the keys of the record

/** Milliseconds between two looks for jobs that another program has added, such as `npm run leads`. */
const LONGEST_PAUSE = 15_000;

/**
 * Milliseconds to wait after the given number of failed attempts. Doubles each time, up to an hour, and takes a random part
 * between a half and all of it, so that messages that failed together are not retried together.
 */
export function waitAfter(attempts: number, firstWaitSeconds: number): number {
  const doubled = Math.min(LONGEST_WAIT, firstWaitSeconds * 2 ** (attempts - 1));
  return doubled * 1000 * (0.5 + Math.random() / 2);
}

/**
 * The queue in SQLite, for one process at a time. It gives the jobs of a process that crashed to the next one, which does
 * scheduled work at its start, also if that was done in the same period.
 */
export async function sqliteEngine({ database }: QueryContext, clock: Clock): Promise<JobEngine> {
  const isoIn = (milliseconds: number): string =>
    new Date(clock.now().getTime() + milliseconds).toISOString();
  const rowOf = ({ id, attempt }: TakenJob) =>
    database
      .updateTable('job')
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempts', '=', attempt);

  async function dropOld(): Promise<void> {
    await database
      .deleteFrom('job')
      .where(({ or, eb, and }) =>
        or([
          eb('ended', '<', isoIn(-KEPT * 1000)),
          and([eb('queue', 'in', SCHEDULED), eb('ended', '<', isoIn(-SCHEDULE_KEPT * 1000))]),
        ]),
      )
      .execute();
  }

  await database
    .updateTable('job')
    .set({ state: 'waiting', due: '' })
    .where('state', '=', 'running')
    .execute();
  await database.deleteFrom('job').where('state', '=', 'done').execute();
  return {
    async take(queue, { isEarly = false } = {}) {
      const next = await database
        .selectFrom('job')
        .select('id')
        .where('queue', '=', queue)
        .where('state', '=', 'waiting')
        .$if(!isEarly, (query) => query.where('due', '<=', isoIn(0)))
        .orderBy('due')
        .orderBy('added')
        .limit(1)
        .executeTakeFirst();
      if (!next) return undefined;
      const { id, data, attempts } = await database
        .updateTable('job')
        .set((row) => ({ state: 'running', attempts: row('attempts', '+', 1) }))
        .where('id', '=', next.id)
        .returning(['id', 'data', 'attempts'])
        .executeTakeFirstOrThrow();
      return { id, queue, data: JSON.parse(data) as TakenJob['data'], attempt: attempts }; // written by addJob
    },
    keep: async () => undefined,
    async finish(job) {
      const rule: QueueRule = QUEUES[job.queue];
      if (!rule.isScheduled) {
        await database.deleteFrom('job').where('id', '=', job.id).execute();
        return;
      }
      await rowOf(job)
        .set({ state: 'done', ended: isoIn(0), problem: null })
        .execute();
      await dropOld();
    },
    async retry(job, problem) {
      const { attempts, firstWait } = QUEUES[job.queue];
      if (job.attempt >= attempts) {
        await rowOf(job)
          .set({ state: 'failed', ended: isoIn(0), problem })
          .execute();
        return { waitMs: undefined };
      }
      const waitMs = waitAfter(job.attempt, firstWait);
      await rowOf(job)
        .set({ state: 'waiting', due: isoIn(waitMs), problem })
        .execute();
      return { waitMs };
    },
    release: async (job) =>
      void (await rowOf(job)
        .set({ state: 'waiting', due: '', attempts: job.attempt - 1 })
        .execute()),
    refuse: async (job, reason) =>
      void (await rowOf(job)
        .set({ state: 'refused', ended: isoIn(0), problem: reason })
        .execute()),
    async pauseMs(queue) {
      const next = await database
        .selectFrom('job')
        .select('due')
        .where('queue', '=', queue)
        .where('state', '=', 'waiting')
        .orderBy('due')
        .limit(1)
        .executeTakeFirst();
      if (!next) return LONGEST_PAUSE;
      return next.due === '' ? 0 : Math.min(LONGEST_PAUSE, Date.parse(next.due) - clock.now().getTime());
    },
    close: async () => undefined,
  };
}
