import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import contract from './parameters.json' with { type: 'json' };

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

/** The part of JSON Schema that the contract uses for parameters. */
interface Schema {
  type?: string;
  enum?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
}

const CONTRACT: [path: RegExp, parameters: Record<string, Schema>][] = Object.entries(contract)
  // An exact path comes before one with a variable part.
  .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
  .map(([path, parameters]) => [new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), parameters]);

function fits(schema: Schema, text: string): boolean {
  if (schema.enum && !schema.enum.includes(text)) return false;
  if (schema.type === 'boolean') return text === 'true' || text === 'false';
  if (schema.type !== 'integer' && schema.type !== 'number') {
    return text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? 100_000);
  }
  const number = Number(text);
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  const isKind = schema.type === 'integer' ? Number.isInteger(number) : Number.isFinite(number);
  return isKind && number >= minimum && number > exclusiveMinimum && number <= maximum;
}

/** The parameters that the contract does not have, or not with this value. */
function refusalsOf({ pathname, searchParams }: URL): { param: string; msg: string[] }[] {
  const [, parameters] = CONTRACT.find(([path]) => path.test(pathname)) ?? [];
  if (!parameters) return [];
  return [...searchParams].flatMap(([param, value]) => {
    const schema = parameters[param];
    return schema && fits(schema.items ?? schema, value)
      ? []
      : [{ param, msg: [`not in the contract: ${value}`] }];
  });
}

/** Starts a feed. The caller closes it. It refuses parameters that the contract does not allow. */
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
    const refused = refusalsOf(url);
    if (refused.length > 0) return context.json(refused, 400);
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
