import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { WorkerRequest } from '#config/offline.ts';
import { MemoryCaches, ORIGIN } from './memoryCaches.ts';

/** What the worker keeps from the start in these tests. */
export const PAGE = '/real-estate/index.html';
export const ENTRY = '/real-estate/assets/index-1.js';
const FRENCH = '/real-estate/assets/fr-1.js';

/** Answers like a network: rejects with a TypeError where there is none. */
export type Network = (request: Request) => Response | Promise<Response>;

type Listener = (event: object) => void;

/** A request that the browser makes to open a page, which no Request may say of itself. */
function navigation(path: string): Request {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

/** The service worker of src/sw.ts, run anew: installed over `echo`, and then in charge over a network of the test's own. */
export async function runWorker(network: Network) {
  const listeners = new Map<string, Listener[]>();
  const caches = new MemoryCaches();
  const asked: string[] = [];
  const cookies = new Map([['activeSession', 'true']]);
  let answering: Network = echo;
  const scope = {
    location: new URL(`${ORIGIN}/real-estate/sw.js`),
    registration: { scope: `${ORIGIN}/real-estate/` },
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    FetchEvent: class {},
    caches,
    cookieStore: {
      get: async (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : null),
    },
    indexedDB: new IDBFactory(),
    BUILT_FILES: {
      kept: [
        { url: PAGE, revision: 'one' },
        { url: ENTRY, revision: null },
      ],
      french: [FRENCH],
    },
    fetch: async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(`${request.method} ${request.url.replace(ORIGIN, '')}`);
      return answering(request);
    },
  };
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  await import('../../../src/sw.ts');

  /** Fires an event, and waits for all that the worker does of it. */
  const fire = async (type: string, members: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const event = { type, ...members, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
    for (const listener of listeners.get(type) ?? []) listener(event);
    for (let done = 0; done < work.length; done += 1) await work[done];
  };
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const answerTo = async (request: Request, members: object = {}): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const event = {
      type: 'fetch',
      request,
      ...members,
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise.catch(() => undefined)),
    };
    for (const listener of listeners.get('fetch') ?? []) listener(event);
    const response = await answer;
    // What is kept is written after the answer.
    for (let done = 0; done < work.length; done += 1) await work[done];
    return response;
  };

  await fire('install');
  await fire('activate');
  asked.length = 0;
  answering = network;
  return {
    caches,
    /** Those that the worker can read: of a customer, as long as no test takes them away. */
    cookies,
    asked,
    scope,
    /** Puts another network in the place of the one before. */
    connect: (next: Network) => {
      answering = next;
    },
    /** At a path of the site, or a whole address. */
    ask: (address: string, init?: RequestInit) => answerTo(new Request(new URL(address, ORIGIN), init)),
    open: (path: string, members?: object) => answerTo(navigation(path), members),
    tell: (data: WorkerRequest) => fire('message', { data, ports: [] }),
  };
}

/** A network that is not there. */
export const nobody: Network = () => {
  throw new TypeError('Failed to fetch');
};

/** A network that answers every address with its own path, and with when it says it is. */
export const echo: Network = ({ url }) =>
  new Response(new URL(url).pathname, {
    headers: { 'Content-Security-Policy': "default-src 'none'", Date: 'Thu, 01 Jan 2015 00:00:00 GMT' },
  });
