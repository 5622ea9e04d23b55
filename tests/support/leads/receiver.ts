import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Webhook } from '#server/http/postToWebhook.ts';

/** A received request. */
export interface Received {
  key: string | undefined;
  type: string | undefined;
  body: unknown;
  /** The header Webhook-Signature and the body as it came; missing without a signature. */
  signed?: { signature: string; text: string };
}

/** A system of the brokerage that receives leads. */
export interface Receiver {
  webhook: Webhook;
  received: Received[];
  close(): Promise<void>;
}

/**
 * Listens for leads on this machine.
 * @param answers statuses of the first requests, 200 afterwards; 'never' does not answer, 'elsewhere' redirects to
 * another path
 * @param secrets of the signatures; none by default
 */
export async function startReceiver(
  answers: (number | 'never' | 'elsewhere')[] = [],
  secrets: readonly string[] = [],
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { 'idempotency-key': key, 'content-type': type, 'webhook-signature': signature } = request.headers;
    const body = await text(request);
    const signed = signature === undefined ? {} : { signed: { signature: signature.toString(), text: body } };
    received.push({ key: key?.toString(), type, body: JSON.parse(body), ...signed });
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
    webhook: { url: `http://127.0.0.1:${port}/leads`, secrets },
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
