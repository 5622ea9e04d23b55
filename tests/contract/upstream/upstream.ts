import { afterAll, onTestFinished } from 'vitest';
import type { Session } from '#server/http/session.ts';
import type { PictureKey } from '#server/realty/answers/pictureKeys.ts';
import type { Store } from '#server/store/store.ts';
import { openFeed } from '#server/upstream/feed/openFeed.ts';
import { makeUpstreamRealty } from '#server/upstream/makeUpstreamRealty.ts';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';
import { passTime } from '#tests/support/services/passTime.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';
import { type FakeFeed, startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';

/** An answer, read completely. */
export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed text, in a shape that the test knows. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for.
  body: any;
}

/** The realty service in upstream mode before a fake feed. */
export interface Upstream {
  feed: FakeFeed;
  logged: string[];
  /** Moves the clock on by milliseconds. */
  wait(milliseconds: number): void;
  asVisitor(path: string, init?: RequestInit): Promise<Answered>;
  asCustomer(path: string, init?: RequestInit): Promise<Answered>;
}

const sessionOf = async (request: Request): Promise<Session> =>
  request.headers.has('Authorization') ? CUSTOMER : { kind: 'visitor' };

/** The store of the amenities, which is empty. */
let opening: Promise<Store> | undefined;
afterAll(async () => (await opening)?.close());

/** Opens both; they end with the test. */
export async function openUpstream(
  options: { callsAMinute?: number; timeoutMs?: number; pictureKey?: PictureKey } = {},
): Promise<Upstream> {
  const feed = await startFakeFeed();
  onTestFinished(() => feed.close());
  const logged: string[] = [];
  let now = Date.parse('2026-11-22T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const { callsAMinute = 1000, timeoutMs = 5000 } = options;
  const liveFeed = openFeed({
    url: feed.url,
    key: 'secret-key',
    callsAMinute,
    clock,
    timeoutMs,
    log: (line) => logged.push(line),
  });
  const { pictureKey } = options;
  opening ??= openEmptyStore();
  const store = await opening;
  const realty = makeUpstreamRealty({ feed: liveFeed, store, clock, sessionOf, pictureKey });
  const ask = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const answer = await realty.fetch(
      new Request(`http://product.test${path}`, { ...init, headers: { ...init.headers, ...headers } }),
    );
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  return {
    feed,
    logged,
    wait: (milliseconds) => {
      now += milliseconds;
      passTime(milliseconds);
    },
    asVisitor: (path, init) => ask(path, init),
    asCustomer: (path, init) => ask(path, init, { Authorization: 'Bearer token' }),
  };
}
