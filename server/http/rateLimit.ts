import type { Context, MiddlewareHandler } from 'hono';
import { addressesOf, entriesOf } from './clientAddress.ts';
import { type Counters, memoryCounters } from './counters.ts';
import { ServiceError } from './errors.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** The limit of one address's calls to a route. */
export interface RateLimit {
  /** Beginning of the path: "/realty/autocomplete". */
  path: string;
  /** Upper case; every method by default. */
  method?: string;
  /** Requests allowed within the window. */
  requests: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/** A limit of the given number of calls a second below a path; no limit for 0. */
export function callsPerSecond(path: string, requests: number): readonly RateLimit[] {
  return requests === 0 ? [] : [{ path, requests, seconds: 1 }];
}

/** Dependencies and options of `rateLimit`. */
export interface RateLimitOptions {
  limits: readonly RateLimit[];
  /** Count the calls; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** The caller's address. By default the client's address behind trusted proxies, else the connection's. */
  addressOf?: (context: Context) => string;
  /** Number of calls that a request counts for, by its cost; 1 by default. A single request is always allowed. */
  weightOf?: (context: Context) => number;
}

/** Forwarding headers count only from trusted proxies, because every caller can send them. */
const clientAddress = (context: Context): string => addressesOf(context).client;

/**
 * The key that an address is counted under. For IPv6 it is the /64 network, because one subscriber gets all addresses
 * of it. For IPv4, also in IPv6 form, it is the address itself.
 */
function subscriberOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const last = back ? back.split(':') : [];
  const zeros =
    back === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  const network = [...groups, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The key that a call is counted under, for quotas that visitors share. */
export const subscriberOfCall = (context: Context): string => subscriberOf(clientAddress(context));

/** Addresses of this machine, and 'local' for a call as a function. */
const LOOPBACK = /^(?:local|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Host names that always mean this machine. A URL has IPv6 in brackets. */
const OWN_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Headers of proxies other than X-Forwarded-For. Which address is in them is not looked at. */
const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Real-IP'];

/**
 * True if the request comes from this machine. Used for pages that show other people's data. Headers of proxies can only
 * make this false: a remote address in X-Forwarded-For disqualifies the request, as does any other header of a proxy, and a
 * local address never qualifies it. The requested
 * host must be this machine's own name too: otherwise a page on another name that resolves to this machine could read
 * the answer.
 */
export function isLocalRequest(context: Context): boolean {
  if (!OWN_NAME.test(new URL(context.req.url).hostname)) return false;
  if (PROXY_HEADERS.some((name) => context.req.header(name) !== undefined)) return false;
  const named = entriesOf(context.req.header('X-Forwarded-For')).filter((entry) => entry !== '');
  return [...Object.values(addressesOf(context)), ...named].every((address) => LOOPBACK.test(address));
}

/**
 * Counts a request.
 * @param more number of calls that a request counts for besides its weight, if it was counted before its body was read
 * @throws ServiceError 429 with Retry-After (seconds) when the address passes a limit
 */
export type RateLimiter = (context: Context<ServiceEnv>, more?: number) => Promise<void>;

/**
 * Makes a counter of requests by address, for a service that decides in its handler whether a request counts. Limits
 * are independent of each other, and those with equal values are one limit.
 */
export function rateLimiter(options: RateLimitOptions): RateLimiter {
  const { limits, counters = memoryCounters, addressOf = clientAddress, weightOf = () => 1 } = options;
  const counted = limits.map((limit) => ({
    limit,
    counter: counters({
      name: `${limit.method ?? '*'} ${limit.path}`,
      points: limit.requests,
      seconds: limit.seconds,
    }),
  }));
  return async (context, more = 0) => {
    for (const { limit, counter } of counted) {
      if (!context.req.path.startsWith(limit.path)) continue;
      if (limit.method !== undefined && limit.method !== context.req.method) continue;
      const most = Math.max(1, limit.requests);
      const own = Math.min(weightOf(context), most);
      const weight = more === 0 ? own : Math.min(own + more, most) - own;
      if (weight === 0) continue;
      const wait = await counter.take(subscriberOf(addressOf(context)), weight);
      if (wait > 0) {
        throw new ServiceError(429, 'Too many requests. Please wait a moment.', {
          'Retry-After': String(Math.ceil(wait / 1000)),
        });
      }
    }
  };
}

/** Answers 429 with Retry-After (seconds) when one address passes a limit. */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler<ServiceEnv> {
  const limit = rateLimiter(options);
  return async (context, next) => {
    await limit(context);
    await next();
  };
}
