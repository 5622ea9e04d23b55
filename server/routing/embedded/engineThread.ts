import { Worker } from 'node:worker_threads';
import { logFailure } from '#server/http/log.ts';
import { busyRouting } from '../routing.ts';
import type { StreetSource } from '../streets/streetSource.ts';
import type { EngineAnswer, EngineCall, EngineQuestion } from './engineMessages.ts';

/** Calls that may wait for the thread. One takes a third of a second at most, so the last one waits five seconds. */
const MAX_WAITING = 16;
/** Those of them that one caller may have, so that others are answered too. */
const MAX_WAITING_OF_CALLER = 8;
/**
 * Milliseconds after which the thread is ended and started again: it is damaged, or the machine is overloaded. A question
 * that has waited as long for its streets is not sent again.
 */
const TIMEOUT_MS = 20_000;
/** Maximum number of times that one question is sent with what the thread has asked for. */
const MAX_ATTEMPTS = 5;

/** The thread of travel times, which is started by the first question. */
export interface EngineThread {
  /**
   * Asks the thread, and gives it the streets that it needs.
   * @param caller whose questions have a share of the places; all places by default
   * @throws RoutingError if too many questions wait, or if the thread gives no answer
   */
  ask(version: string, question: EngineQuestion, caller?: string): Promise<EngineAnswer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: EngineAnswer): void;
  reject(failure: Error): void;
}

/** Creates the thread's calls. */
export function engineThread(source: Pick<StreetSource, 'tiles' | 'timetables'>): EngineThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  /** The caller of each question that waits. */
  const callers = new Set<{ caller: string | undefined }>();
  let isClosed = false;

  function end(ended: Worker, failure: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    const made = new Worker(new URL('./routingWorker.ts', import.meta.url));
    // The thread alone does not keep the process running.
    made.unref();
    made.on('message', (answer: EngineAnswer) => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      call?.resolve(answer);
    });
    made.on('error', (cause) => {
      logFailure('the thread of travel times ended', cause);
      end(made, busyRouting());
    });
    made.on('exit', () => end(made, busyRouting()));
    worker = made;
    return made;
  }

  function send(call: Omit<EngineCall, 'id'>): Promise<EngineAnswer> {
    const thread = started();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        end(thread, busyRouting());
        void thread.terminate();
      }, TIMEOUT_MS);
      waiting.set(id, {
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        reject(failure) {
          clearTimeout(timer);
          reject(failure);
        },
      });
      thread.postMessage({ ...call, id } satisfies EngineCall);
    });
  }

  async function answered(version: string, question: EngineQuestion): Promise<EngineAnswer> {
    const end = performance.now() + TIMEOUT_MS;
    let answer = await send({ version, question });
    // A journey by transit needs its timetables, then the streets around both ends, then those around the stops. Another
    // question may have dropped tiles meanwhile.
    for (let attempt = 0; answer.kind === 'needs' && attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await source.tiles(answer.tiles);
      const tiles = answer.tiles.map((tile) => [tile, found.get(tile) ?? []] as const);
      const timetables = answer.timetables ? { timetables: await source.timetables() } : {};
      if (performance.now() > end) throw busyRouting();
      answer = await send({ version, question, tiles, ...timetables });
    }
    if (answer.kind === 'failed') {
      logFailure('travel times could not be computed', new Error(answer.message));
      throw busyRouting();
    }
    if (answer.kind === 'needs') throw busyRouting();
    return answer;
  }

  return {
    async ask(version, question, caller) {
      const own = Array.from(callers).filter((waits) => waits.caller === caller).length;
      const isCallers = caller !== undefined && own >= MAX_WAITING_OF_CALLER;
      if (isClosed || callers.size >= MAX_WAITING || isCallers) throw busyRouting();
      const place = { caller };
      callers.add(place);
      try {
        return await answered(version, question);
      } finally {
        callers.delete(place);
      }
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
