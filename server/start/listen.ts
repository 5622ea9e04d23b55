import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type ListenOptions as Address, type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Answer } from '#server/http/answer.ts';

/** The port is in use by another program. */
export class PortTaken extends Error {
  constructor(port: number, setting: string) {
    super(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${setting}=${port < 65_535 ? port + 1 : 4600} npm start`,
    );
    this.name = 'PortTaken';
  }
}

/** The port may not be opened by this user. */
export class PortForbidden extends Error {
  constructor(port: number) {
    super(`This user may not open port ${port}. Choose a port above 1023: PORT=4600 npm start`);
    this.name = 'PortForbidden';
  }
}

/** A listening server. */
export interface Listening {
  /** The actual port, also when any free one was requested. */
  port: number;
  /** Stops accepting requests, waits up to five seconds for those in progress, then closes all connections. */
  close(): Promise<void>;
}

/** Milliseconds; less than the ten seconds after which process managers kill a program. */
const GRACE_PERIOD = 5000;
/**
 * Milliseconds for which idle connections stay open while the server closes. A proxy may be sending a request on one just
 * then. The request is answered, with `Connection: close`.
 */
const DRAIN_MS = 500;
/**
 * While the server closes, idle connections are closed at this interval (milliseconds): a connection becomes idle
 * when its answer is sent.
 */
const IDLE_CHECK_INTERVAL = 50;

/**
 * Milliseconds: for a request's headers; for the whole request (ten megabytes of a document take minutes on a slow
 * connection); for a connection without traffic; and for one kept alive between requests, longer than proxies keep
 * theirs.
 */
const TIMEOUTS = { headers: 20_000, request: 300_000, idle: 60_000, keepAlive: 65_000 };

/** Limits of open connections. */
export interface ConnectionLimits {
  /** From all addresses together. */
  all: number;
  /** From one address; a browser opens six. Infinity when all visitors have the address of a proxy. */
  each: number;
}

/** Options of `listen`. */
export interface ListenOptions {
  /** In the thousands by default. */
  connections?: ConnectionLimits;
  /** Address of this machine to listen on; all of them by default. */
  host?: string;
  /** Setting that names the port, for messages; PORT by default. */
  setting?: string;
}

/** A connection that sends its request slowly uses about 25 kB. */
export const CONNECTION_LIMITS: ConnectionLimits = { all: 4000, each: 512 };

/** Closes connections above the limits. */
function limitConnections(server: Server, { all, each }: ConnectionLimits): void {
  let total = 0;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    total += 1;
    socket.once('close', () => {
      total -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (total > all || count > each) socket.destroy();
  });
}

/**
 * Number of sockets that share the port. A turn of the event loop accepts one connection of each
 * (https://github.com/libuv/libuv/pull/3696). Under load a turn takes 20 ms, and with a single socket the connections of
 * two hundred visitors, or of a proxy that opens one for each request, would wait for four seconds.
 */
const SHARING_SOCKETS = 16;
/** Systems on which sockets can share a port. */
const SHARES_PORTS = process.platform === 'linux';

async function opened(server: NetServer, address: Address): Promise<number> {
  server.listen(address);
  // Rejects when the port cannot be opened.
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // a listening TCP server has one
}

// The method of HTTP servers would also close idle connections.
const closed = (acceptor: NetServer) =>
  new Promise((resolve) => NetServer.prototype.close.call(acceptor, resolve));

/**
 * Takes a name that only one process of this machine can have, and keeps it while the port is open: two processes that start
 * at the same time could otherwise share the port. Sandboxes without such names go without.
 * @returns the server to close with the port
 */
async function claim({ host = '', port }: Address): Promise<NetServer> {
  const claiming = new NetServer((socket) => socket.destroy());
  await opened(claiming, { path: `\0harbour-and-pine ${host} ${port}` }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') throw error;
    },
  );
  return claiming;
}

/**
 * Opens a port for a server.
 * @returns the port, and all servers that are closed with it
 */
async function openPort(server: Server, address: Address): Promise<{ port: number; acceptors: NetServer[] }> {
  if (!SHARES_PORTS) return { port: await opened(server, address), acceptors: [server] };
  // Any free port is another one for each process.
  const acceptors: NetServer[] = address.port === 0 ? [] : [await claim(address)];
  try {
    // A server of this user that was started otherwise could share the port as well, so it has to be free.
    const probe = new NetServer();
    const port = await opened(probe, address);
    await closed(probe);
    const others = Array.from({ length: SHARING_SOCKETS - 1 }, () => {
      const acceptor = new NetServer({ noDelay: true, allowHalfOpen: true });
      return acceptor.on('connection', (socket) => server.emit('connection', socket));
    });
    for (const acceptor of [server, ...others]) {
      acceptors.push(acceptor);
      await opened(acceptor, { ...address, port, reusePort: true });
    }
    return { port, acceptors };
  } catch (error) {
    await Promise.all(acceptors.map(closed));
    throw error;
  }
}

function listenFailure(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortTaken(port, setting);
  }
  return error.code === 'EACCES' ? new PortForbidden(port) : error;
}

/**
 * Serves a function on a port.
 * @param wanted the port; 0 for any free one
 * @throws PortTaken, PortForbidden
 */
export async function listen(
  wanted: number,
  answer: Answer,
  { connections = CONNECTION_LIMITS, host, setting = 'PORT' }: ListenOptions = {},
): Promise<Listening> {
  const listener = getRequestListener((request, env) => answer(request, env));
  const answering = new Set<ServerResponse>();
  let isClosing = false;
  const server = createServer(
    {
      headersTimeout: TIMEOUTS.headers,
      requestTimeout: TIMEOUTS.request,
      keepAliveTimeout: TIMEOUTS.keepAlive,
    },
    (incoming, outgoing) => {
      if (isClosing) outgoing.shouldKeepAlive = false;
      answering.add(outgoing);
      outgoing.once('close', () => answering.delete(outgoing));
      void listener(incoming, outgoing);
    },
  );
  server.timeout = TIMEOUTS.idle;
  limitConnections(server, connections);
  const { port, acceptors } = await openPort(server, {
    port: wanted,
    ...(host === undefined ? {} : { host }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, wanted, setting);
  });
  const close = async (): Promise<void> => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD);
    isClosing = true;
    for (const outgoing of answering) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
    let looking: NodeJS.Timeout | undefined;
    const draining = setTimeout(() => {
      server.close();
      looking = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
    }, DRAIN_MS);
    // Refuses new connections at once.
    await Promise.all(acceptors.map(closed));
    clearTimeout(draining);
    clearTimeout(force);
    clearInterval(looking);
  };
  return { port, close };
}
