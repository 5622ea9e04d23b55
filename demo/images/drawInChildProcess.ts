import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ServiceError } from '#server/http/errors.ts';
import { logWarning } from '#server/http/log.ts';
import type { Format } from './imageRequest.ts';

/** A picture to be made. */
export interface Draft {
  key: string;
  width: number;
  height: number;
  format: Format;
}

/** A message to the drawing process. */
export interface DrawQuestion extends Draft {
  id: number;
}

/** Its answer. */
export type DrawAnswer = { id: number } & ({ bytes: Uint8Array } | { failure: Error });

/** After this many milliseconds without work the process ends, and its memory with it. */
const IDLE = 20_000;

/** A drawing that takes more milliseconds than this hangs: the process is ended, and the next picture starts another. */
const LONGEST = 30_000;

/** Signals that end the server, and the process with it. */
const ASKED_SIGNALS: readonly unknown[] = ['SIGINT', 'SIGTERM'];

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

/** The next picture starts a new process. */
function lose(lost: ChildProcess): void {
  if (child !== lost) return;
  child = undefined;
  const failure = new ServiceError(503, 'The picture could not be made. Please try again.', {
    'Retry-After': '2',
  });
  for (const drawing of underWay.values()) drawing.reject(failure);
  underWay.clear();
}

/** Ends the process because it has no work. */
function dismiss(): void {
  const dismissed = child;
  // First: a picture that is asked for from now on starts a new process.
  child = undefined;
  dismissed?.disconnect();
}

function endHanging(hanging: ChildProcess): void {
  if (child === hanging)
    logWarning(`A picture took more than ${LONGEST / 1000} s: the drawing process is ended.`);
  lose(hanging);
  hanging.kill('SIGKILL');
}

function start(): ChildProcess {
  const program = join(import.meta.dirname, 'drawWorker.ts');
  const started = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Bytes go through as they are.
    serialization: 'advanced',
  });
  // Before it has threads, which take the priority over: answers come before pictures.
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  started.on('message', (answer: DrawAnswer) => settle(answer));
  started.on('error', ({ message }) => {
    if (child === started) logWarning(`The drawing process failed: ${message}`);
    lose(started);
  });
  started.on('exit', (code, signal) => {
    if (child === started && !ASKED_SIGNALS.includes(signal)) {
      logWarning(`The drawing process ended by itself: exit code ${code}, signal ${signal}.`);
    }
    lose(started);
  });
  // Commands and tests may end while it waits.
  started.unref();
  started.channel?.unref();
  return started;
}

/** Makes a picture in a process of its own, which starts with the first. Rejects what is no drawing. */
export async function drawApart(draft: Draft): Promise<Buffer> {
  clearTimeout(idle);
  child ??= start();
  const asked = child;
  lastId += 1;
  const id = lastId;
  const drawing = Promise.withResolvers<Buffer>();
  underWay.set(id, drawing);
  const longest = setTimeout(() => endHanging(asked), LONGEST);
  longest.unref();
  asked.send({ ...draft, id } satisfies DrawQuestion, (failure) => {
    if (!failure) return;
    if (child === asked) logWarning(`The drawing process cannot be reached: ${failure.message}`);
    lose(asked);
  });
  try {
    return await drawing.promise;
  } finally {
    clearTimeout(longest);
    if (underWay.size === 0) {
      idle = setTimeout(dismiss, IDLE);
      idle.unref();
    }
  }
}
