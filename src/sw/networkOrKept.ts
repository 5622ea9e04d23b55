import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Milliseconds that a service is waited for before the kept answer is given; the page itself waits longer. */
const PATIENCE_MS = 6000;

/** Said by what stands before a service that is not there. */
const AWAY = [502, 503, 504];

/**
 * The service's answer, which is kept; where none comes, or none in time, the last one that was. Without a kept one
 * whatever the service, or the network, says. A device that can keep nothing is as if there were no worker.
 */
export class NetworkOrKept extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const keep = (response: Response) => handler.cachePut(request, response.clone());
    const meanwhile = (work: Promise<unknown>) => void handler.waitUntil(work).catch(() => undefined);
    const coming = handler.fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const there = await Promise.race([coming, late]).catch(() => undefined);
    if (there && !AWAY.includes(there.status)) {
      meanwhile(keep(there));
      return there;
    }
    const kept = await this.kept(request, handler).catch(() => undefined);
    if (!kept) return coming;
    // What comes late is for the next time.
    meanwhile(coming.then(keep));
    return kept;
  }

  /** What was answered before. */
  protected kept(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    return handler.cacheMatch(request);
  }
}
