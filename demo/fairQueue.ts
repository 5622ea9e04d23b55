import { ServiceError } from '#server/http/errors.ts';

/** How much work is taken. */
export interface FairQueueOptions {
  /** Pieces of work done at one time. */
  atOnce: number;
  /** Pieces that one visitor may have waiting. */
  mostOfOne: number;
  /** Pieces of all visitors that may wait. */
  most: number;
  /** Milliseconds after which a piece that still waits is given up; the caller was answered by then. */
  patience: number;
}

/** Work that takes turns. */
export interface FairQueue {
  /**
   * Does work when its turn comes: visitors take turns, and each one's work is done in the order it came.
   * @param signal gives it up while it waits
   * @throws ServiceError 503 with Retry-After where too much waits already, or where it waited too long
   */
  run<Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Pieces that wait. */
  waiting(): number;
}

interface Piece {
  due: number;
  start(): void;
  giveUp(): void;
}

const busy = (): ServiceError =>
  new ServiceError(503, 'Too much is being made at the moment. Please try again.', { 'Retry-After': '2' });

/** A queue that one visitor's many requests do not fill for the others. */
export function fairQueue({ atOnce, mostOfOne, most, patience }: FairQueueOptions): FairQueue {
  /** The first visitor is the next one; whoever had a turn goes to the end. */
  const queues = new Map<string, Piece[]>();
  let running = 0;
  let waiting = 0;

  function next(): Piece | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [visitor, [piece, ...rest]] = first;
    queues.delete(visitor);
    if (rest.length > 0) queues.set(visitor, rest);
    waiting -= 1;
    return piece;
  }

  function startNext(): void {
    while (running < atOnce) {
      const piece = next();
      if (!piece) return;
      if (performance.now() > piece.due) piece.giveUp();
      else piece.start();
    }
  }

  function leave(visitor: string, piece: Piece): void {
    const own = queues.get(visitor) ?? [];
    const rest = own.filter((one) => one !== piece);
    if (rest.length === own.length) return;
    if (rest.length > 0) queues.set(visitor, rest);
    else queues.delete(visitor);
    waiting -= 1;
    piece.giveUp();
  }

  return {
    async run(visitor, work, signal) {
      const own = queues.get(visitor) ?? [];
      if (waiting >= most || own.length >= mostOfOne) throw busy();
      const turn = Promise.withResolvers<void>();
      const piece: Piece = {
        due: performance.now() + patience,
        start() {
          running += 1;
          turn.resolve();
        },
        giveUp: () => turn.reject(busy()),
      };
      const stop = () => leave(visitor, piece);
      if (signal?.aborted) throw busy();
      signal?.addEventListener('abort', stop);
      queues.set(visitor, [...own, piece]);
      waiting += 1;
      startNext();
      try {
        await turn.promise;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    waiting: () => waiting,
  };
}
