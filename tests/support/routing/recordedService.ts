import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of a routing service: its path with the query, and its body as JSON. */
export interface RecordedCall {
  path: string;
  body: unknown;
}

/** An answer: 200 by default; a text is sent as it is, and `none` is never answered. */
export interface RecordedAnswer {
  status?: number;
  body: unknown;
}

/** A routing service with recorded answers. Calls without an answer get 404. */
export interface RecordedService {
  url: string;
  calls: RecordedCall[];
  close(): Promise<void>;
}

/** Starts a service on a free port of this machine. */
export async function recordedService(
  answerTo: (call: RecordedCall) => RecordedAnswer | undefined,
): Promise<RecordedService> {
  const calls: RecordedCall[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const call = { path: request.url ?? '', body: text === '' ? undefined : JSON.parse(text) };
    calls.push(call);
    const { status = 200, body } = answerTo(call) ?? { status: 404, body: {} };
    if (body === 'none') return;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server has one
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
