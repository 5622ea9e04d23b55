/**
 * The thread that owns the embedded database. It locks the data folder, opens the file, and runs the statements it
 * receives.
 */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { lockFolder } from './lockFolder.ts';
import { SqliteConnection } from './sqliteSession.ts';
import type { OpeningFailure, WorkerAnswer, WorkerQuestion } from './workerMessages.ts';
import {
  DATABASE_FILE,
  SQLITE_BUSY,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_NOT_A_DATABASE,
} from './workerMessages.ts';

const port = parentPort;
const { folder }: { folder: string } = workerData;

function codeOf(failure: unknown): number {
  // Extended codes have the primary code in the low byte.
  return failure instanceof Error && 'errcode' in failure ? Number(failure.errcode) & 0xff : 0;
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

function openChecked(): SqliteConnection {
  const connection = new SqliteConnection(join(folder, DATABASE_FILE));
  // A read-only file opens without an error, and would fail at the first write.
  connection.run('PRAGMA user_version = 0', []);
  const verdict = connection.run('PRAGMA quick_check(1)', []).rows[0]?.[0];
  if (verdict !== 'ok') {
    throw Object.assign(new Error(String(verdict)), { errcode: SQLITE_CORRUPT });
  }
  return connection;
}

function openingFailure(failure: unknown, step: 'lock' | 'open'): OpeningFailure {
  const code = codeOf(failure);
  if (step === 'lock' && code === SQLITE_BUSY) return { kind: 'in use', message: textOf(failure) };
  if (code === SQLITE_CORRUPT || code === SQLITE_NOT_A_DATABASE) {
    return { kind: 'damaged', message: textOf(failure) };
  }
  if (code === SQLITE_FULL) return { kind: 'full', message: textOf(failure) };
  return { kind: 'unwritable', message: textOf(failure) };
}

function answerTo(connection: SqliteConnection, question: WorkerQuestion): WorkerAnswer {
  try {
    return { id: question.id, outcome: connection.run(question.text, question.parameters) };
  } catch (failure) {
    return { id: question.id, failure: { message: textOf(failure), code: codeOf(failure) } };
  }
}

function start(): void {
  let step: 'lock' | 'open' = 'lock';
  try {
    const lock = lockFolder(folder);
    step = 'open';
    const connection = openChecked();
    port?.on('message', (question: WorkerQuestion | 'close') => {
      if (question !== 'close') {
        port.postMessage(answerTo(connection, question));
        return;
      }
      connection.close();
      lock.close();
      port.close();
    });
    port?.postMessage({ opened: true });
  } catch (failure) {
    port?.postMessage({ opened: false, failure: openingFailure(failure, step) });
    port?.close();
  }
}

start();
