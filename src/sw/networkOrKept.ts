import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Milliseconds to wait for a service before the copy is given; the page's own timeout is longer. */
const TIMEOUT_MS = 6000;

/** Statuses of a proxy whose service is down. */
const AWAY = [502, 503, 504];

/**
 * Returns the service's answer and stores it. If none comes in time, returns the last copy, and without one any late
 * answer or failure. A device that can't store works as without a worker.
 */
export class NetworkOrKept extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const keep = (response: Response) => handler.cachePut(request, response.clone());
    const meanwhile = (work: Promise<unknown>) => void handler.waitUntil(work).catch(() => undefined);
    const coming = handler.fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
    const there = await Promise.race([coming, late]).catch(() => undefined);
    if (there && !AWAY.includes(there.status)) {
      meanwhile(keep(there));
      return there;
    }
    const kept = await this.kept(request, handler).catch(() => undefined);
    if (!kept) return coming;
    // A late answer is for the next time.
    meanwhile(coming.then(keep));
    return kept;
  }

  /** Returns the copy of an earlier answer. */
  protected kept(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    return handler.cacheMatch(request);
  }
}
