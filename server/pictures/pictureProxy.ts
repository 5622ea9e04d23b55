import { LRUCache } from 'lru-cache';
import { hostOf } from '#server/config/pictureHosts.ts';
import { type CircuitBreaker, circuitBreaker } from '#server/http/circuitBreaker.ts';
import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { pictureLookedUp } from '#server/http/measurements.ts';
import { type CachedPicture, type CachedPictures, cachedName, etagOf } from './cachedPictures.ts';
import { fairQueue } from './fairQueue.ts';
import { type FetchOptions, PictureFailure, pictureFetcher } from './fetchPicture.ts';
import { type PictureForm, resizePicture } from './resizePicture.ts';

/** Dependencies and options of the proxy. */
export interface ProxyOptions extends FetchOptions {
  cache: CachedPictures;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** Pictures of listed hosts in the app's sizes. */
export interface PictureProxy {
  /**
   * Returns a picture from the cache, or from its host.
   * @param visitor the caller, for the fair order of the queue
   * @throws ServiceError 404 if the host has no such picture, 502 or 504 for its failures, 503 while it rests or too many
   * pictures wait
   */
  pictureOf(url: URL, form: PictureForm, visitor: string): Promise<CachedPicture>;
}

/** Age in milliseconds from which a cached picture is sent while its host is asked whether it still has it. */
const FRESH = MILLISECONDS_A_DAY;
/** Milliseconds for which a failure is remembered. */
const FAILURE_MEMORY = 30_000;
const MAX_FAILURES = 5_000;
/** Milliseconds after which the same failure of a host is logged again. */
const LOG_PAUSE = 600_000;
const MAX_LOGGED = 500;
const BREAKER = { failures: 5, rest: 30_000 };
/** A window full of cards may wait for one visitor. */
const QUEUE = { atOnce: 8, maxOfOneVisitor: 64, maxWaiting: 256, timeoutMs: 20_000 };
/** Share of the queue of pictures that are confirmed while their cached form is sent. */
const BACKGROUND = 'background';

const isHostFailure = (failure: unknown): failure is ServiceError =>
  failure instanceof ServiceError && [502, 504].includes(failure.status);

/** Opens the proxy over its cache. */
export function pictureProxy(options: ProxyOptions): PictureProxy {
  const { cache, clock, log, hosts } = options;
  const fetchPicture = pictureFetcher(options);
  const queue = fairQueue(QUEUE);
  const inFlight = new Map<string, Promise<CachedPicture>>();
  const breakers = new Map<string, CircuitBreaker>();
  const time = { ttlResolution: 0, perf: { now: () => clock.now().getTime() } };
  const failures = new LRUCache<string, ServiceError>({ max: MAX_FAILURES, ttl: FAILURE_MEMORY, ...time });
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOG_PAUSE, ...time });

  /** The address is left out, because it may have a key. */
  function logReason({ host }: URL, failure: ServiceError): void {
    const reason = failure instanceof PictureFailure ? failure.reason : failure.message;
    const line = `The picture host ${host}: ${reason.replace(/\.$/, '')}.`;
    if (!logged.has(line)) log(line);
    logged.set(line, true);
  }

  function breakerOf(url: URL): CircuitBreaker {
    const base = hostOf(url, hosts)?.base ?? '';
    const known = breakers.get(base) ?? circuitBreaker({ clock, ...BREAKER });
    breakers.set(base, known);
    return known;
  }

  /** Asks the host, unless it rests after failures in a row. */
  async function asked(url: URL, old: CachedPicture | undefined) {
    const breaker = breakerOf(url);
    const rest = breaker.wait();
    if (rest > 0) {
      const seconds = String(Math.ceil(rest / 1000));
      throw new ServiceError(503, 'The host of the picture is not available.', { 'Retry-After': seconds });
    }
    try {
      const fetched = await fetchPicture(url, old?.source);
      breaker.worked();
      return fetched;
    } catch (failure) {
      if (!isHostFailure(failure)) breaker.worked();
      else if (breaker.failed())
        log(`The picture host ${url.host} failed ${BREAKER.failures} times in a row.`);
      throw failure;
    }
  }

  async function made(
    url: URL,
    form: PictureForm,
    name: string,
    old?: CachedPicture,
  ): Promise<CachedPicture> {
    const { bytes: original, ...source } = await asked(url, old);
    const confirmed = clock.now().getTime();
    if (!original) {
      if (!old) throw new ServiceError(502, 'The picture cannot be fetched from its host.');
      const same = { ...old, confirmed };
      await cache.write(name, same);
      return same;
    }
    const bytes = new Uint8Array(await resizePicture(original, form));
    const picture = { bytes, etag: etagOf(bytes), confirmed, source };
    await cache.write(name, picture);
    return picture;
  }

  async function work(
    url: URL,
    form: PictureForm,
    name: string,
    old?: CachedPicture,
  ): Promise<CachedPicture> {
    try {
      return await made(url, form, name, old);
    } catch (failure) {
      if (isHostFailure(failure)) logReason(url, failure);
      if (failure instanceof ServiceError && failure.status === 404) await cache.remove(name);
      if (failure instanceof ServiceError && failure.status !== 503) failures.set(url.href, failure);
      throw failure;
    }
  }

  /** Simultaneous requests of one form share the work. */
  function make(url: URL, form: PictureForm, visitor: string, old?: CachedPicture): Promise<CachedPicture> {
    const name = nameOf(url, form);
    const running = inFlight.get(name);
    if (running) return running;
    const failure = failures.get(url.href);
    if (failure) return Promise.reject(failure);
    const making = queue.run(visitor, () => work(url, form, name, old)).finally(() => inFlight.delete(name));
    inFlight.set(name, making);
    return making;
  }

  const nameOf = (url: URL, { width, format }: PictureForm): string => cachedName(url.href, width, format);

  return {
    async pictureOf(url, form, visitor) {
      const cached = await cache.read(nameOf(url, form));
      const age = cached ? clock.now().getTime() - cached.confirmed : Number.NaN;
      if (cached) {
        const isFresh = age >= 0 && age < FRESH;
        pictureLookedUp.publish({ result: isFresh ? 'hit' : 'stale' });
        // While the host fails, its picture stays.
        if (!isFresh) make(url, form, BACKGROUND, cached).catch(() => undefined);
        return cached;
      }
      pictureLookedUp.publish({ result: 'miss' });
      return make(url, form, visitor);
    },
  };
}
