import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

/** A call as the feed received it. */
export interface FedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  key: string | undefined;
  body: string;
}

/** The feed's behaviour in place of an answer: a status, no answer at all, no JSON, a broken connection, a redirect. */
export type FeedMood = number | 'silent' | 'html' | 'broken' | 'elsewhere';

/** A listing feed on this machine with the test's answers. */
export interface FakeFeed {
  url: string;
  calls: FedCall[];
  /** The answer of a path: an object, or a function of its query. */
  answers: Map<string, object | ((query: URLSearchParams) => object)>;
  /** Behaviours of the next calls, in turn. With `always` the last one stays. */
  moods: FeedMood[];
  always: FeedMood | undefined;
  /** Headers of answers with a status. */
  headers: Record<string, string>;
  /** Body of answers with a status. */
  body: object;
  close(): Promise<void>;
}

/** Starts a feed. The caller closes it. */
export async function startFakeFeed(): Promise<FakeFeed> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', async (context) => {
    const url = new URL(context.req.url);
    const body = await context.req.text();
    const { method } = context.req;
    const key = context.req.header('REPLIERS-API-KEY');
    feed.calls.push({ method, path: url.pathname, query: url.searchParams, key, body });
    const mood = feed.moods.shift() ?? feed.always;
    if (mood === 'silent') return new Promise<Response>(() => undefined);
    if (mood === 'html') return context.html('<h1>Welcome</h1>');
    if (mood === 'elsewhere') return context.redirect('/stolen');
    if (mood === 'broken') {
      context.env.incoming.socket.destroy();
      return new Promise<Response>(() => undefined);
    }
    if (typeof mood === 'number') return Response.json(feed.body, { status: mood, headers: feed.headers });
    const answer = feed.answers.get(url.pathname);
    if (!answer) return context.json({ message: 'Not found' }, 404);
    return context.json(typeof answer === 'function' ? (answer(url.searchParams) as object) : answer);
  });
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const feed: FakeFeed = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    answers: new Map(),
    moods: [],
    always: undefined,
    headers: {},
    body: { message: 'failure' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return feed;
}
