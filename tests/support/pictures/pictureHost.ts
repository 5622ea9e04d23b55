import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of pictures on this machine. */
export interface PictureHost {
  /** "http://localhost:41234" */
  origin: string;
  port: number;
  /** Paths with their queries, in order. */
  requests: string[];
  /** Number of connections. */
  connections: () => number;
  /** The answer of a path; 404 for others. */
  replies: Map<string, Reply>;
}

/** A picture of one colour. */
export const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
    .toFormat(format)
    .toBuffer();

/** Answers with bytes that are called a JPEG. */
export const sends =
  (bytes: Buffer | string, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'image/jpeg', ...headers }).end(bytes);

/** Answers with a status. */
export const fails =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response.writeHead(status, headers).end();

/** Starts a host, which ends with the test. */
export async function startPictureHost(): Promise<PictureHost> {
  const requests: string[] = [];
  const replies = new Map<string, Reply>();
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    (replies.get(request.url ?? '') ?? fails(404))(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://localhost:${port}`, port, requests, connections: () => connections, replies };
}
