import type { Context, MiddlewareHandler } from 'hono';
import { setMetric, timing } from 'hono/timing';
import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  UnknownRow,
} from 'kysely';
import { ServiceError } from './errors.ts';
import type { ServiceEnv } from './serviceEnv.ts';
import { isAbandoned } from './wrapServices.ts';

/** A period, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

/**
 * Measures how long a request waited for the database. Queries that run at the same time count once. Throws instead
 * of starting a query for a request that no caller waits for.
 */
class QueryTimer implements KyselyPlugin {
  readonly #begun = new Map<PluginTransformQueryArgs['queryId'], number>();
  readonly #spans: Span[] = [];
  readonly #request: Request;

  constructor(request: Request) {
    this.#request = request;
  }

  /** Kysely calls this before each query, and for parts of a query that have their own id and no result. */
  transformQuery({ node, queryId }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (isAbandoned(this.#request))
      throw new ServiceError(503, 'The caller no longer waits for this answer.');
    this.#begun.set(queryId, performance.now());
    return node;
  }

  /** Kysely calls this with each result. */
  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const to = performance.now();
    this.#spans.push({ from: this.#begun.get(queryId) ?? to, to });
    return result;
  }

  /** Milliseconds so far. */
  get milliseconds(): number {
    let [total, until] = [0, 0];
    for (const { from, to } of this.#spans.toSorted((one, other) => one.from - other.from)) {
      total += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
    return total;
  }
}

/**
 * Reports in Server-Timing how long an answer took, and how much of it was the database, for the browser's developer
 * tools. Use it only for public services: elsewhere a time could reveal whether an account exists.
 */
export function serverTiming(): MiddlewareHandler<ServiceEnv> {
  const addTimings = timing({ totalDescription: '' });
  return (context, next) =>
    addTimings(context, async () => {
      const queries = new QueryTimer(context.req.raw);
      context.set('queries', queries);
      await next();
      const { milliseconds } = queries;
      if (milliseconds > 0) setMetric(context, 'db', milliseconds);
    });
}

/** The database with its queries measured for this request; unchanged when the service reports no timing. */
export function timed<Tables>(context: Context<ServiceEnv>, database: Kysely<Tables>): Kysely<Tables> {
  const queries = context.get('queries');
  return queries ? database.withPlugin(queries) : database;
}
