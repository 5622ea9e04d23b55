/** Whose call it is, where proxies stand before the product: limits count by this address. */
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Answer } from './answer.ts';

/** Whom X-Forwarded-For is believed from: so many proxies, one behind the other, or those at these places. */
export type TrustedProxies =
  | { count: number }
  | {
      /** Addresses ("10.0.0.7", "::1") and networks ("10.0.0.0/8"). */
      places: readonly string[];
    };

/** What Node's server gives beside a request, and what `behindProxies` adds to it. */
interface CallEnv {
  incoming?: { socket?: { remoteAddress?: string } };
  clientAddress?: string;
}

/** Proxies in a row at most: more is a mistake, or somebody else's address. */
const MOST_PROXIES = 10;

const BITS = { 4: 32, 6: 128 } as const;

/** 4 or 6; undefined for what is no address. */
function familyOf(address: string): 4 | 6 | undefined {
  const family = isIP(address);
  return family === 4 || family === 6 ? family : undefined;
}

function isPlace(place: string): boolean {
  const [address = '', bits, ...more] = place.split('/');
  const family = familyOf(address);
  if (family === undefined || more.length > 0) return false;
  // A network of everybody would let everybody choose their address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= BITS[family]);
}

/**
 * Reads what proxies are trusted: "1", or "10.0.0.0/8,::1".
 * @returns undefined for what is neither a number of proxies nor a list of places
 */
export function readProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MOST_PROXIES ? { count } : undefined;
  }
  const places = text.split(',').map((place) => place.trim());
  return places.every(isPlace) ? { places } : undefined;
}

/** The address alone, without port, brackets or the name of a line; IPv4 in its own way. */
function plain(entry: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|(\d[\d.]*):\d+)$/.exec(entry) ?? [];
  return (inBrackets ?? beforePort ?? entry).replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
}

function listOf(places: readonly string[]): BlockList {
  const list = new BlockList();
  for (const place of places) {
    const [address = '', bits] = place.split('/');
    const family = familyOf(address);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** What X-Forwarded-For names, as plain addresses, the nearest last; one empty entry without the header. */
export function entriesOf(forwardedFor: string | null | undefined): string[] {
  return (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()));
}

/** Finds the client of a connection. */
type FindClient = (connection: string, forwardedFor: string | null) => string;

/**
 * How a client is found: each proxy adds at the end of X-Forwarded-For who called it, so that only what trusted ones
 * added counts. What stands before that anybody may have written.
 * @returns takes the connection's address and the header, and gives the client's address: the connection's own where the
 *   header does not reach as far as it should, and the last good one before an entry that is no address
 */
export function clientBehind(trusted: TrustedProxies): FindClient {
  if ('count' in trusted) {
    return (connection, forwardedFor) => {
      const entry = entriesOf(forwardedFor).at(-trusted.count) ?? '';
      return isIP(entry) > 0 ? entry : connection;
    };
  }
  const list = listOf(trusted.places);
  const isTrusted = (address: string): boolean => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (connection, forwardedFor) => {
    let client = plain(connection);
    for (const entry of entriesOf(forwardedFor).toReversed()) {
      if (!isTrusted(client) || isIP(entry) === 0) break;
      client = entry;
    }
    return client;
  };
}

/** The same answers, with the address of whoever asks through trusted proxies; without such proxies as they are. */
export function behindProxies(trusted: TrustedProxies | undefined, answer: Answer): Answer {
  if (!trusted) return answer;
  const clientOf = clientBehind(trusted);
  return (request, env) => {
    const forwardedFor = request.headers.get('X-Forwarded-For');
    return answer(request, { ...env, clientAddress: clientOf(socketAddress(env), forwardedFor) });
  };
}

/** Address of the connection under @hono/node-server; 'local' where the service is called as a function. */
function socketAddress(env: CallEnv | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? 'local';
}

/** Addresses of the connection and of the client; one and the same without trusted proxies, whatever headers say. */
export function addressesOf({ env }: Context): { connection: string; client: string } {
  const call: CallEnv | undefined = env;
  const connection = socketAddress(call);
  return { connection, client: call?.clientAddress ?? connection };
}
