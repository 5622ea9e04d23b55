import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received request. */
export interface Received {
  key: string | undefined;
  type: string | undefined;
  body: unknown;
}

/** A system of the brokerage that receives leads. */
export interface Receiver {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/**
 * Listens for leads on this machine.
 * @param answers statuses of the first requests, 200 afterwards; 'never' does not answer, 'elsewhere' redirects to
 * another path
 */
export async function startReceiver(answers: (number | 'never' | 'elsewhere')[] = []): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { 'idempotency-key': key, 'content-type': type } = request.headers;
    received.push({ key: key?.toString(), type, body: JSON.parse(await text(request)) });
    const answer = answers[received.length - 1] ?? 200;
    if (answer === 'never') return;
    if (answer === 'elsewhere') response.setHeader('Location', '/elsewhere');
    response.statusCode = answer === 'elsewhere' ? 307 : answer;
    response.end('thanks');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
