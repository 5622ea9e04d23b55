import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Milliseconds to wait for a service before the copy is given; the page's own timeout is longer. */
const TIMEOUT_MS = 6000;

/** Statuses of a proxy whose service is down. */
const GATEWAY_FAILURES = [502, 503, 504];

/**
 * Returns the service's answer and stores it. If none comes in time, returns the last copy, and without one any late
 * answer or failure. A device that can't store works as without a worker.
 */
export class NetworkOrCopy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const store = (response: Response) => handler.cachePut(request, response.clone());
    const continueWith = (work: Promise<unknown>) => void handler.waitUntil(work).catch(() => undefined);
    const answering = handler.fetch(request);
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
    const answer = await Promise.race([answering, timeout]).catch(() => undefined);
    if (answer && !GATEWAY_FAILURES.includes(answer.status)) {
      continueWith(store(answer));
      return answer;
    }
    const copyOf = await this.copyOf(request, handler).catch(() => undefined);
    if (!copyOf) return answering;
    // A late answer is for the next time.
    continueWith(answering.then(store));
    return copyOf;
  }

  /** Returns the copy of an earlier answer. */
  protected copyOf(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    return handler.cacheMatch(request);
  }
}
