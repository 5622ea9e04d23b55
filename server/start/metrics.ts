import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ServiceError } from '#server/http/errors.ts';
import { logFailure } from '#server/http/log.ts';
import {
  answered,
  cacheLookedUp,
  feedCalled,
  pictureLookedUp,
  queried,
  refused,
  webhookPosted,
} from '#server/http/measurements.ts';
import { wrapServices } from '#server/http/wrapServices.ts';
import { queueLengths } from '#server/store/jobs/jobQueue.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { listen } from './listen.ts';

/** Sources of the metrics, and where they are shown. */
export interface MetricsOptions {
  /** 0 for any free one. */
  port: number;
  /** Address of this machine to listen on. */
  host: string;
  store: Store;
  feed: Feed | undefined;
}

/** The metrics on their own port. */
export interface Metrics {
  port: number;
  close(): Promise<void>;
}

/** Methods with a label of their own. Node accepts about thirty others. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Bounds in seconds. The database's are finer. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const DATABASE_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds after which a scrape goes on without the database's figures. */
const DATABASE_PATIENCE_MS = 2_000;

/** The metrics that events of the product fill. @returns functions that end the listening */
function listenToEvents(registers: Registry[]): (() => void)[] {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of answers by method, pattern of the route, and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of statements of the database, waiting for a connection or for the embedded database included',
    labelNames: ['outcome'],
    buckets: DATABASE_BUCKETS,
    registers,
  });
  const feedCalls = new Histogram({
    name: 'feed_call_duration_seconds',
    help: 'Time of calls of the listing feed: ok, refused (4xx), failed, timeout, or paused (not made)',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const posts = new Histogram({
    name: 'webhook_post_duration_seconds',
    help: 'Time of attempts to deliver a lead or a mail to a webhook',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const lookups = new Counter({
    name: 'feed_cache_lookups_total',
    help: "Look-ups in the cache of the feed's answers: hit, stale, miss, or old (in place of a failure)",
    labelNames: ['result'],
    registers,
  });
  const pictures = new Counter({
    name: 'picture_cache_lookups_total',
    help: 'Look-ups in the cache of the picture proxy: hit, stale, or miss',
    labelNames: ['result'],
    registers,
  });
  const refusals = new Counter({
    name: 'requests_refused_total',
    help: 'Reads refused by a busy process, by kind (visitors, bearers, tiles) and reason (number, delay of the event loop)',
    labelNames: ['calls', 'reason'],
    registers,
  });
  return [
    answered.listen(({ method, route, status, milliseconds }) => {
      const known = METHODS.includes(method) ? method : 'other';
      requests.observe({ method: known, route, status }, milliseconds / 1000);
    }),
    queried.listen(({ milliseconds, isFailed }) => {
      statements.observe({ outcome: isFailed ? 'failed' : 'ok' }, milliseconds / 1000);
    }),
    feedCalled.listen(({ milliseconds, outcome }) => feedCalls.observe({ outcome }, milliseconds / 1000)),
    webhookPosted.listen(({ milliseconds, outcome }) => posts.observe({ outcome }, milliseconds / 1000)),
    cacheLookedUp.listen((lookup) => lookups.inc(lookup)),
    pictureLookedUp.listen((lookup) => pictures.inc(lookup)),
    refused.listen((refusal) => refusals.inc(refusal)),
  ];
}

/** Fails after a while, so that a database that hangs does not hide the other figures. */
async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database is slow')), DATABASE_PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The metrics that are read at each scrape. */
function readAtScrape(registers: Registry[], { store, feed }: Pick<MetricsOptions, 'store' | 'feed'>): void {
  let reading: Promise<void> | undefined;
  // These gauges are read at the same time, so they share one query.
  const collect = (): Promise<void> => {
    reading ??= readQueues().finally(() => (reading = undefined));
    return reading;
  };
  const waiting = new Gauge({
    name: 'queue_waiting',
    help: 'Jobs that are not done yet, of all processes of this database',
    labelNames: ['queue'],
    registers,
    collect,
  });
  const dead = new Gauge({
    name: 'queue_dead',
    help: 'Jobs that are kept because their attempts are used up (failed), or the receiver refused them for good (refused)',
    labelNames: ['queue', 'reason'],
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'Age of the oldest job that is not done yet; 0 for an empty queue',
    labelNames: ['queue'],
    registers,
    collect,
  });
  const isUp = new Gauge({
    name: 'database_up',
    help: '1 if the database counted the queues within 2 s',
    registers,
    collect,
  });
  async function readQueues(): Promise<void> {
    // Without an answer there is no figure, rather than an old one.
    waiting.reset();
    oldest.reset();
    dead.reset();
    try {
      for (const length of await patiently(queueLengths(store))) {
        const { queue, oldest: added } = length;
        waiting.set({ queue }, length.waiting);
        oldest.set({ queue }, added === null ? 0 : Math.max(0, (Date.now() - Date.parse(added)) / 1000));
        for (const reason of ['failed', 'refused'] as const) dead.set({ queue, reason }, length[reason]);
      }
      isUp.set(1);
    } catch (failure) {
      isUp.set(0);
      logFailure('the queues were not counted', failure);
    }
  }
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL by pool: busy, idle, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    async collect() {
      if (store.dialect !== 'postgres') return;
      const { poolStates } = await import('#server/store/postgres/postgresDialect.ts');
      for (const { name: pool, ...states } of poolStates()) {
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count);
      }
    },
  });
  if (!feed) return;
  new Gauge({
    name: 'feed_paused',
    help: '1 while the feed is not called: after failures in a row, or because it asked for a pause',
    registers,
    collect() {
      this.set(Number(feed.isPaused()));
    },
  });
}

/** Starts to collect metrics of this process. @returns the metrics, and a function that ends the collection */
export function collectMetrics(options: Pick<MetricsOptions, 'store' | 'feed'>): {
  registry: Registry;
  end(): void;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // They are gauges, whose names may not end in _total. Their values by kind have other names.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const ends = listenToEvents([registry]);
  readAtScrape([registry], options);
  return {
    registry,
    end() {
      for (const end of ends) end();
    },
  };
}

/**
 * Collects metrics of this process from now on, and shows them at /metrics on a port of their own. No label has a part
 * of an address, an email or another value of a request.
 * @throws PortTaken, PortForbidden
 */
export async function startMetrics(options: MetricsOptions): Promise<Metrics> {
  const { registry, end } = collectMetrics(options);
  const answer = wrapServices(async ({ url, method }) => {
    if (new URL(url).pathname !== '/metrics')
      throw new ServiceError(404, 'There is nothing at this address.');
    if (method !== 'GET') throw new ServiceError(405, 'This address can only be read.', { Allow: 'GET' });
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return new Response(await registry.metrics(), { headers });
  });
  const { host } = options;
  const server = await listen(options.port, answer, { host, setting: 'METRICS_PORT' });
  return {
    port: server.port,
    async close() {
      end();
      await server.close();
    },
  };
}
