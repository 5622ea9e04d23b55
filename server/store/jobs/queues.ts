/** The rule by which the jobs of a queue are repeated and kept. */
export interface QueueRule {
  /** Seconds to wait after the first failed attempt. The wait doubles with each further one, up to `LONGEST_WAIT`. */
  firstWait: number;
  /** Maximum number of attempts. After the last one the job is kept as failed. */
  attempts: number;
  /** True for work that a schedule adds. Its jobs stay for a day after their end, so that none is added twice. */
  isScheduled?: boolean;
}

/** Seconds between two attempts, at most. */
export const LONGEST_WAIT = 3600;
const DAY = 86_400;
/** Seconds for which jobs that were refused or failed are kept. */
export const KEPT = 30 * DAY;
/** Seconds for which a schedule's jobs are kept. */
export const SCHEDULE_KEPT = DAY;

/**
 * All queues. A thousand attempts take about 40 days. In PostgreSQL a migration creates the queues: a new one, or another
 * rule, is a new migration.
 */
export const QUEUES = {
  /** Leads to forward, with the state of their viewing. */
  leads: { firstWait: 2, attempts: 1000 },
  /** Mails, except alerts. */
  mails: { firstWait: 30, attempts: 1000 },
  /** Mails and messages to browsers that customers can turn off. They may be many, so they do not hold up the others. */
  alerts: { firstWait: 30, attempts: 1000 },
  /** Mails about the states of viewing requests. */
  viewings: { firstWait: 30, attempts: 1000 },
  /** Notices to members of staff about their items. */
  desk: { firstWait: 30, attempts: 1000 },
  /** The look for items that were not opened in time, and for leads that the desk cannot find by words yet. */
  deskWatch: { firstWait: 30, attempts: 3, isScheduled: true },
  /** The look for homes that alerts are about. */
  newHomes: { firstWait: 30, attempts: 3, isScheduled: true },
  /** The clean-up of documents and of ended jobs, and the look for applications without a lead. */
  tidying: { firstWait: 60, attempts: 3, isScheduled: true },
  /** The change of the day in the demonstration's listings. */
  demoDates: { firstWait: 30, attempts: 3, isScheduled: true },
  /** The back-test of estimates. */
  estimates: { firstWait: 600, attempts: 2, isScheduled: true },
  /** The gross yields of homes that are new, changed or computed long ago. */
  yields: { firstWait: 600, attempts: 2, isScheduled: true },
  /** The look for rows that a server of the former release queued. */
  adoption: { firstWait: 10, attempts: 3, isScheduled: true },
} as const satisfies Record<string, QueueRule>;

/** The name of a queue. */
export type QueueName = keyof typeof QUEUES;

/** The work of a job: the row that it is about. It has no personal data, so that it may outlive the row. */
export interface JobData {
  /** The row's id; '' for a schedule's job. */
  id: string;
  /** The state of the row; 1 by default. A job about an older state does nothing. */
  revision?: number;
  /** For the queue `desk`: the notice if it is not that of a new owner. */
  notice?: 'viewing' | 'undelivered';
  /** For the queue `desk`: the member who gets the notice; the item's owner by default. */
  member?: string;
}

/**
 * A job in SQLite. In PostgreSQL pg-boss has a table of its own.
 * `refused` and `failed` jobs are kept for `KEPT`; a job that is done is deleted, unless a schedule added it.
 */
export interface JobTable {
  id: string;
  queue: QueueName;
  /** JSON of `JobData`. */
  data: string;
  state: 'waiting' | 'running' | 'done' | 'refused' | 'failed';
  attempts: number;
  /** Time of the next attempt, ISO 8601; '' for at once. */
  due: string;
  /** ISO 8601, by the clock of the machine. */
  added: string;
  ended: string | null;
  /** Reason of the last failure, without personal data. */
  problem: string | null;
}
