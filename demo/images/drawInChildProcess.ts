import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ServiceError } from '#server/http/errors.ts';
import { logWarning } from '#server/http/log.ts';
import type { Format } from './imageRequest.ts';

/** A picture to draw. */
export interface Picture {
  key: string;
  width: number;
  height: number;
  format: Format;
}

/** A request to the drawing process. */
export interface DrawRequest extends Picture {
  id: number;
}

/** The answer of the drawing process. */
export type DrawAnswer = { id: number } & ({ bytes: Uint8Array } | { failure: Error });

/** Milliseconds without work after which the process ends and frees its memory. */
const IDLE_MS = 20_000;

/** Timeout of a drawing in milliseconds. The process is then killed, and the next picture starts another. */
const TIMEOUT_MS = 30_000;

/** Signals that end the server and the process. */
const STOP_SIGNALS: readonly unknown[] = ['SIGINT', 'SIGTERM'];

interface Drawing {
  resolve(bytes: Buffer): void;
  reject(failure: Error): void;
}

let child: ChildProcess | undefined;
let lastId = 0;
let idle: NodeJS.Timeout | undefined;
const underWay = new Map<number, Drawing>();

function settle(answer: DrawAnswer): void {
  const drawing = underWay.get(answer.id);
  underWay.delete(answer.id);
  if (!drawing) return;
  if ('bytes' in answer) drawing.resolve(Buffer.from(answer.bytes));
  else drawing.reject(answer.failure);
}

/** Rejects the drawings of a process that ended. The next picture starts a new process. */
function rejectDrawings(lost: ChildProcess): void {
  if (child !== lost) return;
  child = undefined;
  const failure = new ServiceError(503, 'The picture could not be drawn. Please try again.', {
    'Retry-After': '2',
  });
  for (const drawing of underWay.values()) drawing.reject(failure);
  underWay.clear();
}

/** Ends the process because it has no work. */
function endIdleProcess(): void {
  const idleProcess = child;
  // First, so that the next picture starts a new process.
  child = undefined;
  idleProcess?.disconnect();
}

function endHanging(hanging: ChildProcess): void {
  if (child === hanging)
    logWarning(`A picture took more than ${TIMEOUT_MS / 1000} s: the drawing process is ended.`);
  rejectDrawings(hanging);
  hanging.kill('SIGKILL');
}

function start(): ChildProcess {
  const program = join(import.meta.dirname, 'drawWorker.ts');
  const started = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Sends bytes without converting them to JSON.
    serialization: 'advanced',
  });
  // Before it starts threads, which inherit the priority. Answers of the server have priority over pictures.
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  started.on('message', (answer: DrawAnswer) => settle(answer));
  started.on('error', ({ message }) => {
    if (child === started) logWarning(`The drawing process failed: ${message}`);
    rejectDrawings(started);
  });
  started.on('exit', (code, signal) => {
    if (child === started && !STOP_SIGNALS.includes(signal)) {
      logWarning(`The drawing process ended by itself: exit code ${code}, signal ${signal}.`);
    }
    rejectDrawings(started);
  });
  // Lets commands and tests end while the process waits.
  started.unref();
  started.channel?.unref();
  return started;
}

/**
 * Draws a picture in a child process, which the first picture starts.
 * @throws the drawing's error, or ServiceError 503 if the process ended
 */
export async function drawInChildProcess(picture: Picture): Promise<Buffer> {
  clearTimeout(idle);
  child ??= start();
  const drawingProcess = child;
  lastId += 1;
  const id = lastId;
  const drawing = Promise.withResolvers<Buffer>();
  underWay.set(id, drawing);
  const timeout = setTimeout(() => endHanging(drawingProcess), TIMEOUT_MS);
  timeout.unref();
  drawingProcess.send({ ...picture, id } satisfies DrawRequest, (failure) => {
    if (!failure) return;
    if (child === drawingProcess) logWarning(`The drawing process cannot be reached: ${failure.message}`);
    rejectDrawings(drawingProcess);
  });
  try {
    return await drawing.promise;
  } finally {
    clearTimeout(timeout);
    if (underWay.size === 0) {
      idle = setTimeout(endIdleProcess, IDLE_MS);
      idle.unref();
    }
  }
}
