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
import { isGivenUp } from './complete.ts';
import { ServiceError } from './errors.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** A time from one moment to another, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

/**
 * For how long a request waited for the database: queries at the same time count once. Asks nothing more for a request
 * that nobody waits for.
 */
class QueryTimer implements KyselyPlugin {
  readonly #begun = new Map<PluginTransformQueryArgs['queryId'], number>();
  readonly #spans: Span[] = [];
  readonly #request: Request;

  constructor(request: Request) {
    this.#request = request;
  }

  /** Called by Kysely before each query, and for parts of one that have an identity of their own and no result. */
  transformQuery({ node, queryId }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (isGivenUp(this.#request)) throw new ServiceError(503, 'Nobody waits for this answer any more.');
    this.#begun.set(queryId, performance.now());
    return node;
  }

  /** Called by Kysely with each result. */
  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const to = performance.now();
    this.#spans.push({ from: this.#begun.get(queryId) ?? to, to });
    return result;
  }

  /** Milliseconds until now. */
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
 * Tells in Server-Timing how long an answer took, and the database of it where it was asked: for the browser's own tools.
 * Of services that everybody may read alone: elsewhere a time could tell whether somebody has an account.
 */
export function serverTiming(): MiddlewareHandler<ServiceEnv> {
  const told = timing({ totalDescription: '' });
  return (context, next) =>
    told(context, async () => {
      const queries = new QueryTimer(context.req.raw);
      context.set('queries', queries);
      await next();
      const { milliseconds } = queries;
      if (milliseconds > 0) setMetric(context, 'db', milliseconds);
    });
}

/** The database, each query of which counts for this request's time; as it is where no times are told. */
export function timed<Tables>(context: Context<ServiceEnv>, database: Kysely<Tables>): Kysely<Tables> {
  const queries = context.get('queries');
  return queries ? database.withPlugin(queries) : database;
}
