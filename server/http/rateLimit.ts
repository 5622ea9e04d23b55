import type { Context, MiddlewareHandler } from 'hono';
import { addressesOf, entriesOf } from './clientAddress.ts';
import { type Clock, millisecondsLeft } from './clock.ts';
import { ServiceError } from './errors.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** How often one address may call a route. */
export interface RateLimit {
  /** Beginning of the path: "/realty/autocomplete". */
  path: string;
  /** Upper case; every method where missing. */
  method?: string;
  /** Requests allowed within the window. */
  requests: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/** So many calls a second below a path, 0 for any number. */
export function callsASecond(path: string, requests: number): readonly RateLimit[] {
  return requests === 0 ? [] : [{ path, requests, seconds: 1 }];
}

/** What `rateLimit` needs. */
export interface RateLimitOptions {
  limits: readonly RateLimit[];
  clock: Clock;
  /** The caller's address; by default that of the connection, or of the client of trusted proxies. */
  addressOf?: (context: Context) => string;
  /** For how many calls one counts, by what it costs; for one where missing. One is always allowed by itself. */
  weightOf?: (context: Context) => number;
}

interface Window {
  end: number;
  count: number;
}

/** Kept at most, so that many addresses fill no memory. */
const MOST_WINDOWS = 50_000;

/** Forwarding headers are believed from trusted proxies alone: anyone else can send them too. */
const clientAddress = (context: Context): string => addressesOf(context).client;

/**
 * Whom an address is counted as: of IPv6 the network of 64 bits, since one subscriber is given all of its addresses;
 * of IPv4, also as IPv6 writes it, the address itself.
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

/** Whom a call counts as, for what is shared out among visitors. */
export const subscriberOfCall = (context: Context): string => subscriberOf(clientAddress(context));

/** Addresses of this machine, and the word for a call as a function. */
const LOOPBACK = /^(?:local|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Names of this machine that no other name server gives out; a URL has IPv6 in brackets. */
const OWN_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * True if the request comes from this machine. Used for pages that show other people's data. X-Forwarded-For can only make
 * this false: a remote address in it disqualifies the request, a local one never qualifies it. The name that was asked has
 * to be this machine's own: a page of any other name that leads here could read the answer.
 */
export function isFromHere(context: Context): boolean {
  if (!OWN_NAME.test(new URL(context.req.url).hostname)) return false;
  const named = entriesOf(context.req.header('X-Forwarded-For')).filter((entry) => entry !== '');
  return [...Object.values(addressesOf(context)), ...named].every((address) => LOOPBACK.test(address));
}

/**
 * Counts requests by address, for a service that knows only on the way whether one counts.
 * @returns a function that counts its request and throws ServiceError 429 with Retry-After (seconds) when the address
 *   passes a limit. Limits are independent of each other.
 */
export function rateLimiter(options: RateLimitOptions): (context: Context<ServiceEnv>) => void {
  const { limits, clock, addressOf = clientAddress, weightOf = () => 1 } = options;
  const windows = new Map<string, Window>();
  return (context) => {
    for (const [position, limit] of limits.entries()) {
      if (!context.req.path.startsWith(limit.path)) continue;
      if (limit.method !== undefined && limit.method !== context.req.method) continue;
      const weight = Math.min(weightOf(context), Math.max(1, limit.requests));
      const key = `${position} ${subscriberOf(addressOf(context))}`;
      const wait = count(windows, { key, weight }, limit, clock);
      if (wait > 0) {
        throw new ServiceError(429, 'Too many requests. Please wait a moment.', {
          'Retry-After': String(wait),
        });
      }
    }
  };
}

/** Answers 429 with Retry-After (seconds) when one address passes a limit. */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler<ServiceEnv> {
  const limit = rateLimiter(options);
  return async (context, next) => {
    limit(context);
    await next();
  };
}

/** Counts one request; answers the seconds to wait, 0 when it is allowed. */
function count(
  windows: Map<string, Window>,
  { key, weight }: { key: string; weight: number },
  limit: RateLimit,
  clock: Clock,
): number {
  const open = windows.get(key);
  const length = limit.seconds * 1000;
  const left = open ? millisecondsLeft({ end: open.end, length, clock }) : 0;
  if (open && left > 0) {
    open.count += weight;
    return open.count > limit.requests ? Math.ceil(left / 1000) : 0;
  }
  const now = clock.now().getTime();
  // Last of all again: the first of a map is the one that was begun longest ago.
  windows.delete(key);
  if (windows.size >= MOST_WINDOWS) makeRoom(windows, now);
  windows.set(key, { end: now + length, count: weight });
  return limit.requests < 1 ? limit.seconds : 0;
}

/** Forgets the oldest windows, ended ones among them; everybody else goes on being counted. */
function makeRoom(windows: Map<string, Window>, now: number): void {
  for (const [key, window] of windows) {
    if (windows.size < MOST_WINDOWS && window.end > now) return;
    windows.delete(key);
  }
}
