import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startPglite } from './startPglite.ts';

/** The way in which a busy connection is lost. */
export type Loss = 'reset' | 'terminated';

/** A PostgreSQL on a port of this machine. The test can break its connections. */
export interface PgliteServer {
  connectionString: string;
  /** From now on each connection breaks at its next statement; undefined ends this. */
  breakBusy(loss: Loss | undefined): void;
  /** From now on statements get no answer, as behind a lock, until the test resumes them. */
  block(): void;
  goOn(): void;
  /** Number of connections broken so far during a statement. */
  broken(): number;
  /** Breaks all connections and refuses new ones, until it listens again. */
  stopListening(): Promise<void>;
  listenAgain(): Promise<void>;
  close(): Promise<void>;
}

const SSL_REQUEST = 80_877_103;
const STARTUP = 196_608;
const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeInt32BE(value, at * 4);
  return bytes;
}

const ready = message('Z', Buffer.from('I'));
/** The message that a connection sends before `pg_terminate_backend` ends it. */
const terminated = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

/** PGlite behind a port. It has one session, so only one connection at a time can hold a transaction. */
export async function openPgliteServer(): Promise<PgliteServer> {
  const pglite = await startPglite();
  const sockets = new Set<Socket>();
  let loss: Loss | undefined;
  let broken = 0;
  let turn: Promise<void> = Promise.resolve();
  let pause: Promise<void> = Promise.resolve();
  let goOn = (): void => undefined;

  function lose(socket: Socket): void {
    broken += 1;
    if (loss === 'terminated') socket.end(terminated);
    else socket.resetAndDestroy();
  }

  function serve(socket: Socket): void {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    let hasStarted = false;
    let messages: Buffer[] = [];
    let endTurn: (() => void) | undefined;

    async function run(question: Buffer): Promise<void> {
      if (!endTurn) {
        const before = turn;
        const own = Promise.withResolvers<void>();
        turn = own.promise;
        await before;
        endTurn = own.resolve;
      }
      const answer = Buffer.from(await pglite.execProtocolRaw(question));
      // The last byte says if a transaction is open.
      if (answer.at(-1) === 'I'.charCodeAt(0)) {
        endTurn();
        endTurn = undefined;
      }
      if (!socket.destroyed) socket.write(answer);
    }

    async function leave(): Promise<void> {
      sockets.delete(socket);
      await working;
      if (!endTurn) return;
      await pglite.exec('rollback');
      endTurn();
    }

    function take(): boolean {
      if (!hasStarted) {
        if (received.length < 8) return false;
        const length = received.readInt32BE(0);
        const code = received.readInt32BE(4);
        if (received.length < length) return false;
        received = received.subarray(length);
        if (code === SSL_REQUEST) socket.write('N');
        else if (code === STARTUP) {
          hasStarted = true;
          socket.write(Buffer.concat([message('R', numbers(0)), message('K', numbers(1, 1)), ready]));
        } else socket.destroy();
        return true;
      }
      if (received.length < 5) return false;
      const length = received.readInt32BE(1) + 1;
      if (received.length < length) return false;
      const type = received[0];
      if (type === TERMINATE) socket.end();
      else messages.push(received.subarray(0, length));
      received = received.subarray(length);
      if (type !== QUERY && type !== SYNC) return true;
      const question = Buffer.concat(messages);
      messages = [];
      if (loss) lose(socket);
      else working = working.then(() => pause).then(() => run(question));
      return true;
    }

    let working: Promise<void> = Promise.resolve();
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      while (take());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => void leave());
  }

  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  async function stopListening(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }
  return {
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    breakBusy: (next) => {
      loss = next;
    },
    block() {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = promise;
      goOn = resolve;
    },
    goOn: () => goOn(),
    broken: () => broken,
    stopListening,
    async listenAgain() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      goOn();
      if (server.listening) await stopListening();
      await turn;
      await pglite.close();
    },
  };
}
