import { ServiceError } from '#server/http/errors.ts';

/** Limits of the queue. */
export interface FairQueueOptions {
  /** Pieces of work in progress at a time. */
  atOnce: number;
  /** Waiting pieces of one visitor. */
  mostOfOne: number;
  /** Waiting pieces of all visitors. */
  most: number;
  /** Milliseconds after which a waiting piece is dropped; by then the caller has got an answer. */
  timeoutMs: number;
}

/** A queue that takes turns. */
export interface FairQueue {
  /**
   * Does work when its turn comes. Visitors take turns, and the work of one visitor is done in order.
   * @param signal drops the work while it waits
   * @throws ServiceError 503 with Retry-After if too much work waits already, or if it waited too long
   */
  run<Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Number of waiting pieces. */
  waiting(): number;
}

interface Piece {
  due: number;
  start(): void;
  giveUp(): void;
}

const busy = (): ServiceError =>
  new ServiceError(503, 'Too much is being made at the moment. Please try again.', { 'Retry-After': '2' });

/** A queue in which one visitor's many requests do not delay the others. */
export function fairQueue({ atOnce, mostOfOne, most, timeoutMs }: FairQueueOptions): FairQueue {
  /** The first visitor is next; after a turn they go to the end. */
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
        due: performance.now() + timeoutMs,
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
