import { WrongSetting } from '#server/config/configuration.ts';
import { DocumentsUnreachable } from '#server/customer/documents/openDocuments.ts';
import { logFailure, logFatal, logWarning } from '#server/http/log.ts';
import { UnusableExport } from '#server/ingest/unusableExport.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import { DamagedBuild } from '#server/static/buildNotes.ts';
import { FewerAmenities } from '#server/store/amenities/storeAmenities.ts';
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
  MismatchedDatabase,
  NewerDatabase,
  UnfinishedMove,
} from '#server/store/failures.ts';
import { WrongBuild } from './checkBuild.ts';
import { PortForbidden, PortTaken } from './listen.ts';

/** Failures that the operator can correct. Their messages say what is wrong and what to do. */
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
  DocumentsUnreachable,
  MismatchedDatabase,
  NewerDatabase,
  UnfinishedMove,
  IngestBrokenOff,
  InventedListings,
  ListingsIngested,
  UnusableExport,
  UnusableFile,
  FewerAmenities,
];

function logEnd(failure: unknown): void {
  const known = expectedFailures.some((kind) => failure instanceof kind);
  if (known && failure instanceof Error) logFatal(failure.message);
  else logFailure('the program ends', failure);
}

function exitAfter(failure: unknown): void {
  logEnd(failure);
  process.exit(1);
}

/**
 * Runs a command to its end. An expected failure ends it with one sentence and exit code 1. Signals are not handled,
 * so they end it at once and never with exit code 0.
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
 * Runs a server until a signal (Ctrl+C, SIGTERM), or until its output is closed. An expected failure ends it with one
 * sentence and exit code 1. A signal during the start ends it at once, which the store survives.
 * @param start returns the function that closes what it started
 */
export async function runUntilSignal(start: () => Promise<() => Promise<void>>): Promise<void> {
  let close: (() => Promise<void>) | undefined;
  let isStopping = false;
  const stop = (code: number): void => {
    // Both a terminal and the start script send the signal. The second one changes nothing.
    if (isStopping) {
      return;
    }
    isStopping = true;
    const closing = close?.() ?? Promise.resolve();
    closing.then(() => process.exit(code), exitAfter);
  };
  const stopOnSignal = (): void => stop(0);
  process.on('uncaughtException', exitAfter);
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    // As in `npm start | head`. The exit code is 1, so that a process manager may restart it.
    if (!isStopping) logWarning('The output is closed: the program ends.');
    stop(1);
  });
  // Standard error may be closed as well.
  process.stderr.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    stop(1);
  });
  process.on('SIGINT', stopOnSignal);
  process.on('SIGTERM', stopOnSignal);
  try {
    close = await start();
  } catch (failure) {
    exitAfter(failure);
  }
}
