import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Answer } from '#server/http/answer.ts';

/** The port is in use by another program. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port < 65_535 ? port + 1 : 4600} npm start`,
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

/** A server that takes requests. */
export interface Listening {
  /** The port in use, also when any free one was asked for. */
  port: number;
  /** Stops taking requests, lets those under way end for up to five seconds, then closes their connections. */
  close(): Promise<void>;
}

/** Less than the ten seconds after which those who stop programs kill them. */
const GRACE_PERIOD = 5000;
/** A line is open for its next request once its answer is out: it is looked for so often. */
const IDLE_CHECK_INTERVAL = 50;

/**
 * Milliseconds: for a request's headers, for all of it (ten megabytes of a document take minutes on a slow line), for a
 * line on which nothing moves, and for one that is kept open between requests, which is longer than proxies keep theirs.
 */
const TIMEOUTS = { headers: 20_000, request: 300_000, idle: 60_000, keepAlive: 65_000 };

/** How many connections are open at a time. */
export interface ConnectionLimits {
  /** Of everybody. */
  all: number;
  /** Of one address; a browser opens six. Infinity where a proxy's address stands for all visitors. */
  each: number;
}

/** A connection that sends its request slowly holds about 25 kB. */
export const CONNECTION_LIMITS: ConnectionLimits = { all: 4000, each: 512 };

/** Closes connections that are too many: those of everybody, and those of one address. */
function limitConnections(server: Server, { all, each }: ConnectionLimits): void {
  server.maxConnections = all;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > each) socket.destroy();
  });
}

function listenFailure(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortTaken(port);
  }
  return error.code === 'EACCES' ? new PortForbidden(port) : error;
}

/**
 * Serves a function on a port, on all addresses of the machine.
 * @param port 0 for any free one
 * @param connections how many may be open; thousands if left out
 * @throws PortTaken, PortForbidden
 */
export function listen(port: number, answer: Answer, connections = CONNECTION_LIMITS): Promise<Listening> {
  const listener = getRequestListener((request, env) => answer(request, env));
  const server = createServer(
    {
      headersTimeout: TIMEOUTS.headers,
      requestTimeout: TIMEOUTS.request,
      keepAliveTimeout: TIMEOUTS.keepAlive,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.timeout = TIMEOUTS.idle;
  limitConnections(server, connections);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const force = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD);
      const looking = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
      server.close(() => {
        clearTimeout(force);
        clearInterval(looking);
        resolve();
      });
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, port)));
    server.listen(port, () => {
      const address = server.address() as AddressInfo; // a TCP server that listens has one
      resolve({ port: address.port, close });
    });
  });
}
