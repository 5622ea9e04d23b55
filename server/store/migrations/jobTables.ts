import { type Kysely, sql } from 'kysely';
import { KEPT, LONGEST_WAIT, QUEUES, type QueueName, type QueueRule, SCHEDULE_KEPT } from '../jobs/queues.ts';
import type { SqlDialect, Tables } from '../tables.ts';

/** Seconds without a sign of life after which the process of a job counts as dead, and another one takes the job. */
const HEARTBEAT = 20;
/** Seconds of the longest attempt: the look for new homes of all searches. */
const LONGEST_ATTEMPT = 3600;
/** Seconds after which a job that was never done is deleted, longer than all its attempts take. */
const RETENTION = 365 * 86_400;

const QUEUES_OF_0042 = ['leads', 'mails', 'alerts', 'viewings', 'newHomes', 'tidying', 'adoption'] as const;

/** The options of a queue, in pg-boss's form. */
function optionsOf({ firstWait, attempts, isScheduled = false }: QueueRule): object {
  return {
    policy: 'standard',
    retryLimit: attempts - 1,
    // pg-boss waits for one to two times as long.
    retryDelay: firstWait / 2,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT,
    expireInSeconds: LONGEST_ATTEMPT,
    heartbeatSeconds: HEARTBEAT,
    retentionSeconds: RETENTION,
    deleteAfterSeconds: isScheduled ? SCHEDULE_KEPT : KEPT,
  };
}

/** Creates pg-boss's own tables by its statements, in this migration's transaction. */
async function installBoss(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    known: string | null;
  }>`select to_regclass('pgboss.version')::text as known`.execute(database);
  if (rows[0]?.known) return;
  const { getConstructionPlans } = await import('pg-boss');
  const statements = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  // One statement, because not every driver takes several at a time.
  await sql.raw(`do $install$ begin execute $plan$${statements}$plan$; end $install$`).execute(database);
}

/** Creates a queue in PostgreSQL. Those of SQLite are rows of one table. */
export async function createQueue(database: Kysely<Tables>, queue: QueueName): Promise<void> {
  const options = JSON.stringify(optionsOf(QUEUES[queue]));
  await sql`select pgboss.create_queue(${queue}, ${options}::jsonb)`.execute(database);
}

/** Creates the job queue: a table in SQLite, the schema `pgboss` in PostgreSQL. */
export async function createJobs(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') {
    const statements = [
      `CREATE TABLE job (id TEXT PRIMARY KEY, queue TEXT NOT NULL, data TEXT NOT NULL, state TEXT NOT NULL,
        attempts INTEGER NOT NULL, due TEXT NOT NULL, added TEXT NOT NULL, ended TEXT, problem TEXT)`,
      `CREATE INDEX job_due ON job (queue, due, added) WHERE state = 'waiting'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(database);
    return;
  }
  await installBoss(database);
  for (const queue of QUEUES_OF_0042) await createQueue(database, queue);
}

/** Creates the queue of the demonstration's days. In SQLite all queues are rows of one table. */
export async function createDemoDates(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'postgres') await createQueue(database, 'demoDates');
}

/** Creates the queues of the desk. Those of SQLite are rows of one table. */
export async function addDeskQueues(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  if (dialect !== 'postgres') return;
  for (const queue of ['desk', 'deskWatch'] as const) await createQueue(database, queue);
}
