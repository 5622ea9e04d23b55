import { sql } from 'kysely';
import type { QueryContext } from '../tables.ts';
import type { JobData, QueueName } from './queues.ts';

/** A job that is kept without another attempt. */
export interface DeadJob {
  /** A UUID. */
  id: string;
  queue: QueueName;
  data: JobData;
  /** `failed`: its attempts are used up. `refused`: the receiver refused it for good, or it was outdated. */
  state: 'failed' | 'refused';
  /** ISO 8601. */
  ended: string;
  /** Reason of the end, without personal data; null if it is not known. */
  problem: string | null;
}

type StoredJob = Omit<DeadJob, 'data'> & { data: string };

/** Finds the jobs that are kept without another attempt, the newest first. */
export async function findDeadJobs({ database, dialect }: QueryContext): Promise<DeadJob[]> {
  const found =
    dialect === 'sqlite'
      ? sql<StoredJob>`
          select id, queue, data, state, ended, problem from job
          where state in ('failed', 'refused') order by ended desc, id`
      : // A job whose process was silent too often has pg-boss's own words.
        sql<StoredJob>`
          select id::text, name as queue, data::text, case state when 'failed' then 'failed' else 'refused' end as state,
            to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ended,
            coalesce(output->>'problem', output->>'message', output->'value'->>'message') as problem
          from pgboss.job where state in ('failed', 'cancelled') order by completed_on desc, id`;
  const { rows } = await found.execute(database);
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as JobData })); // written by addJob
}

/**
 * Begins the attempts of failed jobs again. The reason of a refusal does not go away, so refused jobs stay.
 * @param id of one job; every failed job by default
 * @returns the number of jobs
 */
export async function retryJobs({ database, dialect }: QueryContext, id?: string): Promise<number> {
  const chosen = id === undefined ? sql`` : sql`and id = ${id}`;
  const update =
    dialect === 'sqlite'
      ? sql`update job set state = 'waiting', attempts = 0, due = '', ended = null, problem = null
          where state = 'failed' ${chosen}`
      : sql`update pgboss.job set state = 'created', retry_count = 0, start_after = now(), completed_on = null,
          output = null where state = 'failed' ${chosen}`;
  const { numAffectedRows = 0n } = await update.execute(database);
  return Number(numAffectedRows);
}
