/** Finds the client's address behind proxies. Rate limits count by this address. */
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Answer } from './answer.ts';

/** The proxies whose X-Forwarded-For is trusted: a number of them in a row, or their addresses. */
export type TrustedProxies =
  | { count: number }
  | {
      /** Addresses ("10.0.0.7", "::1") and networks ("10.0.0.0/8"). */
      networks: readonly string[];
    };

/** The values that Node's server passes beside a request, and the one that `behindProxies` adds. */
interface CallEnv {
  incoming?: { socket?: { remoteAddress?: string } };
  clientAddress?: string;
}

/** Maximum number of proxies in a row. A greater number is a mistake. */
const MAX_PROXIES = 10;

const BITS = { 4: 32, 6: 128 } as const;

/** 4 or 6; undefined when the text is not an IP address. */
function familyOf(address: string): 4 | 6 | undefined {
  const family = isIP(address);
  return family === 4 || family === 6 ? family : undefined;
}

function isNetwork(network: string): boolean {
  const [address = '', bits, ...more] = network.split('/');
  const family = familyOf(address);
  if (family === undefined || more.length > 0) return false;
  // With a network of all addresses (/0) every caller could choose their own address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= BITS[family]);
}

/**
 * Reads the setting of trusted proxies: "1", or "10.0.0.0/8,::1".
 * @returns undefined for a text that is neither a number of proxies nor a list of addresses
 */
export function readProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MAX_PROXIES ? { count } : undefined;
  }
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? { networks } : undefined;
}

/** The address alone: without port, brackets or zone name, and IPv4 in dotted form. */
function plainAddress(entry: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|(\d[\d.]*):\d+)$/.exec(entry) ?? [];
  return (inBrackets ?? beforePort ?? entry).replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** The addresses in X-Forwarded-For, plain, the nearest last. Without the header: one empty entry. */
export function entriesOf(forwardedFor: string | null | undefined): string[] {
  return (forwardedFor ?? '').split(',').map((entry) => plainAddress(entry.trim()));
}

/** Finds the client of a connection. */
type FindClient = (connection: string, forwardedFor: string | null) => string;

/**
 * Makes the look-up of the client. Each proxy appends its caller to X-Forwarded-For, so only the entries of trusted
 * proxies count. Entries before those can be forged.
 * @returns a function that takes the connection's address and the header and returns the client's address. It returns
 * the connection's address if the header is too short, and stops at the last valid entry before one that is not an
 * address.
 */
export function clientBehind(trusted: TrustedProxies): FindClient {
  if ('count' in trusted) {
    return (connection, forwardedFor) => {
      const entry = entriesOf(forwardedFor).at(-trusted.count) ?? '';
      return isIP(entry) > 0 ? entry : connection;
    };
  }
  const list = blockListOf(trusted.networks);
  const isTrusted = (address: string): boolean => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (connection, forwardedFor) => {
    let client = plainAddress(connection);
    for (const entry of entriesOf(forwardedFor).toReversed()) {
      if (!isTrusted(client) || isIP(entry) === 0) break;
      client = entry;
    }
    return client;
  };
}

/**
 * Adds the client's address, as trusted proxies report it, to each request. Without trusted proxies `answer` is
 * unchanged.
 */
export function behindProxies(trusted: TrustedProxies | undefined, answer: Answer): Answer {
  if (!trusted) return answer;
  const clientOf = clientBehind(trusted);
  return (request, env) => {
    const forwardedFor = request.headers.get('X-Forwarded-For');
    return answer(request, { ...env, clientAddress: clientOf(socketAddress(env), forwardedFor) });
  };
}

/** Address of the connection under @hono/node-server; 'local' when the service is called as a function. */
function socketAddress(env: CallEnv | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? 'local';
}

/**
 * Addresses of the connection and of the client. Without trusted proxies both are the connection's, with any headers.
 */
export function addressesOf({ env }: Context): { connection: string; client: string } {
  const call: CallEnv | undefined = env;
  const connection = socketAddress(call);
  return { connection, client: call?.clientAddress ?? connection };
}
