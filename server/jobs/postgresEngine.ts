import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss';
import { logFailure } from '#server/http/log.ts';
import { type JobData, QUEUES, type QueueRule } from '#server/store/jobs/queues.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { JobEngine, TakenJob } from './jobEngine.ts';

/** Milliseconds between two looks for jobs of other processes; a process is woken for its own. */
const PAUSE = 2_000;
/** Seconds between two looks for jobs whose process died. */
const SUPERVISION = 10;

/** A store in PostgreSQL, with its connections if it is on a server. */
export type PostgresStore = QueryContext & { pool?: Pool | undefined };

/** A PostgreSQL in this process, which takes one statement at a time. No other process uses it. */
function embedded({ database }: QueryContext): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

/**
 * The queue in PostgreSQL, by pg-boss, for any number of processes. It uses the store's connections. The tables come with
 * the store's migrations.
 */
export async function postgresEngine(store: PostgresStore): Promise<JobEngine> {
  const { pool } = store;
  const boss = new PgBoss({
    db: pool ? { executeSql: (text, values) => pool.query(text, values) } : embedded(store),
    // Jobs of dead processes are given to others.
    supervise: pool !== undefined,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
    migrate: pool !== undefined,
    // The product has neither its chains of jobs nor its schedules.
    flowIntervalSeconds: 600,
    schedule: false,
  });
  boss.on('error', (failure) => logFailure('the job queue failed', failure));
  await boss.start();

  const attemptOf = ({ id, attempt }: TakenJob) => ({ id, retryCount: attempt - 1 });
  const find = async ({ queue, id }: TakenJob): Promise<JobWithMetadata<unknown> | undefined> =>
    (await boss.findJobs(queue, { id }))[0];

  return {
    async take(queue, { isEarly = false } = {}) {
      const [job] = await boss.fetch<JobData>(queue, { includeMetadata: true, ignoreStartAfter: isEarly });
      return job && { id: job.id, queue, data: job.data, attempt: job.retryCount + 1 };
    },
    keep: async (job) => void (await boss.touch(job.queue, attemptOf(job))),
    async finish(job) {
      const rule: QueueRule = QUEUES[job.queue];
      await (rule.isScheduled
        ? boss.complete(job.queue, attemptOf(job))
        : boss.deleteJob(job.queue, attemptOf(job)));
    },
    async retry(job, problem) {
      await boss.fail(job.queue, attemptOf(job), { problem });
      const failed = await find(job);
      return {
        waitMs: failed?.state === 'retry' ? Math.max(0, failed.startAfter.getTime() - Date.now()) : undefined,
      };
    },
    async release(job) {
      await boss.fail(job.queue, attemptOf(job), { problem: 'the process was stopped' });
      const failed = await find(job);
      if (failed?.retryCount !== job.attempt - 1) return;
      // Another attempt replaces this one. pg-boss adds it to a job whose attempts are used up.
      const { id } = job;
      if (failed.state === 'failed') await boss.retry(job.queue, id);
      else await boss.update(job.queue, undefined, { id, startAfter: 0, retryLimit: failed.retryLimit + 1 });
    },
    async refuse(job, reason) {
      // Only a failure has a reason. If this process ends in between, the next attempt refuses it.
      await boss.fail(job.queue, attemptOf(job), { problem: reason });
      const failed = await find(job);
      const isOurs = failed?.state === 'retry' && failed.retryCount === job.attempt - 1;
      if (isOurs) await boss.cancel(job.queue, job.id);
    },
    pauseMs: async () => PAUSE,
    close: () => boss.stop({ close: false, graceful: false }),
  };
}
