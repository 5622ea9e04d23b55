import { WrongSetting } from '#server/config/configuration.ts';
import { tellEnd, tellFailure, tellWarning } from '#server/http/log.ts';
import { UnusableExport } from '#server/ingest/unusableExport.ts';
import { DamagedBuild } from '#server/static/buildNotes.ts';
import {
  DatabaseDamaged,
  DatabaseForbidden,
  DatabaseMissing,
  DatabaseUnreachable,
  DataFolderFull,
  DataFolderInUse,
  DataFolderUnwritable,
  IngestBrokenOff,
  InventedListings,
  ListingsIngested,
  NewerDatabase,
  StrangeDatabase,
} from '#server/store/failures.ts';
import { WrongBuild } from './checkBuild.ts';
import { PortForbidden, PortTaken } from './listen.ts';

/** Failures that the operator can mend: their message says what is wrong and what to do. */
const expectedFailures = [
  WrongSetting,
  DamagedBuild,
  WrongBuild,
  PortTaken,
  PortForbidden,
  DataFolderInUse,
  DataFolderUnwritable,
  DataFolderFull,
  DatabaseDamaged,
  DatabaseUnreachable,
  DatabaseForbidden,
  DatabaseMissing,
  StrangeDatabase,
  NewerDatabase,
  IngestBrokenOff,
  InventedListings,
  ListingsIngested,
  UnusableExport,
];

function logFailure(failure: unknown): void {
  const known = expectedFailures.some((kind) => failure instanceof kind);
  if (known && failure instanceof Error) tellEnd(failure.message);
  else tellFailure('the program ends', failure);
}

function exitAfter(failure: unknown): void {
  logFailure(failure);
  process.exit(1);
}

/**
 * Runs a command to its end. A failure that can be mended ends it with one sentence and exit code 1. A signal ends it at
 * once, as every program that does not listen for it, and so never with exit code 0.
 */
export async function runToEnd(work: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', exitAfter);
  try {
    await work();
  } catch (failure) {
    exitAfter(failure);
  }
}

/**
 * Runs a server until it is told to stop (Ctrl+C, SIGTERM) or its output is not read any more. A failure that can be
 * mended ends it with one sentence and exit code 1; a stop while it starts ends it at once, since the store survives that.
 * @param start answers how to close what it started
 */
export async function runUntilSignal(start: () => Promise<() => Promise<void>>): Promise<void> {
  let close: (() => Promise<void>) | undefined;
  let isStopping = false;
  const stop = (code: number): void => {
    // A terminal and the start script both pass the signal on: the second changes nothing.
    if (isStopping) {
      return;
    }
    isStopping = true;
    const closing = close?.() ?? Promise.resolve();
    closing.then(() => process.exit(code), exitAfter);
  };
  const stopAsTold = (): void => stop(0);
  process.on('uncaughtException', exitAfter);
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    // As in `npm start | head`. Nobody told it to stop, so what watches over it may start it again.
    if (!isStopping) tellWarning('The output is not read any more: the program ends.');
    stop(1);
  });
  // Also what a stop has to say may find no reader.
  process.stderr.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    stop(1);
  });
  process.on('SIGINT', stopAsTold);
  process.on('SIGTERM', stopAsTold);
  try {
    close = await start();
  } catch (failure) {
    exitAfter(failure);
  }
}
