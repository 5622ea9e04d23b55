import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { QueryContext } from '../tables.ts';
import { type JobData, QUEUES, type QueueName } from './queues.ts';

/** A job to add. */
export interface NewJob {
  queue: QueueName;
  data: JobData;
  /** A job with the key of another one that is still kept is not added. Without a key it is always added. */
  key?: string;
}

/** A UUID (version 8, RFC 9562) that is the same for the same key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Adds a job in the caller's transaction: together with the write that needs it, or not at all. A server gets to know of
 * it by `JobRunner.wake`, or when it looks the next time.
 */
export async function addJob(context: QueryContext, { queue, data, key }: NewJob): Promise<void> {
  const { database, dialect } = context;
  const id = key === undefined ? randomUUID() : idOf(`${queue} ${key}`);
  if (dialect === 'sqlite') {
    const added = new Date().toISOString();
    const row = {
      id,
      queue,
      data: JSON.stringify(data),
      state: 'waiting',
      attempts: 0,
      due: '',
      added,
    } as const;
    await database
      .insertInto('job')
      .values({ ...row, ended: null, problem: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return;
  }
  // pg-boss documents its table for inserts like this one. Its own `send` needs a started instance.
  const { rows } = await sql`
    insert into pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until, policy, heartbeat_seconds)
    select ${id}::uuid, name, ${JSON.stringify(data)}::jsonb, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', policy, heartbeat_seconds
    from pgboss.queue where name = ${queue}
    on conflict do nothing
    returning id`.execute(database);
  if (rows.length === 0 && key === undefined) throw new Error(`The database has no queue ${queue}.`);
}

/** Does work in a transaction: the caller's, or else a new one. */
export function inTransaction<Result>(
  { database, dialect }: QueryContext,
  work: (context: QueryContext) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work({ database, dialect });
  return database.transaction().execute((transaction) => work({ database: transaction, dialect }));
}

/** The jobs of a queue in the database. */
export interface QueueLength {
  queue: QueueName;
  /** Number of jobs that are not done: waiting, waiting for another attempt, or in an attempt. */
  waiting: number;
  /** When the oldest of them was added (ISO 8601); null if there is none. */
  oldest: string | null;
  /** Number of kept jobs whose attempts are used up. */
  failed: number;
  /** Number of kept jobs that the receiver refused for good, or that were outdated. */
  refused: number;
}

/** All queues with the jobs of all servers of this database. */
export async function queueLengths({ database, dialect }: QueryContext): Promise<QueueLength[]> {
  const counts =
    dialect === 'sqlite'
      ? sql<QueueLength>`
          select queue, count(*) filter (where state in ('waiting', 'running')) as waiting,
            min(added) filter (where state in ('waiting', 'running')) as oldest,
            count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'refused') as refused
          from job group by queue`
      : sql<QueueLength>`
          select name as queue, count(*) filter (where state < 'completed') as waiting,
            to_char(min(created_on) filter (where state < 'completed') at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest,
            count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'cancelled') as refused
          from pgboss.job group by name`;
  const { rows } = await counts.execute(database);
  const known = new Map(rows.map((row) => [row.queue, row]));
  const names = Object.keys(QUEUES) as QueueName[]; // the members of QUEUES
  return names.map((queue) => known.get(queue) ?? { queue, waiting: 0, oldest: null, failed: 0, refused: 0 });
}
