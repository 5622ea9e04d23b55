import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseDamaged, DataFolderFull, DataFolderInUse, DataFolderUnwritable } from '../failures.ts';
import { keepPrivate } from './keepPrivate.ts';
import type { SqliteSession, StatementOutcome } from './sqliteSession.ts';
import {
  DATABASE_FILE,
  type OpeningFailure,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  type WorkerAnswer,
  type WorkerOpening,
  type WorkerQuestion,
} from './workerMessages.ts';

interface Waiting {
  resolve(outcome: StatementOutcome): void;
  reject(failure: Error): void;
}

/** The embedded database in a thread of its own, so that long statements do not block the server's event loop. */
export class WorkerSession implements SqliteSession {
  readonly #worker: Worker;
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  private constructor(worker: Worker, folder: string) {
    this.#worker = worker;
    this.#folder = folder;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    const end = (cause?: unknown) => this.#end(new Error('The database was closed.', { cause }));
    worker.on('error', end);
    worker.on('exit', () => end());
  }

  /**
   * Opens the database of a data folder, and creates it if it is missing.
   * @throws DataFolderUnwritable, DataFolderInUse, DatabaseDamaged
   */
  static async open(folder: string): Promise<WorkerSession> {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
      keepPrivate(folder);
    } catch (failure) {
      throw new DataFolderUnwritable(folder, failure);
    }
    const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { folder } });
    const opening = await firstMessage(worker);
    if (!opening.opened) throw failureOf(folder, opening.failure);
    return new WorkerSession(worker, folder);
  }

  run(text: string, parameters: readonly unknown[]): Promise<StatementOutcome> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const question: WorkerQuestion = { id: this.#lastId, text, parameters };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await exited;
  }

  /** Ends the thread at once, as a crash would. For tests of durability. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (!waiting) return;
    if ('outcome' in answer) waiting.resolve(answer.outcome);
    else waiting.reject(statementFailure(this.#folder, answer.failure));
  }

  #end(failure: Error): void {
    this.#ended ??= failure;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}

function firstMessage(worker: Worker): Promise<WorkerOpening> {
  return new Promise((resolve, reject) => {
    const stop = (failure: Error) => reject(failure);
    worker.once('error', stop);
    worker.once('message', (opening: WorkerOpening) => {
      worker.off('error', stop);
      resolve(opening);
    });
  });
}

function statementFailure(folder: string, { message, code }: { message: string; code: number }): Error {
  if (code === SQLITE_FULL) return new DataFolderFull(folder, message);
  if (code === SQLITE_CORRUPT) return new DatabaseDamaged(join(folder, DATABASE_FILE), message);
  return Object.assign(new Error(message), { code });
}

function failureOf(folder: string, failure: OpeningFailure): Error {
  if (failure.kind === 'in use') return new DataFolderInUse(folder);
  if (failure.kind === 'damaged') return new DatabaseDamaged(join(folder, DATABASE_FILE), failure.message);
  if (failure.kind === 'full') return new DataFolderFull(folder, failure.message);
  return new DataFolderUnwritable(folder, failure.message);
}
