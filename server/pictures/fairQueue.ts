import { ServiceError } from '#server/http/errors.ts';

/** Limits of the queue. */
export interface FairQueueOptions {
  /** Maximum number of pieces of work at a time. */
  atOnce: number;
  /** Maximum number of waiting pieces of one visitor. */
  maxOfOneVisitor: number;
  /** Maximum number of waiting pieces of all visitors. */
  maxWaiting: number;
  /** Timeout in milliseconds of a waiting piece, which is then dropped. By then the caller has got an answer. */
  timeoutMs: number;
}

/** A queue in which visitors take turns. */
export interface FairQueue {
  /**
   * Does work when its turn comes. Visitors take turns, and the work of one visitor is done in order.
   * @param signal drops the work while it waits
   * @throws ServiceError 503 with Retry-After if too much work is waiting, or if it waited too long
   */
  run<Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Returns the number of waiting pieces. */
  waiting(): number;
}

interface Piece {
  due: number;
  start(): void;
  giveUp(): void;
}

const busy = (): ServiceError =>
  new ServiceError(503, 'Too many pictures are being prepared at the moment. Please try again.', {
    'Retry-After': '2',
  });

/** Creates a queue in which one visitor's many requests do not delay the others. */
export function fairQueue({ atOnce, maxOfOneVisitor, maxWaiting, timeoutMs }: FairQueueOptions): FairQueue {
  /** The first visitor is next. After a turn the visitor moves to the end. */
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
      if (waiting >= maxWaiting || own.length >= maxOfOneVisitor) throw busy();
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
