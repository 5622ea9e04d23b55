import type { JobData, QueueName } from '#server/store/jobs/queues.ts';

/** A job in an attempt. */
export interface TakenJob {
  id: string;
  queue: QueueName;
  data: JobData;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** The next attempt of a job that failed. */
export interface NextAttempt {
  /** Milliseconds until then; undefined if the attempts are used up, and the job is kept as failed. */
  waitMs: number | undefined;
}

/**
 * The queue of one database. At most one process has a job at a time; after a crash another one gets it. An attempt
 * that was given to another process meanwhile changes nothing.
 */
export interface JobEngine {
  /**
   * Takes the job that has been due longest.
   * @param options `isEarly` also takes jobs that wait for another attempt
   */
  take(queue: QueueName, options?: { isEarly?: boolean }): Promise<TakenJob | undefined>;
  /** Tells that this process still works on the job. */
  keep(job: TakenJob): Promise<void>;
  /** Ends a job that is done. */
  finish(job: TakenJob): Promise<void>;
  /** Ends the attempt; the job waits for another one. */
  retry(job: TakenJob, problem: string): Promise<NextAttempt>;
  /** Gives the job back, due at once, because this process stops. The attempt does not count. */
  release(job: TakenJob): Promise<void>;
  /** Ends the job for good, and keeps it with the reason. */
  refuse(job: TakenJob, reason: string): Promise<void>;
  /** Milliseconds until the next look for jobs. */
  pauseMs(queue: QueueName): Promise<number>;
  /** Releases the engine; the store stays open. */
  close(): Promise<void>;
}
